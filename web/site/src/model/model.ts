// The state of the site, and what changes it. Pure: a model and an action to the next model. What the engine
// says of a game comes in with the actions.

import type { Player, Refusal } from "../engine/engine.ts";
import type { Info } from "./game_info.ts";
import type { GameFile } from "./table.ts";
import type { Language } from "../words/first.ts";
import { placeIn } from "../browser/addresses.ts";
import { readName, type CoordinateStyle, type Point, type Proportions } from "shinpan-board";

const pages = ["rules", "readings", "positions", "terms", "learn", "classic", "missing"] as const;

/** A screen that needs no game: something to read, or to try; "missing" where the address names none. */
export type Page = (typeof pages)[number];
const netScreens = ["friend", "join", "play", "games", "desk"] as const;

/**
 * A screen of games over the net: an invitation, the answer to one, a game, all games of a person, or the
 * referee's desk.
 */
export type NetScreen = (typeof netScreens)[number];

export const isNetScreen = (screen: string): screen is NetScreen =>
  (netScreens as readonly string[]).includes(screen);

export type Screen =
  | "home"
  | "new"
  | "game"
  | "count"
  | "every"
  | "lab"
  | "records"
  | "record"
  | "tournament"
  | NetScreen
  | Page;

export const isPage = (screen: string): screen is Page =>
  (pages as readonly string[]).includes(screen);

/** Screens that show the game on the table: without one there is nothing to see. */
export const ofTheGame: readonly Screen[] = ["game", "count", "every"];

/** How a clock is heard in its last seconds. */
export type Sounds = "none" | "beeps" | "spoken";

export interface Settings {
  /** null until the player chooses one: the browser's. */
  readonly language: Language | null;
  readonly theme: "auto" | "light" | "dark";
  readonly coordinates: CoordinateStyle;
  readonly proportions: Proportions;
  readonly sounds: Sounds;
  /** Whether stones and turns of a game over the net are heard and felt; they are unless this says no. */
  readonly heard?: boolean;
}

export interface Marks {
  readonly points: readonly Point[];
  /** The players have said so, also where they marked nothing; else the program did, or nobody. */
  readonly byHand: boolean;
}

export const noMarks: Marks = { points: [], byHand: false };

export interface Model {
  readonly screen: Screen;
  /** What follows the screen in the address. */
  readonly path: readonly string[];
  /** How many screens were gone to since the page was opened; the first one is among them. */
  readonly visits: number;
  readonly settings: Settings;
  readonly game: GameFile | null;
  /** Milliseconds that the running turn had taken when the game was fetched or the clock stopped; else 0. */
  readonly elapsed: number;
  /** The players have stopped the clock; the next move lets it run. */
  readonly paused: boolean;
  /** How many games began since the page was opened. */
  readonly started: number;
  /** Stones that are marked dead, and not proposed yet. */
  readonly marked: Marks;
  /** The move looked at; null for the last one. */
  readonly looking: number | null;
  readonly refusal: { readonly where: string; readonly refusal: Refusal } | null;
  readonly resigning: Player | null;
}

/** The site before anything was fetched. */
export const firstModel: Model = {
  screen: "home",
  path: [],
  visits: 0,
  settings: {
    language: null,
    theme: "auto",
    coordinates: "letters",
    proportions: "square",
    sounds: "none",
  },
  game: null,
  elapsed: 0,
  paused: false,
  started: 0,
  marked: noMarks,
  looking: null,
  refusal: null,
  resigning: null,
};

export type Action =
  | { readonly do: "go"; readonly screen: Screen; readonly path?: readonly string[] }
  | { readonly do: "set"; readonly settings: Partial<Settings> }
  | { readonly do: "start"; readonly game: GameFile }
  | {
      readonly do: "restore";
      readonly game: GameFile | null;
      readonly elapsed: number;
      readonly paused: boolean;
      readonly settings: Partial<Settings>;
      readonly marked: Marks;
    }
  | { readonly do: "carried out"; readonly game: GameFile }
  | { readonly do: "inform"; readonly info: Info }
  | { readonly do: "refused"; readonly where: string; readonly refusal: Refusal }
  | { readonly do: "pause"; readonly elapsed: number }
  | { readonly do: "go on" }
  | { readonly do: "understood" }
  | { readonly do: "look"; readonly move: number | null }
  | { readonly do: "mark"; readonly group: readonly Point[] }
  | ({ readonly do: "mark all" } & Marks)
  | { readonly do: "resigning"; readonly player: Player | null };

