// The referee at work in its worker: first an estimate, then proofs, then what the rules confirm by
// hypothetical play. The page never waits for it; what has come is shown.

import { inWorker } from "shinpan/worker";
import { useEffect, useMemo, useState } from "preact/hooks";
import {
  playoutsFor,
  type Confirmation,
  type Estimate,
  type Game,
  type Precedents,
  type Proof,
  type Shinpan,
} from "../engine/engine.ts";
import { whenFree } from "../browser/hand.ts";
import { sectionsOf, type Section } from "./certificate.ts";

/**
 * What the referee looks for: proofs, who has to move first for a group to live, and the confirmation or the
 * precedents by which the rules settle life and death.
 */
export type Search = "proof" | "first" | Settling;
export type Settling = "confirmation" | "precedents";

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
  readonly precedents: Precedents | null;
  /** null while the referee rests. */
  readonly work: Work | null;
  /** How many rounds of each search came to their end; null for one that was not begun. */
  readonly done: Readonly<Record<Search, number | null>>;
}

/** What is known before anything was asked. */
export const nothing: Findings = {
  estimate: null,
  proof: null,
  certificate: null,
  sections: [],
  confirmation: null,
  precedents: null,
  work: null,
  done: { proof: null, first: null, confirmation: null, precedents: null },
};

/**
 * How many positions each round may look at, for a player or around a chain: each asks again where one was
 * not enough.
 */
