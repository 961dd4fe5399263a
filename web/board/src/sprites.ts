// A view as a list of SVG elements, each with a key by which the next view's elements are compared with it.
// Pure: no document is touched. Nothing is told by colour alone: each sign has a shape of its own.
//
// Elements are plain shapes at their places, seen through with fill-opacity and stroke-opacity: for each
// `use`, transform or opacity a browser makes a drawing of its own, and a full board took three times as long
// to paint.

import { columnOf, rowOf } from "./coordinates.ts";
import type { Layout } from "./layout.ts";
import type { BoardView, Color, Label, Mark, Point, Shape } from "./view.ts";

/** From below to above. */
export const sceneLayers = ["under", "shadows", "stones", "shells", "signs"] as const;
/** In a picture over the scene: what is said of the stones that lie there does not have them painted anew. */
export const noteLayers = ["veils", "crosses", "notes"] as const;
/** The stone in hand lies in a picture of its own over the others. */
export type Layer = (typeof sceneLayers)[number] | (typeof noteLayers)[number] | "hand";

export interface Sprite {
  readonly key: string;
  readonly layer: Layer;
  readonly tag: "circle" | "path" | "rect" | "text";
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly text?: string;
}

const rounded = (length: number): number => Math.round(length * 100) / 100;

/** The colour that is seen on a stone or on wood: a class, so that themes decide. */
const inkOn = (stone: Color | null | undefined): string =>
  stone === "black" ? "on-black" : stone ? "on-white" : "on-wood";

const partSide = 5; // points
const smallestShell = 15; // pixels of a stone's radius
const shellTurns = [0.31, -0.56, 1.29]; // radians

/** The lines of a clam shell, a set of nearly parallel arcs. */
function shell(x: number, y: number, radius: number, turn: number): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const spot = (along: number, across: number): string =>
    `${rounded(x + along * cos - across * sin)} ${rounded(y + along * sin + across * cos)}`;
  let path = "";
  for (let i = -3; i <= 3; ++i) {
    const across = (i / 4) * radius * 0.94;
    const reach = Math.sqrt(Math.max(0, (radius * 0.9) ** 2 - across ** 2));
    path += `M${spot(-reach, across)}Q${spot(0, across + radius * 0.16)} ${spot(reach, across)}`;
  }
  return path;
}

type Outline = Exclude<Shape, "dot"> | "slash" | "corners";

/** The lines of a shape around a place; `r` is how far it reaches. */
function outlineOf(shape: Outline, x: number, y: number, r: number): string {
  const path = (...corners: readonly [number, number][]): string =>
    corners
      .map(([dx, dy], i) => `${i === 0 ? "M" : "L"}${rounded(x + dx * r)} ${rounded(y + dy * r)}`)
      .join("");
  switch (shape) {
    case "circle":
      return (
        `M${rounded(x - r)} ${y}a${rounded(r)} ${rounded(r)} 0 1 0 ${rounded(2 * r)} 0` +
        `a${rounded(r)} ${rounded(r)} 0 1 0 ${rounded(-2 * r)} 0Z`
      );
    case "square":
      return path([-0.82, -0.82], [0.82, -0.82], [0.82, 0.82], [-0.82, 0.82]) + "Z";
    case "triangle":
      return path([0, -1.08], [0.94, 0.6], [-0.94, 0.6]) + "Z";
    case "slash":
      return path([-0.7, 0.7], [0.7, -0.7]);
    case "cross":
      return path([-0.76, -0.76], [0.76, 0.76]) + path([0.76, -0.76], [-0.76, 0.76]);
    case "corners":
      return (
        [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ] as const
      )
        .map(([dx, dy]) => path([dx * 0.94, dy * 0.94], [dx * 1.1, dy * 1.1]))
        .join("");
  }
}

/** What was drawn before on a board laid out so, to be drawn again: by a key, as long as the layout lasts. */
class Before<Key, Drawn> {
  private readonly known = new WeakMap<Layout, Map<Key, Drawn>>();

