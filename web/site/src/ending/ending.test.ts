// The end without a page: every ruleset's procedure in words, a proof as a story, the grades of groups.

import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { engineBytes } from "../../../testing/engine.mjs";
import { sectionsOf, zonesThatHold, zonesThatKeep } from "./certificate.ts";
import { groupsOf, isPlain } from "./groups.ts";
import { stepSaid, whatFollows } from "./steps.ts";
import { chapter, letterOf, type Offer, type Story } from "./story.ts";
import { load, type Game, type Shinpan } from "../engine/engine.ts";
import { english } from "../words/en/index.ts";
import { small } from "../../tests/played.ts";

describe("a certificate", () => {
  const text = `shinpan-certificate 1
defender black
safe B5
zone
points A1 A2
chain B5 assumes 0
hold A1 A2
node A2>A1:1 ->A2:1
leaf
zone
points C5
chain D5 linked
chain B5 linked
leaf
zone
points E5
chain D5 assumes 1
leaf
end
`;
  it("has an answer to each play, a pass being none", () => {
    const [section] = sectionsOf(text);
    expect(section?.defender).toBe("B");
    expect(section?.zones[0]?.nodes).toEqual([
      [
        { attack: "A2", reply: "A1", to: 1 },
        { attack: null, reply: "A2", to: 1 },
      ],
      [],
    ]);
  });
  it("keeps stones by the zones beside them, and by those of the chains that they are linked with", () => {
    const sections = sectionsOf(text);
    expect(zonesThatKeep(sections, "B", ["B4", "B5"]).map(({ points }) => points[0])).toEqual([
      "A1",
      "C5",
      "E5",
    ]);
    expect(zonesThatKeep(sections, "W", ["B5"])).toEqual([]);
    expect(zonesThatHold(sections, "W", ["A1"]).map(({ points }) => points[0])).toEqual(["A1"]);
  });
});

describe("letters", () => {
  it("go on after Z", () =>
    expect([0, 25, 26, 27, 52].map(letterOf)).toEqual(["A", "Z", "AA", "AB", "BA"]));
});

