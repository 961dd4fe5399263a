// The words for rulesets, on the engine itself: none is without words, and what they say is what the engine says.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { enginePath } from "../../testing/engine.mjs";
import { load } from "../src/engine.ts";
import { differences, sentenceOf } from "../src/rule_words.ts";

const path = enginePath();

describe.skipIf(path === undefined)("rulesets in words", async () => {
  const engine = path === undefined ? null! : await load(readFileSync(path));
  const all = path === undefined ? [] : engine.rulesets().map((brief) => engine.ruleset(brief.id));
  const reference = all.find((rules) => rules.id === "japanese-1989")!;
  const told = (id: string): string[] =>
    differences(engine.ruleset(id), reference).map(({ what, clause }) => `${what} (${clause})`);

  it("are a whole sentence each", () => {
    for (const rules of all) expect(sentenceOf(rules)).toMatch(/^You score [^;]{10,}; [a-z][^;]{10,}\.$/);
  });
  it("differ in words wherever they differ in what a player meets", () => {
    const met = ["scoring", "self_capture", "repetition", "pass_cost", "last_move", "ending.procedure", "removal", "seki"];
    for (const rules of all) {
      const found = differences(rules, reference);
      const differing = met.filter((axis) => rules.axes[axis] !== reference.axes[axis] && typeof rules.axes[axis] !== "object");
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
