import { describe, expect, it } from "vitest";
import { layout } from "../src/layout.ts";
import { noteLayers, spritesOf, type Sprite } from "../src/sprites.ts";
import { emptyView, type BoardView, type Shape } from "../src/view.ts";

const lie = layout(
  { cols: 9, rows: 9 },
  { width: 400 },
  { style: "letters", proportions: "square" },
  1,
);
const drawn = (view: BoardView): readonly Sprite[] => spritesOf(view, lie, "b");
const signs = (view: Partial<BoardView>): readonly Sprite[] =>
  drawn({ ...emptyView(9), ...view }).filter((sprite) =>
    ["under", "signs", ...noteLayers].includes(sprite.layer),
  );

/** What is left of a sprite without its colours and its place. */
const form = (sprite: Sprite): string =>
  [
    sprite.tag,
    sprite.attributes.r,
    sprite.attributes.width,
    String(sprite.attributes.d ?? "").replace(/[^A-Za-z]/g, ""),
  ].join(" ");

describe("a picture", () => {
  it("has a stone and its shadow for each stone", () => {
    const stones = emptyView(9).stones.slice();
    stones[0] = "black";
    stones[40] = "white";
    const sprites = drawn({ size: { cols: 9, rows: 9 }, stones });
    expect(sprites.filter((sprite) => sprite.layer === "stones")).toHaveLength(2);
    expect(sprites.filter((sprite) => sprite.layer === "shadows")).toHaveLength(2);
    expect(sprites.find((sprite) => sprite.key === "stone:40:white")?.attributes).toMatchObject({
      cx: lie.x(4),
      cy: lie.y(4),
    });
  });
  it("gives every element a key of its own, whatever is shown at once", () => {
    const stones = emptyView(9).stones.map((_, at) =>
      at % 3 === 0 ? "black" : at % 3 === 1 ? "white" : null,
    );
    const all = [...stones.keys()];
    const shapes: readonly Shape[] = ["circle", "square", "triangle", "cross", "dot"];
    const sprites = drawn({
      size: { cols: 9, rows: 9 },
      stones,
      lastMove: 3,
      ban: 2,
      dead: all.slice(0, 20),
      placed: all,
      lifted: all,
      ghosts: all.map((at) => ({ at, color: "white" })),
      territory: all.map((at) => ({ at, color: "black" })),
      ownership: all.map((at) => Math.sin(at)),
      labels: all.map((at) => ({ at, text: "1", variation: at % 2 === 0 })),
      marks: all.flatMap((at) => shapes.map((shape) => ({ at, shape }))),
    });
    const keys = sprites.map((sprite) => `${sprite.layer} ${sprite.key}`);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });
  it("tells dead, banned, placed and lifted points and each mark by form, not by colour", () => {
    const stones = emptyView(9).stones.slice();
    stones[0] = "black";
    const forms = [
      signs({ stones, dead: [0] }),
      signs({ ban: 5 }),
      signs({ stones, placed: [0] }),
      signs({ lifted: [5] }),
      signs({ stones, lastMove: 0 }),
      signs({ territory: [{ at: 5, color: "black" }] }),
      ...(["square", "triangle"] as const).map((shape) => signs({ marks: [{ at: 5, shape }] })),
    ].map((sprites) => sprites.map(form).join("+"));
    expect(forms.every((text) => text !== "")).toBe(true);
    expect(new Set(forms).size).toBe(forms.length);
  });
  it("leaves a stone that is marked dead as it is, and lays a veil and a cross over it", () => {
    const stones = emptyView(9).stones.slice();
    stones[0] = "black";
    stones[80] = "white";
    const view = { size: { cols: 9, rows: 9 }, stones };
    const [before, after] = [drawn(view), drawn({ ...view, dead: [0, 80] })];
    expect(after.filter((sprite) => before.includes(sprite))).toEqual(before);
    expect(
      after
        .slice(before.length)
        .map(({ layer }) => layer)
        .sort(),
    ).toEqual(["crosses", "crosses", "veils", "veils"]);
  });
  it("draws no line of the cross where a label, a mark or the last move's ring stands", () => {
    const stones = emptyView(9).stones.map(() => "white" as const);
    const nearest = (at: number, more: Partial<BoardView>): number => {
      const crosses = signs({ stones, dead: [at], ...more }).find(
        ({ layer }) => layer === "crosses",
      )!;
      const ends = [...String(crosses.attributes.d).matchAll(/[ML](\S+?) ([\d.]+)/g)];
      expect(ends.length).toBeGreaterThan(3);
      const line = (from: number, to: number): number => {
        const [a, b] = [ends[from]!, ends[to]!].map(([, x, y]) => [
          Number(x) - lie.xOf(at),
          Number(y) - lie.yOf(at),
        ]);
        return Math.min(
          ...[0, 0.25, 0.5, 0.75, 1].map((part) =>
            Math.hypot(...[0, 1].map((i) => a![i]! + part * (b![i]! - a![i]!))),
          ),
        );
      };
      return Math.min(...ends.flatMap((_, i) => (i % 2 === 0 ? [line(i, i + 1)] : []))) / lie.stone;
    };
    expect(nearest(40, {})).toBeCloseTo(0);
    expect(nearest(40, { labels: [{ at: 40, text: "188" }] })).toBeGreaterThan(0.7);
    expect(nearest(40, { marks: [{ at: 40, shape: "triangle" }] })).toBeGreaterThan(0.7);
    expect(nearest(40, { lastMove: 40 })).toBeGreaterThan(0.7);
  });
  it("draws a part of the board anew only when something in it is marked", () => {
    const stones = emptyView(9).stones.map(() => "black" as const);
    const noted = (dead: readonly number[]) =>
      signs({ stones, dead }).map(({ key, attributes }) => `${key} ${attributes.d}`);
    const before = noted([0, 1, 80]);
    expect(
      noted([0, 80])
        .filter((sprite) => !before.includes(sprite))
        .map((sprite) => sprite.split(" ")[0]),
    ).toEqual(["veils:0:0", "crosses:0:0:black"]);
  });
  it("leaves the last move's ring away where a number says more", () => {
    const stones = emptyView(9).stones.slice();
    stones[4] = "black";
    expect(signs({ stones, lastMove: 4 }).map((sprite) => sprite.key)).toEqual(["last:4"]);
    expect(
      signs({ stones, lastMove: 4, labels: [{ at: 4, text: "9" }] }).map((sprite) => sprite.key),
    ).toEqual(["label:4:9"]);
  });
  it("leaves a stone's label to be read where ownership is shown", () => {
    const stones = emptyView(9).stones.slice();
    stones[4] = "white";
    const view = { stones, ownership: stones.map(() => 1) };
    const on = (sprites: ReturnType<typeof signs>): string[] =>
      sprites.map(({ key }) => key).filter((key) => key.includes(":4:"));
    expect(on(signs(view))).toEqual(["owned:4:black"]);
    expect(on(signs({ ...view, labels: [{ at: 4, text: "a" }] }))).toEqual(["label:4:a"]);
  });
});
