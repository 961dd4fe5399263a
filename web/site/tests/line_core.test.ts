// The pages' end of the line against the server's core, in worlds in which everything between them fails.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { PageWorld, rulesets, type Mistake } from "./page_world.ts";

const worlds = 1000;
const steps = 1500;

function played(seed: number, mistake?: Mistake): PageWorld {
  const world = new PageWorld(seed, mistake);
  try {
    world.run(steps);
    world.settle();
  } catch (error) {
    throw new Error(`world ${seed}: ${String(error)}`);
  }
  return world;
}

/** The names of the faults that the server's own world knows. */
function faultsOfServersWorld(): string[] {
  const source = new URL("../../../tests/server/world/world.cpp", import.meta.url);
  const text = readFileSync(fileURLToPath(source), "utf8");
  return [...new Set([...text.matchAll(/count\("([^"]+)"\)/g)].map(([, name]) => name!))];
}

it("in a thousand worlds pages show what is on disk, and what they are told is kept is kept", () => {
  const faults = new Map<string, number>();
  const stops = new Map<string, number>(rulesets.map((rules) => [rules, 0]));
  let entries = 0;
  for (let seed = 1; seed <= worlds; ++seed) {
    const world = played(seed);
    entries += world.entries;
    stops.set(world.rules, stops.get(world.rules)! + world.stops);
    for (const [fault, times] of world.faults) faults.set(fault, (faults.get(fault) ?? 0) + times);
  }
  const told = [...faults].map(([fault, times]) => `${fault} ${times}`).join(", ");
  console.log(`${worlds} worlds, ${entries} entries; ${told}`);
  expect(entries).toBeGreaterThan(10 * worlds);
  for (const [rules, times] of stops) expect(times, rules).toBeGreaterThanOrEqual(50);
  expect([...faults.keys()]).toEqual(expect.arrayContaining(faultsOfServersWorld()));
  expect(faults.size).toBe(12);
  for (const [fault, times] of faults) expect(times, fault).toBeGreaterThanOrEqual(100);
});

const found: readonly [Mistake, string][] = [
  ["answers before commit", "shows what is not on disk"],
  ["forgets what it said", "has no answer to"],
  ["shows what was refused", "shows what is not on disk"],
];

it.each(found)("a server or page that %s is found: it %s", (mistake, wrong) => {
  expect(() => {
    for (let seed = 1; seed <= 20; ++seed) played(seed, mistake);
  }).toThrow(wrong);
});
