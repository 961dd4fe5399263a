// Two people play over the real server: lines are cut, the server is killed in the middle, and both come to
// the same result. Every frame is one of docs/schema/socket.json.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Ajv from "ajv";
import { afterEach, beforeEach, expect, it } from "vitest";
import WebSocket from "ws";
import { Served } from "../../tests/served.ts";
import { Connection, drawnCode, type Socket } from "./connection.ts";
import type { NetGame } from "./line.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const schema = JSON.parse(readFileSync(join(root, "docs/schema/socket.json"), "utf8")) as object;
const ajv = new Ajv({ strict: true, strictTuples: false });
ajv.addSchema(schema, "socket");
const isFromPage = ajv.compile({ $ref: "socket#/definitions/FromPage" });
const isToPage = ajv.compile({ $ref: "socket#/definitions/ToPage" });
const isAbout = ajv.compile({ $ref: "socket#/definitions/About" });

let server: Served;
let sockets: WebSocket[] = [];
let connections: Connection[] = [];

beforeEach(async () => {
  server = new Served();
  await server.start();
});

afterEach(async () => {
  for (const connection of connections) connection.end();
  [connections, sockets] = [[], []];
  await server.end();
});

/** Whoever comes with a browser of their own. */
function person(): Connection {
  const { address } = server;
  let cookie = "";
  const connection = new Connection({
    open: () => {
      const headers = { Cookie: cookie, Origin: address };
      const socket = new WebSocket(`${address.replace("http", "ws")}/api/v1/socket`, { headers });
      sockets.push(socket);
      socket.on("error", () => undefined); // it closes, too
      socket.on("message", (frame) => {
        const text = (frame as Buffer).toString();
        expect(isToPage(JSON.parse(text)), `${text}: ${ajv.errorsText(isToPage.errors)}`).toBe(
          true,
        );
      });
      const send = socket.send.bind(socket);
      socket.send = (frame: string) => {
        expect(
          isFromPage(JSON.parse(frame)),
          `${frame}: ${ajv.errorsText(isFromPage.errors)}`,
        ).toBe(true);
        if (socket.readyState === WebSocket.OPEN) send(frame);
      };
      return socket as unknown as Socket;
    },
    signIn: async () => {
      const answer = await fetch(`${address}/api/v1/guests`, {
        method: "POST",
        headers: { Origin: address },
      });
      cookie = answer.headers.get("set-cookie")!.split(";")[0]!;
    },
  });
  connections.push(connection);
  return connection;
}