  of(lie: Layout, key: Key, draw: () => Drawn): Drawn {
    let drawn = this.known.get(lie);
    if (!drawn) this.known.set(lie, (drawn = new Map<Key, Drawn>()));
    let found = drawn.get(key);
    if (found === undefined) drawn.set(key, (found = draw()));
    return found;
  }
}

const outlinedBefore = new Before<string, string>();

export class Draughtsman {
  private readonly sprites: Sprite[] = [];

  constructor(
    private readonly lie: Layout,
    private readonly prefix: string,
  ) {}

  drawn(): readonly Sprite[] {
    return this.sprites;
  }

  keep(sprites: readonly Sprite[]): void {
    this.sprites.push(...sprites);
  }

  private add(
    layer: Layer,
    key: string,
    tag: Sprite["tag"],
    attributes: Sprite["attributes"],
    text?: string,
  ): void {
    this.sprites.push(
      text === undefined ? { key, layer, tag, attributes } : { key, layer, tag, attributes, text },
    );
  }

  private spot(at: Point): { x: number; y: number } {
    return { x: rounded(this.lie.xOf(at)), y: rounded(this.lie.yOf(at)) };
  }

  /** A stone that lies on the board, with its shadow. */
  standing(at: Point, color: Color): void {
    const { x, y } = this.spot(at);
    const { stone } = this.lie;
    this.add("shadows", `shadow:${at}`, "circle", {
      cx: rounded(x + stone * 0.08),
      cy: rounded(y + stone * 0.16),
      r: rounded(stone * 1.1),
      fill: this.fill("shade"),
      class: "shadow",
    });
    this.stone(at, color, "stone", `stone:${at}:${color}`);
  }

  /**
   * A stone; `key` tells it from others on its layer. One that is not among the stones has the lines of its
   * shell on its own layer.
   */
  stone(at: Point, color: Color, className: string, key: string, layer?: Layer): void {
    const { x, y } = this.spot(at);
    const { stone } = this.lie;
    const edge = Math.max(0.75, stone * 0.045);
    this.add(layer ?? "stones", key, "circle", {
      cx: x,
      cy: y,
      r: rounded(stone - edge / 2),
      fill: this.fill(`${color}-light`),
      "stroke-width": rounded(edge),
      class: `${className} ${color}`,
    });
    if (color === "white" && stone >= smallestShell)
      this.add(layer ?? "shells", `${key} shell`, "path", {
        d: shell(x, y, stone, this.turnOf(at)),
        class: `${className} shell`,
        fill: "none",
        "stroke-width": rounded(stone * 0.04),
      });
  }

  private fill(name: string): string {
    return `url(#${this.prefix}-${name})`;
  }

  /** Shells are not all alike: each white stone is turned one of three ways, by where it lies. */
  private turnOf(at: Point): number {
    return shellTurns[(at * 7 + Math.floor(at / this.lie.size.cols) * 3) % shellTurns.length]!;
  }

  ring(at: Point, radius: number, className: string, key: string): void {
    const { x, y } = this.spot(at);
    this.add("signs", key, "circle", {
      cx: x,
      cy: y,
      r: rounded(radius * this.lie.stone),
      class: className,
      fill: "none",
      "stroke-width": this.pen(),
    });
  }

  outline(at: Point, shape: Outline, reach: number, className: string, key: string): void {
    const { x, y } = this.spot(at);
    this.add("signs", key, "path", {
      d: outlineOf(shape, x, y, reach * this.lie.stone),
      class: className,
      fill: "none",
      "stroke-width": this.pen(),
    });
  }

