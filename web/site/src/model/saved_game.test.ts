// A game as it is saved: its players, its day, its clock, its result, what wrote it, and a file name that
// says which game it is.

import { beforeAll, describe, expect, it } from "vitest";
import { engineBytes } from "../../../testing/engine.mjs";
import { clockOf } from "../engine/clock.ts";
import { eventsIn, load, open, type Shinpan } from "../engine/engine.ts";
import { dayOf, fileNameOf, infoOf, withInfo } from "./game_info.ts";
import { recordsIn } from "./record_tree.ts";
import { savedGame } from "./saved_game.ts";
import type { GameFile } from "./table.ts";

const begun = new Date(2026, 10, 26, 23, 30).getTime();
const start = { rules: "japanese-1989", cols: 9, rows: 9, komiHalf: 13 };
const file = (more: Partial<GameFile> = {}): GameFile => ({
  begun,
  start,
  events: eventsIn(["play B E5", "play W C3", "resign B"]),
  seats: { B: { kind: "person" }, W: { kind: "bot", level: 3 } },
  clock: null,
  ...more,
});

describe("a game that is saved", () => {
  let engine: Shinpan;
  beforeAll(async () => {
    engine = await load(engineBytes());
  });
  const saved = (of: GameFile) => {
    const game = open(engine, of.start);
    for (const event of of.events) expect(game.apply(event)).toEqual({ ok: true });
    return savedGame(engine, of, game, undefined);
  };

  it("tells who played, when, what came of it and what wrote it; its file's name does, too", () => {
    const { text, name } = saved(file());
    for (const told of [
      "PB[Black]",
      "PW[Shinpan, level 3]",
      "DT[2026-11-26]",
      "RE[W+R]",
      "AP[Shinpan:",
    ])
      expect(text).toContain(told);
    expect(name).toBe("2026-11-26_Black-Shinpan,-level-3_W+R.sgf");
  });
  it("tells what the players have told of it instead", () => {
    const info = {
      black: "Ann [x]\\",
      blackRank: "3k",
      event: "Club",
      place: "Ulm",
      date: "2026-11-25",
    };
    const { text, name } = saved(file({ info }));
    const [nodes] = recordsIn(engine, text);
    expect(infoOf(nodes![0]!)).toEqual({ ...info, white: "Shinpan, level 3", whiteRank: "" });
    expect(name).toBe("2026-11-25_Ann-x-Shinpan,-level-3_W+R.sgf");
  });
  it("tells the clock, and what it left at each move", () => {
    const system = { kind: "byoyomi", main: 600_000, period: 30_000, periods: 5 } as const;
    const left = { main: 590_500, period: 30_000, periods: 5, stones: 1 };
    const late = { main: 0, period: 12_340, periods: 3, stones: 1 };
    const made = [
      { player: "B", left },
      { player: "W", left: late },
    ] as const;
    const { text } = saved(file({ clock: { ...clockOf(engine, system), made } }));
    for (const told of ["TM[600]", "OT[5x30 byo-yomi]", ";B[ee]BL[590.5]", ";W[cg]WL[12.34]OW[3]"])
      expect(text.replaceAll("\n", "")).toContain(told);
    const fischer = { kind: "fischer", main: 300_000, bonus: 10_000 } as const;
    const bonus = saved(
      file({ clock: { ...clockOf(engine, fischer), made: [{ player: "B", left }] } }),
    ).text;
    expect(bonus).toContain("OT[10 fischer]");
    expect(bonus).not.toContain("BL["); // the one move noted is the last one, which White made
  });
  it("is read again as it was written, and its info can be changed", () => {
    const [nodes] = recordsIn(engine, saved(file()).text);
    const [root] = withInfo(nodes!, { white: "Ben", date: "" });
    expect(infoOf(root!)).toMatchObject({ black: "Black", white: "Ben", date: "" });
  });
});

describe("a file's name", () => {
  it("has what is known, without signs that a system forbids, and is short", () => {
    expect(
      fileNameOf({ black: "Ke/Jie", white: "李世乭", date: "2016-03-13,14", result: "B+R" }, ""),
    ).toBe("2016-03-13,14_Ke-Jie-李世乭_B+R.sgf");
    expect(fileNameOf({ black: "", white: "", date: "", result: null }, "../..")).toBe("game.sgf");
    expect(fileNameOf({ black: "", white: "", date: "", result: null }, "my: file")).toBe(
      "my-file.sgf",
    );
    expect(
      fileNameOf({ black: "x".repeat(300), white: "", date: "", result: null }, "").length,
    ).toBe(44);
  });
  it("has the day of the player's own calendar", () => expect(dayOf(begun)).toBe("2026-11-26"));
});
