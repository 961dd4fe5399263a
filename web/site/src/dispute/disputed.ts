// A disputed game: how it came to the arbiter's table, and what the record of its players says under the
// rules that count. Pure but for asking the engine.

import {
  eventsOf,
  rulesCalled,
  ShinpanError,
  type Game,
  type GameEvent,
  type GameRecord,
  type Refusal,
  type Shinpan,
  type Start,
} from "../engine/engine.ts";
import {
  drawnIn,
  keptLab,
  labKept,
  labOf,
  type Lab,
  type LabPosition,
  type Unread,
} from "../lab/position.ts";
import { mistakeOf } from "../model/mistakes.ts";
import {
  gameKept,
  isMove,
  keptGame,
  people,
  type GameFile,
  type KeptGame,
} from "../model/table.ts";
import type { Found } from "./evidence.ts";

export interface Disputed {
  /** The conditions of the game, which count whatever a record says. */
  readonly start: Start;
  readonly lab: Lab;
  /**
   * What an arbiter has to know of a record that was replayed. Empty for a position that was set up: nobody
   * knows what was captured before it.
   */
  readonly remarks: readonly Found[];
  /** The procedure; null before it begins. */
  readonly game: GameFile | null;
}

/** An empty board under these conditions. */
export const disputedOf = (start: Start): Disputed => ({
  start,
  lab: labOf({ start, events: [] }),
  remarks: [],
  game: null,
});

export const isReplayed = ({ remarks }: Disputed): boolean => remarks.length > 0;

type KeptDisputed = Omit<Disputed, "lab" | "game"> & {
  readonly lab: ReturnType<typeof keptLab>;
  readonly game: KeptGame | null;
};

export const keptDisputed = ({ lab, game, ...rest }: Disputed): KeptDisputed => ({
  ...rest,
  lab: keptLab(lab),
  game: game && keptGame(game),
});

/** What was kept; null where that cannot be read, or is of a game under other conditions. */
export function disputedKept(engine: Shinpan, was: unknown, start: Start): Disputed | null {
  const kept = was as KeptDisputed | null | undefined;
  if (!kept || JSON.stringify(kept.start) !== JSON.stringify(start)) return null;
  const lab = labKept(engine, kept.lab);
  return lab && { ...kept, lab, game: kept.game && gameKept(kept.game) };
}

export interface Taken {
  readonly position: LabPosition;
  readonly remarks: readonly Found[];
}

export const isUnread = (answer: Taken | Unread): answer is Unread => "unread" in answer;

/** The events without what ended the game: that is what is in dispute. */
function beforeItsEnd(game: Game): readonly GameEvent[] {
  const events = eventsOf(game);
  if (game.state().outcome === null) return events;
  const last = events.map(isMove).lastIndexOf(true);
  return events.slice(0, last + 1);
}

const refusalFound = ({ reason, point, clause }: Refusal, move: number): Found => ({
  kind: "refused",
  ...{ move, reason, point: point ?? "", clause },
});

function remarksOn(
  engine: Shinpan,
  record: GameRecord,
  { rules, komiHalf }: Start,
  game: Game,
  refused: Refusal | null,
): readonly Found[] {
  const { rules_word: word, komi_half: komi } = record.facts();
  const { moves, outcome } = game.state();
  const named = rulesCalled(engine, word);
  return [
    { kind: "replayed", moves },
    ...(refused ? [refusalFound(refused, moves + 1)] : []),
    ...(named !== null && named !== rules ? [{ kind: "other_rules", rules: named } as const] : []),
    ...(komi !== null && komi !== komiHalf
      ? [{ kind: "other_komi", komi: komi / 2 } as const]
      : []),
    ...(outcome ? [{ kind: "end_left_out" } as const] : []),
  ];
}

function replayedIn(engine: Shinpan, text: string, start: Start): Taken {
  const collection = engine.readSgf(text);
  const record = collection.record();
  const { game, refused } = record.game({ rules: start.rules });
  const [cols, rows] = game.size;
  const taken = {
    position: { start: { ...start, cols, rows }, events: beforeItsEnd(game) },
    remarks: remarksOn(engine, record, start, game, refused),
  };
  for (const owned of [game, record, collection]) owned.free();
  return taken;
}

/** What a pasted text or a file holds: a drawn board, or a record, replayed under these conditions. */
export function takenFrom(engine: Shinpan, text: string, start: Start): Taken | Unread {
  const drawn = drawnIn(text, start);
  if (drawn) return "unread" in drawn ? drawn : { position: drawn, remarks: [] };
  try {
    return replayedIn(engine, text, start);
  } catch (fault) {
    if (fault instanceof ShinpanError) return { unread: "record", why: mistakeOf(fault) };
    throw fault;
  }
}

/** The position as a game that two people finish at one table: there the ruleset's procedure begins. */
export const inProcedure = ({ start, events }: LabPosition): GameFile => ({
  start,
  events,
  seats: people,
  clock: null,
});

/** Passes of both until they stop the game; none where it has stopped. */
export function passesToStop(game: Game): readonly GameEvent[] {
  const tried = game.copy();
  const passes: GameEvent[] = [];
  for (let { phase, to_move: by } = tried.state(); phase === "play" && by !== null;) {
    const pass: GameEvent = { kind: "pass", by };
    if (!tried.apply(pass).ok) break;
    passes.push(pass);
    ({ phase, to_move: by } = tried.state());
  }
  tried.free();
  return passes;
}
