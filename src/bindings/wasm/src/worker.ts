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

/** What may be asked: the methods of a game that take long. */
export type Question = "think" | "estimate" | "proof" | "certificate" | "confirmation";
export type Options<Q extends Question> = NonNullable<Parameters<Game[Q]>[0]>;

interface Asked {
  id: number;
  rules: string;
  size: [number, number];
  komi: number;
  events: string[];
  question: Question;
  options: object;
}
interface Answered {
  id: number;
  answer?: unknown;
  error?: string;
}

/** An event of a message or of a fault. */
type Heard = Event & { readonly data?: unknown; readonly message?: string };

/** What a worker has to do with messages, in a browser and in Node. */
type Port = { postMessage(message: unknown): void } & (
  | { addEventListener(type: string, listener: (event: Heard) => void): void }
  | { on(type: string, listener: (what: { readonly message?: string }) => void): unknown }
);

function onMessage(port: Port, hear: (data: unknown) => void): void {
  if ("on" in port) port.on("message", hear);
  else port.addEventListener("message", ({ data }) => hear(data));
}

function onError(port: Port, hear: (error: { message?: string }) => void): void {
  if ("on" in port) port.on("error", hear);
  else port.addEventListener("error", hear);
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
export function inWorker(worker: Port, module?: WebAssembly.Module): InWorker {
  const waiting = new Map<
    number,
    { resolve: (answer: never) => void; reject: (error: Error) => void }
  >();
  let asked = 0;
  let runs = false;
  let failed: Error | undefined;
  if (module !== undefined) worker.postMessage({ module });
  onMessage(worker, (data) => {
    const { id, answer, error } = data as Answered;
    const who = waiting.get(id);
    waiting.delete(id);
    runs = true;
    if (error === undefined) who?.resolve(answer as never);
    else who?.reject(new Error(error));
  });
  // A worker whose file is not found, or fails, answers nobody: who asks is not to wait for ever.
  onError(worker, ({ message }) => {
    const error = new Error(`the worker has failed: ${message || "its file cannot be run"}`);
    if (!runs) failed = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  return {
    ask: (game, question, options = {}) =>
      new Promise((resolve, reject) => {
        if (failed !== undefined) throw failed;
        const id = ++asked;
        waiting.set(id, { resolve, reject });
        const { rules, size, komi_half } = game.state();
        worker.postMessage({
          id,
          rules,
          size,
          komi: komi_half / 2,
          events: game.events(),
          question,
          options,
        });
      }),
  };
}

let given: WebAssembly.Module | undefined;
let engine: ReturnType<typeof load> | undefined;

async function answered({
  id,
  rules,
  size,
  komi,
  events,
  question,
  options,
}: Asked): Promise<Answered> {
  try {
    engine ??= load(given);
    const game = (await engine).game({ rules, size, komi });
    for (const event of events) game.apply(event);
    const answer = game[question](options);
    game.free();
    return { id, answer };
  } catch (error) {
    return { id, error: String(error) };
  }
}

/** Answers at this port. A browser's module worker does so by itself. */
export function answerAt(port: Port): void {
  onMessage(port, (data) => {
    const told = data as Asked | { module: WebAssembly.Module };
    if ("module" in told) given = told.module;
    else void answered(told).then((answer) => port.postMessage(answer));
  });
}

declare const WorkerGlobalScope: unknown;
if (typeof WorkerGlobalScope !== "undefined") answerAt(globalThis as unknown as Port);
