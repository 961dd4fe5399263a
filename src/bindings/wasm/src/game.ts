// Games and records.

import { type GameEvent, lineOf, namesIn, type Point } from "./events.js";
import {
  flag,
  type Handle,
  mistake,
  type Module,
  options,
  playerNumber,
  text,
  textOrNull,
  whole,
} from "./module.js";
import { Owned } from "./owned.js";
import type {
  ChainVerdict,
  Confirmation,
  Count,
  CountingMethod,
  Estimate,
  Facts,
  Parting,
  Phase,
  Player,
  Playouts,
  PointName,
  Precedents,
  Proof,
  Refusal,
  Score,
  Size,
  State,
  Thought,
} from "./answers.js";
import type { Applied } from "./refusals.js";
import { Sgf } from "./sgf.js";
import type { ComparedVerdict, DeadFrom, Verdict } from "./verdicts.js";

const phases: readonly Phase[] = [
  "play",
  "settle",
  "stopped",
  "analysis",
  "analysis_stopped",
  "over",
];

function parsed<T>(json: string | null): T {
  return JSON.parse(json!) as T;
}

const mostSide = 52;

const names = new Map<string, PointName[]>();

/** The names of all points of a board in their order. */
export function namesOf(module: Module, [cols, rows]: Size): readonly PointName[] {
  const key = `${cols}x${rows}`;
  let found = names.get(key);
  if (found === undefined) {
    const listed = module.text("point_names", cols, rows);
    if (listed === null) throw mistake("a board has 1 to 52 columns and rows");
    found = listed.split(" ");
    names.set(key, found);
  }
  return found;
}

/** A game under a ruleset, as far as it has been played. */
export class Game extends Owned {
  readonly size: Size;
  /** The names of the points in their order: `names[0]` is the top left. */
  readonly names: readonly PointName[];
  private readonly area: number;

  /** @internal */
  constructor(module: Module, handle: Handle) {
    super(module, handle, "game_free");
    this.size = [module.run("game_cols", handle), module.run("game_rows", handle)];
    this.names = namesOf(module, this.size);
    this.area = this.size[0] * this.size[1];
  }

  /**
   * The number of a point: row by row from 0, the top left; -1 for a point that this board does not have. A name that
   * no board has, and a number that is not whole, are mistakes.
   */
  pointOf(point: Point): number {
    if (typeof point === "number") {
      if (!Number.isInteger(point)) throw mistake(`${point} is no point`);
      return point >= 0 && point < this.area ? point : -1;
    }
    const at = this.module.runWith("point_named", text(point), ...this.size);
    if (at >= 0) return at;
    if (this.module.runWith("point_named", point, mostSide, mostSide) < 0)
      throw mistake(`'${point}' is no point`);
    return -1;
  }

  /** The name of a point. */
  nameOf(point: Point): PointName {
    return typeof point === "number" ? (this.names[point] ?? "off the board") : text(point);
  }

  private refusal(): Refusal {
    return parsed(this.module.text("game_refusal", this.handle));
  }

  private applied(code: number): Applied {
    return code === 0 ? { ok: true } : { ok: false, refusal: this.refusal() };
  }

  private dead(points: Iterable<Point> | undefined): string | null {
    return points === undefined ? null : namesIn(points, (p) => this.nameOf(p)).join(" ");
  }

  /** Puts a stone, or says why the rules refuse that. */
  play(by: Player, at: Point): Applied {
    return this.applied(
      this.module.run("game_play", this.handle, playerNumber(by), this.pointOf(at)),
    );
  }

  pass(by: Player): Applied {
    return this.applied(this.module.run("game_pass", this.handle, playerNumber(by)));
  }

  /** Carries out any event, an object or its line, or says why the rules refuse it. */
  apply(event: GameEvent | string): Applied {
    const line = typeof event === "string" ? text(event) : lineOf(event, (p) => this.nameOf(p));
    return this.applied(this.module.checked("game_apply", this.handle, line));
  }

  /**
   * The events so far, as lines. A new game of the same size and komi to which they are applied is the same, but for
   * a request to take back moves that nobody has answered. Moves that were taken back are no longer among them.
   */
  events(): string[] {
    return this.module.text("game_events", this.handle)!.split("\n").slice(0, -1);
  }

  /** Why a play would be refused; null where it is legal. */
  refuses(by: Player, at: Point): Refusal | null {
    const code = this.module.run("game_legal", this.handle, playerNumber(by), this.pointOf(at));
    return code === 0 ? null : this.refusal();
  }

  /** A number for each point: 0 where the player may play, else the reason's, as in `reasons`. */
  legality(by: Player): Uint8Array {
    return this.module.perPoint("game_legal_points", this.area, this.handle, playerNumber(by));
  }

