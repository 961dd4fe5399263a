// Records as they are kept: read from the pieces of a file, written, and what the list has of each. Pure, but
// for the engine that reads.

import { ShinpanError, type Facts, type Shinpan } from "../engine/engine.ts";
import { infoOf } from "../model/game_info.ts";
import { mistakeOf, type Mistake } from "../model/mistakes.ts";
import { bytesOf, decodedAs, type Piece, type Raw } from "./opened_file.ts";
import { signal } from "../browser/signal.ts";
import { printOf } from "../browser/print_of.ts";
import {
  collectionOf,
  lineThrough,
  recordsOf,
  type Nodes,
  type Sgf,
} from "../model/record_tree.ts";
import type { Content } from "../model/records.ts";
import { recordUpTo } from "./up_to_fault.ts";

/** What the list has of a record. */
export interface Item {
  readonly id: string;
  /** The file that it came from; empty for a game played here and for a link. */
  readonly file: string;
  readonly changed: number; // Date.now()
  readonly facts: Pick<Facts, "black" | "white" | "name" | "date" | "result" | "moves" | "size"> &
    Partial<Record<"event" | "place" | "blackRank" | "whiteRank", string | undefined>>;
  /** Why its main line can be read no further than the moves that are told. */
  readonly fault?: Mistake | undefined;
  /** The fingerprint of what it says. */
  readonly print: string;
}

export interface Entry extends Item {
  readonly sgf: string;
  /** What was repaired when it was read, with its places in the file. */
  readonly repairs?: readonly Mistake[] | undefined;
  /** Its bytes, as long as nothing was changed by hand, where their encoding was guessed. */
  readonly raw?: Raw | undefined;
}

type Written = Pick<Entry, "sgf" | "facts" | "fault" | "print">;
type Read = Written & Pick<Entry, "repairs" | "raw">;

/** Records that another version of the site kept have no fingerprint. */
export const itemOf = ({ id, file, changed, facts, fault, print, sgf }: Entry): Item => ({
  id,
  file,
  changed,
  facts,
  fault,
  print: print ?? printOf(sgf),
});

const made = signal(0);

/** In the order in which they are made, within a millisecond too. */
export const freshId = (): string => {
  const count = String(++made.value).padStart(6, "0");
  return `${Date.now().toString(36)}-${count}-${Math.random().toString(36).slice(2, 8)}`;
};

export const entryOf = (read: Read, file: string, changed: number): Entry => ({
  ...read,
  id: freshId(),
  file,
  changed,
});

function told(
  text: string,
  { black, white, name, date, result, moves, size }: Facts,
  nodes: Nodes,
): Omit<Written, "fault"> {
  const { event, place, blackRank, whiteRank } = infoOf(nodes[0]!);
  return {
    sgf: text,
    print: printOf(text),
    facts: { black, white, name, date, result, moves, size, event, place, blackRank, whiteRank },
  };
}

/** A record as it is kept, and what the list tells of it: of its main line. */
export function writtenOf(engine: Shinpan, nodes: Nodes): Written {
  const sgf = collectionOf(engine, nodes);
  try {
    const { record, fault } = recordUpTo(engine, sgf, nodes, lineThrough(nodes, 0).at(-1)!);
    const facts = record.facts();
    record.free();
    return { ...told(sgf.toString(), facts, nodes), fault: fault ?? undefined };
  } finally {
    sgf.free();
  }
}

/**
 * What is wrong with the main line of a game of a text, and what was repaired in it, with the places there;
 * with what was repaired in the text, where the game is all of it.
 */
function placed(
  sgf: Sgf,
  game: number,
  warnings: readonly Mistake[],
): Pick<Entry, "fault" | "repairs"> {
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
function writtenAt(engine: Shinpan, nodes: Nodes, sgf: Sgf, game: number): Written {
  try {
    return writtenOf(engine, nodes);
  } catch (fault) {
    sgf.record(game).free();
    throw fault;
  }
}

interface Unread {
  readonly why: Mistake;
}

/** Does what may find a record unreadable. */
function readable<T>(at: Piece["placed"], read: () => T): T | Unread {
  try {
    return read();
  } catch (fault) {
    if (fault instanceof ShinpanError) return { why: at(mistakeOf(fault)) };
    throw fault;
  }
}

/** The one game of a text, where all of its main line can be read; else null. */
function readWhole(sgf: Sgf, nodes: Nodes, warnings: readonly Mistake[]): Read | null {
  try {
    const record = sgf.record(0);
    const facts = record.facts();
    record.free();
    return { ...told(sgf.toString(), facts, nodes), repairs: [...warnings, ...facts.warnings] };
  } catch (fault) {
    if (fault instanceof ShinpanError) return null;
    throw fault;
  }
}

/** The games of a piece of a file, each as it is kept or why it cannot be read. */
export function readGames(
  engine: Shinpan,
  { text, raw, placed: at }: Omit<Piece, "text"> & { readonly text: Content },
): readonly (Read | Unread)[] {
  const sgf = readable(at, () => engine.readSgf(text));
  if ("why" in sgf) return [sgf];
  const { records, warnings } = recordsOf(sgf);
  const whole = records.length === 1 ? readWhole(sgf, records[0]!, warnings) : null;
  if (whole) {
    sgf.free();
    return [{ ...whole, repairs: whole.repairs?.map(at), raw }];
  }
  const read = records.map((nodes, game) =>
    readable(at, (): Read => {
      const { fault, repairs } = placed(sgf, game, records.length === 1 ? warnings : []);
      const written = writtenAt(engine, nodes, sgf, game);
      return {
        ...written,
        fault: written.fault && fault && at(fault),
        repairs: repairs?.map(at),
        raw: records.length === 1 ? raw : undefined,
      };
    }),
  );
  sgf.free();
  return read;
}

/** A record read anew from its bytes in another encoding; null where that makes no record of it. */
export function rereadAs(engine: Shinpan, entry: Entry, encoding: string): Entry | null {
  if (!entry.raw) return null;
  const raw = { ...entry.raw, encoding };
  const text = decodedAs(bytesOf(entry.raw), encoding);
  const [read] = readGames(engine, { text, raw, placed: (mistake) => mistake });
  return !read || "why" in read ? null : { ...entry, ...read, raw };
}