  /**
   * Dead stones: a veil over each and a cross on it, of which around a sign the ends alone are drawn. Those
   * of a part of the board are one path: a large group is marked at once, and what is marked elsewhere is not
   * painted anew.
   */
  dead(points: readonly Point[], stones: BoardView["stones"], signed: ReadonlySet<Point>): void {
    const { size } = this.lie;
    const parts = new Map<string, Point[]>();
    for (const at of points) {
      const part = [columnOf(at, size), rowOf(at, size)]
        .map((side) => Math.floor(side / partSide))
        .join(":");
      const known = parts.get(part);
      if (known) known.push(at);
      else parts.set(part, [at]);
    }
    for (const [part, some] of parts) {
      this.add("veils", `veils:${part}`, "path", {
        d: this.outlines(some, "circle", 1.02),
        class: "veil",
      });
      for (const color of ["black", "white"] as const) {
        const crossed = some.filter((at) => stones[at] === color);
        if (crossed.length > 0)
          this.add("crosses", `crosses:${part}:${color}`, "path", {
            d:
              this.outlines(
                crossed.filter((at) => !signed.has(at)),
                "cross",
                0.56,
              ) +
              this.outlines(
                crossed.filter((at) => signed.has(at)),
                "corners",
                0.56,
              ),
            class: `cross ${inkOn(color)}`,
            fill: "none",
            "stroke-width": this.pen(),
          });
      }
    }
  }

  private outlines(points: readonly Point[], shape: Outline, reach: number): string {
    return outlinedBefore.of(this.lie, `${shape} ${reach} ${points.join(" ")}`, () =>
      points
        .map((at) => {
          const { x, y } = this.spot(at);
          return outlineOf(shape, x, y, reach * this.lie.stone);
        })
        .join(""),
    );
  }

  /** How wide the lines of signs are. */
  private pen(): number {
    return rounded(Math.max(1.25, this.lie.stone * 0.15));
  }

  dot(at: Point, radius: number, className: string, key: string): void {
    const { x, y } = this.spot(at);
    this.add("signs", key, "circle", {
      cx: x,
      cy: y,
      r: rounded(radius * this.lie.stone),
      class: className,
    });
  }

  /** Lines through a point, from edge to edge, so that a finger does not hide where it aims. */
  guides(at: Point): void {
    const { x, y } = this.spot(at);
    const { width, height } = this.lie;
    this.add("hand", `guides:${at}`, "path", {
      d: `M0 ${y}H${width}M${x} 0V${height}`,
      class: "guides",
      fill: "none",
    });
  }

  square(layer: Layer, at: Point, half: number, className: string, key: string, opacity = 1): void {
    const { x, y } = this.spot(at);
    const side = rounded(2 * half);
    this.add(layer, key, "rect", {
      x: rounded(x - half),
      y: rounded(y - half),
      width: side,
      height: side,
      class: className,
      "fill-opacity": opacity,
    });
  }

  /** `crossed`: the stone has the ends of a cross around it. */
  label(label: Label, stone: Color | null, crossed: boolean): void {
    const { x, y } = this.spot(label.at);
    const length = [...label.text].length;
    const share = length <= 1 ? 1.12 : length === 2 ? 0.98 : 0.76;
    if (label.variation)
      this.add("notes", `choice:${label.at}`, "circle", {
        cx: x,
        cy: y,
        r: rounded(this.lie.stone * 0.8),
        class: "choice",
        "stroke-width": rounded(this.lie.stone * 0.11),
      });
    else if (!stone) this.halo(label.at);
    this.add(
      "notes",
      `label:${label.at}:${label.text}`,
      "text",
      {
        x,
        y,
        class: `label ${label.variation ? "on-choice" : inkOn(stone)}`,
        "font-size": rounded(this.lie.stone * share * (crossed ? 0.88 : 1)),
        dy: "0.35em",
      },
      label.text,
    );
  }

  /** Hides the lines under a sign on an empty point. */
  halo(at: Point): void {
    const { x, y } = this.spot(at);
    this.add("under", `halo:${at}`, "circle", {
      cx: x,
      cy: y,
      r: rounded(this.lie.stone * 0.78),
      class: "halo",
    });
  }

