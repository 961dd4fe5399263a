// What a game is played on and with, as it is chosen: the board, handicap and komi; and which rulesets are
// shown first.

import { useMemo, useState } from "preact/hooks";
import { useLasting } from "../browser/lasting.ts";
import type { PointName, Shinpan } from "../engine/engine.ts";
import type { Seat } from "../model/table.ts";
import { NumberField } from "../parts/number_field.tsx";
import { words } from "../words/first.ts";
import { komiFault, komiTyped, points } from "../words/numbers.ts";

const sizes = [9, 13, 19];

/** The rulesets shown at once, by customary names that the engine knows; the others are a click away. */
export const customary = ["japanese", "chinese", "french", "aga", "igfip", "tromp-taylor"];

export interface Size {
  readonly cols: number;
  readonly rows: number;
}

export function SizeChoice({
  size: { cols, rows },
  onChoose,
}: {
  size: Size;
  onChoose: (size: Size) => void;
}) {
  const [other, setOther] = useState(cols !== rows || !sizes.includes(cols));
  return (
    <fieldset class="sizes">
      <legend>{words.fresh.size}</legend>
      {sizes.map((side) => {
        const chosen = !other && cols === side && rows === side;
        return (
          <label class={`pill ${chosen ? "chosen" : ""}`}>
            <input
              type="radio"
              name="size"
              value={side}
              checked={chosen}
              onChange={() => {
                onChoose({ cols: side, rows: side });
                setOther(false);
              }}
            />
            {side} × {side}
          </label>
        );
      })}
      <label class={`pill ${other ? "chosen" : ""}`}>
        <input
          type="radio"
          name="size"
          value="other"
          checked={other}
          onChange={() => setOther(true)}
        />
        {words.fresh.otherSize}
      </label>
      {other && (
        <span class="other-size">
          <NumberField
            label={words.fresh.cols}
            value={cols}
            least={1}
            most={52}
            onChange={(value) => onChoose({ cols: value, rows })}
          />
          <NumberField
            label={words.fresh.rows}
            value={rows}
            least={1}
            most={52}
            onChange={(value) => onChoose({ cols, rows: value })}
          />
        </span>
      )}
    </fieldset>
  );
}

export type Placing = "customary" | "free";

type Handicap = ReturnType<Shinpan["handicap"]>;

/** What the ruleset says of where the stones go. */
export const rulingOf = ({ placement, clause }: Handicap): string =>
  words.fresh.ruling(words.fresh.handicapHow[placement]!, words.clauseName(clause));

/** The customary points of so many stones; those of the reference where the ruleset names none. */
export function customaryOf(
  engine: Shinpan,
  { points: ofRules }: Handicap,
  reference: string,
  { cols, rows }: Size,
  stones: number,
): readonly PointName[] {
  return ofRules.length > 0 ? ofRules : engine.handicap(reference, [cols, rows], stones).points;
}

/** What is asked for at first, where something was. */
export interface Wished {
  readonly komi: string;
  readonly stones: number;
  readonly placing: Placing | null;
}

/**
 * Komi and handicap as they are chosen, and what the ruleset makes of them. The computer puts no stones down
 * by hand: where it is Black they stand on the customary points, if the board has those.
 */
export function useTerms(
  engine: Shinpan,
  id: string,
  reference: string,
  size: Size,
  black: Seat,
  wished?: Wished,
) {
  const { cols, rows } = size;
  const [komi, setKomi] = useLasting("komi", "", wished?.komi);
  const [chosen, setStones] = useLasting("stones", 0, wished?.stones);
  // null: as the rules say
  const [placing, setPlacing] = useLasting<Placing | null>("placing", null, wished?.placing);
  const stones = chosen < cols * rows ? chosen : 0; // the board may have become smaller since
  const handicap = useMemo(
    () => engine.handicap(id, [cols, rows], stones),
    [id, cols, rows, stones],
  );
  const customaryPoints = customaryOf(engine, handicap, reference, size, stones);
  const none = handicap.placement === "none";
  const hasPoints = customaryPoints.length >= stones;
  const hasChoice = !hasPoints || black.kind === "person";
  const usual = handicap.placement.startsWith("fixed") ? "customary" : "free";
  const where: Placing = !hasPoints ? "free" : hasChoice ? (placing ?? usual) : "customary";
  return {
    komi,
    setKomi,
    stones,
    setStones,
    setPlacing,
    handicap,
    customaryPoints,
    none,
    hasChoice,
    where,
    komiHalf: komi.trim() === "" ? handicap.komi_half : komiTyped(komi),
    given: !none && stones >= 2,
    /** Where they stand at once; none where they are put down by hand. */
    customary: !none && stones >= 2 && where === "customary" ? customaryPoints : [],
    ruling: rulingOf(handicap),
  };
}

export type Terms = ReturnType<typeof useTerms>;

/** What is wrong with a komi, and which can be. */
const faultOf = (komi: string): string =>
  words.sentences([
    words.fresh.komiFaults[komiFault(komi) ?? "number"](komi.trim()),
    words.fresh.komiMay,
  ]);

/** How many stones are given. */
export function HandicapChoice({
  terms: { stones, setStones, none },
  size,
}: {
  terms: Terms;
  size: Size;
}) {
  return (
    <label>
      {words.fresh.handicap}
      <select
        name="handicap"
        value={stones}
        disabled={none}
        onChange={(event) => setStones(Number(event.currentTarget.value))}
      >
        <option value={0}>{words.fresh.noHandicap}</option>
        {[2, 3, 4, 5, 6, 7, 8, 9]
          .filter((count) => count < size.cols * size.rows)
          .map((count) => (
            <option value={count}>{count}</option>
          ))}
      </select>
    </label>
  );
}

/** Where the stones come to stand. */
export function PlacingChoice({ terms }: { terms: Terms }) {
  const { stones, setPlacing, customaryPoints, hasChoice, where } = terms;
  return (
    <label>
      {words.fresh.placing.label}
      <select
        name="placing"
        value={where}
        onChange={(event) => setPlacing(event.currentTarget.value as Placing)}
      >
        {customaryPoints.length === stones && (
          <option value="customary">{words.fresh.placing.customary}</option>
        )}
        {hasChoice && <option value="free">{words.fresh.placing.free}</option>}
      </select>
    </label>
  );
}

export function KomiChoice({ terms: { komi, setKomi, komiHalf, handicap } }: { terms: Terms }) {
  return (
    <>
      <label>
        {words.fresh.komi}
        <input
          type="text"
          inputMode="decimal"
          name="komi"
          value={komi}
          placeholder={words.fresh.komiOfRules(points(handicap.komi_half))}
          aria-invalid={komiHalf === null}
          aria-describedby="komi-fault"
          onInput={(event) => setKomi(event.currentTarget.value)}
        />
      </label>
      <p id="komi-fault" class="fault" role="status">
        {komiHalf === null && faultOf(komi)}
      </p>
    </>
  );
}
