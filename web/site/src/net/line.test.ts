// What a page says, and says again, whatever becomes of its line.

import { expect, it } from "vitest";
import { isLate, Line, type Answer, type NetGame, type Pending } from "./line.ts";
import type { Entry, FromPage, ToPage } from "./messages.ts";

const people = [
  { id: "a", name: "Ann" },
  { id: "b", name: "Bob" },
] as [{ id: string; name: string }, { id: string; name: string }];

const entry = (n: number, by: Entry["by"], text: string): Entry => ({
  n,
  at: n,
  by,
  charged: 0,
  text,
  event: text,
  head: `h${n}`,
});

const start: Entry = {
  n: 1,
  at: 1,
  by: "S",
  charged: 0,
  text: "start aga 9x9 7.5 0 none",
  head: "h1",
};

const game = (after: number, entries: Entry[]): ToPage => ({
  t: "game",
  g: "g",
  conditions: {
    rules: "aga",
    cols: 9,
    rows: 9,
    komi_half: 15,
    handicap: 0,
    clock: { kind: "none" },
  },
  seats: people,
  present: [true, true],
  you: "B",
  after,
  entries,
  offers: [],
  table: {},
});

const welcome: ToPage = { t: "welcome", you: people[0], now: 0 };

/** A page at game g, of which it knows the start. */
function page() {
  let names = 0;
  const heard: {
    game: NetGame | null;
    refused: [Pending, string][];
    joined: string[];
    missing: string[];
    calls: number;
  } = {
    game: null,
    refused: [],
    joined: [],
    missing: [],
    calls: -1,
  };
  const line = new Line(
    {
      onGame: (known) => (heard.game = known),
      onCalls: ({ games }) => (heard.calls = games.length),
      onRefused: (_, said, answer) => heard.refused.push([said, answer.code]),
      onJoined: (_, name) => heard.joined.push(name),
      onInvitation: () => undefined,
      onWelcome: () => undefined,
      onGames: () => undefined,
      onBlocked: () => undefined,
      onMissing: (name) => heard.missing.push(name),
    },
    () => `r${++names}`,
  );
  expect(line.opened()).toEqual([{ t: "hello", v: 1 }]);
  line.received(welcome);
  expect(line.watch("g")).toEqual([{ t: "watch", id: "r1", g: "g", after: 0, head: "" }]);
  line.received(game(0, [start]));
  return { line, heard };
}

const texts = (all: readonly FromPage[]): string[] => all.map(({ t }) => t);

it("complaint 1: a word is pending until it is answered, and in the log when it has come", () => {
  const { line, heard } = page();
  expect(line.say("g", "play B D4", 0)).toEqual([
    { t: "say", id: "r2", g: "g", after: 1, text: "play B D4" },
  ]);
  expect(heard.game!.pending).toHaveLength(1);
  expect(heard.game!.entries).toHaveLength(1);
  line.received({ t: "entered", g: "g", entry: entry(2, "B", "play B D4"), offers: [], table: {} });
  line.received({ t: "done", id: "r2", g: "g", n: 2, head: "h2" });
  expect(heard.game!.pending).toEqual([]);
  expect(heard.game!.entries.map(({ text }) => text)).toEqual([start.text, "play B D4"]);
});

it("complaint 1: after two seconds without an answer a word is late", () => {
  const { line, heard } = page();
  line.say("g", "play B D4", 1000);
  expect(isLate(heard.game!, 2999)).toBe(false);
  expect(isLate(heard.game!, 3000)).toBe(true);
});

it("complaint 1: what has no answer when the line is cut is said again, by the same name", () => {
  const { line, heard } = page();
  const [said] = line.say("g", "play B D4", 0);
  line.closed();
  expect(line.say("g", "pass B", 1)).toEqual([]);
  line.opened();
  expect(texts(line.received(welcome))).toEqual(["watch"]);
  const again = line.received(game(1, []));
  expect(again[0]).toEqual(said);
  expect(again).toHaveLength(2);
  line.received({ t: "done", id: "r2", g: "g", n: 2, head: "h2" });
  expect(heard.game!.pending.map(({ text }) => text)).toEqual(["pass B"]);
});

it("what was missed comes with the watch, and what is known is not asked for again", () => {
  const { line, heard } = page();
  line.received({ t: "entered", g: "g", entry: entry(2, "B", "play B D4"), offers: [], table: {} });
  line.closed();
  line.opened();
  const [watch] = line.received(welcome);
  expect(watch).toMatchObject({ t: "watch", g: "g", after: 2, head: "h2" });
  line.received(game(2, [entry(3, "W", "play W E5")]));
  expect(heard.game!.entries).toHaveLength(3);
});

it("a log that is another one on the server takes the place of ours", () => {
  const { line, heard } = page();
  line.received({ t: "entered", g: "g", entry: entry(2, "B", "play B D4"), offers: [], table: {} });
  line.received(game(0, [start]));
  expect(heard.game!.entries).toEqual([start]);
});

