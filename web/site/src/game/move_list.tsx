// The moves of a game, each a way to its position.

import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { afterFrame } from "../browser/after_frame.ts";
import { StoneIcon, Steps } from "../parts/icons.tsx";
import type { Action } from "../model/model.ts";
import { useNamed } from "../parts/point_names.ts";
import type { Move } from "../model/table.ts";
import { speaking } from "../words/first.ts";
import { words } from "../words/index.ts";

/** The value as it was a few frames ago: what uses it comes after the stone. */
function useAfterFrame<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => afterFrame(() => setShown(value)), [value]);
  return shown;
}

interface ListProps {
  readonly moves: readonly Move[];
  /** The number of the move looked at. */
  readonly at: number;
  readonly look: (move: number) => void;
}

/**
 * A list of moves gets longer by one: the items that are as they were stay the same objects, and are not
 * looked at again.
 */
function useItems({ moves, at, look }: ListProps, focused: number | null): readonly JSX.Element[] {
  const items = useRef({ words, known: new Map<string, JSX.Element>() });
  const named = useNamed();
  const looking = useRef(look);
  looking.current = look;
  if (items.current.words !== words) items.current = { words, known: new Map() };
  const stop = focused ?? Math.max(1, at); // for Tab: the whole list is one
  return moves.map(({ number, player, what, resumedBy }) => {
    const said = words.game.whats[what] ?? named(what);
    const key = `${number} ${player} ${said} ${resumedBy} ${at === number} ${stop === number}`;
    const item = items.current.known.get(key) ?? (
      <li key={number}>
        {resumedBy && <span class="quiet resumed">{words.end.resumed(resumedBy)}</span>}
        <button
          type="button"
          class={at === number ? "at" : ""}
          tabIndex={stop === number ? 0 : -1}
          aria-current={at === number ? "step" : undefined}
          aria-label={words.game.move(number, player, said)}
          onClick={() => looking.current(number)}
        >
          <span class="number">{number}</span>
          <StoneIcon black={player === "B"} />
          {said}
        </button>
      </li>
    );
    items.current.known.set(key, item);
    return item;
  });
}

/** Scrolls a list, and nothing else, to the move that is looked at. */
function scrollToPresent(list: HTMLElement): void {
  const item = list.querySelector("[aria-current]")?.parentElement;
  const top = item?.offsetTop ?? 0;
  const bottom = top + (item?.offsetHeight ?? 0);
  list.scrollTop = Math.max(Math.min(list.scrollTop, top), bottom - list.clientHeight);
}

/** Where a key leads from a move of the list. */
const ways: Readonly<
  Record<string, (items: readonly Element[], at: number) => Element | undefined>
> = {
  ArrowLeft: (items, at) => items[at - 1],
  ArrowUp: (items, at) => items[at - 1],
  ArrowRight: (items, at) => items[at + 1],
  ArrowDown: (items, at) => items[at + 1],
  Home: (items) => items[0],
  End: (items) => items[items.length - 1],
};

function step(event: KeyboardEvent & { readonly currentTarget: Element }): void {
  const items = [...event.currentTarget.querySelectorAll("button")];
  const to = ways[event.key]?.(items, items.indexOf(event.target as HTMLButtonElement));
  if (!(to instanceof HTMLElement)) return;
  event.preventDefault();
  to.focus();
}

function Items(shown: ListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  useEffect(() => scrollToPresent(list.current!), [shown]);
  const came = ({ target }: FocusEvent): void => {
    const item = (target as Element).closest("li")!;
    setFocused([...list.current!.children].indexOf(item) + 1);
  };
  return (
    <ol ref={list} onKeyDown={step} onFocusIn={came} onFocusOut={() => setFocused(null)}>
      {useItems(shown, focused)}
    </ol>
  );
}

function List(now: ListProps) {
  const shown = useAfterFrame(useMemo(() => now, [now.moves, now.at]));
  return useMemo(() => <Items {...shown} />, [shown, speaking.value]);
}

interface Props {
  readonly moves: readonly Move[];
  /** The move looked at; null for the last one. */
  readonly looking: number | null;
  readonly act: (action: Action) => void;
}

export function MoveList({ moves, looking, act }: Props) {
  const at = looking ?? moves.length;
  const look = (move: number): void =>
    act({ do: "look", move: move >= moves.length ? null : move });
  return (
    <section class="panel moves" aria-label={words.game.moves}>
      <h2>{words.game.moves}</h2>
      <div class="list-place">
        <List moves={moves} at={at} look={look} />
      </div>
      <Steps at={at} last={moves.length} labels={words.game} onStep={look} />
      {looking !== null && <p role="status">{words.game.looking(looking, moves.length)}</p>}
    </section>
  );
}
