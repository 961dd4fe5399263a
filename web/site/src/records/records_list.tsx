// The list of records: of many thousands those rows in sight, gone through by arrow keys, chosen one by one
// or from one to another.

import { useEffect, useRef, useState } from "preact/hooks";
import { view, type Item } from "./collection.ts";
import { words } from "../words/index.ts";
import { useSpan } from "./windowed.ts";

const rowHeight = 58; // pixels, as the style sheet has it

/** What a record is called: its players, or where neither has a name what it or its file is called. */
export function titleOf({ black, white, name }: Item["facts"], file: string): string {
  const players = `${black || words.player("B")} – ${white || words.player("W")}`;
  return black === "" && white === "" ? name || file || players : players;
}

interface RowProps {
  readonly item: Item;
  readonly row: number;
  /** The row that Tab leads to. */
  readonly isPresent: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (row: number, isRange: boolean) => void;
  readonly onDelete: (item: Item) => void;
  readonly onView: () => void;
}

function Row({ item, row, isPresent, isChosen, onChoose, onDelete, onView }: RowProps) {
  const text = words.records;
  const { facts } = item;
  const title = titleOf(facts, item.file);
  const tabIndex = isPresent ? 0 : -1;
  const more = [facts.name === title ? "" : facts.name, facts.event ?? "", facts.date];
  return (
    <tr aria-rowindex={row + 2} data-row={row} class={isChosen ? "chosen" : ""}>
      <td class="pick">
        <input
          type="checkbox"
          checked={isChosen}
          tabIndex={tabIndex}
          aria-label={words.shelf.choose(title)}
          onClick={(event) => onChoose(row, event.shiftKey)}
        />
      </td>
      <th scope="row">
        <button
          type="button"
          class="link"
          tabIndex={tabIndex}
          title={title}
          onClick={() => {
            view({ id: item.id, at: 0 });
            onView();
          }}
        >
          {title}
        </button>
        <span class="quiet">{more.filter((part) => part !== "").join(" · ")}</span>
      </th>
      <td class="result">{facts.result === null ? "" : words.result(facts.result)}</td>
      <td class="number extent">
        {facts.size[0]} × {facts.size[1]}
      </td>
      <td class="number extent">{facts.moves}</td>
      <td class="drop">
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={text.deleteNamed(title)}
          onClick={() => onDelete(item)}
        >
          {text.delete}
        </button>
      </td>
    </tr>
  );
}

/** Where a key leads from a row; null for one that leads nowhere. */
function ledTo(key: string, row: number, rows: number): number | null {
  const page = Math.max(1, Math.floor(innerHeight / rowHeight) - 2);
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: row + 1,
    ArrowUp: row - 1,
    PageDown: row + page,
    PageUp: row - page,
    Home: 0,
    End: rows - 1,
  };
  const to = steps[key];
  return to === undefined ? null : Math.max(0, Math.min(rows - 1, to));
}

interface Props {
  readonly shown: readonly Item[];
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (chosen: ReadonlySet<string>) => void;
  readonly onDelete: (item: Item) => void;
  readonly onView: () => void;
}

/** The row that has the keyboard, and the way to another one. */
function useRows(shown: readonly Item[]) {
  const [present, setPresent] = useState(0);
  const body = useRef<HTMLTableSectionElement>(null);
  const goes = useRef(false);
  const { from, to } = useSpan(body, shown.length, rowHeight);
  useEffect(() => {
    if (!goes.current) return;
    const button = body.current!.querySelector<HTMLElement>(`[data-row="${present}"] button.link`);
    if (!button) return; // it comes with the scrolling
    goes.current = false;
    button.focus({ preventScroll: true });
  });
  const pressed = (event: KeyboardEvent): void => {
    const place = (event.target as Element).closest<HTMLElement>("[data-row]");
    if (!place || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = ledTo(event.key, Number(place.dataset.row), shown.length);
    if (next === null) return;
    event.preventDefault();
    goes.current = true;
    setPresent(next);
    const top = body.current!.getBoundingClientRect().top + next * rowHeight;
    if (top < 0 || top + rowHeight > innerHeight) scrollBy(0, top - innerHeight / 2);
  };
  return { body, from, to, pressed, present: Math.max(from, Math.min(to - 1, present)) };
}

/** The space that rows out of sight would take. */
const Gap = ({ rows }: { rows: number }) =>
  rows > 0 ? (
    <tbody class="gap" aria-hidden="true" style={{ height: `${rows * rowHeight}px` }} />
  ) : null;

export function RecordsList({ shown, chosen, onChosen, onDelete, onView }: Props) {
  const text = words.records;
  const last = useRef<number | null>(null);
  const { body, from, to, pressed, present } = useRows(shown);
  const choose = (row: number, isRange: boolean): void => {
    const [first, end] =
      isRange && last.current !== null
        ? [Math.min(row, last.current), Math.max(row, last.current)]
        : [row, row];
    const next = new Set(chosen);
    const isTaken = !chosen.has(shown[row]!.id);
    for (const { id } of shown.slice(first, end + 1)) next[isTaken ? "add" : "delete"](id);
    last.current = row;
    onChosen(next);
  };
  return (
    <div class="list-place" ref={body}>
      <table class="list" aria-rowcount={shown.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">
              <span class="unseen">{words.shelf.chosen}</span>
            </th>
            <th scope="col">{text.players}</th>
            <th scope="col">{text.result}</th>
            <th scope="col" class="number extent">
              {text.board}
            </th>
            <th scope="col" class="number extent">
              {text.moves}
            </th>
            <th scope="col">
              <span class="unseen">{text.delete}</span>
            </th>
          </tr>
        </thead>
        <Gap rows={from} />
        <tbody onKeyDown={pressed}>
          {shown.slice(from, to).map((item, i) => (
            <Row
              key={item.id}
              item={item}
              row={from + i}
              isPresent={from + i === present}
              isChosen={chosen.has(item.id)}
              onChoose={choose}
              onDelete={onDelete}
              onView={onView}
            />
          ))}
        </tbody>
        <Gap rows={shown.length - to} />
      </table>
    </div>
  );
}
