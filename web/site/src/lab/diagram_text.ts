// A position written with letters, as people paste it:
//
//   9 . . O X . 9      with coordinates or without, framed or not; X # @ b * and black circles are Black's
// stones,
//   8 . O O X , 8      O o w and white circles White's; . + , - _ and the lines of a board are empty points.
//
// What engines write behind a row's closing number (captures, whose turn it is) and beside a stone that was
// played last is no part of the row. A notation, and nothing of the game: whether the position can be, the
// engine says.

export interface Diagram {
  readonly cols: number;
  readonly rows: number;
  /** One for each point, row by row: 0 nothing, 1 Black, 2 White. */
  readonly board: readonly number[];
}

/** A board with a line, counted from 1, that fits none of its rows. */
export interface Broken {
  readonly brokenAt: number;
}

const most = 52;
const signs: readonly (readonly [string, number])[] = [
  [".+,-_·∙┌┐└┘├┤┬┴┼╋─╀╂╇╈═╔╗╚╝╟╢╤╧", 0],
  ["X#@*Bbx●⚫⬤", 1],
  ["OoWw0○⚪◯", 2],
];
const stoneOf = new Map(
  signs.flatMap(([letters, stone]) =>
    [...letters].map((letter): [string, number] => [letter, stone]),
  ),
);
const joins = /(?<=\S)[─═](?=\S)/gu; // between two points of a drawn line
const numbered = /^([\s|]*([1-9]\d?)\b.*?\s\|?\2)(?!\d).*$/; // with the row's number on both sides
const lastPlayed = /[()]|(?<=[XO])[1-3](?=[\s.XO]|$)/g; // "(X)", and "X1" for the last move but two

type Line =
  | { readonly is: "edge" } // nothing, or a frame
  | { readonly is: "row"; readonly points: readonly number[] }
  /** Mostly `drawn`: a row with something in it that cannot be read. */
  | { readonly is: "text"; readonly drawn: boolean };

function lineOf(text: string): Line {
  const line = text.replace(numbered, "$1").replaceAll(lastPlayed, " ");
  const drawn = /[┌├└╔╟╚]|[●○┼╋].*[─]|[─].*[●○┼╋]/u.test(line) ? line.replaceAll(joins, " ") : line;
  const inside = drawn
    .replace(/^\s*\$\$\w*/, "")
    .replace(/^[\s|]*([1-9]\d?)?[\s|]*/, "")
    .replace(/[\s|]*([1-9]\d?)?[\s|]*$/, "")
    .replaceAll(/\s/g, "");
  const framed =
    /^[-+─═]+$/u.test(inside) &&
    inside.length > 1 &&
    !/[.,]/.test(inside) &&
    !/\s[-+]\s/.test(line);
  if (inside === "" || framed) return { is: "edge" };
  const points = [...inside].map((letter) => stoneOf.get(letter));
  const read = points.filter((point) => point !== undefined);
  return read.length === points.length
    ? { is: "row", points: read }
    : { is: "text", drawn: read.length > points.length / 2 };
}

type Numbered = Line & { readonly at: number };

/** The lines that follow one another without an edge between them, without the words before and after. */
function blocks(text: string): readonly (readonly Numbered[])[] {
  const found: Numbered[][] = [[]];
  text.split(/\r?\n/).forEach((line, i) => {
    const read = lineOf(line);
    if (read.is === "edge") found.push([]);
    else found[found.length - 1]!.push({ ...read, at: i + 1 });
  });
  const isOfBoard = (line: Line): boolean =>
    line.is === "row" || (line.is === "text" && line.drawn);
  return found
    .map((block) => {
      const ofBoard = block.map(isOfBoard);
      return block.slice(ofBoard.indexOf(true), ofBoard.lastIndexOf(true) + 1);
    })
    .filter((block) => block.some(({ is }) => is === "row"));
}

function boardOf(block: readonly Numbered[]): Diagram | Broken {
  let cols = 0;
  const board: number[] = [];
  for (const line of block) {
    if (line.is !== "row" || (cols > 0 && line.points.length !== cols))
      return { brokenAt: line.at };
    cols = line.points.length;
    board.push(...line.points);
  }
  return { cols, rows: block.length, board };
}

const pointsIn = (block: readonly Line[]): number =>
  block.reduce((sum, line) => sum + (line.is === "row" ? line.points.length : 0), 0);
const isBoard = (block: readonly Line[]): boolean =>
  block.length <= most && block.every((line) => line.is !== "row" || line.points.length <= most);

/** The largest board of a text, be it a broken one; null where there is none. */
export function diagramIn(text: string): Diagram | Broken | null {
  const boards = blocks(text.slice(0, 100_000)).filter(isBoard);
  if (boards.length === 0) return null;
  return boardOf(boards.reduce((best, block) => (pointsIn(block) > pointsIn(best) ? block : best)));
}
