// The referee at work in its worker: first an estimate, then proofs, then what the rules confirm by
// hypothetical play. The page never waits for it; what has come is shown.

import { inWorker } from "shinpan/worker";
import { useEffect, useRef, useState } from "preact/hooks";
import {
  playoutsFor, type Confirmation, type Estimate, type Game, type Proof, type Shinpan,
} from "../engine.ts";
import { sectionsOf, type Section } from "./certificate.ts";

/**
 * What the referee looks for: proofs, who has to move first for a group to live, and the confirmation that
 * rules ask for.
 */
export type Search = "proof" | "first" | "confirmation";

/** What is under way: an estimate, or a search in this round of it, from 0. */
export type Work = "estimate" | { readonly search: Search; readonly round: number };

/** What is known so far; null: not yet. */
export interface Findings {
  readonly estimate: Estimate | null;
  readonly proof: Proof | null;
  /** The certificate of the proof, and what it says. */
  readonly certificate: string | null;
  readonly sections: readonly Section[];
  readonly confirmation: Confirmation | null;
  /** null while the referee rests. */
  readonly work: Work | null;
  /** How many rounds of each search came to their end; null for one that was not begun. */
  readonly done: Readonly<Record<Search, number | null>>;
}

/** What is known before anything was asked. */
export const nothing: Findings = {
  estimate: null, proof: null, certificate: null, sections: [], confirmation: null, work: null,
  done: { proof: null, first: null, confirmation: null },
};

/**
 * How many positions each round may look at, for a player or around a chain: each asks again where one was
 * not enough.
 */
export const rounds: Readonly<Record<Search, readonly number[]>> = {
  proof: [2_000, 10_000, 50_000],
  first: [10_000, 100_000],
  confirmation: [2_000, 20_000, 100_000],
};

export interface Referee {
  readonly findings: Findings;
  /** Breaks off; what is known stays. */
  readonly stop: () => void;
  /**
   * Begins a search, or goes on with one that was broken off; null where there is nothing left to find, or
   * work goes on.
   */
  readonly goOn: Readonly<Record<Search, (() => void) | null>>;
  /** A search was begun, or was to come next, and was broken off before its end. */
  readonly isBroken: (search: Search) => boolean;
}

const isProven = ({ groups }: Proof): boolean => groups.every(({ is }) => is !== "open");
const isConfirmed = ({ chains }: Confirmation): boolean =>
  chains.every(({ status, played_to_the_end }) =>
    status !== "undecided" && status !== "capturable" && played_to_the_end);

type Ask = ReturnType<typeof inWorker>["ask"];
type Tell = (found: Partial<Findings>) => void;
/** Goes on with a search from this round, to its end or until nothing is left to find. */
type Go = (search: Search, from: number) => Promise<void>;

/** One round of a search. Tells what it finds, and whether nothing is left to find. */
async function searched(
  search: Search, round: number, ask: Ask, position: Game, tell: Tell,
): Promise<boolean> {
  const bound = rounds[search][round]!;
  tell({ work: { search, round } });
  if (search === "confirmation") {
    const confirmation = await ask(position, "confirmation", { states: bound });
    tell({ confirmation });
    return isConfirmed(confirmation);
  }
  const certificate = await ask(position, "certificate", { nodes: bound });
  const proof = await ask(position, "proof", { nodes: bound, first: search === "first" });
  tell({ proof, certificate, sections: sectionsOf(certificate) });
  return isProven(proof);
}

/** What is done with a position in a worker. */
type Job = (go: Go, ask: Ask, position: Game, tell: Tell) => Promise<void>;

/** All that is looked for of itself, one after the other. */
const everything = (confirms: boolean): Job => async (go, ask, position, tell) => {
  tell({ work: "estimate" });
  for (const playouts of playoutsFor(position.size))
    tell({ estimate: await ask(position, "estimate", { playouts }) });
  await go("proof", 0);
  if (confirms) await go("confirmation", 0);
};

/**
 * Looks at the position on the board when `wanted`; `name` tells it from others. What belongs to an earlier
 * one is forgotten.
 */
export function useReferee(
  engine: Shinpan, game: Game, name: string, wanted: boolean, confirms: boolean,
): Referee {
  const [findings, setFindings] = useState(nothing);
  const worker = useRef<Worker | null>(null);
  const held = useRef<Game | null>(null);
  const stop = (): void => {
    worker.current?.terminate();
    held.current?.free();
    worker.current = null;
    held.current = null;
    setFindings((before) => ({ ...before, work: null }));
  };
  /** Has the position looked at in a worker of its own; what another one is at is broken off. */
  const begin = async (work: Job): Promise<void> => {
    stop();
    const position = game.copy(); // the page may close its own game while the worker is at work
    const mine = new Worker(new URL("./referee_worker.ts", import.meta.url), { type: "module" });
    worker.current = mine;
    held.current = position;
    const goesOn = (): boolean => worker.current === mine;
    const answers = inWorker(mine, engine.module);
    // Whoever asks after it was broken off waits for ever, as for a worker that was ended.
    const ask: Ask = (...question) => (goesOn() ? answers.ask(...question) : new Promise(() => undefined));
    const tell: Tell = (found) => { if (goesOn()) setFindings((before) => ({ ...before, ...found })); };
    const ended = (search: Search, rounds: number): void => {
      if (goesOn()) setFindings((before) => ({ ...before, done: { ...before.done, [search]: rounds } }));
    };
    const go: Go = async (search, from) => {
      const all = rounds[search].length;
      for (let round = from; round < all; ++round) {
        ended(search, round);
        if (await searched(search, round, ask, position, tell)) break;
      }
      ended(search, all);
    };
    await work(go, ask, position, tell);
    if (goesOn()) stop();
  };
  useEffect(() => {
    setFindings(nothing);
    if (wanted) void begin(everything(confirms));
    return stop;
  }, [name, wanted]);
  const { work, estimate, done } = findings;
  const idle = wanted && work === null && estimate !== null;
  const mayGoOn = (what: Search): boolean =>
    idle && (done[what] ?? 0) < rounds[what].length && (confirms || what !== "confirmation");
  const wayOn = (what: Search): (() => void) | null =>
    (mayGoOn(what) ? () => void begin((go) => go(what, done[what] ?? 0)) : null);
  return {
    findings, stop,
    goOn: { proof: wayOn("proof"), first: wayOn("first"), confirmation: wayOn("confirmation") },
    isBroken: (what) => mayGoOn(what) && (done[what] !== null || what === "confirmation"),
  };
}
