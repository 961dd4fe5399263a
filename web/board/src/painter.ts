// Keeps the elements of an SVG equal to a list of sprites, and changes only what differs.

import type { Layer, Sprite } from "./sprites.ts";

const svgNamespace = "http://www.w3.org/2000/svg";

/**
 * none: at once.  play: the stone is there at once, captured ones fade.  count: one after the other, as a
 * hand would.
 */
export type Motion = "none" | "play" | "count";

const longestWave = 700; // milliseconds from the first stone of a step to its last

/** What fades when it is captured; shadows and signs go at once. */
const fading: ReadonlySet<Layer> = new Set<Layer>(["stones", "shells"]);

interface Shown {
  sprite: Sprite;
  readonly element: SVGElement;
  /** The number of the painting in which it was wanted last. */
  wanted: number;
}

export class Painter {
  private readonly groups = new Map<Layer, SVGGElement>();
  private readonly shown = new Map<Layer, Map<string, Shown>>();
  private readonly leaving = new Set<SVGElement>();
  private painting = 0;

  constructor(
    private readonly svg: SVGSVGElement,
    layers: readonly Layer[],
  ) {
    for (const layer of layers) {
      const group = svg.ownerDocument.createElementNS(svgNamespace, "g");
      group.setAttribute("class", layer);
      svg.append(group);
      this.groups.set(layer, group);
      this.shown.set(layer, new Map());
    }
  }

  /**
   * Draws each sprite on its layer. Returns the stones that a play has taken off, so that they may fade
   * elsewhere.
   */
  paint(sprites: readonly Sprite[], motion: Motion): readonly SVGElement[] {
    for (const element of this.leaving) element.remove();
    this.leaving.clear();
    const parted = new Map([...this.groups.keys()].map((layer): [Layer, Sprite[]] => [layer, []]));
    for (const sprite of sprites) parted.get(sprite.layer)?.push(sprite);
    return [...parted].flatMap(([layer, some]) => this.paintLayer(layer, some, motion));
  }

  private paintLayer(
    layer: Layer,
    sprites: readonly Sprite[],
    motion: Motion,
  ): readonly SVGElement[] {
    const shown = this.shown.get(layer)!;
    const group = this.groups.get(layer)!;
    const painting = ++this.painting;
    const fresh: SVGElement[] = [];
    for (const sprite of sprites) {
      const old = shown.get(sprite.key);
      if (!old) {
        const element = this.create(sprite);
        group.append(element);
        fresh.push(element);
        shown.set(sprite.key, { sprite, element, wanted: painting });
        continue;
      }
      if (old.sprite !== sprite) this.write(old.element, sprite, old.sprite);
      old.sprite = sprite;
      old.wanted = painting;
    }
    const gone = [...shown].filter(([, { wanted }]) => wanted !== painting);
    gone.forEach(([key, { element }], i) => {
      shown.delete(key);
      if (motion === "count") this.leave(element, i, gone.length);
      else element.remove();
    });
    if (motion === "count") fresh.forEach((element, i) => this.enter(element, i, fresh.length));
    return motion === "play" && fading.has(layer) ? gone.map(([, { element }]) => element) : [];
  }

  private create(sprite: Sprite): SVGElement {
    const element = this.svg.ownerDocument.createElementNS(svgNamespace, sprite.tag);
    this.write(element, sprite);
    return element;
  }

  /** Writes what differs from what stands there: to lay a text out anew costs as much as a new one. */
  private write(element: SVGElement, sprite: Sprite, old?: Sprite): void {
    for (const [name, value] of Object.entries(sprite.attributes))
      if (old?.attributes[name] !== value) element.setAttribute(name, String(value));
    if (sprite.text !== old?.text) element.textContent = sprite.text ?? "";
  }

  private wave(element: SVGElement, className: string, index: number, count: number): void {
    const pause = Math.round((index * Math.min(longestWave, count * 40)) / count);
    element.style.setProperty("--pause", `${pause}ms`);
    element.classList.add(className);
  }

  private enter(element: SVGElement, index: number, count: number): void {
    this.wave(element, "enters", index, count);
    const done = (): void => {
      element.classList.remove("enters");
      element.style.removeProperty("--pause");
    };
    element.addEventListener("animationend", done, { once: true });
  }

  private leave(element: SVGElement, index: number, count: number): void {
    this.leaving.add(element);
    this.wave(element, "leaves", index, count);
    element.addEventListener(
      "animationend",
      () => {
        element.remove();
        this.leaving.delete(element);
      },
      { once: true },
    );
  }
}
