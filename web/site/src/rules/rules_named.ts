// Documents call a ruleset by its id, as the command line does; on the site it has its name, as in its menus.

import type { Block, Inline } from "../../content/types.ts";
import type { Shinpan } from "../engine/engine.ts";
import { nameOfRules } from "../parts/rule_words.ts";
import { speaking } from "../words/first.ts";

/** The blocks of a document in that language, with rulesets by name. */
export function withNames(
  blocks: readonly Block[],
  engine: Shinpan,
  tag: string,
): readonly Block[] {
  const names = new Map(
    engine
      .rulesets()
      .map((rules): [string, string] => [
        rules.id,
        tag === speaking.value.language ? nameOfRules(rules) : rules.name,
      ]),
  );
  const inline = (child: Inline): Inline => {
    if (typeof child === "string") return child;
    const [id] = child.children;
    const name = child.kind === "code" && typeof id === "string" ? names.get(id) : undefined;
    return name === undefined
      ? { ...child, children: child.children.map(inline) }
      : { kind: "em", children: [name] };
  };
  const block = (each: Block): Block => {
    switch (each.kind) {
      case "text":
        return each;
      case "heading":
      case "paragraph":
        return { ...each, children: each.children.map(inline) };
      case "list":
        return { ...each, items: each.items.map((item) => item.map(block)) };
      case "table": {
        const row = (cells: readonly (readonly Inline[])[]): Inline[][] =>
          cells.map((cell) => cell.map(inline));
        return { ...each, head: row(each.head), rows: each.rows.map(row) };
      }
    }
  };
  return blocks.map(block);
}