describe("with the engine", () => {
  let engine: Shinpan;
  let game: Game;
  beforeAll(async () => {
    engine = await load(engineBytes());
  });
  afterEach(() => game.free());

  const stopped = (rules: string): Game => {
    const made = engine.game({ rules, size: 5 });
    for (const at of small.split(" ")) made.play(made.toMove, at);
    made.pass("B");
    made.pass("W");
    return made;
  };

  it("every ruleset's steps are told, at every stage, to the count", () => {
    const told = new Set<string>();
    for (const { id } of engine.rulesets()) {
      game = engine.game({ rules: id, size: 5 });
      for (const event of [
        "turn B",
        "pass B",
        "pass W",
        "resume B",
        "pass W",
        "pass B",
        "end_agreed -",
        "play B A1",
        "pass W",
        "pass B",
        "pass W",
        "pass B",
        "pass W",
        "pass B",
        "pass W",
      ]) {
        game.apply(event);
        const { ending } = game.state();
        expect(ending.length, id).toBeGreaterThanOrEqual(2);
        expect(ending.filter(({ reached }) => reached === "now").length, id).toBe(1);
        for (const step of ending) {
          const text = stepSaid(step);
          expect(text.trim(), id).not.toBe("");
          expect(text).not.toMatch(/undefined|NaN|null/);
          told.add(text);
        }
      }
      game.free();
    }
    game = engine.game({ rules: "aga", size: 5 });
    const all = [...told].join(" ");
    for (const text of Object.values(english.ending.steps))
      if (typeof text === "string") expect(all).toContain(text);
  });

  it("after a request to play on, what two passes with no stone between would do is said", () => {
    game = stopped("aga");
    expect(game.apply("resume W")).toEqual({ ok: true });
    const { settlement, ending } = game.state();
    expect(settlement).toMatchObject({ state: "resumed", by: "W" });
    expect(whatFollows(ending)).toBe(
      "If both pass again with no stone between, everything on the board is alive.",
    );
  });

  it("where both agree at the second stop that nothing is dead, no later step is ticked", () => {
    game = stopped("aga");
    for (const event of ["resume W", "play B E5", "pass W", "pass B", "end_agreed -"])
      expect(game.apply(event), event).toEqual({ ok: true });
    const { ending, outcome } = game.state();
    expect(outcome?.clause).toBe("Rule 9");
    expect(ending.map(({ reached }) => reached)).toEqual([
      "done",
      "done",
      "done",
      "skipped",
      "now",
      "always",
      "always",
    ]);
  });

  it("where all is alive at the last stop, what may still be agreed is no contradiction", () => {
    game = stopped("french-2007");
    for (const event of ["resume W", "pass B", "pass W"])
      expect(game.apply(event)).toEqual({ ok: true });
    const now = game.state().ending.find(({ reached }) => reached === "now");
    expect(stepSaid(now!)).toBe("Even then the players may still agree that stones are dead.");
  });

  it("the two positions have each their own clause", () => {
    game = engine.game({ rules: "simple-territory-07", size: 5 });
    expect(game.state().ending.map(({ clause }) => clause)).toEqual([
      "II.1",
      "II.4",
      "II.5",
      "III.1",
      "III.3",
    ]);
  });

  it("a dead group's story ends where its opponent may pass forever, whatever its owner plays", () => {
    game = stopped("japanese-1989");
    const sections = sectionsOf(game.certificate({ nodes: 20_000 }));
    const story: Story = {
      start: { rules: "japanese-1989", cols: 5, rows: 5, komiHalf: 13 },
      board: game.board(),
      defender: "B",
      zones: zonesThatHold(sections, "W", ["A1"]),
    };
    expect(story.zones.length).toBeGreaterThan(0);
    const walk = (choice: (offers: readonly Offer[]) => Offer): Uint8Array => {
      const path: Offer[] = [];
      for (;;) {
        const { offers, board } = chapter(engine, story, path);
        expect(path.length).toBeLessThan(40);
        if (offers.length === 0) return board;
        path.push(choice(offers));
      }
    };
    for (const choice of [
      (offers: readonly Offer[]) => offers[0]!,
      (offers: readonly Offer[]) => offers[offers.length - 1]!,
    ]) {
      const board = walk(choice);
      // Black's wall stands.
      for (const at of ["B1", "B2", "B3", "B4", "B5"]) expect(board[game.pointOf(at)]).toBe(1);
    }
  });

  it("groups are graded by agreement before proof, and by proof before the estimate", () => {
    game = stopped("japanese-1989");
    const [estimate, proof] = [game.estimate(), game.proof({ nodes: 20_000 })];
    const size = { cols: 5, rows: 5 };
    const graded = (with_proof: boolean, agreed: string[] | null): Record<string, string> =>
      Object.fromEntries(
        groupsOf(game.names, game.board(), size, estimate, with_proof ? proof : null, agreed).map(
          ({ stones, grade }) => [stones[0]!, grade],
        ),
      );
    expect(graded(true, null)).toEqual({
      A1: "dead",
      B5: "lives",
      C5: "estimated",
      D4: "estimated",
    });
    expect(graded(false, null).C5).toBe("estimated");
    expect(graded(true, ["D4"])).toEqual({
      A1: "agreed_alive",
      B5: "agreed_alive",
      C5: "agreed_alive",
      D4: "agreed_dead",
    });
    const groups = groupsOf(game.names, game.board(), size, estimate, proof, null);
    expect(groups.map(({ name }) => name)).toEqual(["a", "b", "c", "d"]);
    expect(
      groups
        .filter((group) => !isPlain(group))
        .map(({ stones }) => stones[0])
        .sort(),
    ).toEqual(["A1", "D4"]);
  });
});
