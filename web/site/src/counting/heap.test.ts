import { describe, expect, it } from "vitest";
import { heap, stoneRadius } from "./heap.ts";

describe("stones in a bowl", () => {
  it.each([
    [1, 1],
    [20, 20],
    [57, 181],
    [181, 181],
  ])("%i of %i all lie within it, and each can be seen", (stones, room) => {
    const lying = heap(stones, room);
    expect(lying).toHaveLength(stones);
    for (const [i, { x, y }] of lying.entries()) {
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(1 - stoneRadius(room) + 1e-9);
      for (const other of lying.slice(0, i))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(stoneRadius(room));
    }
  });
  it("do not move when another comes", () => {
    expect(heap(40, 100).slice(0, 39)).toEqual(heap(39, 100));
  });
});
