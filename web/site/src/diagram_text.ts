// A position written with letters, as people paste it:
//
//   9 . . O X .        with coordinates or without, framed or not; X # @ b * and black circles are Black's
// stones,
//   8 . O O X ,        O o w and white circles White's; . + , - _ and the lines of a board are empty points.
//
// A notation, and nothing of the game: whether the position can be, the engine says.

export interface Diagram {
  readonly cols: number;
  readonly rows: number;
  /** One for each point, row by row: 0 nothing, 1 Black, 2 White. */
  readonly board: readonly number[];
}

const most = 52;
const signs: readonly (readonly [string, number])[] = [
  [".+,-_·∙┌┐└┘├┤┬┴┼╋─╀╂╇╈═╔╗╚╝╟╢╤╧", 0],
  ["X#@*Bbx●⚫⬤", 1],
  ["OoWw0○⚪◯", 2],
];
const stoneOf =
  new Map(signs.flatMap(([letters, stone]) =>
    [...letters].map((letter): [string, number] => [letter, stone])));
const joins = /(?<=\S)[─═](?=\S)/gu; // between two points of a drawn line

/** The points of a line; null where it is no row of a board. */
function row(line: string): number[] | null {
  const drawn = /[┌├└╔╟╚]|[●○┼╋].*[─]|[─].*[●○┼╋]/u.test(line) ? line.replaceAll(joins, " ") : line;
  const inside = drawn
    .replace(/^\s*\$\$\w*/, "")
    .replace(/^[\s|]*\d*[\s|]*/, "")
    .replace(/[\s|]*\d*[\s|]*$/, "")
    .replaceAll(/\s/g, "");
  const points = [...inside].map((letter) => stoneOf.get(letter));
  const framed =
    /^[-+─═]+$/u.test(inside) && inside.length > 1 && !/[.,]/.test(inside) && !/\s[-+]\s/.test(line);
  return inside === "" || framed || points.includes(undefined) ? null : (points as number[]);
}

/** The largest block of equally long rows that follow one another; null where there is none. */
export function diagramIn(text: string): Diagram | null {
  let best: number[][] = [];
  let block: number[][] = [];
  for (const line of text.slice(0, 100_000).split(/\r?\n/)) {
    const points = row(line);
    if (points && points.length <= most && (block.length === 0 || block[0]!.length === points.length))
      block.push(points);
    else block = points && points.length <= most ? [points] : [];
    if (block.length * (block[0]?.length ?? 0) > best.length * (best[0]?.length ?? 0)) best = block;
  }
  const rows = best.length;
  if (rows === 0 || rows > most) return null;
  return { cols: best[0]!.length, rows, board: best.flat() };
}
