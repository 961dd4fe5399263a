/**
 * Shinpan, the referee: Go under every published ruleset.
 *
 *     const shinpan = await load();
 *     const game = shinpan.game({ rules: "japanese", size: 9 });
 *     const played = game.play("B", "E5");         // { ok: true }, or { ok: false, refusal }
 *
 * Everything is synchronous once the module is loaded, and works in Node, in pages and in workers.
 */

import { Clocks } from "./clocks.js";
import { Game, namesOf } from "./game.js";
import { mistake, Module, options, type Source, text, whole } from "./module.js";
import type {
  BriefRuleset,
  EncodedPart,
  Handicap,
  HandicapBetween,
  Level,
  PointName,
  Ruleset,
  Size,
} from "./answers.js";
import { Sgf } from "./sgf.js";

export * from "./answers.js";
export { axisWords, type Axes, type AxisValue, type OwnBan } from "./axes.js";
export { type ClockReading, Clocks, type TimeControl, type TimeLeft } from "./clocks.js";
export { eventOf, type GameEvent, lineOf, type Offer, type Point } from "./events.js";
export { Game, GameRecord } from "./game.js";
export { ShinpanError, type Source } from "./module.js";
export { type Applied, reasons } from "./refusals.js";
export { Sgf } from "./sgf.js";
export type { ComparedVerdict, DeadFrom, Terms, Verdict } from "./verdicts.js";

const komiOfRules = -2147483648;

export interface NewGame {
  /** A ruleset's id, or any other word for it. */
  rules: string;
  /** Lines, or columns and rows: 1 to 52. */
  size?: number | Size;
  /** In points, such as 6.5; the ruleset's own by default. */
  komi?: number;
}

function both(size: number | Size): [number, number] {
  if (typeof size === "number") return [whole(size), whole(size)];
  if (!Array.isArray(size) || size.length !== 2)
    throw mistake("a size is a number of lines, or columns and rows");
  return [whole(size[0]), whole(size[1])];
}

function halves(komi: number | undefined): number {
  if (komi === undefined) return komiOfRules;
  if (typeof komi !== "number" || !Number.isInteger(2 * komi) || Math.abs(2 * komi) >= -komiOfRules)
    throw mistake("a komi is a whole number of half points");
  return 2 * komi;
}

function decodedPart(bytes: Uint8Array, { begin, end, encoding }: EncodedPart): string {
  const part = bytes.subarray(begin, end);
  try {
    return new TextDecoder(encoding).decode(part);
  } catch {
    // an encoding that was declared, but that this system does not have
    return new TextDecoder("windows-1252").decode(part);
  }
}

function bytesOf(file: string | BufferSource): Uint8Array {
  if (typeof file === "string") return new TextEncoder().encode(file);
  if (ArrayBuffer.isView(file))
    return new Uint8Array(file.buffer, file.byteOffset, file.byteLength);
  if (file instanceof ArrayBuffer) return new Uint8Array(file);
  throw mistake("a text is missing");
}

/** The engine. */
export class Shinpan {
  /** What is left to players under a time control. */
  readonly clocks: Clocks;

  private readonly known = new Map<string, Ruleset>();

  /** @internal */
  constructor(private readonly engine: Module) {
    this.clocks = new Clocks(engine);
  }

  get version(): string {
    const at = this.engine.run("version");
    return this.engine.constant(at);
  }

  /** The compiled module, to be posted to workers, which need not compile it again. */
  get module(): WebAssembly.Module {
    return this.engine.module;
  }

  /** All rulesets in short, those that people know first. */
  rulesets(): BriefRuleset[] {
    return JSON.parse(this.engine.text("rulesets")!) as BriefRuleset[];
  }

  /** One ruleset with every axis and clause: the same object each time, not to be changed. */
  ruleset(rules: string): Ruleset {
    let found = this.known.get(rules);
    if (found === undefined) {
      found = JSON.parse(this.engine.checkedText("ruleset", text(rules))) as Ruleset;
      this.known.set(rules, found);
    }
    return found;
  }

  /** The bot's levels, from the weakest. */
  levels(): Level[] {
    return JSON.parse(this.engine.text("levels")!) as Level[];
  }

  /** What a handicap means under a ruleset. */
  handicap(rules: string, size: number | Size, stones: number): Handicap {
    return JSON.parse(
      this.engine.checkedText("handicap", text(rules), ...both(size), whole(stones)),
    ) as Handicap;
  }

  /** What two ranks, such as "5k" and "1 dan", make of a game. */
  handicapBetween(one: string, other: string): HandicapBetween {
    return JSON.parse(
      this.engine.checkedText("handicap_between", text(one), text(other)),
    ) as HandicapBetween;
  }

  /** The names of all points of a board, row by row from the top left. */
  pointNames(size: number | Size): readonly PointName[] {
    return namesOf(this.engine, both(size));
  }

  game(asked: NewGame): Game {
    if (typeof asked !== "object" || asked === null)
      throw mistake("a game is asked for by an object with its rules");
    const usual: { rules: string; size: number | Size; komi: number | undefined } = {
      rules: "",
      size: 19,
      komi: undefined,
    };
    const { rules, size, komi } = options(asked, usual);
    return new Game(
      this.engine,
      this.engine.checked("game_new", text(rules), ...both(size), halves(komi)),
    );
  }

  /** The games of a record's file as they lie in its bytes, each with its encoding. */
  encodings(file: BufferSource): readonly EncodedPart[] {
    const ask = (at: number, length: number) => this.engine.text("text_encodings", at, length);
    return JSON.parse(this.engine.withBytes(bytesOf(file), ask) ?? "[]") as EncodedPart[];
  }

  /** A record's file as text: in the encodings that it is in, or in the one that is named. */
  decoded(file: BufferSource, encoding?: string): string {
    const bytes = bytesOf(file);
    if (encoding !== undefined) return new TextDecoder(encoding).decode(bytes);
    return this.encodings(file)
      .map((part) => decodedPart(bytes, part))
      .join("");
  }

  /** Reads SGF, GIB, NGF or UGF; bytes are UTF-8. What was repaired, or is no UTF-8, the tree's warnings tell. */
  readSgf(file: string | BufferSource): Sgf {
    const read = (at: number, length: number) => this.engine.checked("sgf_read", at, length);
    return new Sgf(this.engine, this.engine.withBytes(bytesOf(file), read));
  }

  /** An empty collection of games, to be built. */
  newSgf(): Sgf {
    return new Sgf(this.engine, this.engine.run("sgf_new"));
  }
}

/** Loads the engine. `source`: where shinpan.wasm is, or what it holds; by default beside this file. */
export async function load(
  source: Source = new URL("./shinpan.wasm", import.meta.url),
): Promise<Shinpan> {
  return new Shinpan(await Module.load(source));
}
