// The graph of score and ownership over the moves of a game, as pure sums: the order of work, what is kept of
// an estimate, and where its lines run.

import type { Estimate } from "../engine/engine.ts";

export interface Estimated {
  readonly move: number;
  /** Black's lead. */
  readonly marginHalf: number;
  /** Per cent: that every chain is rightly called living or dead. */
  readonly sure: number;
  readonly black: number; // points that Black owns, stones included
  readonly white: number;
  /** For each point from 1 (Black's, certainly) to -1 (White's). */
  readonly ownership: readonly number[];
}

/**
 * The moves from 0 to the last one, each once: ends and middle first, then what lies between, finer and
 * finer.
 */
export function orderOf(moves: number): readonly number[] {
  const order = [0];
  if (moves > 0) order.push(moves);
  const seen = new Set(order);
  for (let step = 2 ** Math.ceil(Math.log2(Math.max(1, moves))); step >= 1; step /= 2)
    for (let move = step; move < moves; move += step)
      if (!seen.has(move)) {
        seen.add(move);
        order.push(move);
      }
  return order;
}

/** What the graph needs of an estimate. */
export function estimatedAt(move: number, estimate: Estimate): Estimated {
  const owners = estimate.owner.flatMap((row) => [...row]);
  const sure = estimate.owner_confidence.flat();
  const counted = (sign: string): number => owners.filter((owner) => owner === sign).length;
  const share = (owner: string, at: number): number =>
    ((owner === "B" ? 1 : owner === "W" ? -1 : 0) * (sure[at] ?? 0)) / 1000;
  return {
    move,
    marginHalf: estimate.margin_half,
    sure: Math.round(estimate.confidence / 10),
    black: counted("B"),
    white: counted("W"),
    ownership: owners.map(share),
  };
}

/** Answers that are still true of a game: those up to the last event that both have. */
export function stillTrue<T extends { readonly move: number }>(
  answers: readonly T[],
  moves: number,
  goesOn: boolean,
): readonly T[] {
  return goesOn ? answers.filter(({ move }) => move <= moves) : [];
}

/** Of the picture, in its own units. */
export const height = 200;
export const width = 600;

const reach = 4; // moves before and after, which the lead of a move is smoothed with

/** A move's lead, smoothed, and between which leads the estimates around it swing. */
export interface Smoothed {
  readonly move: number;
  readonly marginHalf: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Estimates swing with whose turn it is, most of all on an empty board: a line through each would look like a
 * fault. Near ones weigh more, so that a turn of the game is where it happened.
 */
export function smoothed(answers: readonly Estimated[]): readonly Smoothed[] {
  return answers.map(({ move }) => {
    const near = answers.filter((other) => Math.abs(other.move - move) <= reach);
    const weights = near.map((other) => reach + 1 - Math.abs(other.move - move));
    const leads = near.map(({ marginHalf }) => marginHalf);
    const sum = leads.reduce((total, lead, i) => total + lead * weights[i]!, 0);
    return {
      move,
      marginHalf: sum / weights.reduce((total, weight) => total + weight, 0),
      low: Math.min(...leads),
      high: Math.max(...leads),
    };
  });
}

/** Points of a line over all moves, "0,100 30,80": `most` at the top, minus `most` at the bottom. */
export function lineOf<Answer extends { readonly move: number }>(
  answers: readonly Answer[],
  moves: number,
  value: (answer: Answer) => number,
  most: number,
): string {
  return [...answers]
    .sort((a, b) => a.move - b.move)
    .map((answer) => `${xOf(answer.move, moves)},${yOf(value(answer), most)}`)
    .join(" ");
}

/** Where a move and a value lie in it; `most` is the value at its upper edge. */
export const xOf = (move: number, moves: number): number =>
  Math.round((move / Math.max(1, moves)) * width * 10) / 10;
export const yOf = (value: number, most: number): number =>
  Math.round((1 - Math.max(-1, Math.min(1, value / most))) * (height / 2) * 10) / 10;

/** The move under a place of the graph, from 0 (left) to 1 (right). */
export const moveAt = (share: number, moves: number): number =>
  Math.round(Math.min(1, Math.max(0, share)) * moves);

/**
 * The lead that the scale holds, in half points; steps of ten points. The few greatest run along the edge:
 * after the first move a whole board seems to be Black's.
 */
export function scaleOf(answers: readonly Estimated[]): number {
  const leads = answers.map(({ marginHalf }) => Math.abs(marginHalf)).sort((a, b) => a - b);
  return Math.max(20, Math.ceil((leads[Math.floor((leads.length - 1) * 0.95)] ?? 0) / 20) * 20);
}