  mark(mark: Mark, stone: Color | null): void {
    const ink = inkOn(stone);
    if (mark.shape === "dot") this.dot(mark.at, 0.3, `mark filled ${ink}`, `mark:dot:${mark.at}`);
    else this.outline(mark.at, mark.shape, 0.56, `mark ${ink}`, `mark:${mark.shape}:${mark.at}`);
  }
}

/** `labelled`: points whose stones have something to be read on them. */
function ownership(
  draw: Draughtsman,
  view: BoardView,
  lie: Layout,
  labelled: ReadonlySet<Point>,
): void {
  (view.ownership ?? []).forEach((share, at) => {
    const size = Math.abs(share);
    if (size < 0.08 || labelled.has(at)) return;
    const owner: Color = share > 0 ? "black" : "white";
    const stone = view.stones[at];
    if (stone === owner) return;
    const half = lie.pitchX * (stone ? 0.17 : 0.3) * Math.sqrt(size);
    draw.square(
      stone ? "notes" : "under",
      at,
      half,
      `owned ${owner}`,
      `owned:${at}:${owner}`,
      rounded(0.35 + 0.55 * size),
    );
  });
}

const stoodBefore = new Before<number, readonly Sprite[]>();

/** A stone on the board: the same objects each time, so that they need not be compared. */
const standing = (at: Point, color: Color, lie: Layout, prefix: string): readonly Sprite[] =>
  stoodBefore.of(lie, at * 2 + (color === "black" ? 0 : 1), () => {
    const draw = new Draughtsman(lie, prefix);
    draw.standing(at, color);
    return draw.drawn();
  });

/** Everything that a view shows, but for what the pointer adds. */
export function spritesOf(view: BoardView, lie: Layout, prefix: string): readonly Sprite[] {
  const draw = new Draughtsman(lie, prefix);
  const at = (point: Point): Color | null => view.stones[point] ?? null;
  const dead = new Set(view.dead ?? []);
  const labelled = new Set((view.labels ?? []).map((label) => label.at));
  const marked = new Set((view.marks ?? []).map((mark) => mark.at));
  const last = view.lastMove ?? -1;
  view.stones.forEach((stone, point) => {
    if (stone) draw.keep(standing(point, stone, lie, prefix));
  });
  ownership(draw, view, lie, labelled);
  for (const ghost of view.ghosts ?? [])
    draw.stone(ghost.at, ghost.color, "ghost", `ghost:${ghost.at}:${ghost.color}`);
  draw.dead(
    [...dead].filter((point) => at(point)),
    view.stones,
    new Set([...labelled, ...marked, last]),
  );
  for (const mark of view.territory ?? [])
    if (!dead.has(mark.at))
      draw.square(
        "signs",
        mark.at,
        lie.pitchX * 0.145,
        `territory ${mark.color}`,
        `land:${mark.at}:${mark.color}`,
      );
  for (const point of view.lifted ?? [])
    if (!at(point)) draw.ring(point, 0.62, "lifted", `lifted:${point}`);
  for (const point of view.placed ?? [])
    draw.dot(point, 0.24, `placed ${inkOn(at(point))}`, `placed:${point}`);
  for (const mark of view.marks ?? []) draw.mark(mark, at(mark.at));
  for (const label of view.labels ?? []) draw.label(label, at(label.at), dead.has(label.at));
  if (last >= 0 && at(last) && !labelled.has(last) && !marked.has(last))
    draw.ring(last, 0.52, `last ${inkOn(at(last))}`, `last:${last}`);
  const ban = view.ban ?? null;
  if (ban !== null && !at(ban)) {
    draw.halo(ban);
    draw.outline(ban, "circle", 0.56, "ban", `ban:${ban}`);
    draw.outline(ban, "slash", 0.56, "ban", `ban-slash:${ban}`);
  }
  return draw.drawn();
}
