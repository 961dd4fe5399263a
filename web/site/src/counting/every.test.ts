// The table of every ruleset: it gives a result where the command line gives one, and says in players' words
// what a ruleset refuses; what people know comes first.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { engineBytes } from "../../../testing/engine.mjs";
import { everyVerdict, load, type ComparedVerdict, type Shinpan } from "../engine/engine.ts";
import { knownFirst } from "../parts/known_first.ts";
import { whyRefused } from "../parts/refused.ts";
import { told } from "../parts/verdict_table.tsx";

const text = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../${file}`, import.meta.url)), "utf8");
const saidOf = (verdict: ComparedVerdict): string => told(verdict, (name) => name);

/** What the tour shows that the command line prints of that record: by ruleset its result, "?" for none. */
function printed(record: string): ReadonlyMap<string, string> {
  const [, after] = text("docs/tour.md").split(`./run referee examples/${record} --rules all`);
  return new Map(
    after!
      .split("```")[0]!
      .split("\n")
      .flatMap((line) => {
        const [, result, rules] = /^ {2}(\?|0|Void|[BW]\+\S+)(?: \(.+\))?: (.+)$/.exec(line) ?? [];
        return (rules?.split(", ") ?? []).map((one) => [one, result!] as const);
      }),
  );
}

describe("every ruleset", () => {
  let engine: Shinpan;
  beforeAll(async () => {
    engine = await load(engineBytes());
  });

  it("has the command line's results, also where the game had been over before", () => {
    const sgf = engine.readSgf(text("examples/ko_after_two_passes.sgf"));
    const record = sgf.record();
    const verdicts = new Map(record.everyVerdict().map((verdict) => [verdict.rules, verdict]));
    for (const each of [record, sgf]) each.free();
    const expected = printed("ko_after_two_passes.sgf");
    expect(expected.size).toBeGreaterThan(20);
    const wins = { "0": "Draw", Void: "No result" } as Readonly<Record<string, string>>;
    for (const [rules, result] of expected) {
      const said = saidOf(verdicts.get(rules)!);
      if (result === "?") expect(said, rules).toMatch(/^move 12 at B2 is illegal: /);
      else expect(said, rules).toBe(wins[result] ?? result);
    }
  });

  it("counts a game that was resumed where others hold it over, and tells what handicap games lack", () => {
    const game = engine.game({ rules: "aga", size: 9 });
    for (const event of [
      "handicap B 2 C3 G7",
      "play W E5",
      "play B E6",
      "pass W",
      "pass B",
      "resume W",
      "play W D6",
      "play B D5",
      "pass W",
      "pass B",
    ])
      expect(game.apply(event), event).toEqual({ ok: true });
    const said = everyVerdict(game, []).map((verdict) => [verdict.rules, saidOf(verdict)] as const);
    game.free();
    expect(said.filter(([, line]) => /move 0|game was over/.test(line))).toEqual([]);
    const without = said.filter(
      ([rules]) =>
        engine.ruleset(rules).axes["handicap.placement"] === "none" ||
        engine.handicap(rules, [9, 9], 2).placement === "none",
    );
    expect(without.length).toBeGreaterThan(0);
    for (const [rules, line] of without)
      expect(line, rules).toBe("this ruleset has no handicap games");
    expect(said.filter(([, line]) => /^[BW]\+/.test(line)).length).toBeGreaterThan(20);
  });

  it("begins with the game's own, then with those that people know, and leaves none out", () => {
    const ids = engine.rulesets().map(({ id }) => id);
    const sorted = knownFirst(engine, "french-2007", ids, (id) => id);
    expect(sorted.slice(0, 5)).toEqual([
      "french-2007",
      "japanese-1989",
      "japanese-1989-one-ko-pass",
      "japanese-1989-unfilled-dame",
      "chinese-practice",
    ]);
    expect([...sorted].sort()).toEqual([...ids].sort());
    expect(ids[0]).toBe("japanese-1989");
  });

  it("is asked why: a ko is called so, a longer way back is not", () => {
    const refused = (size: number, moves: string): string => {
      const game = engine.game({ rules: "tromp-taylor", size });
      const names = moves.split(" ");
      for (const [i, name] of names.slice(0, -1).entries())
        expect(game.apply(`play ${"BW"[i % 2]} ${name}`)).toEqual({ ok: true });
      const played = game.play("BW"[(names.length - 1) % 2] as "B" | "W", names[names.length - 1]!);
      if (played.ok) throw new Error(`${moves} can be played`);
      const said = whyRefused(game, played.refusal);
      game.free();
      return said;
    };
    expect(refused(9, "C5 F5 D6 E6 D4 E4 A1 D5 E5 D5")).toMatch(/\bko\b/i);
    expect(refused(9, "C3 C3")).not.toMatch(/\bko\b/i);
    // Sending two, returning one: what is taken is one stone, but no ko.
    expect(refused(6, "C5 B5 C4 B4 C3 B3 C2 B2 C1 B1 D6 A5 B6 A4 A6 C6 B6")).toBe(
      "That would bring back an earlier position.",
    );
  });
});
