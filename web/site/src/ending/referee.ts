// The referee at work in its worker: first an estimate, then proofs, then what the rules confirm by hypothetical play.
// The page never waits for it; what has come is shown.

import { inWorker } from "shinpan/worker";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Confirmation, Estimate, Game, Proof, Shinpan } from "../engine.ts";
import { sectionsOf, type Section } from "./certificate.ts";

/** What is known so far; null: not yet. */
export interface Findings {
  readonly estimate: Estimate | null;
  readonly proof: Proof | null;
  /** The certificate of the proof, and what it says. */
  readonly certificate: string | null;
  readonly sections: readonly Section[];
  readonly confirmation: Confirmation | null;
  readonly working: boolean;
  /** Which round of the confirmation is under way, from 0; null while none is. */
  readonly round: number | null;
}

export const nothing: Findings = {
  estimate: null, proof: null, certificate: null, sections: [], confirmation: null, working: false, round: null,
};

const playouts = 400;
const nodes = 50_000;
const deeperNodes = 100_000;
/** How many situations the confirmation may look at in a chain's surroundings: each round asks again where one was not enough. */
export const rounds = [2_000, 20_000, 100_000] as const;

export interface Referee {
  readonly findings: Findings;
  /** Also asks who moves first, which takes long. */
  readonly deeper: () => void;
  /** Breaks off; what is known stays. */
  readonly stop: () => void;
  /** Goes on with a confirmation that was broken off; null where there is nothing left to find. */
  readonly confirmOn: (() => void) | null;
}

const isDone = ({ chains }: Confirmation): boolean =>
  chains.every(({ status, played_to_the_end }) => status !== "undecided" && status !== "capturable" && played_to_the_end);

type Ask = ReturnType<typeof inWorker>["ask"];

/** Looks at the position on the board when `wanted`; `name` tells it from others. What belongs to an earlier one is forgotten. */
export function useReferee(engine: Shinpan, game: Game, name: string, wanted: boolean, confirms: boolean): Referee {
  const [findings, setFindings] = useState(nothing);
  const [left, setLeft] = useState(0); // the first round that has not come to its end
  const worker = useRef<Worker | null>(null);
  const held = useRef<Game | null>(null);
  const stop = (): void => {
    worker.current?.terminate();
    held.current?.free();
    worker.current = null;
    held.current = null;
    setFindings((before) => ({ ...before, working: false, round: null }));
  };
  /** Has the position looked at in a worker of its own; what another one is at is broken off. */
  const begin = async (work: (ask: Ask, position: Game, tell: (found: Partial<Findings>) => void) => Promise<void>): Promise<void> => {
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
  const confirm = async (ask: Ask, position: Game, tell: (found: Partial<Findings>) => void, from: number): Promise<void> => {
    for (const [i, states] of rounds.entries()) {
      if (i < from) continue;
      setLeft(i);
      tell({ round: i });
      const confirmation = await ask(position, "confirmation", { states });
      tell({ confirmation });
      if (isDone(confirmation)) break;
    }
    setLeft(rounds.length);
  };
  const look = (deeper: boolean): Promise<void> => begin(async (ask, position, tell) => {
    tell({ working: true });
    if (!deeper) tell({ estimate: await ask(position, "estimate", { playouts }) });
    const certificate = await ask(position, "certificate", { nodes: deeper ? deeperNodes : nodes });
    const proof = await ask(position, "proof", { nodes: deeper ? deeperNodes : nodes, first: deeper });
    tell({ proof, certificate, sections: sectionsOf(certificate), working: false });
    if (!deeper && confirms) await confirm(ask, position, tell, 0);
  });
  useEffect(() => {
    setFindings(nothing);
    setLeft(0);
    if (wanted) void look(false);
    return stop;
  }, [name, wanted]);
  const idle = !findings.working && findings.round === null;
  const mayGoOn = wanted && confirms && idle && findings.proof !== null && left < rounds.length;
  return {
    findings,
    deeper: () => void look(true),
    stop,
    confirmOn: mayGoOn ? () => void begin((ask, position, tell) => confirm(ask, position, tell, left)) : null,
  };
}
