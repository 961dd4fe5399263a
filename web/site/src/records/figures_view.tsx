// A record as figures to be printed: the moves of one line, so many on each, with notes below.

import { useMemo, useState } from "preact/hooks";
import type { Settings as BoardSettings, Size } from "shinpan-board";
import { BoardOf } from "../parts/board_view.tsx";
import { figuresOf, type Note } from "./figures.ts";
import { Heading } from "../parts/heading.tsx";
import type { Move } from "../model/table.ts";
import { words } from "../words/index.ts";

interface Props {
  readonly name: string;
  readonly about: string;
  readonly moves: readonly Move[];
  readonly size: Size;
  readonly stonesBefore: Parameters<typeof figuresOf>[3];
  readonly boardSettings: Partial<BoardSettings>;
  readonly onClose: () => void;
}

const usual = 50;
const choices = [25, 50, 100];

interface ChoiceProps {
  readonly each: number;
  readonly all: number;
  readonly onEach: (count: number) => void;
}

/** How many moves stand on a figure. */
function EachChoice({ each, all, onEach }: ChoiceProps) {
  const text = words.records.figures;
  return (
    <label>
      {text.each}{" "}
      <select
        name="each"
        value={each}
        onChange={(event) => onEach(Number(event.currentTarget.value))}
      >
        {choices.map((count) => (
          <option value={count}>{count}</option>
        ))}
        <option value={all}>{text.all}</option>
      </select>
    </label>
  );
}

export function FiguresView({
  name,
  about,
  moves,
  size,
  stonesBefore,
  boardSettings,
  onClose,
}: Props) {
  const text = words.records.figures;
  const [each, setEach] = useState(usual);
  const figures = useMemo(() => figuresOf(moves, size, each, stonesBefore), [moves, each]);
  const noted = ({ move, over }: Note): string =>
    move.what === "pass"
      ? text.passes(move.number)
      : move.what === "button"
        ? text.button(move.number)
        : text.at(move.number, over === null ? move.what : String(over));
  return (
    <div class="figures">
      <div class="buttons no-print">
        <button type="button" class="main" onClick={() => window.print()}>
          {text.print}
        </button>
        <button type="button" onClick={onClose}>
          {text.close}
        </button>
        <EachChoice each={each} all={Math.max(1, moves.length)} onEach={setEach} />
      </div>
      <Heading>{name}</Heading>
      {about !== "" && <p>{about}</p>}
      <div class="all">
        {figures.map((figure, i) => (
          <figure>
            <div inert>
              <BoardOf
                view={figure.view}
                settings={{ ...boardSettings, theme: "print" }}
                motion="none"
              />
            </div>
            <figcaption>
              <strong>{text.title(i + 1, figure.from, figure.to)}</strong>
              {figure.notes.length > 0 && <span> {figure.notes.map(noted).join(", ")}</span>}
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
