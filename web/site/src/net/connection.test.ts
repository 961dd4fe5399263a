// What a page's line does while it hears nothing: time passes as the test says, and sockets open at once.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Connection, type Socket } from "./connection.ts";
import type { FromPage, ToPage } from "./messages.ts";

const welcome: ToPage = { t: "welcome", you: { id: "a", name: "Ann" }, now: 0 };

/** A socket, and what was said over it. */
class Said implements Socket {
  readonly said: FromPage[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((message: { readonly data: unknown }) => void) | null = null;
  onclose: ((end: { readonly code: number }) => void) | null = null;
  send(frame: string): void {
    this.said.push(JSON.parse(frame) as FromPage);
  }
  close(): void {
    this.isClosed = true;
  }
  hear(message: ToPage): void {
    this.onmessage!({ data: JSON.stringify(message) });
  }
  get pings(): number {
    return this.said.filter(({ t }) => t === "ping").length;
  }
}

let sockets: Said[] = [];
let signIns = 0;
let line: Connection;

/** The socket that was opened last. */
const last = (): Said => sockets[sockets.length - 1]!;

function greet(): void {
  last().onopen!();
  last().hear(welcome);
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  signIns = 0;
  line = new Connection({
    open: () => {
      sockets.push(new Said());
      return last();
    },
    signIn: () => {
      signIns++;
      return Promise.resolve();
    },
  });
  greet();
});

afterEach(() => {
  line.end();
  vi.useRealTimers();
});

it("complaint 2: a page that has heard nothing of its game for five seconds knows it", () => {
  line.watch("g");
  vi.advanceTimersByTime(4900);
  expect(line.silentSince.value).toBeNull();
  expect(last().pings).toBeGreaterThan(0);
  vi.advanceTimersByTime(1100);
  expect(line.silentSince.value).not.toBeNull();
  last().hear({ t: "pong", c: 0, now: 0 });
  expect(line.silentSince.value).toBeNull();
});

it("complaint 4: a line that stays silent is given up, and what had no answer is asked on the next", () => {
  line.watch("g");
  const answers: string[] = [];
  void line.ask({ t: "join", code: "c" }).then(({ t }) => answers.push(t));
  vi.advanceTimersByTime(11_500);
  expect(sockets).toHaveLength(2);
  expect(sockets[0]!.isClosed).toBe(true);
  greet();
  expect(last().said.map(({ t }) => t)).toEqual(["hello", "watch", "join"]);
});

it("what comes late over a line that was given up takes nothing back", () => {
  line.watch("g");
  vi.advanceTimersByTime(11_500);
  greet();
  sockets[0]!.hear({ ...welcome, you: { id: "a", name: "as she was called before" } });
  expect(line.you.value!.name).toBe("Ann");
});

it("a page that is seen again asks its line, and opens another after three seconds without answer", () => {
  line.look();
  vi.advanceTimersByTime(2900);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  greet();
  line.look();
  last().hear({ t: "pong", c: 0, now: 0 });
  vi.advanceTimersByTime(3500);
  expect(sockets).toHaveLength(2);
});

it("a page that watches no game asks its line rarely", () => {
  vi.advanceTimersByTime(9000);
  expect(last().pings).toBe(0);
  vi.advanceTimersByTime(2000);
  expect(last().pings).toBe(1);
  expect(line.silentSince.value).toBeNull();
});

it("a page whose line never opens says so after ten seconds, and tries another", () => {
  line.end();
  line.begin();
  vi.advanceTimersByTime(9_900);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(2_100);
  expect(sockets).toHaveLength(3);
  expect(line.state.value).toBe("cut");
  expect(sockets[1]!.isClosed).toBe(true);
});

it("a line that was ended begins no session when the server closes it, and opens when begun again", () => {
  line.end();
  last().onclose!({ code: 4001 });
  vi.advanceTimersByTime(20_000);
  expect(signIns).toBe(0);
  expect(sockets).toHaveLength(1);
  line.begin();
  greet();
  expect(sockets).toHaveLength(2);
  expect(line.state.value).toBe("open");
});
