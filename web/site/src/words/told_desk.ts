// What the desk of a tournament tells in English sentences, for the other languages: refusals, entries of the
// history, why two players do not meet.

import type { Remark } from "../engine/engine.ts";

export interface DeskWords {
  /** By the desk's kinds; "{name}" stands for a fact, "{name?words}" for words where there is such a fact. */
  readonly sentences: Readonly<Record<string, string>>;
  /** What the language calls a fact's value, by the name of the fact. */
  readonly codes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What is wrong with a record, by its own kind and facts. */
  readonly fault: (english: string, remark: Remark) => string;
  /** What stands between the names of a list. */
  readonly between: string;
}

const lists = ["players", "byes", "games", "stuck"];

function filled(text: string, valueOf: (name: string) => string): string {
  return text.replace(
    /\{(\w+)(?:\?((?:[^{}]|\{[^{}]*\})*))?\}/g,
    (_, name: string, more?: string) =>
      more === undefined ? valueOf(name) : valueOf(name) && filled(more, valueOf),
  );
}

/** In English where the desk's kind has no sentence. */
export const tellDesk =
  ({ sentences, codes, fault, between }: DeskWords) =>
  (english: string, remark: Remark | undefined): string => {
    const said = remark && sentences[remark.kind];
    if (!said) return english;
    return filled(said, (name) => {
      const value = String(remark.facts[name] ?? "");
      if (name === "fault") return fault(value, { kind: value, facts: remark.facts });
      if (lists.includes(name)) return value.replaceAll(", ", between);
      return codes[name]?.[value] ?? value;
    });
  };

/** The names of the fields of an event's conditions as the desk has them in a refusal. */
export const fieldCodes = (
  fields: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  ...fields,
  ...Object.fromEntries(
    Object.entries(fields).map(([path, name]) => [`conditions.${path}`, name] as const),
  ),
});
