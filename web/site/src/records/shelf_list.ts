// Which records the list shows, and in which order. Pure.

import type { Item } from "./entries.ts";

export const orders = [
  "changed",
  "newest",
  "oldest",
  "players",
  "event",
  "result",
  "moves",
] as const;
export type Order = (typeof orders)[number];
export const winners = ["any", "B", "W", "none"] as const;
export type Winner = (typeof winners)[number];

export interface Wish {
  /** Words that a record has all of, in whatever it tells. */
  readonly search: string;
  readonly winner: Winner;
  readonly order: Order;
}

/** Letters as they are searched: "Ｌｅｅ", "LEE" and "lée" are "lee". */
const plain = (text: string): string =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

const texts = new WeakMap<Item, string>();

/** All that a record tells, to be searched. */
function textOf(item: Item): string {
  let text = texts.get(item);
  if (text === undefined) {
    const { black, white, name, date, result, event, place, blackRank, whiteRank } = item.facts;
    const all = [black, white, name, date, result, event, place, blackRank, whiteRank, item.file];
    text = plain(all.join("\n"));
    texts.set(item, text);
  }
  return text;
}

/** What a result says of the winner: a draw, no result and nothing are "none". */
const winnerOf = ({ facts: { result } }: Item): Winner =>
  /^B\+/i.test(result ?? "") ? "B" : /^W\+/i.test(result ?? "") ? "W" : "none";

type Comparison = (one: Item, two: Item) => number;

/** By code points: much quicker than by a language, and the same everywhere. */
const by =
  (of: (item: Item) => string | number): Comparison =>
  (one, two) => {
    const [a, b] = [of(one), of(two)];
    return a < b ? -1 : a > b ? 1 : 0;
  };

/** What has nothing to be compared by comes last. */
const emptyLast =
  (of: (item: Item) => string, compare: Comparison): Comparison =>
  (one, two) =>
    Number(of(one) === "") - Number(of(two) === "") || compare(one, two);

const dateOf = ({ facts }: Item): string => facts.date;
const namesOf = ({ facts }: Item): string => plain(`${facts.black}\n${facts.white}`).trim();
const eventOf = ({ facts }: Item): string => plain(facts.event ?? "");
const resultOf = ({ facts }: Item): string => facts.result ?? "";

const comparisons: Readonly<Record<Exclude<Order, "changed">, Comparison>> = {
  newest: emptyLast(dateOf, (one, two) => by(dateOf)(two, one)),
  oldest: emptyLast(dateOf, by(dateOf)),
  players: emptyLast(namesOf, by(namesOf)),
  event: emptyLast(eventOf, by(eventOf)),
  result: emptyLast(resultOf, by(resultOf)),
  moves: by(({ facts }) => facts.moves),
};

/** The records that are wished for, in the order wished; `items` come with the last one changed first. */
export function shownOf(items: readonly Item[], { search, winner, order }: Wish): readonly Item[] {
  const wanted = plain(search)
    .split(/\s+/)
    .filter((word) => word !== "");
  const shown =
    wanted.length === 0 && winner === "any"
      ? items
      : items.filter(
          (item) =>
            (winner === "any" || winnerOf(item) === winner) &&
            wanted.every((word) => textOf(item).includes(word)),
        );
  return order === "changed" ? shown : [...shown].sort(comparisons[order]);
}
