// What a page and its workers say to each other.

import { answer, startedWhenAsked, type Port, type Work } from "shinpan/protocol";
import { describe, expect, it } from "vitest";

/** Counts down to 0, telling each number; it waits at 3 until it is let go. */
type Countdown = Work<number, number, string>;

/** A worker of this thread. */
function worker(work: Parameters<typeof answer<Countdown>>[0]) {
  const heard = { page: new EventTarget(), worker: new EventTarget() };
  const say = (to: EventTarget, data: unknown): void =>
    void to.dispatchEvent(Object.assign(new Event("message"), { data: structuredClone(data) }));
  const port = (at: EventTarget, other: EventTarget): Port => ({
    addEventListener: (type, hear) => at.addEventListener(type, hear),
    postMessage: (data) => queueMicrotask(() => say(other, data)),
  });
  answer<Countdown>(work, port(heard.worker, heard.page));
  return { ...port(heard.page, heard.worker), heard };
}

function stage() {
  const seen = { started: 0, ended: 0, goOn: (): void => undefined, page: new EventTarget() };
  const asking = startedWhenAsked<Countdown>(() => {
    ++seen.started;
    const { heard, ...port } = worker(async (from, tell) => {
      for (let i = from; i > 0; --i) {
        tell(i);
        if (i === 3) await new Promise<void>((goOn) => (seen.goOn = goOn));
      }
      if (from === 0) throw new Error("nothing to count");
      return `counted ${from}`;
    });
    seen.page = heard.page;
    return { ...port, terminate: () => void ++seen.ended };
  });
  return { asking, seen };
}

const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

describe("a worker that is asked", () => {
  it("tells its progress, then its answer; it serves the next question, too", async () => {
    const { asking, seen } = stage();
    const told: number[] = [];
    expect(await asking.ask(2, (number) => told.push(number))).toBe("counted 2");
    expect(told).toEqual([2, 1]);
    expect(await Promise.all([asking.ask(1), asking.ask(2)])).toEqual(["counted 1", "counted 2"]);
    expect(seen.started).toBe(1);
  });

  it("gives back what went wrong", async () => {
    const { asking } = stage();
    await expect(asking.ask(0)).rejects.toThrow("nothing to count");
    expect(await asking.ask(1)).toBe("counted 1");
  });

  it("is ended when its question is cancelled, tells nothing more, and has a successor", async () => {
    const { asking, seen } = stage();
    const told: unknown[] = [];
    void asking.ask(4, (number) => told.push(number)).then((end) => told.push(end));
    await soon();
    asking.cancel();
    seen.goOn();
    await soon();
    expect(told).toEqual([4, 3]);
    expect(seen.ended).toBe(1);
    expect(await asking.ask(2)).toBe("counted 2");
    expect(seen.started).toBe(2);
  });

  it("stays when there is nothing to cancel, and goes when it is ended", async () => {
    const { asking, seen } = stage();
    await asking.ask(1);
    asking.cancel();
    expect(seen.ended).toBe(0);
    asking.end();
    expect(seen.ended).toBe(1);
  });

  it("lets nobody wait when it cannot be run", async () => {
    const { asking, seen } = stage();
    const asked = asking.ask(3);
    await soon();
    seen.page.dispatchEvent(Object.assign(new Event("error"), { message: "broken" }));
    await expect(asked).rejects.toThrow("the worker has failed: broken");
  });
});
