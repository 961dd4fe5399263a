// The conditions of an event as a form shows them: each field with its place in the event's file and its
// usual value. Only what was touched changes. Pure.

import { rankIn, rankText } from "./rank.ts";
import type { Conditions } from "./view.ts";

export type FieldKind =
  "text" | "long" | "number" | "rank" | "tick" | "list" | "numbers" | "choice";

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

/** In groups, each under a heading of its own. */
export const fieldGroups = {
  event: [
    field("title", "text", ""),
    field("place", "text", ""),
    field("director", "text", ""),
    field("first_day", "text", ""),
    field("last_day", "text", ""),
    field("sanctions", "long", ""),
  ],
  game: [
    field("rules", "choice", ""),
    field("size", "text", "19x19"),
    field("komi", "number", "6.5"),
    field("clock", "text", "none"),
  ],
  system: [
    field("system", "choice", "mcmahon", systems),
    field("rounds", "number", "5"),
    field("mcmahon.floor", "rank", "20k"),
    field("mcmahon.bar", "rank", "4d"),
    field("handicap.correction", "number", "1"),
    field("handicap.ceiling", "number", "9"),
    field("handicap.by_score", "tick", "true"),
    field("team_size", "number", "0"),
  ],
  pairing: [
    field("pairing.method", "choice", "strict", ["strict", "compatible", "by_hand"]),
    field("pairing.seed", "number", "0"),
    field("excluded_tables", "numbers", ""),
  ],
  places: [
    field("placement", "list", ""),
    field("unplayed.absent_mcmahon", "number", "0.5"),
    field("unplayed.absent_wins", "number", "0"),
    field("unplayed.bye_mcmahon", "number", "1"),
    field("unplayed.bye_wins", "number", "1"),
    field("unplayed.rounded", "choice", "unplayed", ["nothing", "unplayed", "scores"]),
  ],
} as const satisfies Readonly<Record<string, readonly FieldShape[]>>;

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

export const allFields: readonly FieldShape[] = Object.values(fieldGroups).flat();

/** What was typed, by path. */
export type Typed = Readonly<Record<string, string>>;

const textOf = ({ kind }: FieldShape, value: unknown): string => {
  if (kind === "rank") return rankText(value as number);
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

const listIn = (text: string): string[] => text.split(/[\s,;]+/).filter((word) => word !== "");

/** The value of what was typed; undefined for what cannot be read. */
function valueIn({ kind }: FieldShape, text: string): unknown {
  switch (kind) {
    case "rank":
      return rankIn(text) ?? undefined;
    case "number":
    case "numbers": {
      const numbers = (kind === "number" ? [text] : listIn(text)).map((word) =>
        word.trim() === "" ? NaN : Number(word.replace(",", ".")),
      );
      if (!numbers.every(Number.isFinite)) return undefined;
      return kind === "number" ? numbers[0] : numbers;
    }
    case "tick":
      return text === "true";
    case "list":
      return listIn(text);
    case "text":
    case "long":
    case "choice":
      return text.trim();
  }
}

/** Whether what was typed there cannot be read. */
export const isUnreadable = (shape: FieldShape, typed: Typed): boolean =>
  typed[shape.path] !== undefined && valueIn(shape, typed[shape.path]!) === undefined;

/** The conditions with what was typed; null where something cannot be read. */
export function conditionsWith(conditions: Conditions, typed: Typed): Conditions | null {
  let changed: Conditions = conditions;
  for (const shape of allFields) {
    const text = typed[shape.path];
    if (text === undefined) continue;
    const value = valueIn(shape, text);
    if (value === undefined) return null;
    const [outer, inner] = shape.path.split(".") as [string, string?];
    const before = (changed[outer] ?? {}) as Conditions;
    changed = { ...changed, [outer]: inner === undefined ? value : { ...before, [inner]: value } };
  }
  return changed;
}
