// New game: size, who plays, rules with what differs from the reference, handicap and komi; and beside it all
// the board that it comes to.

import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { Settings as BoardSettings } from "shinpan-board";
import { addressOf } from "../browser/addresses.ts";
import { clockOf } from "../engine/clock.ts";
import type { GameEvent, PointName, Shinpan, TimeControl } from "../engine/engine.ts";
import { Heading } from "../parts/heading.tsx";
import { useLasting } from "../browser/lasting.ts";
import { points } from "../words/numbers.ts";
import { nameOfRules } from "../parts/rule_words.ts";
import { people, type GameFile, type Seats } from "../model/table.ts";
import { words } from "../words/first.ts";
import { ChooseFile } from "../parts/choose_file.tsx";
import { ClockChoice } from "../choosing/clock_choice.tsx";
import { FirstBoard } from "./first_board.tsx";
import { Nigiri } from "./nigiri_draw.tsx";
import { RankProposal, type Proposal } from "./ranks.tsx";
import { Placing } from "../choosing/placing.tsx";
import { RulesetChoice } from "../choosing/ruleset_choice.tsx";
import { Players } from "./seat_choice.tsx";
import {
  customary,
  HandicapChoice,
  KomiChoice,
  PlacingChoice,
  SizeChoice,
  useTerms,
  type Size,
  type Terms,
} from "../choosing/terms.tsx";

interface Props {
  readonly engine: Shinpan;
  /** A ruleset's id, where one was asked for. */
  readonly wished: string | undefined;
  /** The level that suits the player. */
  readonly level: number;
  readonly boardSettings: Partial<BoardSettings>;
  readonly onStart: (game: GameFile) => void;
  /** Opens records, as files that are dropped on the page are opened. */
  readonly onOpen: (files: readonly File[]) => void;
}

function OpenRecord({ onOpen }: Pick<Props, "onOpen">) {
  return (
    <section class="open-record">
      <ChooseFile label={words.fresh.open} name="record" onFiles={onOpen} />
    </section>
  );
}

/** Handicap stones that Black plays while White passes; the last of them is followed by White's move. */
const playedStones = (places: readonly PointName[]): readonly GameEvent[] =>
  places.flatMap((at, i): readonly GameEvent[] => [
    { kind: "play", by: "B", at },
    ...(i < places.length - 1 ? [{ kind: "pass", by: "W" } as const] : []),
  ]);

/** The events that give the handicap stones. */
const givenBy = (
  { handicap, stones: number }: Terms,
  places: readonly PointName[],
): readonly GameEvent[] =>
  handicap.placement === "white_passes"
    ? [{ kind: "handicap", number, points: [] }, ...playedStones(places)]
    : [{ kind: "handicap", number, points: places }];

/** What a game is played with: handicap, komi and clock. */
function Conditions({
  terms,
  size,
  clock,
  byRanks,
}: {
  terms: Terms;
  size: Size;
  clock: ComponentChildren;
  byRanks: ComponentChildren;
}) {
  const { none, given, ruling } = terms;
  return (
    <fieldset class="row with">
      <legend>{words.fresh.conditions}</legend>
      <HandicapChoice terms={terms} size={size} />
      <KomiChoice terms={terms} />
      {given && <PlacingChoice terms={terms} />}
      {clock}
      {(given || none) && <p class="quiet">{ruling}</p>}
      <details class="by-ranks">
        <summary>{words.fresh.byRanks}</summary>
        {byRanks}
      </details>
    </fieldset>
  );
}

/** What the choices come to: board, rules, and what the game is played with. */
function summaryOf(
  name: string,
  { cols, rows }: Size,
  { given, stones, komiHalf }: Terms,
  clock: TimeControl,
): string {
  return [
    `${cols} × ${rows}`,
    name,
    given ? words.fresh.stones(stones) : words.fresh.noStones,
    komiHalf === null ? "" : words.fresh.komiIs(points(komiHalf)),
    clock.kind === "none" ? words.fresh.noClock : words.clock.systems[clock.kind],
  ]
    .filter((part) => part !== "")
    .join(" · ");
}

/** What the choices come to, and the button that begins it. */
function Ready({ summary, possible }: { summary: string; possible: boolean }) {
  return (
    <div class="ready">
      <p>{summary}</p>
      <button type="submit" class="main" disabled={!possible}>
        {words.fresh.start}
      </button>
    </div>
  );
}

