/**
 * What a page and its workers say to each other, whatever the work: a question has any number of messages on
 * its way, and then one answer or one error. While a worker works it hears nothing, so a question is cancelled
 * by ending the worker that is at it.
 *
 *     // the worker's file
 *     export type Sums = Work<number[], { done: number }, number>;
 *     answer<Sums>((numbers, tell) => numbers.reduce((sum, number, i) => (tell({ done: i }), sum + number)));
 *
 *     // the page
 *     const sums = startedWhenAsked<Sums>(() => new Worker(address, { type: "module" }));
 *     const sum = await sums.ask([1, 2, 3], ({ done }) => show(done));
 */

/** A kind of work: what is asked, what is told on the way, and what is answered. All of it can be cloned. */
export interface Work<Question, Progress, Answer> {
  readonly question: Question;
  readonly progress: Progress;
  readonly answer: Answer;
}
type AnyWork = Work<unknown, unknown, unknown>;

/** From the page. */
interface Asked<W extends AnyWork> {
  readonly id: number;
  readonly question: W["question"];
}

/** From the worker: one of the three. */
interface Told<W extends AnyWork> {
  readonly id: number;
  readonly progress?: W["progress"];
  readonly answer?: W["answer"];
  readonly error?: string;
}

/** What a message or a fault is heard as. */
type Heard = Event & { readonly data?: unknown; readonly message?: string };

/** One end of the way between a page and a worker. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: "message" | "error", listener: (event: Heard) => void): void;
}

/** Asks one question. The promise is rejected with what went wrong there. */
export type Ask<W extends AnyWork> = (
  question: W["question"],
  onProgress?: (progress: W["progress"]) => void,
) => Promise<W["answer"]>;

interface Waiting {
  readonly onProgress: ((progress: never) => void) | undefined;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** Questions to a worker that runs; it answers them one after the other. */
export function asker<W extends AnyWork>(worker: Port): Ask<W> {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let runs = false;
  let failed: Error | undefined;
  worker.addEventListener("message", ({ data }) => {
    const told = data as Told<W>;
    const who = waiting.get(told.id);
    runs = true;
    if ("progress" in told) return who?.onProgress?.(told.progress as never);
    waiting.delete(told.id);
    if (told.error === undefined) who?.resolve(told.answer as never);
    else who?.reject(new Error(told.error));
  });
  // A worker that fails, or whose file is not found, answers nothing; nobody should wait forever for it.
  worker.addEventListener("error", ({ message }) => {
    const error = new Error(`the worker has failed: ${message || "its file cannot be run"}`);
    if (!runs) failed = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  return (question, onProgress) =>
    new Promise((resolve, reject) => {
      if (failed) throw failed;
      waiting.set(++asked, { onProgress, resolve, reject });
      worker.postMessage({ id: asked, question } satisfies Asked<W>);
    });
}

export interface Asking<W extends AnyWork> {
  readonly ask: Ask<W>;
  /** Ends the worker if it is at something. Who asked for that is told nothing more. */
  readonly cancel: () => void;
  /** Ends the worker, be it at something or not; the next question starts another. */
  readonly end: () => void;
}

/** Questions to a worker that is started by the first one. */
export function startedWhenAsked<W extends AnyWork>(
  start: () => Port & { terminate(): unknown },
): Asking<W> {
  let worker: ReturnType<typeof start> | undefined;
  let ask: Ask<W>;
  let open = 0; // questions
  const end = (): void => {
    worker?.terminate();
    worker = undefined;
    open = 0;
  };
  return {
    ask: (question, onProgress) =>
      new Promise((resolve, reject) => {
        if (!worker) ask = asker((worker = start()));
        const mine = worker;
        ++open;
        const ends = (settle: (what: never) => void) => (what: unknown) => {
          if (mine !== worker) return;
          --open;
          settle(what as never);
        };
        const told = (progress: W["progress"]): void => {
          if (mine === worker) onProgress?.(progress);
        };
        ask(question, told).then(ends(resolve), ends(reject));
      }),
    cancel: () => void (open && end()),
    end,
  };
}

/** Does a worker's work: `tell` sends progress. Stands in the worker's file. */
export function answer<W extends AnyWork>(
  work: (
    question: W["question"],
    tell: (progress: W["progress"]) => void,
  ) => W["answer"] | Promise<W["answer"]>,
  page: Port = globalThis as unknown as Port,
): void {
  page.addEventListener("message", ({ data }) => {
    const { id, question } = data as Asked<W>;
    const tell = (told: Omit<Told<W>, "id">): void => page.postMessage({ id, ...told });
    void (async () => {
      try {
        tell({ answer: await work(question, (progress) => tell({ progress })) });
      } catch (error) {
        tell({ error: String(error) });
      }
    })();
  });
}
