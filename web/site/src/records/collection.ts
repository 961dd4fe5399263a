// The player's records, kept in the browser's database, and what was just done with them. One for all
// screens. The list has of each record what it shows; the record itself is fetched when it is looked at.

import { useEffect, useState } from "preact/hooks";
import { open as openGame, type Shinpan } from "../engine/engine.ts";
import {
  entryOf,
  freshId,
  itemOf,
  readGames,
  rereadAs,
  writtenOf,
  type Entry,
  type Item,
} from "./entries.ts";
import type { Mistake } from "../model/mistakes.ts";
import { piecesOf } from "./opened_file.ts";
import { once, signal, useSignal } from "../browser/signal.ts";
import type { Nodes } from "../model/record_tree.ts";
import { isPacked } from "../model/records.ts";
import { savedGame } from "../model/saved_game.ts";
import {
  drop,
  keep,
  keepAll,
  kept,
  keptAll,
  keptUnder,
  keysUnder,
  onKeptElsewhere,
} from "../browser/store.ts";
import { gameKept, type KeptGame } from "../model/table.ts";

export type { Entry, Item } from "./entries.ts";

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

export interface Collection {
  /** The last one changed first. */
  readonly entries: readonly Item[];
  readonly viewing: Viewing | null;
  readonly faults: readonly Fault[];
  /** How many games were opened of files that are being opened; null while none is. */
  readonly opening: number | null;
  /** That can be got back. */
  readonly deleted: readonly Item[];
  /** The record that another window had changed too: what it made of it became a record of its own. */
  readonly parted: string | null;
  /** How often what is viewed was taken over from another window, or read anew. */
  readonly taken: number;
}

const records = "record:";
const items = "item:";
const shelf = "shelf"; // changes with every change of the list, so that a window sees what it has missed
const mostBytes = 200_000_000;
const mostFaults = 20;
const tooLarge: Mistake = { line: 0, column: 0, what: `> ${mostBytes / 1_000_000} MB` };

const now = signal<Collection | null>(null);
const stamp = signal<unknown>(null); // of the list as it is known here
const prints = new Map<string, string>(); // the records that are here already, by what they say
const viewed = signal<Entry | null>(null); // the record that was looked at last
const mine = new Map<string, number>(); // when this window last changed a record

function set(part: Partial<Collection>): void {
  now.value = { ...now.value!, ...part };
}

function know(all: readonly Item[]): void {
  prints.clear();
  for (const { print, id } of all) prints.set(print, id);
}

const byAge = (all: readonly Item[]): Item[] =>
  [...all].sort((a, b) => b.changed - a.changed || (a.id < b.id ? -1 : 1));

const fault = (file: string, why: Mistake): void => {
  if (now.value!.faults.length < mostFaults) set({ faults: [...now.value!.faults, { file, why }] });
};

/** A mark that the list has changed, to be kept with the change. */
const changedNow = (): readonly [string, unknown] => [
  shelf,
  (stamp.value = `${Date.now()} ${Math.random()}`),
];

/** What was taken out of the list last, as it is kept: its records are still there. */
const deletedLast = async (): Promise<readonly Item[]> =>
  ((await kept("deleted")) as readonly Item[] | null | undefined) ?? [];

/** The list as it is kept. Records of an earlier version, and of the journal alone, get their places. */
async function fetched(): Promise<readonly Item[]> {
  const [listed, keys, deleted, mark] = await Promise.all([
    keptUnder(items),
    keysUnder(records),
    deletedLast(),
    kept(shelf),
  ]);
  stamp.value = mark;
  const gone = new Set(deleted.map(({ id }) => id));
  const missing = keys.filter(
    (key) => !listed.has(items + key.slice(records.length)) && !gone.has(key.slice(records.length)),
  );
  const found = (await keptAll(missing)) as readonly (Entry | null | undefined)[];
  const added = found.flatMap((entry) => (entry ? [itemOf(entry)] : []));
  if (added.length > 0)
    void keepAll(
      shelf,
      added.map((item) => [items + item.id, item]),
    );
  return byAge(
    [...(listed.values() as Iterable<Item>), ...added].filter((item) => item && !gone.has(item.id)),
  );
}

/** Fetches the list, the first time. */
export const loaded = once(async (): Promise<void> => {
  const [entries, viewing, deleted] = await Promise.all([
    fetched(),
    kept("viewing"),
    deletedLast(),
  ]);
  know(entries);
  now.value = {
    entries,
    viewing: (viewing as Viewing | undefined) ?? null,
    faults: [],
    opening: null,
    deleted,
    parted: null,
    taken: 0,
  };
});

function takenOver(entries: readonly Item[]): void {
  const { viewing } = now.value!;
  const changed = (all: readonly Item[]) => all.find(({ id }) => id === viewing?.id)?.changed;
  const isOther = changed(entries) !== changed(now.value!.entries);
  if (isOther) viewed.value = null;
  know(entries);
  set({ entries, taken: now.value!.taken + (isOther ? 1 : 0) });
}