  /** What stands on each point: 0 nothing, 1 Black, 2 White. */
  board(): Uint8Array {
    return this.module.perPoint("game_board", this.area, this.handle);
  }

  get toMove(): Player {
    return this.module.run("game_to_move", this.handle) === 1 ? "B" : "W";
  }

  /** Plays, passes and buttons. */
  get moves(): number {
    return this.module.run("game_moves", this.handle);
  }

  /**
   * How many events it has taken in all, those that were taken back or annulled and those that did it included: the
   * number by which an annulment names the last one, counted from 1.
   */
  get eventCount(): number {
    return this.module.run("game_event_count", this.handle);
  }

  get phase(): Phase {
    return phases[this.module.run("game_phase", this.handle)]!;
  }

  get isOver(): boolean {
    return this.phase === "over";
  }

  /** How many stones of that player were captured. */
  prisoners(of: Player): number {
    return this.module.run("game_prisoners", this.handle, playerNumber(of));
  }

  /** All else: what lies on the table, who may do what now, what a pass would mean. */
  state(): State {
    return parsed(this.module.text("game_state", this.handle));
  }

  /** An independent game in the same state. */
  copy(): Game {
    return new Game(this.module, this.module.run("game_copy", this.handle));
  }

  /** The game as it was after that move, 0 being the position before the first. */
  afterMove(move: number): Game {
    const handle = this.module.runWith("game_after_move", this.handle, whole(move));
    if (handle === 0) throw mistake(`the game has no move ${move}`);
    return new Game(this.module, handle);
  }

  /** The count with these stones off the board; without them, with those that the players agreed on. */
  score(dead?: Iterable<Point>): Score {
    return parsed(this.module.checkedText("game_score", this.handle, this.dead(dead)));
  }

  countingMethods(dead?: Iterable<Point>): CountingMethod[] {
    return parsed(this.module.checkedText("game_counting_methods", this.handle, this.dead(dead)));
  }

  /** The game counted step by step, by a method's own name or a customary one. */
  count(method: string, dead?: Iterable<Point>): Count {
    return parsed(
      this.module.checkedText("game_count", this.handle, text(method), this.dead(dead)),
    );
  }

  /** The table at one step of a count, 0 before the first, as SVG. */
  countPicture(method: string, step: number, dead?: Iterable<Point>): string {
    return this.module.checkedText(
      "game_count_svg",
      this.handle,
      text(method),
      this.dead(dead),
      whole(step),
    );
  }

  /** What is proven of each chain. `first` also asks what a first play of either side proves. */
  proof(asked: { nodes?: number; first?: boolean } = {}): Proof {
    const { nodes, first } = options(asked, { nodes: 50_000, first: false });
    return parsed(this.module.text("game_proof", this.handle, whole(nodes), flag(first)));
  }

  /**
   * A verdict on the chain of that stone: whether it lives, is dead, or what decides that. `dead` are the other stones
   * that the players agree to be dead, the rest being agreed to live: what they agree on apart from the chain is then
   * taken on trust. Without it, nothing is agreed.
   */
  standing(stone: Point, asked: { dead?: Iterable<Point>; nodes?: number } = {}): ChainVerdict {
    const { nodes, dead } = options<{ nodes: number; dead: Iterable<Point> | undefined }>(asked, {
      nodes: 400_000,
      dead: undefined,
    });
    const stones = [this.dead([stone]), this.dead(dead)];
    return parsed(this.module.checkedText("game_standing", this.handle, ...stones, whole(nodes)));
  }

  /** What that proof rests on, as a certificate: text that shinpan-check verifies (docs/certificate.md). */
  certificate(asked: { nodes?: number } = {}): string {
    const { nodes } = options(asked, { nodes: 50_000 });
    return this.module.text("game_certificate", this.handle, whole(nodes))!;
  }

  /** Life and death by hypothetical play, where the ruleset asks for it. */
  confirmation(asked: { states?: number } = {}): Confirmation {
    const { states } = options(asked, { states: 100_000 });
    return parsed(this.module.checkedText("game_confirmation", this.handle, whole(states)));
  }

  /** The groups that the ruleset's text decides by precedent, where it has precedents, and what it says of each. */
  precedents(asked: { states?: number } = {}): Precedents {
    const { states } = options(asked, { states: 100_000 });
    return parsed(this.module.checkedText("game_precedents", this.handle, whole(states)));
  }

