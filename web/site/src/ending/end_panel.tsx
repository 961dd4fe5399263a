// The end of a game by its ruleset's own procedure, step by step. What the rules allow now, the engine says
// (state.may); here stand only the words and buttons. Marks are proposed by one player and accepted by the
// other, each with their own buttons, and the score follows them live.

import "../parts/panel.css";
import { useContext } from "preact/hooks";
import { again, rematch } from "../model/again.ts";
import { AtDeskContext } from "./at_desk.ts";
import { ClauseLink, PlainWords, type Cited } from "../parts/clauses.tsx";
import { agreementsOf } from "./agreement.ts";
import {
  acceptanceOf,
  type GameEvent,
  type Player,
  type PointName,
  type State,
} from "../engine/engine.ts";
import { programSays, stepSaid } from "./steps.ts";
import { StoneIcon } from "../parts/icons.tsx";
import { useNamed, type Naming } from "../parts/point_names.ts";
import { outcomeOf, wonBy } from "../parts/said.ts";
import { words } from "../words/index.ts";
import { ScoreTable } from "../parts/score_table.tsx";
import { agreedDead, isOverNet, type GameFile } from "../model/table.ts";
import type { OnTable, PositionShown } from "../model/on_table.ts";
import "./ending.css";

interface Props {
  readonly table: OnTable;
  /** What the estimate holds dead, and how sure it is in thousandths; null while there is none. */
  readonly estimate: { readonly dead: readonly PointName[]; readonly confidence: number } | null;
  readonly shown: PositionShown;
  readonly onShow: (position: PositionShown) => void;
  readonly onEvents: (events: readonly GameEvent[]) => void;
  readonly onMarkAll: (names: readonly string[]) => void;
  /** Whether a tap on the board plays a stone rather than marking a group; null where it cannot. */
  readonly playsOn: boolean | null;
  readonly onPlaysOn: (plays: boolean) => void;
  readonly onCount: () => void;
  readonly onEvery: () => void;
  /** Begins another game. */
  readonly onAgain: (game: GameFile) => void;
}