/** Takes over what another window did to the records: to the one of this key, or to many. */
async function takeOver(key: string): Promise<void> {
  if (document.hidden || !now.value) return;
  const before = now.value;
  if (key.startsWith(records)) {
    const id = key.slice(records.length);
    const item = (await kept(items + id)) as Item | null | undefined;
    const others = now.value.entries.filter((one) => one.id !== id);
    return takenOver(item ? byAge([item, ...others]) : others);
  }
  if ((await kept(shelf)) === stamp.value) return;
  const entries = await fetched();
  if (now.value === before && entries.length > 0) takenOver(entries);
}

/** The records and what is looked at; null until they have come from the database. */
export function useCollection(): Collection | null {
  const collection = useSignal(now);
  useEffect(() => {
    void loaded().then(() => takeOver(shelf));
    const told = onKeptElsewhere((key) => {
      if (key === "" || key === shelf || key.startsWith(records)) void takeOver(key);
    });
    const came = (): void => void takeOver(shelf);
    addEventListener("focus", came);
    document.addEventListener("visibilitychange", came);
    return () => {
      told();
      removeEventListener("focus", came);
      document.removeEventListener("visibilitychange", came);
    };
  }, []);
  return collection;
}

/** The record that the collection looks at: null until it has come, undefined where it is not there. */
export function useViewed(collection: Collection | null): Entry | null | undefined {
  const [found, setFound] = useState<{
    readonly item: Item;
    readonly entry: Entry | undefined;
  } | null>(null);
  const id = collection?.viewing?.id;
  const item = collection?.entries.find((one) => one.id === id);
  const here =
    viewed.value && viewed.value.id === id && viewed.value.changed === item?.changed
      ? viewed.value
      : null;
  useEffect(() => {
    if (!item || here) return;
    void kept(records + item.id).then((entry) => {
      viewed.value = (entry as Entry | null | undefined) ?? null;
      setFound({ item, entry: viewed.value ?? undefined });
    });
  }, [item, here]);
  if (!collection || !item) return collection ? undefined : null;
  return here ?? (found?.item === item ? found.entry : null);
}

/**
 * Keeps a record. What another window has made of it since the version that this one knows, of that time, is
 * not written over: it becomes a record of its own.
 */
function put(entry: Entry, known: number): void {
  const own = mine.get(entry.id) ?? 0;
  mine.set(entry.id, entry.changed);
  viewed.value = entry;
  prints.set(entry.print, entry.id);
  set({
    entries: byAge([itemOf(entry), ...now.value!.entries.filter((one) => one.id !== entry.id)]),
  });
  void keep(records + entry.id, entry, (_, before) => {
    const other = before as Entry | null | undefined;
    const besides: (readonly [string, unknown])[] = [
      [items + entry.id, itemOf(entry)],
      changedNow(),
    ];
    if (!other || other.changed <= Math.max(known, own)) return { takes: true, besides };
    const apart = { ...other, id: freshId() };
    set({ entries: byAge([itemOf(apart), ...now.value!.entries]), parted: entry.id });
    besides.push([records + apart.id, apart], [items + apart.id, itemOf(apart)]);
    return { takes: true, besides };
  });
}

/** Looks at a record, at one of its nodes. */
export function view(viewing: Viewing): void {
  set({ viewing, parted: now.value!.parted === viewing.id ? viewing.id : null });
  void keep("viewing", viewing);
}

const pause = 40; // milliseconds of work between two looks at what the player does

/** Adds records of one time to the list, behind those of that time that stand there, and keeps them. */
async function shelve(added: readonly Entry[]): Promise<void> {
  if (added.length === 0) return;
  for (const { print, id } of added) prints.set(print, id);
  const { entries, opening } = now.value!;
  const older = entries.findIndex(({ changed }) => changed < added[0]!.changed);
  const place = older < 0 ? entries.length : older;
  set({
    entries: [...entries.slice(0, place), ...added.map(itemOf), ...entries.slice(place)],
    opening: opening === null ? null : opening + added.length,
  });
  await keepAll(shelf, [
    ...added.flatMap((entry): (readonly [string, unknown])[] => [
      [records + entry.id, entry],
      [items + entry.id, itemOf(entry)],
    ]),
    changedNow(),
  ]);
}

/**
 * Adds the games of a file, those that are there already left as they are. The ids of all of them that can be
 * read, in their order.
 */
