// The engine on Shinpan's WebAssembly module, whose functions are those of the C interface.
//
//   const engine = engineOf(await WebAssembly.compileStreaming(fetch(address)));

import { CannotBe, type Count, type Engine, type EngineGame, type Start } from "./engine.ts";

type Native = (...numbers: number[]) => number;

const komiOfRules = -(2 ** 31);
const fullStrength = 11; // of the bot's levels: playouts alone bound its reading

/** Texts and answers of the module, whose memory may move with every call. */
class Module {
  private readonly instance: WebAssembly.Instance;
  private readonly decoder = new TextDecoder();
  private readonly encoder = new TextEncoder();

  constructor(module: WebAssembly.Module) {
    const imports: WebAssembly.Imports = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = (): number => 0;
    this.instance = new WebAssembly.Instance(module, imports);
    (this.instance.exports._initialize as Native | undefined)?.();
  }

  call(name: string, ...numbers: number[]): number {
    return (this.instance.exports[`shinpan_${name}`] as Native)(...numbers);
  }

  bytes(): Uint8Array {
    return new Uint8Array((this.instance.exports.memory as WebAssembly.Memory).buffer);
  }

  /** The text at an address, which is freed; null where there is none. */
  take(at: number): string | null {
    if (at === 0) return null;
    const bytes = this.bytes();
    const text = this.decoder.decode(bytes.subarray(at, bytes.indexOf(0, at)));
    this.call("free", at);
    return text;
  }

  /** Calls with texts put into memory, for as long as the call lasts; null is no text. */
  withTexts<T>(texts: readonly (string | null)[], use: (...addresses: number[]) => T): T {
    const addresses = texts.map((text) => {
      if (text === null) return 0;
      const bytes = this.encoder.encode(`${text}\0`);
      const at = this.call("alloc", bytes.length);
      this.bytes().set(bytes, at);
      return at;
    });
    try {
      return use(...addresses);
    } finally {
      for (const at of addresses) this.call("free", at);
    }
  }

  /** The address that a call gives; where it gives none, its reason is thrown. */
  handle(texts: readonly (string | null)[], use: (why: number, ...addresses: number[]) => number): number {
    const why = this.call("alloc", 4);
    this.bytes().fill(0, why, why + 4);
    const at = this.withTexts(texts, (...addresses) => use(why, ...addresses));
    const reason = this.take(new DataView(this.bytes().buffer).getUint32(why, true));
    this.call("free", why);
    if (at === 0) throw new CannotBe(reason === null ? "" : (JSON.parse(reason) as { what: string }).what);
    return at;
  }

  json<T>(texts: readonly (string | null)[], use: (why: number, ...addresses: number[]) => number): T {
    return JSON.parse(this.take(this.handle(texts, use))!) as T;
  }
}

const pointList = (dead: readonly string[] | null): string | null => (dead === null ? null : dead.join(" "));

class WasmGame implements EngineGame {
  constructor(
    private readonly module: Module,
    private readonly game: number,
    private readonly points: number,
  ) {}

  apply(event: string) {
    const answer = this.module.withTexts([event], (line) => this.module.call("game_apply", this.game, line!, 0));
    if (answer < 0) throw new CannotBe(event);
    return answer === 0 ? null : JSON.parse(this.module.take(this.module.call("game_refusal", this.game))!);
  }

  board(): Uint8Array {
    return this.boardOf(this.game);
  }

  boardAfter(move: number): Uint8Array {
    const earlier = this.module.call("game_after_move", this.game, move);
    const board = this.boardOf(earlier);
    this.module.call("game_free", earlier);
    return board;
  }

  private boardOf(game: number): Uint8Array {
    const at = this.module.call("alloc", this.points);
    this.module.call("game_board", game, at, this.points);
    const board = this.module.bytes().slice(at, at + this.points);
    this.module.call("free", at);
    return board;
  }

  state() {
    return JSON.parse(this.module.take(this.module.call("game_state", this.game))!);
  }

  private asked<T>(name: string, texts: readonly (string | null)[]): T {
    return this.module.json<T>(texts, (why, ...addresses) => this.module.call(name, this.game, ...addresses, why));
  }

  score(dead: readonly string[] | null) {
    return this.asked<ReturnType<EngineGame["score"]>>("game_score", [pointList(dead)]);
  }

  methods(dead: readonly string[] | null) {
    return this.asked<ReturnType<EngineGame["methods"]>>("game_counting_methods", [pointList(dead)]);
  }

  count(method: string, dead: readonly string[] | null) {
    return this.asked<Count>("game_count", [method, pointList(dead)]);
  }

  estimate(playouts: number) {
    return JSON.parse(this.module.take(this.module.call("game_estimate", this.game, playouts, 1))!);
  }

  think(playouts: number, seed: number) {
    const text = this.module.take(this.module.call("game_think", this.game, fullStrength, playouts, seed));
    return text === null ? null : JSON.parse(text);
  }

  everyVerdict(dead: readonly string[] | null) {
    const { module } = this;
    const record = this.record(dead);
    try {
      return module.json<ReturnType<EngineGame["everyVerdict"]>>([], (why) =>
        module.call("record_every_verdict", record, 0, 0, why));
    } finally {
      module.call("record_free", record);
    }
  }

  sgf(dead: readonly string[] | null): string {
    const record = this.record(dead);
    const collection = this.module.call("record_sgf", record);
    const text = this.module.take(this.module.call("sgf_text", collection, 0))!;
    this.module.call("sgf_free", collection);
    this.module.call("record_free", record);
    return text;
  }

  private record(dead: readonly string[] | null): number {
    return this.module.handle([pointList(dead)], (why, marks) => this.module.call("game_record", this.game, marks!, why));
  }

  free(): void {
    this.module.call("game_free", this.game);
  }
}

export function engineOf(compiled: WebAssembly.Module): Engine {
  const module = new Module(compiled);
  return {
    rulesets: () => JSON.parse(module.take(module.call("rulesets"))!),
    ruleset: (id) => module.json([id], (why, rules) => module.call("ruleset", rules!, why)),
    handicap: (id, cols, rows, stones) =>
      module.json([id], (why, rules) => module.call("handicap", rules!, cols, rows, stones, why)),
    open({ rules, cols, rows, komiHalf }: Start): EngineGame {
      const game = module.handle([rules], (why, id) =>
        module.call("game_new", id!, cols, rows, komiHalf ?? komiOfRules, why));
      return new WasmGame(module, game, cols * rows);
    },
  };
}