/** How many parts may follow a screen in an address. */
const parts: Readonly<Record<string, number>> = {
  home: 0,
  new: 1,
  game: 0,
  count: 0,
  every: 0,
  lab: 0,
  records: 0,
  record: 0,
  tournament: 3,
  friend: 1,
  join: 1,
  play: 1,
  desk: 0,
  games: 0,
  rules: 2,
  readings: 1,
  positions: 1,
  terms: 1,
  learn: 1,
  classic: 0,
};

/** All screens, as addresses name them. */
export const screens: readonly string[] = Object.keys(parts);

/** The screen that an address asks for, "#count" or "#lab=...". */
export function screenOf(hash: string): Screen {
  const { screen, path } = placeIn(hash);
  return path.length <= (parts[screen] ?? -1) ? (screen as Screen) : "missing";
}

/** A group that is wholly marked loses its marks, any other gets them. */
export function toggled(marked: readonly Point[], group: readonly Point[]): readonly Point[] {
  const all = group.every((at) => marked.includes(at));
  const rest = marked.filter((at) => !group.includes(at));
  return all ? rest : [...rest, ...group].sort((a, b) => a - b);
}

/** Where there is no game, its screens are that of the new game. */
const goneTo = (
  model: Model,
  screen: Screen,
  path: readonly string[],
): Pick<Model, "screen" | "path"> =>
  model.game || !ofTheGame.includes(screen) ? { screen, path } : { screen: "new", path: [] };

const fresh = { elapsed: 0, paused: false, looking: null, refusal: null, resigning: null } as const;

/**
 * Marks stay while the players talk about them, and in the analysis that begins when they agree to end; what
 * is played leaves them behind.
 */
function keepsMarks({ events }: GameFile): boolean {
  const last = events[events.length - 1]?.kind;
  return last === "marks_proposed" || last === "marks_accepted" || last === "end_agreed";
}

/** With another game on the table. */
const started = (model: Model, game: GameFile): Model => ({
  ...model,
  ...fresh,
  game,
  started: model.started + 1,
  marked: noMarks,
  screen: "game",
  path: [],
});

/** The marks after those events: where an acceptance was just taken back, those that had been accepted. */
function marksAfter(marked: Marks, game: GameFile): Marks {
  const [proposed, accepted, asked] = game.events.slice(-4);
  if (asked?.kind !== "undo_asked" || asked.number !== 0)
    return keepsMarks(game) ? marked : noMarks;
  if (proposed?.kind !== "marks_proposed" || accepted?.kind !== "marks_accepted") return marked;
  const at = (name: string): Point => readName(name, game.start, "letters").point!;
  return { points: proposed.points.map(at), byHand: true };
}

/** The state after an action. */
export function next(model: Model, action: Action): Model {
  switch (action.do) {
    case "go":
      return {
        ...model,
        ...goneTo(model, action.screen, action.path ?? []),
        visits: model.visits + 1,
        refusal: null,
      };
    case "set":
      return { ...model, settings: { ...model.settings, ...action.settings } };
    case "start":
      return started(model, action.game);
    case "restore": {
      const { game, elapsed, paused, marked } = action;
      const settings = { ...model.settings, ...action.settings };
      return { ...model, ...fresh, game, elapsed, paused, marked, settings };
    }
    case "carried out":
      return {
        ...model,
        ...fresh,
        game: action.game,
        marked: marksAfter(model.marked, action.game),
      };
    case "inform":
      return model.game
        ? { ...model, game: { ...model.game, info: { ...model.game.info, ...action.info } } }
        : model;
    case "refused":
      return { ...model, refusal: { where: action.where, refusal: action.refusal } };
    case "pause":
      return { ...model, elapsed: action.elapsed, paused: true };
    case "go on":
      return { ...model, paused: false };
    case "understood":
      return { ...model, refusal: null };
    case "look":
      return { ...model, looking: action.move, refusal: null };
    case "mark":
      return {
        ...model,
        marked: { points: toggled(model.marked.points, action.group), byHand: true },
        refusal: null,
      };
    case "mark all":
      return { ...model, marked: { points: action.points, byHand: action.byHand } };
    case "resigning":
      return { ...model, resigning: action.player };
  }
}
