// What the engine tells in English sentences, for the other languages: remarks, each a kind and its facts.

import type { ComparedVerdict, Player, Remark } from "../engine/engine.ts";

const names = [
  "player",
  "opponent",
  "at",
  "from",
  "points",
  "stones",
  "total",
  "what",
  "clause",
  "zi",
  "change",
  "taken_up",
  "filled",
  "left",
  "sides",
  "before",
  "unit",
  "half",
  "threshold",
  "owed",
  "outcome",
  "number",
  "board",
  "counted",
  "shared",
  "black",
  "white",
  "refusal",
  "how",
  "move",
  "komi",
  "usual",
  "not_here",
] as const;

/** A remark's facts as the language writes them; those that it does not have are empty. */
export type Facts = Readonly<Record<(typeof names)[number], string>>;
export type Remarks = Readonly<Record<string, (facts: Facts) => string>>;

export interface Telling {
  readonly remarks: Remarks;
  readonly decimal: string;
  player(who: Player): string;
  /** By the engine's words: the terms of a score. */
  readonly terms: Readonly<Record<string, string>>;
  sentences(all: readonly string[]): string;
  /** Between reasons, and between causes. */
  readonly and: string;
  /** What a cause is worth, after its reasons. */
  worth(winner: Player, points: string): string;
  /** The move that was refused, and why. */
  refused(illegal: NonNullable<ComparedVerdict["illegal"]>): string;
}

/** A number below nothing has a minus sign, no hyphen. */
export const withMinus = (text: string): string => text.replaceAll(/(?<=^|[\s(])-(?=\d)/g, "−");

function factsOf({ facts }: Remark, { decimal, player, terms }: Telling): Facts {
  const written = (name: string): string => {
    const value = String(facts[name] ?? "");
    if (name === "player" || name === "opponent")
      return value === "" ? "" : player(value as Player);
    if (name === "what") return terms[value] ?? value;
    return /^-?\d+(\.\d+)?$/.test(value) ? withMinus(value).replace(".", decimal) : value;
  };
  return Object.fromEntries(names.map((name) => [name, written(name)])) as unknown as Facts;
}

/** By the engine's kinds: what is wrong with a record; a fact stands as "{name}". */
export type Faults = Readonly<Record<string, string>>;

/** The signs of the language behind which more of a fault stands, and how often it was found in all. */
export interface FaultSigns {
  readonly colon: string;
  readonly places: (count: number) => string;
}

/** What is wrong with a record, in the language's words; in English where no record is meant. */
export const tellFault =
  (faults: Faults, { colon, places }: FaultSigns) =>
  (english: string, remark: Remark | null | undefined): string => {
    const said = remark && faults[remark.kind];
    if (!said) return english;
    const { detail, note, places: count } = remark.facts;
    const written = (name: string): string =>
      String(remark.facts[name] ?? "").replace(/^(\d+):(\d+)$/, "$1×$2"); // a size
    const more = note ? faults[note] : said.includes("{detail}") ? "" : detail;
    return (
      said.replaceAll(/\{(\w+)\}/g, (_, name: string) => written(name)) +
      (more ? colon + more : "") +
      (count ? places(Number(count)) : "")
    );
  };

/** A language's own sentences in place of the engine's English ones. */
export const tell = (telling: Telling) => ({
  remarks: (_: string, remarks: readonly Remark[]): string =>
    telling.sentences(
      remarks.map((remark) => telling.remarks[remark.kind]!(factsOf(remark, telling))),
    ),
  causes: (
    _: readonly string[],
    { because, illegal }: Pick<ComparedVerdict, "because" | "illegal">,
  ): string =>
    because
      .map(({ reasons, gain_half }) => {
        const said = reasons.map((reason) =>
          reason.kind === "refused" && illegal
            ? telling.refused(illegal)
            : telling.remarks[reason.kind]!(factsOf(reason, telling)),
        );
        const worth = String(Math.abs(gain_half) / 2).replace(".", telling.decimal);
        return (
          said.join(telling.and) +
          (gain_half === 0 ? "" : telling.worth(gain_half > 0 ? "B" : "W", worth))
        );
      })
      .join(telling.and),
});
