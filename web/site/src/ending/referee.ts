// The referee at work in its worker: first an estimate, then proofs, then what the rules confirm by hypothetical play.
// The page never waits for it; what has come is shown.

import { inWorker } from "shinpan/worker";
import { useEffect, useRef, useState } from "preact/hooks";
import { playoutsFor, type Confirmation, type Estimate, type Game, type Proof, type Shinpan } from "../engine.ts";
import { sectionsOf, type Section } from "./certificate.ts";

/** What the referee looks for: proofs, who has to move first for a group to live, and the confirmation that rules ask for. */
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
}

export const nothing: Findings = { estimate: null, proof: null, certificate: null, sections: [], confirmation: null, work: null };

/** How many positions each round may look at, for a player or around a chain: each asks again where one was not enough. */
export const rounds: Readonly<Record<Search, readonly number[]>> = {
  proof: [2_000, 10_000, 50_000],
  first: [10_000, 100_000],
  confirmation: [2_000, 20_000, 100_000],
};

export interface Referee {
  readonly findings: Findings;
  /** Breaks off; what is known stays. */
  readonly stop: () => void;
  /** Begins a search, or goes on with one that was broken off; null where there is nothing left to find, or work goes on. */
  readonly goOn: Readonly<Record<Search, (() => void) | null>>;
  /** A search was begun, or was to come next, and was broken off before its end. */
  readonly isBroken: (search: Search) => boolean;
}

const isProven = ({ groups }: Proof): boolean => groups.every(({ is }) => is !== "open");
const isConfirmed = ({ chains }: Confirmation): boolean =>
  chains.every(({ status, played_to_the_end }) => status !== "undecided" && status !== "capturable" && played_to_the_end);

type Ask = ReturnType<typeof inWorker>["ask"];
type Tell = (found: Partial<Findings>) => void;

/** One round of a search. Tells what it finds, and whether nothing is left to find. */
async function searched(search: Search, round: number, ask: Ask, position: Game, tell: Tell): Promise<boolean> {
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

const unbegun: Readonly<Record<Search, number>> = { proof: 0, first: 0, confirmation: 0 };

/** Looks at the position on the board when `wanted`; `name` tells it from others. What belongs to an earlier one is forgotten. */
export function useReferee(engine: Shinpan, game: Game, name: string, wanted: boolean, confirms: boolean): Referee {
  const [findings, setFindings] = useState(nothing);
  const [done, setDone] = useState(unbegun); // rounds that came to their end
  const [begun, setBegun] = useState<readonly Search[]>([]);
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
  const begin = async (work: (ask: Ask, position: Game, tell: Tell) => Promise<void>): Promise<void> => {
    stop();
    const position = game.copy(); // the page may close its own game while the worker is at work
    const mine = new Worker(new URL("./referee_worker.ts", import.meta.url), { type: "module" });
    worker.current = mine;
    held.current = position;
    await work(inWorker(mine, engine.module).ask, position, (found) => {
      if (worker.current === mine) setFindings((before) => ({ ...before, ...found }));
    });
    if (worker.current === mine) stop();
  };
  const search = async (what: Search, from: number, ask: Ask, position: Game, tell: Tell): Promise<void> => {
    setBegun((before) => [...before, what]);
    const all = rounds[what].length;
    for (let round = from; round < all; ++round) {
      const found = await searched(what, round, ask, position, tell);
      setDone((before) => ({ ...before, [what]: found ? all : round + 1 }));
      if (found) return;
    }
  };
  useEffect(() => {
    setFindings(nothing);
    setDone(unbegun);
    setBegun([]);
    if (wanted)
      void begin(async (ask, position, tell) => {
        tell({ work: "estimate" });
        for (const playouts of playoutsFor(position.size)) tell({ estimate: await ask(position, "estimate", { playouts }) });
        await search("proof", 0, ask, position, tell);
        if (confirms) await search("confirmation", 0, ask, position, tell);
      });
    return stop;
  }, [name, wanted]);
  const mayGoOn = (what: Search): boolean =>
    wanted && findings.work === null && findings.estimate !== null && done[what] < rounds[what].length && (confirms || what !== "confirmation");
  const wayOn = (what: Search): (() => void) | null =>
    mayGoOn(what) ? () => void begin((ask, position, tell) => search(what, done[what], ask, position, tell)) : null;
  return {
    findings, stop,
    goOn: { proof: wayOn("proof"), first: wayOn("first"), confirmation: wayOn("confirmation") },
    isBroken: (what) => mayGoOn(what) && (begun.includes(what) || what === "confirmation"),
  };
}