async function add(
  engine: Shinpan,
  bytes: Uint8Array<ArrayBuffer>,
  file: string,
): Promise<readonly string[]> {
  const ids: string[] = [];
  let waiting: Entry[] = [];
  const begun = Date.now(); // of one time, they stand in the order of the file
  let rested = performance.now();
  const read =
    isPacked(bytes) || bytes.length === 0
      ? [{ text: bytes, raw: undefined, placed: (mistake: Mistake) => mistake }]
      : piecesOf(engine, bytes);
  for (const piece of read) {
    for (const game of readGames(engine, piece)) {
      if ("why" in game) {
        fault(file, game.why);
        continue;
      }
      const there = prints.get(game.print) ?? waiting.find(({ print }) => print === game.print)?.id;
      const entry = there === undefined ? entryOf(game, file, begun) : null;
      ids.push(there ?? entry!.id);
      if (entry) waiting.push(entry);
    }
    if (performance.now() - rested < pause) continue;
    await shelve(waiting);
    waiting = [];
    await new Promise((later) => setTimeout(later));
    rested = performance.now();
  }
  await shelve(waiting);
  return ids;
}

/** Views what was added, at a node, where that is one game in all, and there is no fault: true. */
function viewOnly(added: readonly string[], at = 0): boolean {
  const only = added.length === 1 && now.value!.faults.length === 0 ? added[0]! : null;
  if (only) view({ id: only, at });
  return only !== null;
}

/** Adds the games of a text that was pasted, or that a link holds with a node, as if it were a file. */
export async function openText(
  engine: Shinpan,
  text: string,
  at = 0,
): Promise<"viewed" | "listed" | "faulty"> {
  await loaded();
  forgive();
  if (viewOnly(await add(engine, new TextEncoder().encode(text), ""), at)) return "viewed";
  return now.value!.faults.length === 0 ? "listed" : "faulty";
}

/** Adds the games of files. Where there is one game in all, and no fault, it is viewed: true. */
export async function openFiles(engine: Shinpan, files: readonly File[]): Promise<boolean> {
  await loaded();
  forgive();
  const added: string[] = [];
  set({ opening: 0 });
  for (const file of files) {
    if (file.size > mostBytes) fault(file.name, tooLarge);
    else added.push(...(await add(engine, new Uint8Array(await file.arrayBuffer()), file.name)));
  }
  set({ opening: null });
  return viewOnly(added);
}

/** Forgets what could not be opened. */
export const forgive = (): void => set({ faults: [] });

/** A record changed by hand: its bytes are no longer what it says. */
export function change(engine: Shinpan, entry: Entry, nodes: Nodes): void {
  put(
    { ...entry, ...writtenOf(engine, nodes), raw: undefined, changed: Date.now() },
    entry.changed,
  );
}

/** Reads a record's bytes anew, in another encoding. */
export function reread(engine: Shinpan, entry: Entry, encoding: string): void {
  const read = rereadAs(engine, entry, encoding);
  if (!read) return;
  put({ ...read, changed: Date.now() }, entry.changed);
  set({ taken: now.value!.taken + 1 });
}

/** Takes records out of the list; those taken out last can be put back. */
export async function remove(gone: readonly Item[]): Promise<void> {
  const ids = new Set(gone.map(({ id }) => id));
  for (const { print } of gone) prints.delete(print);
  const before = now.value!.deleted;
  const { viewing } = now.value!;
  set({
    entries: now.value!.entries.filter(({ id }) => !ids.has(id)),
    deleted: gone,
    viewing: viewing && ids.has(viewing.id) ? null : viewing,
  });
  void keep("deleted", gone); // even if the page goes now they are deleted
  await keepAll(
    shelf,
    [changedNow()],
    [...gone.map(({ id }) => items + id), ...before.map(({ id }) => records + id)],
  );
}

/** Puts back the records that were taken out last. */
export async function restore(): Promise<void> {
  const { deleted } = now.value!;
  set({ deleted: [], entries: byAge([...deleted, ...now.value!.entries]) });
  for (const { print, id } of deleted) prints.set(print, id);
  void keep("deleted", []);
  await keepAll(shelf, [
    ...deleted.map((item): readonly [string, unknown] => [items + item.id, item]),
    changedNow(),
  ]);
}

const each = 500; // records that are fetched at once

/** Records as one file of SGF, in this order. */
export async function textsOf(wanted: readonly Item[]): Promise<Blob> {
  const texts: string[] = [];
  for (let from = 0; from < wanted.length; from += each) {
    const found = await keptAll(wanted.slice(from, from + each).map(({ id }) => records + id));
    for (const entry of found as readonly (Entry | null | undefined)[])
      if (entry) texts.push(entry.sgf);
  }
  return new Blob(texts, { type: "application/x-go-sgf" });
}

/**
 * Puts a game that left the table among the records, if there is one; until that is done it stands under
 * "left".
 */
export async function keepLeft(engine: Shinpan): Promise<boolean> {
  const [file] = await Promise.all([kept("left"), loaded()]);
  if (!file) return false;
  try {
    const left = gameKept(file as KeptGame);
    const game = openGame(engine, left.start);
    for (const event of left.events) if (!game.apply(event).ok) break;
    const dead = game.state().agreed_dead;
    const { text } = savedGame(engine, left, game, dead.length > 0 ? dead : undefined);
    game.free();
    await add(engine, new TextEncoder().encode(text), "");
    return true;
  } finally {
    void drop("left"); // also what another version left, and this one makes nothing of
  }
}
