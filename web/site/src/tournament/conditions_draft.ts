// The conditions of an event as a form shows them: each field with its place in the event's file and its
// usual value. Only what was touched changes. Pure.

import { rankIn, rankText } from "./rank.ts";
import type { Conditions } from "./view.ts";

export type FieldKind =
  | "text"
  | "long"
  | "number"
  | "rank"
  | "tick"
  /** Criteria of places, in their order. */
  | "criteria"
  | "numbers"
  | "ranks"
  | "choice"
  /** A line each: "Town = Region", "12 = 3". */
  | "names"
  | "tables";

export interface FieldShape {
  /** "mcmahon.bar": an object of the file and its field. */
  readonly path: string;
  readonly kind: FieldKind;
  /** As the form shows it where the file has none. */
  readonly usual: string;
  readonly choices: readonly string[];
}

const field = (
  path: string,
  kind: FieldKind,
  usual: string,
  choices: readonly string[] = [],
): FieldShape => ({ path, kind, usual, choices });

export const systems = [
  "mcmahon",
  "swiss",
  "swiss_by_categories",
  "round_robin",
  "knockout",
] as const;

export interface FieldGroup {
  readonly main: readonly FieldShape[];
  /** What most events leave as it is; folded. */
  readonly more: readonly FieldShape[];
}

const seedings = ["fold", "slip", "random"] as const;
const drawn = ["top", "middle", "bottom"] as const;

/** Of the compatible method, with OpenGotha's usual values. */
const weights: readonly FieldShape[] = [
  field("pairing.weights.repeat", "number", "500000000000000"),
  field("pairing.weights.random", "number", "0"),
  field("pairing.weights.random_is_fixed", "tick", "true"),
  field("pairing.weights.colors", "number", "1000000"),
  field("pairing.weights.category", "number", "0"),
  field("pairing.weights.score", "number", "100000000000"),
  field("pairing.weights.gap_factor", "number", "0.5"),
  field("pairing.weights.drawn", "number", "100000000"),
  field("pairing.weights.evens_drawn", "tick", "true"),
  field("pairing.weights.seeding", "number", "5000000"),
  field("pairing.weights.secondary", "number", "100000000000"),
  field("pairing.weights.handicap", "number", "0"),
  field("pairing.weights.origin", "number", "100000000000"),
  field("pairing.weights.lifts_origin", "tick", "false"),
  field("pairing.weights.most_groups_drawn", "number", "4"),
  field("pairing.weights.counts_all_registered", "tick", "true"),
];

/** In groups, each under a heading of its own. */
export const fieldGroups = {
  event: {
    main: [
      field("title", "text", ""),
      field("place", "text", ""),
      field("director", "text", ""),
      field("first_day", "text", ""),
      field("last_day", "text", ""),
      field("sanctions", "long", ""),
    ],
    more: [],
  },
  game: {
    main: [
      field("rules", "choice", ""),
      field("size", "text", "19x19"),
      field("komi", "number", "6.5"),
      field("clock", "text", "none"),
    ],
    more: [],
  },
  system: {
    main: [
      field("system", "choice", "mcmahon", systems),
      field("rounds", "number", "5"),
      field("mcmahon.floor", "rank", "20k"),
      field("mcmahon.bar", "rank", "4d"),
      field("team_size", "number", "0"),
    ],
    more: [
      field("mcmahon.zero", "rank", "30k"),
      field("categories", "ranks", ""),
      field("handicap.ceiling", "number", "9"),
      field("handicap.correction", "number", "1"),
      field("handicap.even_from", "rank", "1d"),
      field("handicap.komi", "number", "0.5"),
      field("handicap.by_score", "tick", "true"),
    ],
  },
  pairing: {
    main: [field("pairing.method", "choice", "strict", ["strict", "compatible", "by_hand"])],
    more: [
      field("pairing.first_seeding", "choice", "random", seedings),
      field("pairing.last_round_of_first_seeding", "number", "2"),
      field("pairing.later_seeding", "choice", "slip", seedings),
      field("pairing.first_by_rating", "tick", "true"),
      field("pairing.later_by_rating", "tick", "false"),
      field("pairing.drawn_up", "choice", "middle", drawn),
      field("pairing.drawn_down", "choice", "middle", drawn),
      field("pairing.country_gap", "number", "1"),
      field("pairing.club_group_gap", "number", "2"),
      field("pairing.club_gap", "number", "3"),
      field("club_groups", "names", ""),
      field("pairing.threshold_rank", "rank", "1d"),
      field("pairing.threshold_bar", "tick", "true"),
      field("pairing.threshold_wins", "tick", "false"),
      field("pairing.seed", "number", "0"),
    ],
  },
  weights: { main: [], more: weights },
  tables: {
    main: [],
    more: [field("excluded_tables", "numbers", ""), field("fixed_tables", "tables", "")],
  },
  places: {
    main: [field("placement", "criteria", "")],
    more: [
      field("unplayed.absent_mcmahon", "number", "0.5"),
      field("unplayed.absent_wins", "number", "0"),
      field("unplayed.bye_mcmahon", "number", "1"),
      field("unplayed.bye_wins", "number", "1"),
      field("unplayed.rounded", "choice", "unplayed", ["nothing", "unplayed", "scores"]),
      field("unplayed.opponents_half", "tick", "false"),
    ],
  },
} as const satisfies Readonly<Record<string, FieldGroup>>;