function Procedure({ state, cited }: { state: State; cited: Cited }) {
  const steps = state.ending.filter(({ reached }) => reached !== "always");
  const notes = state.ending.filter(({ reached }) => reached === "always");
  return (
    <section class="procedure" aria-labelledby="procedure-heading">
      <h3 id="procedure-heading">{words.ending.procedure}</h3>
      <ol>
        {steps.map((step) => (
          <li class={step.reached} aria-current={step.reached === "now" ? "step" : undefined}>
            {stepSaid(step)} <ClauseLink {...cited} clause={step.clause} />
            {step.reached === "now" && <strong class="mark"> {words.ending.now}</strong>}
          </li>
        ))}
      </ol>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li>
              {stepSaid(note)} <ClauseLink {...cited} clause={note.clause} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const listed = (stones: readonly string[], named: Naming): string =>
  stones.map(named).join(" ") || words.end.nothing;

/** The stones that one list has and the other has not. */
function difference(one: readonly string[], two: readonly string[]): readonly string[] {
  return [...one.filter((at) => !two.includes(at)), ...two.filter((at) => !one.includes(at))];
}

interface SpeakerProps {
  readonly player: Player;
  readonly state: State;
  readonly dead: readonly string[];
  readonly marking: boolean;
  /** The computer speaks for itself. */
  readonly bot: boolean;
  readonly onEvents: (events: readonly GameEvent[]) => void;
}

/** What a player has said, and their own buttons. */
function Speaker({ player, state, dead, marking, bot, onEvents }: SpeakerProps) {
  const { marks, may } = state;
  const mine = marks?.by === player;
  const named = useNamed();
  const differs = marks !== null && difference(marks.points, dead).length > 0;
  const text = words.end;
  const says = mine
    ? text.proposed(player, listed(marks.points, named))
    : marks
      ? words.ending.asked(player)
      : state.agreement_open
        ? words.ending.silent(player)
        : words.player(player);
  return (
    <div class="speaker" role="group" aria-label={words.player(player)}>
      <p>
        <StoneIcon black={player === "B"} /> {says}
      </p>
      {!bot && (
        <div class="buttons">
          {marks && !mine && may.marks_accepted.includes(player) && (
            <button type="button" class="main" onClick={() => onEvents([acceptanceOf(state)!])}>
              {text.accept(player)}
            </button>
          )}
          {marking && may.marks_proposed.includes(player) && (!marks || differs) && (
            <button
              type="button"
              onClick={() => onEvents([{ kind: "marks_proposed", by: player, points: dead }])}
            >
              {dead.length > 0 ? text.propose(player) : text.proposeNone(player)}
            </button>
          )}
          {may.resume.includes(player) && (
            <button type="button" onClick={() => onEvents([{ kind: "resume", by: player }])}>
              {text.events.resume!(player)}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function Positions({
  shown,
  onShow,
}: {
  shown: PositionShown;
  onShow: (position: PositionShown) => void;
}) {
  const text = words.ending.positions;
  return (
    <div class="buttons" role="group" aria-label={text.label}>
      <span aria-hidden="true">{text.label}</span>
      {(["scored", "analysis"] as const).map((position) => (
        <button type="button" aria-pressed={shown === position} onClick={() => onShow(position)}>
          {text[position]}
        </button>
      ))}
    </div>
  );
}

/** What the players say of dead stones, each with their own buttons, and what both can agree on. */
function Talk({ table, estimate, onEvents, onMarkAll, playsOn, onPlaysOn }: Props) {
  const { state, dead, marking, game } = table;
  const text = words.end;
  const named = useNamed();
  const differing = state.marks && marking ? difference(state.marks.points, dead) : [];
  return (
    <section class="speakers" aria-labelledby="speakers-heading">
      <h3 id="speakers-heading">{words.ending.players}</h3>
      <div class="two" aria-live="polite">
        {(["B", "W"] as const).map((player) => (
          <Speaker
            player={player}
            state={state}
            dead={dead}
            marking={marking}
            bot={game.seats[player].kind !== "person"}
            onEvents={onEvents}
          />
        ))}
      </div>
      {differing.length > 0 && (
        <p role="status">{words.ending.differs(listed(differing, named))}</p>
      )}
      <div class="buttons">
        {marking && estimate && (
          <button type="button" onClick={() => onMarkAll(estimate.dead)}>
            {text.suggest}
          </button>
        )}
        {agreementsOf(table).map(({ says, events }) => (
          <button type="button" onClick={() => onEvents(events())}>
            {says}
          </button>
        ))}
      </div>
      {playsOn !== null && (
        <div class="buttons" role="group" aria-label={words.ending.taps.label}>
          <span aria-hidden="true">{words.ending.taps.label}</span>
          <button type="button" aria-pressed={!playsOn} onClick={() => onPlaysOn(false)}>
            {words.ending.taps.marks}
          </button>
          <button type="button" aria-pressed={playsOn} onClick={() => onPlaysOn(true)}>
            {words.ending.taps.plays}
          </button>
        </div>
      )}
      {marking && estimate && (
        <p class="quiet">{text.suggested(Math.round(estimate.confidence / 10))}</p>
      )}
    </section>
  );
}

/** What marks are good for when the game is over: the program's are there as soon as it has an estimate. */
const overMarks = ({ table: { state }, estimate }: Props): string =>
  programSays(state) && estimate ? words.end.programMarked : words.end.overMarks;

/** What is asked of the players in this phase; nothing where they can say nothing of dead stones now. */
function asked({ table: { state, settled } }: Props): string {
  const silent = state.phase === "stopped" && (settled || !state.agreement_open);
  return silent ? "" : words.end.phases[state.phase]!;
}

/** The next game. */
function Next({ table: { engine, game }, onAgain }: Pick<Props, "table" | "onAgain">) {
  const other = rematch(engine, game);
  if (useContext(AtDeskContext)) return null;
  return (
    <div class="buttons">
      <button type="button" onClick={() => onAgain(again(engine, game))}>
        {words.end.again}
      </button>
      {other && (
        <button type="button" onClick={() => onAgain(other)}>
          {words.end.rematch}
        </button>
      )}
    </div>
  );
}

/** The score, and the ways to where it comes from. */
function Counted({
  table: { engine, game, rules, marking, state, score },
  onCount,
  onEvery,
}: Props) {
  const isAtDesk = useContext(AtDeskContext) !== null;
  if (!score) return null;
  return (
    <>
      {marking && !state.outcome && <h3>{words.end.ifSo}</h3>}
      <ScoreTable score={score} result={score.result} cited={{ engine, rules: rules.id }} />
      {!isOverNet(game) && (
        <div class="buttons">
          <button type="button" onClick={onCount}>
            {words.end.toCount}
          </button>
          {!isAtDesk && (
            <button type="button" onClick={onEvery}>
              {words.end.toEvery}
            </button>
          )}
        </div>
      )}
    </>
  );
}

/** What ended the game, and what comes of it at once; the rest is for those who want to know more. */
function Outcome(props: Props) {
  const {
    table: {
      state: { outcome },
    },
  } = props;
  const plain = useContext(PlainWords);
  if (!outcome) return null;
  const ended = { ...outcome, winner: null, ...(plain && { clause: "" }) };
  return (
    <>
      <p>{words.sentences([words.end.overSaid, outcomeOf(ended)])}</p>
      {!isOverNet(props.table.game) && <Next {...props} />}
      <Counted {...props} />
    </>
  );
}

export function EndPanel(props: Props) {
  const {
    table: { engine, opened, state, rules, marking, settled, score },
    shown,
    onShow,
  } = props;
  const text = words.end;
  const named = useNamed();
  const cited = { engine, rules: rules.id };
  const plain = useContext(PlainWords);
  const told = state.phase === "over" && marking ? overMarks(props) : asked(props);
  const heading = state.outcome ? wonBy(state.outcome, score) : text.heading[state.phase];
  return (
    <section class="panel end" aria-labelledby="end-heading">
      <h2 id="end-heading" key={state.phase}>
        {heading}
      </h2>
      <Outcome {...props} />
      {told && (
        <p>
          {told}
          {words.clause(state.outcome || plain ? "" : state.clause)}
        </p>
      )}
      {state.phase === "settle" && marking && (
        <p>{text.settleMarks(words.clause(rules.clauses.agree ?? ""))}</p>
      )}
      {(state.outcome === null || state.outcome.how === "scored") && (
        <Procedure state={state} cited={cited} />
      )}
      {settled && (
        <p role="status">{words.ending.agreedOn(listed(agreedDead(opened, state), named))}</p>
      )}
      {state.scored_board && !state.outcome && <p>{words.ending.fixed}</p>}
      {state.scored_board && <Positions shown={shown} onShow={onShow} />}
      {(marking || state.may.resume.length > 0) && <Talk {...props} />}
      {!state.outcome && <Counted {...props} />}
    </section>
  );
}