it("an entry that came before is not entered again, and after a gap the game is asked for", () => {
  const { line, heard } = page();
  const second: ToPage = {
    t: "entered",
    g: "g",
    entry: entry(2, "B", "play B D4"),
    offers: [],
    table: {},
  };
  line.received(second);
  line.received(second);
  expect(heard.game!.entries).toHaveLength(2);
  const asked = line.received({
    t: "entered",
    g: "g",
    entry: entry(4, "B", "pass B"),
    offers: [],
    table: {},
  });
  expect(texts(asked)).toEqual(["watch"]);
  expect(heard.game!.entries).toHaveLength(2);
});

it("complaint 3: a word that was behind is told as not played, and the next one knows more", () => {
  const { line, heard } = page();
  line.say("g", "play B D4", 0);
  line.received({
    t: "no",
    id: "r2",
    code: "behind",
    g: "g",
    missed: [entry(2, "W", "play W E5")],
    offers: [],
    table: {},
  });
  expect(heard.refused.map(([{ text }, code]) => [text, code])).toEqual([["play B D4", "behind"]]);
  expect(heard.game!.pending).toEqual([]);
  expect(heard.game!.entries).toHaveLength(2);
  expect(line.say("g", "play B C3", 1)).toMatchObject([{ t: "say", after: 2 }]);
});

it("a word that the server could not keep stays pending, and is said again", () => {
  const { line, heard } = page();
  line.say("g", "play B D4", 0);
  line.received({ t: "no", id: "r2", code: "unstored", g: "g" });
  expect(heard.game!.pending).toHaveLength(1);
  expect(heard.refused).toEqual([]);
  expect(line.again()).toMatchObject([{ t: "say", id: "r2", text: "play B D4" }]);
  line.closed();
  expect(line.again()).toEqual([]);
});

it("a request is answered once, and asked again where its answer was lost", () => {
  const { line, heard } = page();
  const answers: Answer[] = [];
  const [asked] = line.ask({ t: "join", code: "c" }, (answer) => answers.push(answer));
  line.closed();
  line.opened();
  expect(line.received(welcome)).toContainEqual(asked);
  line.received({ t: "done", id: "r2", g: "new" });
  line.received({ t: "done", id: "r2", g: "new" });
  expect(answers).toEqual([{ t: "done", id: "r2", g: "new" }]);
  line.received({ t: "joined", code: "c", g: "new" });
  expect(heard.joined).toEqual(["new"]);
});

it("a request that the server's disk did not take is asked again, and answered once", () => {
  const { line } = page();
  const answers: Answer[] = [];
  const [asked] = line.ask({ t: "join", code: "c" }, (answer) => answers.push(answer));
  line.received({ t: "no", id: "r2", code: "unstored" });
  expect(answers).toEqual([]);
  expect(line.again()).toEqual([asked]);
  expect(line.again()).toEqual([]);
  line.received({ t: "done", id: "r2", g: "new" });
  expect(answers).toEqual([{ t: "done", id: "r2", g: "new" }]);
});

it("a game that the server does not know is told as missing", () => {
  const { line, heard } = page();
  const [watch] = line.watch("nowhere");
  line.received({ t: "no", id: (watch as { id: string }).id, code: "no_game" });
  expect(heard.missing).toEqual(["nowhere"]);
});

it("sits down at the referee's desk again after a reconnect", () => {
  const { line, heard } = page();
  const asked = line.desk();
  expect(asked.map(({ t }) => t)).toEqual(["desk"]);
  line.received({ t: "calls", games: [], reports: [] });
  expect(heard.calls).toBe(0);
  line.closed();
  expect(line.received(welcome).map(({ t }) => t)).toContain("desk");
});

it("asks again for a game that the server's disk could not give", () => {
  const { line } = page();
  line.closed();
  const [watch] = line.received(welcome).filter(({ t }) => t === "watch") as { id: string }[];
  line.received({ t: "no", id: watch!.id, code: "unstored" });
  expect(line.again().map(({ t }) => t)).toEqual(["watch"]);
  expect(line.again()).toEqual([]);
});

it("says how long its player thought, once, however often it says it", () => {
  const { line } = page();
  const clocks = {
    B: { main: 60_000, period: 0, count: 0 },
    W: { main: 60_000, period: 0, count: 0 },
    running: "B",
    elapsed: 500,
  } as const;
  line.received({ ...(game(0, [start]) as object), table: { clocks } } as ToPage, 10_000);
  expect(line.say("g", "play B D4", 12_000)).toMatchObject([{ t: "say", thought: 2500 }]);
  expect(line.again()).toMatchObject([{ t: "say", thought: 2500 }]);
});
it("lines of chat that come again after a reconnect are shown once", () => {
  const { line, heard } = page();
  const said = { n: 1, at: 5, by: "b", text: "Hello!" };
  line.received({ t: "chat", g: "g", lines: [said] });
  line.closed();
  line.opened();
  line.received(welcome);
  line.received(game(1, []));
  line.received({ t: "chat", g: "g", lines: [said, { ...said, n: 2, text: "Still there?" }] });
  expect(heard.game!.chat.map(({ text }) => text)).toEqual(["Hello!", "Still there?"]);
});