export type GroupName = keyof typeof fieldGroups;

/** What is asked for before an event begins; all else comes later. */
export const firstPaths: readonly string[] = [
  "title",
  "first_day",
  "system",
  "rounds",
  "rules",
  "komi",
  "clock",
  "sanctions",
];

export const allFields: readonly FieldShape[] = Object.values<FieldGroup>(fieldGroups).flatMap(
  ({ main, more }) => [...main, ...more],
);

/** What was typed, by path. */
export type Typed = Readonly<Record<string, string>>;

const textOf = ({ kind }: FieldShape, value: unknown): string => {
  if (kind === "rank") return rankText(value as number);
  if (kind === "ranks") return (value as number[]).map(rankText).join(", ");
  if (kind === "names" || kind === "tables")
    return Object.entries(value as object)
      .map(([one, other]) => `${one} = ${other}`)
      .join("\n");
  if (Array.isArray(value)) return value.join(", ");
  return String(value);
};

/** What stands in the field. */
export function shownIn(shape: FieldShape, conditions: Conditions, typed: Typed): string {
  const own = typed[shape.path];
  if (own !== undefined) return own;
  const value = shape.path
    .split(".")
    .reduce<unknown>((from, name) => (from as Conditions | undefined)?.[name], conditions);
  return value === undefined ? shape.usual : textOf(shape, value);
}

/** "MMS, SOSM" */
export const listIn = (text: string): string[] =>
  text.split(/[\s,;]+/).filter((word) => word !== "");

const numberIn = (text: string): number | undefined => {
  const number = text.trim() === "" ? NaN : Number(text.trim().replace(",", "."));
  return Number.isFinite(number) ? number : undefined;
};

/** All of them, or undefined where one cannot be read. */
const allIn = <Value>(found: readonly (Value | null | undefined)[]): Value[] | undefined =>
  found.every((one) => one !== undefined && one !== null) ? (found as Value[]) : undefined;

/** "Town = Region", a line each. */
function pairsIn(text: string): (readonly [string, string])[] | undefined {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return allIn(
    lines.map((line) => {
      const [, one = "", other = ""] = /^(.*\S)\s*=\s*(\S.*)$/.exec(line.trim()) ?? [];
      return one && other ? ([one, other] as const) : undefined;
    }),
  );
}

function tablesIn(text: string): object | undefined {
  const pairs = pairsIn(text);
  const isWhole = ([one, other]: readonly [string, string]): boolean =>
    /^\d+$/.test(one) && /^\d+$/.test(other);
  if (!pairs?.every(isWhole)) return undefined;
  return Object.fromEntries(pairs.map(([player, table]) => [player, Number(table)]));
}

/** The value of what was typed; undefined for what cannot be read. */
function valueIn({ kind }: FieldShape, text: string): unknown {
  switch (kind) {
    case "rank":
      return rankIn(text) ?? undefined;
    case "ranks":
      return allIn(listIn(text).map(rankIn));
    case "number":
      return numberIn(text);
    case "numbers":
      return allIn(listIn(text).map(numberIn));
    case "tick":
      return text === "true";
    case "criteria":
      return listIn(text);
    case "names": {
      const pairs = pairsIn(text);
      return pairs && Object.fromEntries(pairs);
    }
    case "tables":
      return tablesIn(text);
    case "text":
    case "long":
    case "choice":
      return text.trim();
  }
}

/** Whether what was typed there cannot be read. */
export const isUnreadable = (shape: FieldShape, typed: Typed): boolean =>
  typed[shape.path] !== undefined && valueIn(shape, typed[shape.path]!) === undefined;

function withAt(conditions: Conditions, path: readonly string[], value: unknown): Conditions {
  const [name, ...rest] = path as [string, ...string[]];
  const before = (conditions[name] ?? {}) as Conditions;
  return { ...conditions, [name]: rest.length === 0 ? value : withAt(before, rest, value) };
}

/** The conditions with what was typed; null where something cannot be read. */
export function conditionsWith(conditions: Conditions, typed: Typed): Conditions | null {
  let changed: Conditions = conditions;
  for (const shape of allFields) {
    const text = typed[shape.path];
    if (text === undefined) continue;
    const value = valueIn(shape, text);
    if (value === undefined) return null;
    changed = withAt(changed, shape.path.split("."), value);
  }
  return typed["komi"] === undefined ? changed : { ...changed, komi_chosen: true };
}

/** The points of komi that a ruleset has, by its id; empty: where no ruleset is told. */
export type KomiOf = (rules: string) => number;

/** The conditions with the komi of the ruleset that was typed, unless somebody chose another komi. */
export function withKomiOfRules(conditions: Conditions, typed: Typed, komiOf: KomiOf): Conditions {
  const { rules = "", komi = komiOf(""), komi_chosen: isChosen = false } = conditions;
  const chosen = typed["rules"];
  if (chosen === undefined || isChosen || komi !== komiOf(rules as string)) return conditions;
  return { ...conditions, komi: komiOf(chosen) };
}