function useChoices(engine: Shinpan, wished: string | undefined) {
  const shown = useMemo(() => customary.map((word) => engine.ruleset(word).id), []);
  const all = useMemo(() => engine.rulesets(), []);
  const asked =
    wished !== undefined && all.some((rules) => rules.id === wished) ? wished : undefined;
  const [id, chooseId] = useLasting("rules", shown[0]!, asked);
  const [size, setSize] = useLasting<Size>("size", { cols: 19, rows: 19 });
  const [seats, setSeats] = useLasting<Seats>("seats", people);
  const terms = useTerms(engine, id, shown[0]!, size, seats.B);
  const [nigiri, setNigiri] = useLasting("nigiri", false);
  const [system, setSystem] = useLasting<TimeControl>("clock", { kind: "none" });
  /** The address asks for these rules no more: who comes back to it finds what was chosen. */
  const setId = (other: string): void => {
    history.replaceState(history.state, "", addressOf("new"));
    chooseId(other);
  };
  return {
    shown,
    all,
    id,
    setId,
    size,
    setSize,
    terms,
    nigiri,
    setNigiri,
    seats,
    setSeats,
    system,
    setSystem,
  };
}

type ChoicesMade = ReturnType<typeof useChoices>;

function Choices({
  engine,
  choices,
  level,
}: {
  engine: Shinpan;
  choices: ChoicesMade;
  level: number;
}) {
  const { shown, all, id, setId, size, setSize, terms, nigiri, setNigiri, seats, setSeats } =
    choices;
  return (
    <div class="choices">
      <Heading>{words.fresh.heading}</Heading>
      <SizeChoice size={size} onChoose={setSize} />
      <Players
        engine={engine}
        size={size}
        level={level}
        seats={seats}
        nigiri={nigiri}
        given={terms.given}
        onSeats={setSeats}
        onNigiri={setNigiri}
      />
      <RulesetChoice
        engine={engine}
        all={all}
        shown={shown}
        id={id}
        size={size}
        stones={terms.given ? terms.stones : 0}
        onChoose={setId}
      />
    </div>
  );
}

interface FormProps extends Props {
  readonly choices: ChoicesMade;
  readonly onSubmit: () => void;
  /** Begins with Black's play there; null where it is not for the player to begin so. */
  readonly onPlay: ((at: PointName) => void) | null;
}

/** The choices, and beside them the board that they come to. */
function Form({ engine, level, boardSettings, onOpen, choices, onSubmit, onPlay }: FormProps) {
  const { id, size, terms, setNigiri, system } = choices;
  const take = ({ even, stones: proposed, komiHalf: proposedKomi }: Proposal): void => {
    terms.setStones(proposed);
    terms.setKomi(even || proposed >= 2 ? "" : points(proposedKomi));
    setNigiri(even); // else the weaker takes Black
  };
  return (
    <form
      class="new-game"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Choices engine={engine} choices={choices} level={level} />
      <div class="beside">
        <Conditions
          terms={terms}
          size={size}
          byRanks={
            <RankProposal engine={engine} rules={id} size={[size.cols, size.rows]} onTake={take} />
          }
          clock={<ClockChoice system={system} onChoose={choices.setSystem} />}
        />
        <Ready
          summary={summaryOf(nameOfRules(engine.ruleset(id)), size, terms, system)}
          possible={terms.komiHalf !== null}
        />
        <div class="first-board">
          <FirstBoard
            size={size}
            given={terms.customary}
            settings={boardSettings}
            onPlay={onPlay}
          />
          {onPlay && <p class="quiet">{words.fresh.onBoard}</p>}
        </div>
      </div>
      <OpenRecord onOpen={onOpen} />
    </form>
  );
}

export function NewGame(props: Props) {
  const { engine, wished, boardSettings, onStart } = props;
  const choices = useChoices(engine, wished);
  const { id, size, terms, nigiri, seats, system } = choices;
  const { komiHalf, given } = terms;
  const [asked, setAsked] = useState<"nigiri" | "stones" | null>(null); // before the game begins

  const begin = (events: readonly GameEvent[], seated: Seats = seats): void =>
    onStart({
      start: { rules: id, ...size, komiHalf: komiHalf! },
      seats: seated,
      events: [...events],
      clock: system.kind === "none" ? null : clockOf(engine, system),
    });
  const start = (): void => {
    if (komiHalf === null) return;
    if (terms.customary.length > 0) begin(givenBy(terms, terms.customary));
    else if (given) setAsked("stones");
    else if (nigiri) setAsked("nigiri");
    else begin([]);
  };
  if (asked === "nigiri")
    return (
      <Nigiri
        guesser={seats.B}
        holder={seats.W}
        onDrawn={(event, seated) => begin([event], seated)}
        onBack={() => setAsked(null)}
      />
    );
  if (asked === "stones")
    return (
      <Placing
        size={size}
        count={terms.stones}
        customary={terms.customaryPoints}
        forComputer={seats.B.kind === "bot"}
        ruling={terms.ruling}
        settings={boardSettings}
        onBack={() => setAsked(null)}
        onPlaced={(placed) => begin(givenBy(terms, placed))}
      />
    );
  const blackBeginsHere = !given && !nigiri && seats.B.kind === "person" && komiHalf !== null;
  const onPlay = blackBeginsHere ? (at: PointName) => begin([{ kind: "play", by: "B", at }]) : null;
  return <Form {...props} choices={choices} onSubmit={start} onPlay={onPlay} />;
}
