// The pages' end of the line against the server's core, in worlds in which everything between them fails.

import { expect, it } from "vitest";
import { PageWorld, type Mistake } from "./page_world.ts";

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

it("in a thousand worlds pages show what is on disk, and what they are told is kept is kept", () => {
  const faults = new Map<string, number>();
  let entries = 0;
  for (let seed = 1; seed <= worlds; ++seed) {
    const world = played(seed);
    entries += world.entries;
    for (const [fault, times] of world.faults) faults.set(fault, (faults.get(fault) ?? 0) + times);
  }
  const told = [...faults].map(([fault, times]) => `${fault} ${times}`).join(", ");
  console.log(`${worlds} worlds, ${entries} entries; ${told}`);
  expect(entries).toBeGreaterThan(10 * worlds);
  expect(faults.size).toBe(9);
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
