/**
 * A module worker that answers what takes long, so that a page stays awake; and how to ask it.
 *
 *     const worker = new Worker(new URL("shinpan/worker", import.meta.url), { type: "module" });
 *     const engine = inWorker(worker, shinpan.module);
 *     const thought = await engine.ask(game, "think", { level: 3 });
 *
 * A worker of Node's runs a file of yours that calls answerAt(parentPort).
 */

import { type Game, load } from "./index.js";
import { answer, asker, type Port, type Work } from "./protocol.js";

/** What may be asked: the methods of a game that take long. */
export type Question =
  "think" | "estimate" | "proof" | "certificate" | "confirmation" | "precedents";
export type Options<Q extends Question> = NonNullable<Parameters<Game[Q]>[0]>;

/** The module comes before all questions, if it comes. */
type Asked =
  | { module: WebAssembly.Module }
  | {
      rules: string;
      size: [number, number];
      komi: number;
      events: string[];
      question: Question;
      options: object;
    };
type GameWork = Work<Asked, never, unknown>;

/** What Node's workers have to do with messages. */
interface NodePort {
  postMessage(message: unknown): void;
  on(type: string, listener: (what: { readonly message?: string }) => void): unknown;
}

/** A port of Node's as one of a browser's. */
function browsers(port: Port | NodePort): Port {
  if (!("on" in port)) return port;
  return {
    postMessage: (message) => port.postMessage(message),
    addEventListener: (type, listener) =>
      void port.on(type, (what) =>
        listener(
          (type === "message" ? { data: what } : what) as unknown as Parameters<typeof listener>[0],
        ),
      ),
  };
}

export interface InWorker {
  /** The answer of a game's method, found by the worker for the game as it is now. */
  ask<Q extends Question>(
    game: Game,
    question: Q,
    options?: Options<Q>,
  ): Promise<ReturnType<Game[Q]>>;
}

/** Lets a worker that runs this file answer. `module` spares it from loading the module itself. */
export function inWorker(worker: Port | NodePort, module?: WebAssembly.Module): InWorker {
  const ask = asker<GameWork>(browsers(worker));
  if (module !== undefined) ask({ module }).catch(() => undefined); // whoever asks next is told
  return {
    ask: async (game, question, options = {}) => {
      const { rules, size, komi_half } = game.state();
      const events = game.events();
      const asked = { rules, size, komi: komi_half / 2, events, question, options };
      return (await ask(asked)) as ReturnType<Game[typeof question]>;
    },
  };
}

/** Answers at this port. A browser's module worker does so by itself. */
export function answerAt(port: Port | NodePort): void {
  let given: WebAssembly.Module | undefined;
  let engine: ReturnType<typeof load> | undefined;
  answer<GameWork>(async (asked) => {
    if ("module" in asked) return void (given = asked.module);
    const { rules, size, komi, events, question, options } = asked;
    engine ??= load(given);
    const game = (await engine).game({ rules, size, komi });
    for (const event of events) game.apply(event);
    const found = game[question](options);
    game.free();
    return found;
  }, browsers(port));
}

declare const WorkerGlobalScope: unknown;
if (typeof WorkerGlobalScope !== "undefined") answerAt(globalThis as unknown as Port);
