// The player's records, kept in the browser's database, and what was just done with them. One for all
// screens.

import { useEffect, useState } from "preact/hooks";
import { open as openGame, sgfOf, ShinpanError, type Facts, type Shinpan } from "./engine.ts";
import { mistakeOf, type Mistake } from "./mistakes.ts";
import { collectionOf, lineThrough, recordsOf, type Nodes, type Sgf } from "./record_tree.ts";
import { contentOf, type Content } from "./records.ts";
import { drop, keep, kept, keptUnder, onKeptElsewhere } from "./store.ts";
import type { GameFile } from "./table.ts";
import { recordUpTo } from "./up_to_fault.ts";

export interface Entry {
  readonly id: string;
  readonly sgf: string;
  /** The file that it came from; empty for a game played here and for a link. */
  readonly file: string;
  readonly changed: number; // Date.now()
  readonly facts: Pick<Facts, "black" | "white" | "name" | "date" | "result" | "moves" | "size">;
  /** Why its main line can be read no further than the moves that are told. */
  readonly fault?: Mistake | undefined;
  /** What was repaired when it was read, with its places in the file. */
  readonly repairs?: readonly Mistake[] | undefined;
}

export interface Viewing {
  readonly id: string;
  /** A node of the record. */
  readonly at: number;
}

/** Why something could not be opened. */
export interface Fault {
  readonly file: string;
  readonly why: Mistake;
}

/** A file with more games than are opened of one. */
export interface CutShort {
  readonly file: string;
  readonly games: number;
}

export interface Collection {
  /** The last one changed first. */
  readonly entries: readonly Entry[];
  readonly viewing: Viewing | null;
  readonly faults: readonly Fault[];
  readonly cutShort: readonly CutShort[];
  /** That can be got back. */
  readonly deleted: Entry | null;
  /** The record that another tab had changed too: what it made of it became a record of its own. */
  readonly parted: string | null;
  /** How often what is viewed was taken over from another tab. */
  readonly taken: number;
}

const prefix = "record:";
/** Of one file, so that the list stays quick. */
export const mostGames = 500;
const mostBytes = 20_000_000;
const tooLarge: Mistake = { line: 0, column: 0, what: `> ${mostBytes / 1_000_000} MB` };

let now: Collection | null = null;
const listeners = new Set<(collection: Collection) => void>();

function set(change: Partial<Collection>): void {
  now = { ...now!, ...change };
  for (const listener of listeners) listener(now);
}

const byAge = (entries: Iterable<Entry>): Entry[] => [...entries].sort((a, b) => b.changed - a.changed);

let loading: Promise<void> | null = null;

/** Fetches the records, the first time. */
export function loaded(): Promise<void> {
  loading ??= Promise.all([keptUnder(prefix), kept("viewing")]).then(([entries, viewing]) => {
    now = {
      entries: byAge(entries.values() as Iterable<Entry>), viewing: (viewing as Viewing | undefined) ?? null,
      faults: [], cutShort: [], deleted: null, parted: null, taken: 0,
    };
  });
  return loading;
}

/** Takes over what another tab did to the records. */
async function takeOver(): Promise<void> {
  if (document.hidden || !now) return;
  const before = now;
  const entries = byAge((await keptUnder(prefix)).values() as Iterable<Entry>);
  const told = (all: readonly Entry[]): string => all.map(({ id, changed }) => `${id} ${changed}`).join();
  if (now !== before || entries.length === 0 || told(entries) === told(before.entries)) return;
  const viewed = (all: readonly Entry[]) => all.find(({ id }) => id === before.viewing?.id)?.changed;
  set({ entries, taken: before.taken + (viewed(entries) === viewed(before.entries) ? 0 : 1) });
}

/** The records and what is looked at; null until they have come from the database. */
export function useCollection(): Collection | null {
  const [collection, setCollection] = useState(now);
  useEffect(() => {
    listeners.add(setCollection);
    void loaded().then(() => { setCollection(now); return takeOver(); });
    const came = (): void => void takeOver();
    const told = onKeptElsewhere((key) => { if (key === "" || key.startsWith(prefix)) came(); });
    addEventListener("focus", came);
    document.addEventListener("visibilitychange", came);
    return () => {
      told();
      listeners.delete(setCollection);
      removeEventListener("focus", came);
      document.removeEventListener("visibilitychange", came);
    };
  }, []);
  return collection;
}

/** A record as it is kept, and what the list tells of it: of its main line. */
function writtenOf(engine: Shinpan, nodes: Nodes): Pick<Entry, "sgf" | "facts" | "fault"> {
  const sgf = collectionOf(engine, nodes);
  try {
    const { record, fault } = recordUpTo(engine, sgf, nodes, lineThrough(nodes, 0).at(-1)!);
    const { black, white, name, date, result, moves, size } = record.facts();
    record.free();
    return {
      sgf: sgf.toString(), facts: { black, white, name, date, result, moves, size },
      fault: fault ?? undefined,
    };
  } finally {
    sgf.free();
  }
}

/** When this window last changed a record. */
const mine = new Map<string, number>();

/**
 * Keeps a record. What another window has made of it since the version that this one knows, of that time, is
 * not written over: it becomes a record of its own.
 */
function put(entry: Entry, known = Infinity): void {
  const own = mine.get(entry.id) ?? 0;
  mine.set(entry.id, entry.changed);
  set({ entries: byAge([entry, ...now!.entries.filter((one) => one.id !== entry.id)]) });
  void keep(prefix + entry.id, entry, (_, before) => {
    const other = before as Entry | null | undefined;
    if (!other || other.changed <= Math.max(known, own)) return { takes: true };
    const apart = { ...other, id: freshId() };
    set({ entries: byAge([apart, ...now!.entries]), parted: entry.id });
    return { takes: true, besides: [prefix + apart.id, apart] };
  });
}

