// The form of a game with somebody elsewhere: board, rules, handicap, komi, clock, and who plays what.

import "../parts/cards.css";
import "../parts/forms.css";
import { useMemo } from "preact/hooks";
import { ClockChoice } from "../choosing/clock_choice.tsx";
import { RulesetChoice } from "../choosing/ruleset_choice.tsx";
import {
  customary,
  HandicapChoice,
  KomiChoice,
  PlacingChoice,
  SizeChoice,
  useTerms,
  type Size,
  type Terms,
  type Wished,
} from "../choosing/terms.tsx";
import { useLasting } from "../browser/lasting.ts";
import type { Shinpan, TimeControl } from "../engine/engine.ts";
import { words } from "../words/index.ts";
import type { GameConditions, Side } from "./messages.ts";

const sides: readonly Side[] = ["nigiri", "black", "white"];

const usualClock: TimeControl = { kind: "byoyomi", main: 600_000, period: 30_000, periods: 5 };

/** Seconds after which a player who is away and keeps the game waiting may lose it; 0: never. */
const absences = [0, 60, 180, 300, 600, 1800];
const usualAbsence = 300;

/** Moves that are held back from whoever looks on. */
const delays = [0, 1, 3, 5, 10, 20];

/** Whoever is Black can put stones down by hand. */
const somebody = { kind: "person" } as const;

const wishedTerms = ({ komi_half, handicap, black_places }: GameConditions): Wished => ({
  komi: String(komi_half / 2),
  stones: handicap,
  placing: handicap === 0 ? null : black_places ? "free" : "customary",
});

/** Handicap stones stand on customary points, or Black places them where the rules leave that to them. */
const isLeftToBlack = ({ given, handicap, where }: Terms): boolean =>
  given && handicap.placement === "free" && where === "free";

/** What is chosen, which is there the next time; what is asked for at first, where something was. */
function useChoices(engine: Shinpan, first: GameConditions | undefined, firstSide: Side) {
  const shown = useMemo(() => customary.map((word) => engine.ruleset(word).id), []);
  const all = useMemo(() => engine.rulesets(), []);
  const [rules, setRules] = useLasting("rules", shown[0]!, first?.rules);
  const [size, setSize] = useLasting<Size>(
    "size",
    { cols: 19, rows: 19 },
    first && { cols: first.cols, rows: first.rows },
  );
  const wished = useMemo(() => first && wishedTerms(first), []);
  const terms = useTerms(engine, rules, shown[0]!, size, somebody, wished);
  const [clock, setClock] = useLasting<TimeControl>(
    "net clock",
    usualClock,
    first?.clock as TimeControl | undefined,
  );
  const [side, setSide] = useLasting<Side>("net side", "nigiri", first && firstSide);
  const [absence, setAbsence] = useLasting(
    "net absence",
    usualAbsence,
    first && (first.absence ?? 0),
  );
  const [delay, setDelay] = useLasting("net delay", 0, first && (first.delay ?? 0));
  const board = { shown, all, rules, setRules, size, setSize, terms };
  return { ...board, clock, setClock, side, setSide, absence, setAbsence, delay, setDelay };
}

type Choices = ReturnType<typeof useChoices>;

/** What the choices come to; null where no game can be played so. */
function conditionsOf({
  rules,
  size,
  terms,
  clock,
  absence,
  delay,
}: Choices): GameConditions | null {
  const { komiHalf, given, stones, handicap, customaryPoints } = terms;
  const isLeft = isLeftToBlack(terms);
  const hasPlaces =
    isLeft || handicap.placement === "white_passes" || customaryPoints.length === stones;
  if (komiHalf === null || (given && !hasPlaces)) return null;
  return {
    rules,
    ...size,
    komi_half: komiHalf,
    handicap: given ? stones : 0,
    ...(isLeft && { black_places: true }),
    clock,
    ...(absence > 0 && { absence }),
    ...(delay > 0 && { delay }),
  };
}

function SideChoice({ side, setSide }: Choices) {
  return (
    <label>
      {words.net.side}
      <select
        name="side"
        value={side}
        onChange={(event) => setSide(event.currentTarget.value as Side)}
      >
        {sides.map((one) => (
          <option value={one}>{words.net.sides[one]}</option>
        ))}
      </select>
    </label>
  );
}

/** What somebody else has chosen can be chosen, too. */
const withChosen = (usual: readonly number[], chosen: number): readonly number[] =>
  usual.includes(chosen) ? usual : [...usual, chosen];

function AbsenceChoice({ absence, setAbsence }: Choices) {
  return (
    <label>
      {words.net.whoLeaves}
      <select
        name="absence"
        value={absence}
        onChange={(event) => setAbsence(Number(event.currentTarget.value))}
      >
        {withChosen(absences, absence).map((seconds) => (
          <option value={seconds}>{words.net.absences(seconds)}</option>
        ))}
      </select>
    </label>
  );
}

function DelayChoice({ delay, setDelay }: Choices) {
  return (
    <label>
      {words.net.onlookers}
      <select
        name="delay"
        value={delay}
        onChange={(event) => setDelay(Number(event.currentTarget.value))}
      >
        {withChosen(delays, delay).map((moves) => (
          <option value={moves}>{words.net.delays(moves)}</option>
        ))}
      </select>
    </label>
  );
}

interface Props {
  readonly engine: Shinpan;
  /** What is asked for at first, with the side of whoever chooses. */
  readonly first?: GameConditions;
  readonly firstSide?: Side;
  readonly submit: string;
  readonly onSubmit: (conditions: GameConditions, side: Side) => void;
}

export function TermsForm({ engine, first, firstSide = "nigiri", submit, onSubmit }: Props) {
  const choices = useChoices(engine, first, firstSide);
  const { shown, all, rules, setRules, size, setSize, terms, clock, setClock } = choices;
  const conditions = conditionsOf(choices);
  const { none, given, ruling, komiHalf } = terms;
  return (
    <form
      class="terms"
      onSubmit={(event) => {
        event.preventDefault();
        if (conditions) onSubmit(conditions, choices.side);
      }}
    >
      <SizeChoice size={size} onChoose={setSize} />
      <RulesetChoice
        engine={engine}
        all={all}
        shown={shown}
        id={rules}
        size={size}
        stones={given ? terms.stones : 0}
        onChoose={setRules}
      />
      <fieldset class="row with">
        <legend>{words.fresh.conditions}</legend>
        <SideChoice {...choices} />
        <HandicapChoice terms={terms} size={size} />
        {given && terms.handicap.placement === "free" && <PlacingChoice terms={terms} />}
        <KomiChoice terms={terms} />
        <ClockChoice system={clock} onChoose={setClock} />
        <AbsenceChoice {...choices} />
        <DelayChoice {...choices} />
        {(given || none) && <p class="quiet">{ruling}</p>}
        <p class="fault" role="status">
          {conditions === null && komiHalf !== null && words.net.noPlaces}
        </p>
      </fieldset>
      <div class="buttons">
        <button type="submit" class="main" disabled={conditions === null}>
          {submit}
        </button>
      </div>
    </form>
  );
}
