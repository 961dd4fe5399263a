// The glossary of play, docs/terms.md: a word a section, each with a diagram in a block called `board`:
// "first W" where White is to move, "play A1" for a play to try, "takes 2" or "refused" behind it for what
// comes of it, then the rows.

import { diagramOf } from "./diagrams.ts";
import { proseOf, sections, slug, titled, type Links } from "./prose.ts";
import type { Term } from "./types.ts";

function boardIn(text: string): Pick<Term, "diagram" | "play" | "comes"> {
  const lines = text.split("\n");
  const said = (word: string): string | null =>
    lines.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1) ?? null;
  const rows = lines.filter((line) => !/^(?:first|play) /.test(line));
  const [play, ...comes] = said("play")?.split(" ") ?? [];
  return {
    diagram: diagramOf(rows, said("first") === "W" ? "W" : "B"),
    play: play ?? null,
    comes: comes.join(" "),
  };
}

/** The words of the glossary, each with its diagram. */
export function termsIn(markdown: string, links: Links): Term[] {
  const [, ...found] = sections(titled(proseOf(markdown, links)).rest, 2);
  return found.map(({ heading, blocks }) => {
    const board = blocks.find((block) => block.kind === "text" && block.info === "board");
    if (board?.kind !== "text") throw new Error(`${heading}: a word has a diagram`);
    return {
      id: slug(heading),
      name: heading,
      blocks: blocks.filter((block) => block !== board),
      ...boardIn(board.text),
    };
  });
}
