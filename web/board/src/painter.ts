// Keeps the elements of an SVG equal to a list of sprites, and changes only what differs.

import { layers, type Layer, type Sprite } from "./sprites.ts";

const svgNamespace = "http://www.w3.org/2000/svg";

/** none: at once.  play: a stone settles, captured ones fade.  count: one after the other, as a hand would. */
export type Motion = "none" | "play" | "count";

const longestWave = 700; // milliseconds from the first stone of a step to its last

interface Shown {
  readonly sprite: Sprite;
  readonly element: SVGElement;
}

function same(a: Sprite, b: Sprite): boolean {
  if (a.text !== b.text) return false;
  const names = Object.keys(b.attributes);
  return names.length === Object.keys(a.attributes).length && names.every((name) => a.attributes[name] === b.attributes[name]);
}

export class Painter {
  private readonly groups = new Map<Layer, SVGGElement>();
  private readonly shown = new Map<Layer, Map<string, Shown>>();
  private readonly leaving = new Set<SVGElement>();

  constructor(private readonly svg: SVGSVGElement) {
    for (const layer of layers) {
      const group = svg.ownerDocument.createElementNS(svgNamespace, "g");
      group.setAttribute("class", layer);
      svg.append(group);
      this.groups.set(layer, group);
      this.shown.set(layer, new Map());
    }
  }

  /** Makes the layers show these sprites. Every layer that is painted has all its sprites in the list. */
  paint(sprites: readonly Sprite[], painted: readonly Layer[], motion: Motion): void {
    for (const element of this.leaving) element.remove();
    this.leaving.clear();
    for (const layer of painted) this.paintLayer(layer, sprites.filter((sprite) => sprite.layer === layer), motion);
  }

  private paintLayer(layer: Layer, sprites: readonly Sprite[], motion: Motion): void {
    const shown = this.shown.get(layer)!;
    const group = this.groups.get(layer)!;
    const wanted = new Set(sprites.map((sprite) => sprite.key));
    const gone = [...shown].filter(([key]) => !wanted.has(key));
    const fresh = sprites.filter((sprite) => !shown.has(sprite.key));
    gone.forEach(([key, { element }], i) => {
      shown.delete(key);
      this.leave(element, motion, i, gone.length);
    });
    for (const sprite of sprites) {
      const old = shown.get(sprite.key);
      if (old && same(old.sprite, sprite)) continue;
      const element = old?.element ?? this.create(sprite);
      if (old) this.write(element, sprite);
      else group.append(element);
      shown.set(sprite.key, { sprite, element });
    }
    if (motion !== "none")
      fresh.forEach((sprite, i) => this.enter(shown.get(sprite.key)!.element, motion, i, fresh.length));
  }

  private create(sprite: Sprite): SVGElement {
    const element = this.svg.ownerDocument.createElementNS(svgNamespace, sprite.tag);
    this.write(element, sprite);
    return element;
  }

  private write(element: SVGElement, sprite: Sprite): void {
    for (const [name, value] of Object.entries(sprite.attributes)) element.setAttribute(name, String(value));
    if (sprite.text !== undefined) element.textContent = sprite.text;
  }

  private wave(element: SVGElement, className: string, motion: Motion, index: number, count: number): void {
    const pause = motion === "count" ? Math.round((index * Math.min(longestWave, count * 40)) / count) : 0;
    element.style.setProperty("--pause", `${pause}ms`);
    element.classList.add(className, motion);
  }

  private enter(element: SVGElement, motion: Motion, index: number, count: number): void {
    this.wave(element, "enters", motion, index, count);
    const done = (): void => {
      element.classList.remove("enters", motion);
      element.style.removeProperty("--pause");
    };
    element.addEventListener("animationend", done, { once: true });
  }

  private leave(element: SVGElement, motion: Motion, index: number, count: number): void {
    if (motion === "none") {
      element.remove();
      return;
    }
    this.leaving.add(element);
    this.wave(element, "leaves", motion, index, count);
    element.addEventListener("animationend", () => {
      element.remove();
      this.leaving.delete(element);
    }, { once: true });
  }
}
