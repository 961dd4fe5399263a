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
}

export const nothing: Findings = { estimate: null, proof: null, certificate: null, sections: [], confirmation: null, working: false };

const playouts = 400;
const nodes = 50_000;
const deeperNodes = 100_000;
const states = 100_000;

export interface Referee {
  readonly findings: Findings;
  /** Also asks who moves first, which takes long. */
  readonly deeper: () => void;
}

/** Looks at the position on the board when `wanted`; `name` tells it from others. What belongs to an earlier one is forgotten. */
export function useReferee(engine: Shinpan, game: Game, name: string, wanted: boolean, confirms: boolean): Referee {
  const [findings, setFindings] = useState(nothing);
  const worker = useRef<Worker | null>(null);
  const held = useRef<Game | null>(null);
  const stop = (): void => {
    worker.current?.terminate();
    held.current?.free();
    worker.current = null;
    held.current = null;
  };
  const work = async (deeper: boolean): Promise<void> => {
    stop();
    const position = game.copy(); // the page may close its own game while the worker is at work
    const mine = new Worker(new URL("./referee_worker.ts", import.meta.url), { type: "module" });
    worker.current = mine;
    const { ask } = inWorker(mine, engine.module);
    held.current = position;
    const tell = (found: Partial<Findings>): void => {
      if (worker.current === mine) setFindings((before) => ({ ...before, ...found }));
    };
    tell({ working: true });
    if (!deeper) tell({ estimate: await ask(position, "estimate", { playouts }) });
    const certificate = await ask(position, "certificate", { nodes: deeper ? deeperNodes : nodes });
    const proof = await ask(position, "proof", { nodes: deeper ? deeperNodes : nodes, first: deeper });
    tell({ proof, certificate, sections: sectionsOf(certificate), working: false });
    if (!deeper && confirms) tell({ confirmation: await ask(position, "confirmation", { states }) });
    if (worker.current === mine) stop();
  };
  useEffect(() => {
    setFindings(nothing);
    if (wanted) void work(false);
    return stop;
  }, [name, wanted]);
  return { findings, deeper: () => void work(true) };
}