/** Looks at a record, at one of its nodes. */
export function view(viewing: Viewing): void {
  set({ viewing, parted: now!.parted === viewing.id ? viewing.id : null });
  void keep("viewing", viewing);
}

const freshId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** Does what may find a record unreadable; null, and a fault to be shown, where it does. */
function readable<T>(file: string, read: () => T): T | null {
  try {
    return read();
  } catch (fault) {
    if (!(fault instanceof ShinpanError)) throw fault;
    set({ faults: [...now!.faults, { file, why: mistakeOf(fault) }] });
    return null;
  }
}

/**
 * What is wrong with the main line of a game of a text, and what was repaired in it, with the places there;
 * with what was repaired in the text, where the game is all of it.
 */
function placed(sgf: Sgf, game: number, warnings: readonly Mistake[]): Pick<Entry, "fault" | "repairs"> {
  try {
    const record = sgf.record(game);
    const repairs = [...warnings, ...record.facts().warnings];
    record.free();
    return { repairs };
  } catch (fault) {
    if (fault instanceof ShinpanError) return { fault: mistakeOf(fault), repairs: warnings };
    throw fault;
  }
}

/** As it is kept; where it cannot be read at all the fault has its place in the text. */
function writtenAt(engine: Shinpan, nodes: Nodes, sgf: Sgf, game: number): ReturnType<typeof writtenOf> {
  try {
    return writtenOf(engine, nodes);
  } catch (fault) {
    sgf.record(game).free();
    throw fault;
  }
}

/**
 * Adds the games of a text, those that are there already left as they are. All of them that can be read, up
 * to the most that are opened of a file, in their order.
 */
function add(engine: Shinpan, text: Content, file: string): readonly Entry[] {
  const sgf = readable(file, () => engine.readSgf(text));
  if (sgf === null) return [];
  const { records, warnings } = recordsOf(sgf);
  if (records.length > mostGames)
    set({ cutShort: [...now!.cutShort, { file, games: records.length }] });
  const entries = records.slice(0, mostGames).map((nodes, game) => readable(file, (): Entry => {
    const { fault, repairs } = placed(sgf, game, records.length === 1 ? warnings : []);
    const written = writtenAt(engine, nodes, sgf, game);
    return now!.entries.find((one) => one.sgf === written.sgf) ??
      { ...written, fault: written.fault && fault, repairs, id: freshId(), file, changed: Date.now() };
  })).filter((entry) => entry !== null);
  sgf.free();
  for (const entry of [...entries].reverse()) if (!now!.entries.includes(entry)) put(entry);
  return entries;
}

/** Views what was added, at a node, where that is one game in all, and there is no fault: true. */
function viewOnly(added: readonly Entry[], at = 0): boolean {
  const only = added.length === 1 && now!.faults.length === 0 ? added[0]! : null;
  if (only) view({ id: only.id, at });
  return only !== null;
}

/** Adds the games of a text that was pasted, or that a link holds with a node, as if it were a file. */
export async function openText(
  engine: Shinpan, text: string, at = 0,
): Promise<"viewed" | "listed" | "faulty"> {
  await loaded();
  forgive();
  if (viewOnly(add(engine, text, ""), at)) return "viewed";
  return now!.faults.length === 0 ? "listed" : "faulty";
}

/** Adds the games of files. Where there is one game in all, and no fault, it is viewed: true. */
export async function openFiles(engine: Shinpan, files: readonly File[]): Promise<boolean> {
  await loaded();
  forgive();
  const added: Entry[] = [];
  for (const file of files) {
    if (file.size > mostBytes)
      set({ faults: [...now!.faults, { file: file.name, why: tooLarge }] });
    else added.push(...add(engine, contentOf(new Uint8Array(await file.arrayBuffer())), file.name));
  }
  return viewOnly(added);
}

/** Forgets what could not be opened, or not all of it. */
export const forgive = (): void => set({ faults: [], cutShort: [] });

/** A record changed by hand. */
export function change(engine: Shinpan, entry: Entry, nodes: Nodes): void {
  put({ ...entry, ...writtenOf(engine, nodes), changed: Date.now() }, entry.changed);
}

/** Takes a record out of the list; the last one taken out can be put back. */
export function remove(entry: Entry): void {
  set({
    entries: now!.entries.filter((one) => one.id !== entry.id), deleted: entry,
    viewing: now!.viewing?.id === entry.id ? null : now!.viewing,
  });
  void drop(prefix + entry.id);
}

/** Puts back the record that was taken out last. */
export function restore(): void {
  const entry = now!.deleted;
  set({ deleted: null });
  if (entry) put(entry);
}

/**
 * Puts a game that left the table among the records, if there is one; until that is done it stands under
 * "left".
 */
export async function keepLeft(engine: Shinpan): Promise<boolean> {
  const [file] = await Promise.all([kept("left"), loaded()]);
  if (!file) return false;
  try {
    const { start, events } = file as GameFile;
    const game = openGame(engine, start);
    for (const event of events) if (game.apply(event)) break;
    const dead = game.state().agreed_dead;
    add(engine, sgfOf(game, dead.length > 0 ? dead : undefined), "");
    game.free();
    return true;
  } finally {
    void drop("left"); // also what another version left, and this one makes nothing of
  }
}
