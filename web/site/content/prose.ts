// Markdown to the values of types.ts. HTML in a page is text like any other. Runs when the site is built.

import { marked, type Token, type Tokens } from "marked";
import type { Block, Inline } from "./types.ts";

/** Where a link leads on the site; null where the site has no such page, and the words stand alone. */
export type Links = (target: string) => string | null;

const characters: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};
const plain = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => characters[entity]!);

function inline(tokens: readonly Token[] | undefined, links: Links): Inline[] {
  return (tokens ?? []).flatMap((token): Inline[] => {
    switch (token.type) {
      case "strong":
      case "em":
        return [{ kind: token.type, children: inline(token.tokens, links) }];
      case "codespan":
        return [{ kind: "code", children: [plain((token as Tokens.Codespan).text)] }];
      case "link": {
        const to = links((token as Tokens.Link).href);
        const children = inline(token.tokens, links);
        return to === null ? children : [{ kind: "link", to, children }];
      }
      case "br":
        return [" "];
      case "text":
      case "escape":
        return "tokens" in token && token.tokens
          ? inline(token.tokens, links)
          : [plain((token as Tokens.Text).text)];
      default:
        return [token.raw];
    }
  });
}

function block(token: Token, links: Links): Block[] {
  switch (token.type) {
    case "space":
      return [];
    case "heading":
      return [
        {
          kind: "heading",
          level: (token as Tokens.Heading).depth,
          children: inline(token.tokens, links),
        },
      ];
    case "list": {
      const list = token as Tokens.List;
      return [
        {
          kind: "list",
          ordered: list.ordered,
          items: list.items.map((item) => blocksOf(item.tokens, links)),
        },
      ];
    }
    case "table": {
      const table = token as Tokens.Table;
      const cells = (row: readonly Tokens.TableCell[]): Inline[][] =>
        row.map((cell) => inline(cell.tokens, links));
      return [{ kind: "table", head: cells(table.header), rows: table.rows.map(cells) }];
    }
    case "code":
      return [
        {
          kind: "text",
          info: (token as Tokens.Code).lang ?? "",
          text: (token as Tokens.Code).text,
        },
      ];
    case "paragraph":
    case "text":
      return [{ kind: "paragraph", children: inline(token.tokens, links) }];
    default:
      return [{ kind: "paragraph", children: [token.raw.trim()] }];
  }
}

const blocksOf = (tokens: readonly Token[], links: Links): Block[] =>
  tokens.flatMap((token) => block(token, links));

/** A document's text as blocks. */
export const proseOf = (markdown: string, links: Links): Block[] =>
  blocksOf(marked.lexer(markdown), links);

/** What the inlines say, without how. */
export const plainText = (children: readonly Inline[]): string =>
  children.map((child) => (typeof child === "string" ? child : plainText(child.children))).join("");

/** A page cut at its headings of that level; what stands before the first has no heading. */
export function sections(
  blocks: readonly Block[],
  level: number,
): { heading: string; blocks: Block[] }[] {
  const found: { heading: string; blocks: Block[] }[] = [{ heading: "", blocks: [] }];
  for (const each of blocks) {
    if (each.kind === "heading" && each.level === level)
      found.push({ heading: plainText(each.children), blocks: [] });
    else found[found.length - 1]!.blocks.push(each);
  }
  return found;
}

/** The page's own heading, and what comes after it. */
export function titled(blocks: readonly Block[]): { name: string; rest: readonly Block[] } {
  const [first, ...rest] = blocks;
  if (first?.kind !== "heading" || first.level !== 1)
    throw new Error("a page begins with its heading");
  return { name: plainText(first.children), rest };
}

/** The part of an address that stands for a name: "Big-eye seki" to "big-eye-seki". */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
