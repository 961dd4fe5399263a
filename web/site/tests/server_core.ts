// The server's core as WebAssembly, on a store in memory (tests/server/pages).
// SHINPAN_SERVER_CORE says where it is.

import { readFileSync } from "node:fs";
import type { FromPage, ToPage } from "../src/net/messages.ts";

/** What the module exports. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  _initialize?(): void;
  room(bytes: number): number;
  begin(): void;
  add_person(): void;
  connect_page(id: number): void;
  receive(id: number): void;
  disconnect_page(id: number): void;
  pass_time(milliseconds: number): void;
  set_calendar(later: number): void;
  waiting(): number;
  store(keeps: number, tells: number, lies: number): void;
  said(): number;
  log_from(number: number): number;
}

/** An entry as the store has it, with whose request it was. */
export interface KeptEntry {
  readonly n: number;
  readonly head: string;
  readonly text: string;
  readonly person: string;
  readonly request: string;
}

/** A message for these connections, or the end of one. */
export type Said =
  { readonly to: readonly number[]; readonly message: ToPage } | { readonly close: number };

/** What becomes of a request to the store, and what the core learns of it. */
export type Fate = "kept" | "failed" | "kept, not told" | "told, not kept";

const module = (): WebAssembly.Module =>
  new WebAssembly.Module(readFileSync(process.env.SHINPAN_SERVER_CORE!));
let compiled: WebAssembly.Module | undefined;

export class ServerCore {
  private readonly exports: Exports;

  constructor() {
    compiled ??= module();
    const imports: Record<string, Record<string, () => number>> = {};
    for (const { module: from, name } of WebAssembly.Module.imports(compiled))
      (imports[from] ??= {})[name] = () => 0;
    const { exports } = new WebAssembly.Instance(compiled, imports);
    this.exports = exports as unknown as Exports;
    this.exports._initialize?.();
    this.exports.begin();
  }

  /** The process ends and begins anew on the same store: nobody is connected, nothing waits. */
  restart(): void {
    this.exports.begin();
  }

  /** Somebody of that name, whose session has the same token. */
  addPerson(name: string): void {
    this.write(name);
    this.exports.add_person();
  }

  connect(id: number, token: string): void {
    this.write(token);
    this.exports.connect_page(id);
  }

  receive(id: number, message: FromPage): void {
    this.write(JSON.stringify(message));
    this.exports.receive(id);
  }

  disconnect(id: number): void {
    this.exports.disconnect_page(id);
  }

  passTime(milliseconds: number): void {
    this.exports.pass_time(milliseconds);
  }

  /** The machine's calendar is set so many milliseconds later. */
  setCalendar(later: number): void {
    this.exports.set_calendar(later);
  }

  /** Requests to the store that wait. */
  get waiting(): number {
    return this.exports.waiting();
  }

  /** That is the fate of the one that has waited longest. */
  settle(fate: Fate): void {
    const keeps = fate === "kept" || fate === "kept, not told";
    this.exports.store(
      Number(keeps),
      Number(fate !== "kept, not told"),
      Number(!keeps && fate !== "failed"),
    );
  }

  /** What has been said since the last time. */
  said(): Said[] {
    return this.lines(this.exports.said()) as Said[];
  }

  /** The log of a game as it is kept, from that entry on. */
  log(game: string, from = 1): KeptEntry[] {
    this.write(game);
    return this.lines(this.exports.log_from(from)) as KeptEntry[];
  }

  private write(text: string): void {
    const bytes = new TextEncoder().encode(text);
    const at = this.exports.room(bytes.length);
    new Uint8Array(this.exports.memory.buffer, at, bytes.length).set(bytes);
  }

  private lines(at: number): unknown[] {
    const memory = new Uint8Array(this.exports.memory.buffer);
    const text = new TextDecoder().decode(memory.subarray(at, memory.indexOf(0, at)));
    return text.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as unknown]));
  }
}
