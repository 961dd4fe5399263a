// Collections of games with their variations.

import { GameRecord } from "./game.js";
import { type Handle, mistake, type Module, options, text, textOrNull, whole } from "./module.js";
import { Owned } from "./owned.js";
import type { SgfTree, Variation } from "./answers.js";

function withoutNul(value: string): string {
  return typeof value === "string" ? value.replaceAll("\0", " ") : value;
}

/** Games as SGF has them: read, or built in the order of a file. */
export class Sgf extends Owned {
  /** @internal */
  constructor(module: Module, handle: Handle) {
    super(module, handle, "sgf_free");
  }

  tree(): SgfTree {
    return JSON.parse(this.module.text("sgf_tree", this.handle)!) as SgfTree;
  }

  /** The collection as SGF, and in the form that files have. */
  override toString(): string {
    return this.module.longText("sgf_text", this.handle);
  }

  /**
   * Adds a node and returns its number: a child of the last node, or of one that this stands under; without a
   * parent, the root of a new game.
   */
  addNode(parent: number | null = null): number {
    const node = this.module.runWith("sgf_add_node", this.handle, whole(parent ?? -1));
    if (node < 0) throw mistake(`node ${parent} can have no child now`);
    return node;
  }

  /**
   * Adds values to a property of the last node, as SGF writes them and `tree()` has them: a text's own `\` and
   * `]` have a backslash before them (`text.replaceAll(/[\\\]]/g, "\\$&")`). A `]` without one is given it; a `\`
   * without one is lost when the value is read. A NUL becomes a blank.
   */
  add(name: string, ...values: string[]): void {
    for (const value of values)
      if (
        this.module.runWith("sgf_add_value", this.handle, text(name), text(withoutNul(value))) !== 0
      )
        throw mistake(`${name} cannot be added`);
  }

  /** The record of a game's main line, games counted from 0. */
  record(game = 0): GameRecord {
    return new GameRecord(this.module, this.module.checked("sgf_record", this.handle, whole(game)));
  }

  /** The record of the line that leads to a node. */
  recordTo(node: number): GameRecord {
    return new GameRecord(
      this.module,
      this.module.checked("sgf_record_to", this.handle, whole(node)),
    );
  }

  /**
   * The variations of a game under a ruleset, the main line's own by default, in the order of the file: where each
   * leaves the main line, and its first illegal move if it has one. shinpan-referee.wasm has no such function.
   */
  variations(asked: { game?: number; rules?: string | null } = {}): Variation[] {
    const { game, rules } = options<{ game: number; rules: string | null }>(asked, {
      game: 0,
      rules: null,
    });
    const said = this.module.checkedText(
      "sgf_variations",
      this.handle,
      whole(game),
      textOrNull(rules),
    );
    return JSON.parse(said) as Variation[];
  }
}
