// What lies under the stones: wood, lines, star points, coordinates; and what stones are filled with, once
// for all of them. Written as text, since it changes with the size of the board alone.

import { starPoints, type CoordinateStyle } from "./coordinates.ts";
import { edgeNames, type Layout } from "./layout.ts";

const r = (length: number): number => Math.round(length * 100) / 100;

/**
 * A number from 0 to 1 that is the same each time: the grain of the wood does not change when a page is drawn
 * anew.
 */
function chance(seed: number): number {
  const x = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return x - Math.floor(x);
}

/** Straight-grained wood: fine lines from top to bottom, a little bent, now and then a darker one. */
function grain(lie: Layout): string {
  const lines: string[] = [];
  const step = Math.max(3, lie.width / 110);
  for (let i = 0, x = -step; x < lie.width + step; ++i, x += step * (0.45 + 1.3 * chance(i))) {
    const bend = (k: number): number =>
      r(x + step * 1.6 * Math.sin(i * 0.21 + k) + step * (chance(i * 5 + k) - 0.5));
    const h = lie.height;
    const d = `M${bend(0)} 0C${bend(1)} ${r(h * 0.3)} ${bend(2)} ${r(h * 0.6)} ${bend(3)} ${h}`;
    const weight = chance(i + 500) > 0.9 ? 0.8 : 0.2 + 0.4 * chance(i + 900);
    lines.push(`<path d="${d}" stroke-opacity="${r(weight)}"/>`);
  }
  return `<g class="grain" fill="none" stroke-width="${r(Math.max(0.7, step * 0.24))}">${lines.join("")}</g>`;
}

function gridPath(lie: Layout): string {
  const { cols, rows } = lie.size;
  const half = lie.line / 2; // so that corners are full
  let path = "";
  for (let row = 0; row < rows; ++row)
    path += `M${r(lie.x(0) - half)} ${r(lie.y(row))}H${r(lie.x(cols - 1) + half)}`;
  for (let col = 0; col < cols; ++col)
    path += `M${r(lie.x(col))} ${r(lie.y(0) - half)}V${r(lie.y(rows - 1) + half)}`;
  return path;
}

function stops(className: string, offsets: readonly number[]): string {
  return offsets
    .map((offset, i) => `<stop class="${className}-${i}" offset="${offset}"/>`)
    .join("");
}

/** The light on stones, their shadow, and wood. */
function materials(prefix: string): string {
  const round = (name: string, place: string, offsets: readonly number[]): string =>
    `<radialGradient id="${prefix}-${name}" ${place}>${stops(name.split("-")[0]!, offsets)}</radialGradient>`;
  return (
    round("black-light", `cx=".34" cy=".28" r=".82"`, [0, 0.32, 1]) +
    round("white-light", `cx=".36" cy=".3" r=".8"`, [0, 0.58, 1]) +
    round("shade", "", [0.62, 0.84, 1]) +
    `<linearGradient id="${prefix}-wood" x1="0" y1="0" x2="1" y2="1">` +
    `${stops("wood", [0, 0.5, 1])}</linearGradient>`
  );
}

/**
 * The picture under the stones as SVG text; `prefix` makes the names in it its own on a page with several
 * boards.
 */
export function groundOf(lie: Layout, style: CoordinateStyle, prefix: string): string {
  const dot = r(Math.max(1.6, lie.pitchX * 0.085));
  const stars = starPoints(lie.size).map(
    (at) => `<circle cx="${r(lie.xOf(at))}" cy="${r(lie.yOf(at))}" r="${dot}"/>`,
  );
  const names = edgeNames(lie, style).map(
    (name) => `<text x="${r(name.x)}" y="${r(name.y)}" dy="0.35em">${name.text}</text>`,
  );
  const { width, height } = lie;
  return (
    `<defs>${materials(prefix)}</defs>` +
    `<rect class="wood" width="${width}" height="${height}" fill="url(#${prefix}-wood)"/>${grain(lie)}` +
    `<path class="grid" d="${gridPath(lie)}" fill="none" stroke-width="${r(lie.line)}"/>` +
    `<g class="stars">${stars.join("")}</g>` +
    `<g class="names" font-size="${r(lie.letter)}">${names.join("")}</g>`
  );
}