export const rounds: Readonly<Record<Search, readonly number[]>> = {
  proof: [2_000, 10_000, 50_000],
  first: [10_000, 100_000],
  confirmation: [2_000, 20_000, 100_000],
  precedents: [2_000, 20_000, 100_000],
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
  chains.every(
    ({ status, played_to_the_end }) =>
      status !== "undecided" && status !== "capturable" && played_to_the_end,
  );

const isSettling = (search: Search): search is Settling =>
  search === "confirmation" || search === "precedents";

type Ask = ReturnType<typeof inWorker>["ask"];
type Tell = (found: Partial<Findings>) => void;
/** What is to be done with a position, one after the other. */
type Plan = readonly ("estimate" | Search)[];

async function estimated(ask: Ask, position: Game, tell: Tell): Promise<void> {
  tell({ work: "estimate" });
  for (const playouts of playoutsFor(position.size))
    tell({ estimate: await ask(position, "estimate", { playouts }) });
}

/** One round of a search. Tells what it finds, and whether nothing is left to find. */
async function searched(
  search: Search,
  round: number,
  ask: Ask,
  position: Game,
  tell: Tell,
): Promise<boolean> {
  const bound = rounds[search][round]!;
  if (search === "confirmation") {
    const confirmation = await ask(position, "confirmation", { states: bound });
    tell({ confirmation });
    return isConfirmed(confirmation);
  }
  if (search === "precedents") {
    const precedents = await ask(position, "precedents", { states: bound });
    tell({ precedents });
    return precedents.open === 0;
  }
  const certificate = await ask(position, "certificate", { nodes: bound });
  const proof = await ask(position, "proof", { nodes: bound, first: search === "first" });
  tell({ proof, certificate, sections: sectionsOf(certificate) });
  return isProven(proof);
}

const still = 1000; // milliseconds
const retry = 5000;
const mostTries = 12;

/** Has done in a worker what is planned, and shows what comes of it. */
class Desk {
  private findings = nothing;
  private touched = -still;
  private plan: Plan = [];
  private position: Game | null = null; // a copy: the page may close its own game meanwhile
  private worker: Worker | null = null;
  private tries = 0; // that have failed

  constructor(
    private readonly engine: Shinpan,
    private readonly show: (findings: Findings) => void,
  ) {}

  /** Forgets what is known. */
  clear(): void {
    this.show((this.findings = nothing));
  }

  begin(game: Game, plan: Plan): void {
    this.stop();
    this.plan = plan;
    this.touched = -still; // the click that led here
    this.position = game.copy();
    this.tries = 0;
    this.start();
  }

  /** Breaks off; what is known stays. */
  stop(): void {
    this.rest();
    this.position?.free();
    this.position = null;
    this.plan = [];
    if (this.findings.work !== null) this.tell({ work: null });
  }

  /**
   * Rests while the page is hidden, and goes on when it is seen again, with the last round anew: nobody waits
   * for a proof then. An estimate is made all the same, for the bot speaks by it.
   */
  readonly followVisibility = (): void => {
    if (document.hidden && this.plan[0] !== "estimate") this.rest();
    if (!document.hidden && this.worker === null && this.plan.length > 0) this.start();
  };

  /** The player does something: a click or a key. */
  readonly makeWay = (): void => {
    this.touched = performance.now();
  };

  /**
   * Until the player's hand has rested: the next thing that takes long is begun then, so that who marks one
   * group after the other has the processor for what they see.
   */
  private async handRests(): Promise<void> {
    for (let left = still; left > 0;) {
      left = this.touched + still - performance.now();
      if (left > 0) await new Promise((later) => setTimeout(later, left));
    }
  }

  private tell(found: Partial<Findings>): void {
    this.findings = { ...this.findings, ...found };
    whenFree(() => this.show(this.findings));
  }

  private rest(): void {
    this.worker?.terminate();
    this.worker = null;
  }

  /** Works; where that fails, as where the worker's file does not come, it is tried again for some time. */
  private start(): void {
    this.work().catch((error: unknown) => {
      this.rest();
      if (++this.tries > mostTries) throw error;
      setTimeout(this.followVisibility, retry);
    });
  }

  private async work(): Promise<void> {
    const mine = new Worker(new URL("./referee_worker.ts", import.meta.url), { type: "module" });
    const answers = inWorker(mine, this.engine.module);
    this.worker = mine;
    const position = this.position!;
    const goesOn = (): boolean => this.worker === mine;
    // Whoever asks after it was broken off waits forever, as for a worker that was ended.
    const ask: Ask = (...question) =>
      goesOn() ? answers.ask(...question) : new Promise(() => undefined);
    const tell: Tell = (found) => {
      if (goesOn()) this.tell(found);
    };
    while (goesOn() && this.plan.length > 0) {
      const [what, ...then] = this.plan;
      await (what === "estimate"
        ? estimated(ask, position, tell)
        : this.search(what!, ask, position, tell));
      if (goesOn()) this.plan = then;
    }
    if (goesOn()) this.stop();
  }

  /** Begins a search, or goes on with it, to its end or until nothing is left to find. */
  private async search(search: Search, ask: Ask, position: Game, tell: Tell): Promise<void> {
    const all = rounds[search].length;
    const ended = (done: number): void => tell({ done: { ...this.findings.done, [search]: done } });
    const askInTime: Ask = (...question) => this.handRests().then(() => ask(...question));
    for (let round = this.findings.done[search] ?? 0; round < all; ++round) {
      tell({ work: { search, round } });
      ended(round);
      this.followVisibility(); // the page may have been hidden during the estimate
      if (await searched(search, round, askInTime, position, tell)) break;
    }
    ended(all);
  }
}

/** All that is looked for of itself. */
const everything = (settling: Settling | null): Plan => [
  "estimate",
  "proof",
  ...(settling ? [settling] : []),
];

/**
 * Looks at the position on the board when `wanted`; `name` tells it from others. What belongs to an earlier
 * one is forgotten.
 */
export function useReferee(
  engine: Shinpan,
  game: Game,
  name: string,
  wanted: boolean,
  settling: Settling | null,
): Referee {
  const [findings, setFindings] = useState(nothing);
  const desk = useMemo(() => new Desk(engine, setFindings), []);
  useEffect(() => {
    desk.clear();
    if (wanted) desk.begin(game, everything(settling));
    return () => desk.stop();
  }, [name, wanted]);
  useEffect(() => {
    const hand = ["pointerdown", "keydown"] as const;
    for (const kind of hand) addEventListener(kind, desk.makeWay, { capture: true });
    document.addEventListener("visibilitychange", desk.followVisibility);
    return () => {
      for (const kind of hand) removeEventListener(kind, desk.makeWay, { capture: true });
      document.removeEventListener("visibilitychange", desk.followVisibility);
    };
  }, []);
  const { work, estimate, done } = findings;
  const idle = wanted && work === null && estimate !== null;
  const mayGoOn = (what: Search): boolean =>
    idle && (done[what] ?? 0) < rounds[what].length && (!isSettling(what) || what === settling);
  const wayOn = (what: Search): (() => void) | null =>
    mayGoOn(what) ? () => desk.begin(game, [what]) : null;
  return {
    findings,
    stop: () => desk.stop(),
    goOn: {
      proof: wayOn("proof"),
      first: wayOn("first"),
      confirmation: wayOn("confirmation"),
      precedents: wayOn("precedents"),
    },
    isBroken: (what) => mayGoOn(what) && (done[what] !== null || isSettling(what)),
  };
}
