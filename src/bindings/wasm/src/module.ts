// The WebAssembly module: loading it, its memory, and texts in and out.

import type { Fault, Remark } from "./answers.js";

/** Where the module comes from; by default from beside this file. */
export type Source = string | URL | Response | BufferSource | WebAssembly.Module;

/** A mistake in what was asked: a word nobody knows, a text that cannot be read. */
export class ShinpanError extends Error {
  override readonly name = "ShinpanError";
  readonly line: number;
  readonly column: number;
  /** What is wrong, for other languages; null where no record is meant. */
  readonly remark: Remark | null;

  constructor(fault: Fault) {
    super(fault.what);
    this.line = fault.line;
    this.column = fault.column;
    this.remark = fault.remark ?? null;
  }
}

/** A mistake that is seen on this side already. */
export function mistake(what: string): ShinpanError {
  return new ShinpanError({ line: 0, column: 0, what });
}

export type Handle = number;
type Argument = number | string | null;
type Function_ = (...args: number[]) => number;

const abi = 0;
const points = 52 * 52;

async function bytesOf(url: URL): Promise<BufferSource> {
  if (url.protocol === "file:") {
    const files = "node:fs/promises"; // a variable, so that bundlers for browsers leave it alone
    const { readFile } = (await import(
      /* @vite-ignore */ /* webpackIgnore: true */ files
    )) as typeof import("node:fs/promises");
    return (await readFile(url)) as Uint8Array<ArrayBuffer>;
  }
  return bytesOfResponse(await fetch(url));
}

async function bytesOfResponse(response: Response): Promise<BufferSource> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
  return response.arrayBuffer();
}

async function compiled(source: Source): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  if (typeof source === "string") return compiled(new URL(source, import.meta.url));
  if (source instanceof URL) return WebAssembly.compile(await bytesOf(source));
  if (typeof Response !== "undefined" && source instanceof Response)
    return WebAssembly.compile(await bytesOfResponse(source));
  return WebAssembly.compile(source as BufferSource);
}

function nothing(): void {}

function stopped(): never {
  throw new Error("the engine has stopped: out of memory");
}

// Programs without types give anything. What the engine is given goes through these, since to WebAssembly a text is a
// number too, and it would cut a number to its last 32 bits.

function shown(value: unknown): string {
  return typeof value === "string" ? `'${value}'` : String(value);
}

export function whole(number: number): number {
  if (!Number.isInteger(number) || number < -(2 ** 31) || number >= 2 ** 32)
    throw mistake(`${shown(number)} is not a whole number of 32 bits`);
  return number;
}

export function text(value: string): string {
  if (typeof value !== "string") throw mistake(`${shown(value)} is not a text`);
  if (value.includes("\0")) throw mistake("a text may hold no NUL");
  return value;
}

export function textOrNull(value: string | null): string | null {
  return value === null ? null : text(value);
}

/** As the C interface numbers the players. */
export function playerNumber(player: "B" | "W"): number {
  if (player === "B") return 1;
  if (player === "W") return 2;
  throw mistake("a player is B or W");
}

export function flag(value: boolean): number {
  if (typeof value !== "boolean") throw mistake(`${shown(value)} is neither true nor false`);
  return Number(value);
}

/** What was asked for, with what it leaves out; a bare value, or an option that nobody knows, would do nothing. */
export function options<T extends object>(
  asked: { [K in keyof T]?: T[K] | undefined },
  defaults: T,
): T {
  const known = Object.keys(defaults).join(", ");
  if (typeof asked !== "object" || asked === null)
    throw mistake(`${shown(asked)} is not an object with ${known}`);
  const named = Object.entries(asked).filter(([, value]) => value !== undefined);
  for (const [name] of named)
    if (!(name in defaults)) throw mistake(`there is no option ${name}; there are ${known}`);
  return { ...defaults, ...Object.fromEntries(named) };
}

/** One instance with its own memory. Not to be shared by threads. */
export class Module {
  readonly call: Record<string, Function_>;
  /** The module itself, to be posted to workers, which then need not compile it again. */
  readonly module: WebAssembly.Module;

  private readonly memory: WebAssembly.Memory;
  private readonly reason: number;
  private readonly field: number;
  private readonly encoder = new TextEncoder();
  private readonly decoder = new TextDecoder();
  private view: Uint8Array;

