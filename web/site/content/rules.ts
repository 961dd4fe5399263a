// The pages of docs/rules and docs/decisions.

import type { Case } from "./cases.ts";
import { plainText, proseOf, sections, titled, type Links } from "./prose.ts";
import type { Block, Clause, Reading, RulesPage } from "./types.ts";

/** "# French rules of go, 2007 (`french-2007`)" without what stands in brackets. */
const nameIn = (heading: string): string => heading.replace(/\s*\([\w-]+\)$/, "");

function clausesOf(blocks: readonly Block[], cases: readonly Case[]): Clause[] {
  const table = blocks.find((block) => block.kind === "table");
  if (!table) throw new Error("a page of rules has a table of clauses");
  return table.rows.map(([reference, words, becomes]) => {
    const name = plainText(reference!);
    const examples = cases
      .filter(({ clause }) => clause === name)
      .map(({ clause: _, ...example }) => example);
    return { reference: name, words: words!, becomes: becomes!, examples };
  });
}

/** The page of a ruleset, with the cases that show its clauses. */
export function rulesPage(
  id: string,
  markdown: string,
  cases: readonly Case[],
  links: Links,
): RulesPage {
  const { name, rest } = titled(proseOf(markdown, links));
  const parts = sections(rest, 2);
  const at = parts.findIndex(({ blocks }) => blocks.some((block) => block.kind === "table"));
  const whole = (part: { heading: string; blocks: Block[] }): Block[] => [
    ...(part.heading ? [{ kind: "heading" as const, level: 2, children: [part.heading] }] : []),
    ...part.blocks,
  ];
  return {
    id,
    name: nameIn(name),
    before: parts.slice(0, at).flatMap(whole),
    heading: parts[at]!.heading,
    clauses: clausesOf(parts[at]!.blocks, cases),
    after: [
      ...parts[at]!.blocks.filter((block) => block.kind !== "table"),
      ...parts.slice(at + 1).flatMap(whole),
    ],
  };
}

/** A document to be read, without the files of the project that test what it says. */
export function reading(id: string, markdown: string, links: Links): Reading {
  const { name, rest } = titled(proseOf(markdown, links));
  const isCase = (block: Block): boolean =>
    block.kind === "paragraph" && plainText(block.children).startsWith("Case.");
  return {
    id,
    name: name.replace(/^\d+\.\s*/, ""),
    blocks: rest.filter((block) => !isCase(block)),
  };
}