const until = async (what: string, holds: () => boolean): Promise<void> => {
  for (let waited = 0; !holds(); waited += 10) {
    if (waited > 20_000) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

const textsOf = (game: NetGame | undefined): readonly string[] =>
  (game?.entries ?? []).map(({ text }) => text);

/** Two who have met by a link, and their game; Black first. */
async function table(
  clock = "none",
): Promise<{ black: Connection; white: Connection; game: string }> {
  const [black, white] = [person(), person()];
  const code = drawnCode();
  await black.ask({ t: "invite", code, conditions: `aga 9x9 7.5 0 ${clock}`, side: "black" });
  const joined = await white.ask({ t: "join", code });
  await until("the host is told", () => black.joined.value.has(code));
  const game = black.joined.value.get(code)!;
  expect(joined).toMatchObject({ t: "done", g: game });
  for (const side of [black, white]) side.watch(game);
  await until("both see it", () => [black, white].every((side) => side.games.value.has(game)));
  return { black, white, game };
}

/** Says it, and waits until both have it from the server's disk. */
async function said(
  all: readonly Connection[],
  by: Connection,
  game: string,
  text: string,
): Promise<void> {
  by.say(game, text);
  await until(text, () => all.every(({ games }) => textsOf(games.value.get(game)).includes(text)));
}

it("what is asked for without a socket is of the schema", async () => {
  const { address } = server;
  const about: unknown = await (await fetch(`${address}/api/v1/about`)).json();
  expect(isAbout(about), ajv.errorsText(isAbout.errors)).toBe(true);
  const guest = await fetch(`${address}/api/v1/guests`, {
    method: "POST",
    headers: { Origin: address },
  });
  const cookie = guest.headers.get("set-cookie")!.split(";")[0]!;
  const games: unknown = await (
    await fetch(`${address}/api/v1/games`, { headers: { Cookie: cookie } })
  ).json();
  expect(isToPage(games), ajv.errorsText(isToPage.errors)).toBe(true);
  expect(games).toMatchObject({ t: "games", games: [] });
});

it("two people meet by a link, play, agree on dead stones, and both have the same result", async () => {
  const { black, white, game } = await table();
  const both = [black, white];
  for (const [by, text] of [
    [black, "play B D4"],
    [white, "play W F6"],
    [black, "pass B"],
    [white, "pass W"],
    [white, "offer marks_proposed W F6"],
  ] as const)
    await said(both, by, game, text);
  expect(black.games.value.get(game)!.offers).toEqual([
    { n: 1, by: "W", event: "marks_proposed W F6" },
  ]);
  await said(both, black, game, "accept 1 marks_proposed W F6");
  const [one, two] = both.map(({ games }) => games.value.get(game)!);
  expect(one!.entries).toEqual(two!.entries);
  expect(one!.entries.at(-1)!.event).toMatch(/^marks_accepted B /);
  black.say(game, "play B E5");
  await until("it is refused", () => black.refused.value !== null);
  expect(black.refused.value!.answer).toMatchObject({
    code: "refused",
    refusal: { why: "game_over" },
  });
});

it("complaint 1: a move that the cut line took along is made once, and both go on", async () => {
  const { black, white, game } = await table();
  for (const socket of sockets) socket.terminate();
  black.say(game, "play B D4");
  await until("it has arrived", () =>
    [black, white].every(({ games }) => textsOf(games.value.get(game)).length === 2),
  );
  await said([black, white], white, game, "play W F6");
  expect(textsOf(black.games.value.get(game))).toEqual([
    "start aga 9x9 7.5 0 none",
    "play B D4",
    "play W F6",
  ]);
});

it("a server that is killed has lost nothing that it acknowledged, and the game goes on", async () => {
  const { black, white, game } = await table();
  await said([black, white], black, game, "play B D4");
  const heads = black.games.value.get(game)!.entries.map(({ head }) => head);
  await server.kill();
  await until("the pages know", () => white.state.value === "cut");
  white.say(game, "play W F6"); // on its way when the server is back
  await server.start();
  await until("both have it", () =>
    [black, white].every(({ games }) => textsOf(games.value.get(game)).includes("play W F6")),
  );
  const after = black.games.value.get(game)!;
  expect(after.entries.map(({ head }) => head).slice(0, 2)).toEqual(heads);
  expect(after.entries).toHaveLength(3);
  expect(white.games.value.get(game)!.pending).toEqual([]);
  const later = person(); // a third, who looks on
  later.watch(game);
  await until("the log is read again", () => later.games.value.has(game));
  expect(later.games.value.get(game)!.you).toBeNull();
  expect(later.games.value.get(game)!.entries).toEqual(after.entries);
});

it("complaint 9: both pages agree on every clock after each move and each reconnect", async () => {
  const { black, white, game } = await table("byoyomi:0:30:3");
  const both = [black, white];
  const clocks = (of: Connection) => {
    const told = of.games.value.get(game)!.table.clocks!;
    return { B: told.B, W: told.W, running: told.running };
  };
  for (const [by, text] of [
    [black, "play B D4"],
    [white, "play W F6"],
    [black, "play B C3"],
  ] as const) {
    await said(both, by, game, text);
    expect(clocks(black)).toEqual(clocks(white));
  }
  const before = clocks(black);
  for (const socket of sockets) socket.terminate();
  await until("both are back", () => both.every(({ state }) => state.value === "open"));
  await said(both, white, game, "play W E5");
  expect(clocks(black)).toEqual(clocks(white));
  expect(clocks(black).B).toEqual(before.B);
});