  static async load(source: Source): Promise<Module> {
    const module = await compiled(source);
    const instance = await WebAssembly.instantiate(module, {
      env: { emscripten_notify_memory_growth: nothing },
      wasi_snapshot_preview1: { proc_exit: stopped },
    });
    return new Module(module, instance);
  }

  private constructor(module: WebAssembly.Module, instance: WebAssembly.Instance) {
    this.module = module;
    this.memory = instance.exports.memory as WebAssembly.Memory;
    this.view = new Uint8Array(this.memory.buffer);
    this.call = instance.exports as unknown as Record<string, Function_>;
    this.call._initialize?.();
    if (this.run("abi") !== abi)
      throw new Error("shinpan.wasm is of another version than its loader");
    this.reason = this.run("alloc", 4);
    this.field = this.run("alloc", points);
  }

  /** The memory, for what is no text; good until the next call, which may let the memory grow. */
  data(): DataView {
    return new DataView(this.memory.buffer);
  }

  private get bytes(): Uint8Array {
    if (this.view.buffer !== this.memory.buffer) this.view = new Uint8Array(this.memory.buffer);
    return this.view;
  }

  private into(words: string): number {
    const bytes = this.encoder.encode(words);
    const at = this.run("alloc", bytes.length + 1);
    this.bytes.set(bytes, at);
    this.bytes[at + bytes.length] = 0;
    return at;
  }

  private outOf(at: number): string | null {
    if (at === 0) return null;
    const bytes = this.bytes;
    const words = this.decoder.decode(bytes.subarray(at, bytes.indexOf(0, at)));
    this.run("free", at);
    return words;
  }

  /** A text that lives as long as the module. */
  constant(at: number): string {
    return this.decoder.decode(this.bytes.subarray(at, this.bytes.indexOf(0, at)));
  }

  /** A function of the C interface by its name without `shinpan_`. */
  run(name: string, ...args: number[]): number {
    const function_ = this.call[`shinpan_${name}`];
    if (function_ === undefined) throw new Error(`this module has no ${name}; shinpan.wasm has it`);
    return function_(...args);
  }

  /** The same where texts go in. */
  runWith(name: string, ...args: Argument[]): number {
    const texts: number[] = [];
    try {
      return this.run(
        name,
        ...args.map((argument) => {
          if (argument === null) return 0;
          if (typeof argument === "number") return argument;
          const at = this.into(argument);
          texts.push(at);
          return at;
        }),
      );
    } finally {
      for (const at of texts) this.run("free", at);
    }
  }

  /** The same where the last argument is where a fault goes; the fault is thrown. */
  checked(name: string, ...args: Argument[]): number {
    this.data().setUint32(this.reason, 0, true);
    const answer = this.runWith(name, ...args, this.reason);
    const why = this.outOf(this.data().getUint32(this.reason, true));
    if (why !== null) throw new ShinpanError(JSON.parse(why) as Fault);
    return answer;
  }

  /** A text that is returned, or null. */
  text(name: string, ...args: Argument[]): string | null {
    return this.outOf(this.runWith(name, ...args));
  }

  checkedText(name: string, ...args: Argument[]): string {
    return this.outOf(this.checked(name, ...args))!;
  }

  /** A byte for each point of a board, as a function writes them. */
  perPoint(name: string, size: number, handle: Handle, ...args: number[]): Uint8Array {
    this.runWith(name, handle, ...args, this.field, size);
    return this.bytes.slice(this.field, this.field + size);
  }

  /** Bytes of a text that may hold anything. */
  withBytes<T>(bytes: Uint8Array, use: (at: number, length: number) => T): T {
    const at = this.run("alloc", bytes.length);
    this.bytes.set(bytes, at);
    try {
      return use(at, bytes.length);
    } finally {
      this.run("free", at);
    }
  }

  /** A text whose length a function writes down, so that it may hold NULs. */
  longText(name: string, handle: Handle): string {
    const at = this.run(name, handle, this.reason);
    const length = this.data().getUint32(this.reason, true);
    const words = this.decoder.decode(this.bytes.subarray(at, at + length));
    this.run("free", at);
    return words;
  }
}
