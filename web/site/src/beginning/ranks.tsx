// A handicap and komi proposed from two ranks: the engine's answer, with the source that says so.

import { useState } from "preact/hooks";
import type { Shinpan } from "../engine/engine.ts";
import { points } from "../words/numbers.ts";
import { words } from "../words/index.ts";

export interface Proposal {
  readonly even: boolean;
  readonly stones: number;
  readonly komiHalf: number;
  /** "5k": of the one who takes Black. */
  readonly weaker: string;
  readonly source: { readonly name: string; readonly clause: string };
  readonly komiClause: string;
  readonly possible: boolean;
}

/**
 * What two ranks make of a game under these rules; a handicap that the rules do not know becomes an even
 * game.
 */
export function proposalOf(
  engine: Shinpan,
  rules: string,
  size: readonly [number, number],
  one: string,
  other: string,
): Proposal {
  const between = engine.handicapBetween(one, other);
  const most = size[0] * size[1] - 1;
  const possible =
    between.even || (most >= 2 && engine.handicap(rules, [...size], 2).placement !== "none");
  const even = between.even || !possible;
  const stones = even ? 0 : Math.min(between.stones, most);
  const terms = engine.handicap(rules, [...size], even ? 0 : Math.max(2, stones));
  return {
    even,
    stones,
    possible,
    komiHalf: terms.komi_half,
    weaker: between.swapped ? other : one,
    source: { name: engine.ruleset(between.rules).source, clause: between.clause },
    komiClause: even ? (engine.ruleset(rules).clauses.komi ?? "") : terms.clause,
  };
}

const ranks: readonly string[] = [
  ...Array.from({ length: 30 }, (_, i) => `${30 - i}k`),
  ...Array.from({ length: 9 }, (_, i) => `${i + 1}d`),
];
const spokenRank = (rank: string): string =>
  words.beginning.ranks.rank(parseInt(rank, 10), rank.endsWith("k"));

interface Props {
  readonly engine: Shinpan;
  readonly rules: string;
  readonly size: readonly [number, number];
  readonly onTake: (proposal: Proposal) => void;
}

function sentence({ even, stones, komiHalf, weaker }: Proposal): string {
  const text = words.beginning.ranks;
  const komi = points(komiHalf);
  if (even) return text.even(komi);
  return stones < 2
    ? text.first(spokenRank(weaker), komi)
    : text.stones(spokenRank(weaker), stones, komi);
}

export function RankProposal({ engine, rules, size, onTake }: Props) {
  const [one, setOne] = useState("5k");
  const [other, setOther] = useState("1k");
  const text = words.beginning.ranks;
  const proposal = proposalOf(engine, rules, size, one, other);
  const select = (label: string, value: string, choose: (rank: string) => void) => (
    <label>
      {label}
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {ranks.map((rank) => (
          <option value={rank}>{spokenRank(rank)}</option>
        ))}
      </select>
    </label>
  );
  return (
    <div class="ranks">
      <div class="row">
        {select(text.one, one, setOne)}
        {select(text.other, other, setOther)}
        <button type="button" onClick={() => onTake(proposal)}>
          {text.take}
        </button>
      </div>
      <p role="status">
        {!proposal.possible && `${text.none} `}
        <strong>{sentence(proposal)}</strong>
      </p>
      <p class="quiet">
        {words.sentences([
          text.source(proposal.source.name, proposal.source.clause),
          text.komi(engine.ruleset(rules).name, proposal.komiClause),
        ])}
      </p>
    </div>
  );
}