  /**
   * Who owns what, and how sure that is. The same game, playouts and seed give the same answer from the same
   * module: shinpan-referee.wasm goes by playouts alone.
   */
  estimate(asked: { playouts?: number; seed?: number } = {}): Estimate {
    const { playouts, seed } = options(asked, { playouts: 400, seed: 1 });
    return parsed(this.module.text("game_estimate", this.handle, whole(playouts), whole(seed)));
  }

  /**
   * Random games from here, until both pass: legal plays that fill none of the player's one-point eyes. Retaking a
   * ko at once and self-capture are not legal in them, whatever the ruleset says.
   */
  playouts(asked: { playouts?: number; seed?: number } = {}): Playouts {
    const { playouts, seed } = options(asked, { playouts: 100, seed: 1 });
    return parsed(this.module.text("game_playouts", this.handle, whole(playouts), whole(seed)));
  }

  /**
   * What the bot would do for the player to move; null where the game is over. `playouts` bounds the work further
   * than the level does.
   */
  think(asked: { level?: number; playouts?: number; seed?: number } = {}): Thought | null {
    const { level, playouts, seed } = options(asked, { level: 5, playouts: 0, seed: 1 });
    const thought = this.module.text(
      "game_think",
      this.handle,
      whole(level),
      whole(playouts),
      whole(seed),
    );
    return thought === null ? null : parsed(thought);
  }

  /** The position as an SVG document; moves from `numbersFrom` on carry their numbers. */
  svg(asked: { numbersFrom?: number } = {}): string {
    const { numbersFrom } = options(asked, { numbersFrom: 0 });
    return this.module.text("game_svg", this.handle, whole(numbersFrom))!;
  }

  /** The position as text. */
  override toString(): string {
    return this.module.text("game_text", this.handle)!;
  }

  /** The game as a record; `dead` are the stones that its final marks show dead, none for no marks. */
  record(dead?: Iterable<Point>): GameRecord {
    return new GameRecord(
      this.module,
      this.module.checked("game_record", this.handle, this.dead(dead)),
    );
  }
}

/** By which rules a record is judged, by default its own, and where dead stones come from. */
export interface JudgedHow {
  rules?: string | null;
  dead?: DeadFrom | null;
}

function judgedHow(asked: JudgedHow): [string | null, string | null] {
  const { rules, dead } = options<Required<JudgedHow>>(asked, { rules: null, dead: null });
  return [textOrNull(rules), textOrNull(dead)];
}

/** One game as a file has it, not judged yet. */
export class GameRecord extends Owned {
  /** @internal */
  constructor(module: Module, handle: Handle) {
    super(module, handle, "record_free");
  }

  facts(): Facts {
    return parsed(this.module.text("record_facts", this.handle));
  }

  /**
   * The game that the record's events make under a ruleset, its own by default, up to that move. Where the rules
   * refuse one, the game stops before it, and `refused` is why.
   */
  game(asked: { rules?: string | null; move?: number } = {}): {
    game: Game;
    refused: Refusal | null;
  } {
    const { rules, move } = options<{ rules: string | null; move: number }>(asked, {
      rules: null,
      move: -1,
    });
    const game = new Game(
      this.module,
      this.module.checked("record_game", this.handle, textOrNull(rules), whole(move)),
    );
    const refusal = this.module.text("game_refusal", game.handle);
    return { game, refused: refusal === null ? null : parsed(refusal) };
  }

  /**
   * What stands on each point after that move, by default the last, as SGF has it and judged by no rules: for showing
   * records that break some. A move puts its stone whatever stood there, and stones that are set up take none;
   * `parting` says from where on no rules have that board.
   */
  board(move = -1): Uint8Array {
    if (!(move >= -1)) throw mistake("moves are counted from 0; -1 stands for all");
    const [cols, rows] = this.facts().size;
    return this.module.perPoint("record_board", cols * rows, this.handle, whole(move));
  }

  /**
   * Where the referee's position leaves that of `board`: the first event that no rules let stand, such as a stone
   * on a stone. Null where the two never differ for that reason. shinpan-referee.wasm has no such function.
   */
  parting(): Parting | null {
    const said = this.module.text("record_parting", this.handle);
    return said === null ? null : parsed(said);
  }

  /** What the referee says, under a ruleset, its own by default. */
  verdict(asked: JudgedHow = {}): Verdict {
    return parsed(this.module.checkedText("record_verdict", this.handle, ...judgedHow(asked)));
  }

  /** The same under every ruleset, and why each says something else than `rules`. */
  everyVerdict(asked: JudgedHow = {}): ComparedVerdict[] {
    return parsed(
      this.module.checkedText("record_every_verdict", this.handle, ...judgedHow(asked)),
    );
  }

  sgf(): Sgf {
    return new Sgf(this.module, this.module.run("record_sgf", this.handle));
  }
}
