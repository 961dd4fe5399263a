// The words for rulesets, on the engine itself: none is without words, and what they say is what the engine
// says.

import { describe, expect, it } from "vitest";
import { engineBytes } from "../../../testing/engine.mjs";
import { load, type Ruleset } from "../engine/engine.ts";
import { differences, particularsOf, sentenceOf } from "./rule_words.ts";

describe("rulesets in words", async () => {
  const engine = await load(engineBytes());
  const all = engine.rulesets().map((brief) => engine.ruleset(brief.id));
  const reference = all.find((rules) => rules.id === "japanese-1989")!;
  const told = (id: string): string[] =>
    differences(engine.ruleset(id), reference).map(({ what, clause }) => `${what} (${clause})`);

  it("are a whole sentence each", () => {
    for (const rules of all)
      expect(sentenceOf(rules)).toMatch(/^You score [^;]{10,}; [a-z][^;]{10,}\.$/);
  });
  it("say on each card what is particular to that ruleset", () => {
    const card = (rules: Ruleset): string => `${sentenceOf(rules)} ${particularsOf(rules)}`;
    const own = all.filter(({ variant_of }) => variant_of === null);
    for (const one of own)
      for (const other of own.filter((rules) => rules !== one && card(rules) === card(one)))
        expect(
          differences(one, other).filter(({ what }) => !what.includes("handicap")),
          `${one.id} and ${other.id}`,
        ).toEqual([]);
    expect(particularsOf(engine.ruleset("aga"))).toBe(
      "A pass costs a stone; White makes the last move.",
    );
    expect(particularsOf(engine.ruleset("chinese"))).toBe(
      "Unequal cycles are banned too; a long cycle goes to the referee.",
    );
    expect(particularsOf(engine.ruleset("japanese"))).toBe(
      "A long cycle can end without result; points in seki do not count.",
    );
    expect(particularsOf(engine.ruleset("tromp-taylor"))).toBe(
      "You may take your own stones; no play may bring back any earlier position.",
    );
  });
  it("differ in words wherever they differ in what a player meets", () => {
    const met = [
      "scoring",
      "self_capture",
      "repetition",
      "pass_cost",
      "last_move",
      "ending.procedure",
      "removal",
      "seki",
    ] as const;
    for (const rules of all) {
      const found = differences(rules, reference);
      const differing = met.filter(
        (axis) => rules.axes[axis] !== reference.axes[axis] && typeof rules.axes[axis] !== "object",
      );
      expect(found.length, rules.id).toBeGreaterThanOrEqual(differing.length);
    }
  });
  it("say nothing of a ruleset against itself", () => {
    expect(differences(reference, reference)).toEqual([]);
  });
  it("name the clause of each difference", () => {
    expect(told("french-2007")).toContain("area is counted (§9)");
    expect(told("tromp-taylor")).toContain("no play may bring back any earlier position (Rule 6)");
    expect(told("tromp-taylor")).toContain("you may take your own stones (Rule 7)");
  });
});
