// New game: size, rules with what differs from the reference, komi, handicap, who plays.

import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Settings as BoardSettings } from "shinpan-board";
import { rulesAddress } from "../addresses.ts";
import { ClauseLink } from "../clauses.tsx";
import { clockOf, type TimeSystem } from "../clock.ts";
import type { BriefRuleset, Level, Player, Shinpan } from "../engine.ts";
import { Heading } from "../heading.tsx";
import { komiFault, komiTyped, points } from "../numbers.ts";
import { differences, nameOfRules, particularsOf, sentenceOf } from "../rule_words.ts";
import type { GameFile, Seat } from "../table.ts";
import { words } from "../words/first.ts";
import { ChooseFile } from "./choose_file.tsx";
import { ClockChoice } from "./clock_choice.tsx";
import { NumberField } from "./number_field.tsx";
import type { Proposal } from "./ranks.tsx";

const sizes = [9, 13, 19];
const usualLevel = 5;

/** The rulesets shown at once, by customary names that the engine knows; the others are a click away. */
const customary = ["japanese", "chinese", "french", "aga", "igfip", "tromp-taylor"];

type Beginning = typeof import("./beginning.ts");

function useBeginning(): Beginning | null {
  const [beginning, setBeginning] = useState<Beginning | null>(null);
  useEffect(() => void import("./beginning.ts").then(setBeginning), []);
  return beginning;
}

interface Props {
  readonly engine: Shinpan;
  /** A ruleset's id, where one was asked for. */
  readonly wished: string | undefined;
  readonly boardSettings: Partial<BoardSettings>;
  readonly onStart: (game: GameFile) => void;
  /** Opens records, as files that are dropped on the page are opened. */
  readonly onOpen: (files: readonly File[]) => void;
}

interface CardProps {
  readonly engine: Shinpan;
  readonly id: string;
  readonly reference: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function RulesetCard({ engine, id, reference, chosen, onChoose }: CardProps) {
  const rules = useMemo(() => engine.ruleset(id), [id]);
  return (
    <label class={`card ${chosen ? "chosen" : ""}`}>
      <input type="radio" name="rules" value={id} checked={chosen} onChange={onChoose} />
      <span class="card-name">{nameOfRules(rules)}</span>
      <span class="card-text">{words.sentences([sentenceOf(rules), particularsOf(rules)])}</span>
      {id === reference && <span class="card-note">{words.fresh.reference}</span>}
    </label>
  );
}

function Differences({ engine, id, reference }: { engine: Shinpan; id: string; reference: string }) {
  const [rules, base] = useMemo(() => [engine.ruleset(id), engine.ruleset(reference)], [id, reference]);
  const source = <p class="quiet">
    {words.fresh.from(rules.source)} <a href={rulesAddress(engine, id)}>{words.readRules}</a>
  </p>;
  if (id === reference) return source;
  const found = differences(rules, base);
  return (
    <section class="differences" aria-live="polite">
      <p class="card-name">{nameOfRules(rules)}</p>
      <h3>{words.fresh.differs(nameOfRules(base))}</h3>
      {found.length === 0 && <p>{words.fresh.same}</p>}
      <ul>{found.map(({ what, clause }) =>
        <li>{what} <ClauseLink engine={engine} rules={id} clause={clause} /></li>)}</ul>
      {source}
    </section>
  );
}

function SeatChoice({ player, label, seat, levels, onChoose }: {
  player: Player; label: string; seat: Seat; levels: readonly Level[]; onChoose: (seat: Seat) => void;
}) {
  return (
    <div class="seat">
      <label>{label}
        <select name={`seat-${player}`} value={seat.kind}
          onChange={(event) =>
            onChoose(event.currentTarget.value === "bot"
              ? { kind: "bot", level: usualLevel }
              : { kind: "person" })}>
          <option value="person">{words.fresh.person}</option>
          <option value="bot">{words.fresh.bot}</option>
        </select>
      </label>
      {seat.kind === "bot" && (
        <label>{words.fresh.level}
          <select name={`level-${player}`} value={seat.level}
            onChange={(event) => onChoose({ kind: "bot", level: Number(event.currentTarget.value) })}>
            {levels.map(({ level, name }) =>
              <option value={level}>{words.fresh.levelName(level, words.names.level(name, level))}</option>)}
          </select>
        </label>
      )}
    </div>
  );
}

function OpenRecord({ onOpen }: Pick<Props, "onOpen">) {
  return (
    <section class="open-record">
      <ChooseFile label={words.fresh.open} name="record" onFiles={onOpen} />
    </section>
  );
}

/** Handicap stones that Black plays while White passes; the last of his is followed by White's first move. */
const playedStones = (points: readonly string[]): readonly string[] =>
  points.flatMap((point, i) => [`play B ${point}`, ...(i < points.length - 1 ? ["pass W"] : [])]);

interface Size {
  readonly cols: number;
  readonly rows: number;
}

function SizeChoice({ size: { cols, rows }, onChoose }: { size: Size; onChoose: (size: Size) => void }) {
  const [other, setOther] = useState(false);
  return (
    <fieldset class="sizes">
      <legend>{words.fresh.size}</legend>
      {sizes.map((side) => {
        const chosen = !other && cols === side && rows === side;
        return (
          <label class={`pill ${chosen ? "chosen" : ""}`}>
            <input type="radio" name="size" value={side} checked={chosen}
              onChange={() => { onChoose({ cols: side, rows: side }); setOther(false); }} />
            {side} × {side}
          </label>
        );
      })}
      <label class={`pill ${other ? "chosen" : ""}`}>
        <input type="radio" name="size" value="other" checked={other} onChange={() => setOther(true)} />
        {words.fresh.otherSize}
      </label>
      {other && (
        <span class="other-size">
          <NumberField label={words.fresh.cols} value={cols} least={1} most={52}
            onChange={(value) => onChoose({ cols: value, rows })} />
          <NumberField label={words.fresh.rows} value={rows} least={1} most={52}
            onChange={(value) => onChoose({ cols, rows: value })} />
        </span>
      )}
    </fieldset>
  );
}

function RulesetChoice({ engine, all, shown, id, onChoose }: {
  engine: Shinpan; all: readonly BriefRuleset[]; shown: readonly string[]; id: string;
  onChoose: (id: string) => void;
}) {
  const reference = shown[0]!;
  return (
    <fieldset class="rulesets">
      <legend>{words.fresh.rules}</legend>
      <div class="cards">
        {shown.map((card) =>
          <RulesetCard engine={engine} id={card} reference={reference} chosen={card === id}
            onChoose={() => onChoose(card)} />)}
      </div>
      <label class="more">{words.fresh.moreRules}
        <select name="all-rules" value={id} onChange={(event) => onChoose(event.currentTarget.value)}>
          {shown.map((card) => <option value={card}>{nameOfRules(engine.ruleset(card))}</option>)}
          {all.filter((rules) => !shown.includes(rules.id))
            .map((rules) => <option value={rules.id}>{nameOfRules(rules)}</option>)}
        </select>
      </label>
      <Differences engine={engine} id={id} reference={reference} />
    </fieldset>
  );
}

type Placing = "customary" | "free";

/** Komi and handicap as they are chosen, and what the ruleset makes of them. */
function useTerms(engine: Shinpan, id: string, reference: string, { cols, rows }: Size) {
  const [komi, setKomi] = useState("");
  const [chosen, setStones] = useState(0);
  const [placing, setPlacing] = useState<Placing | null>(null); // null: as the rules say
  const stones = chosen < cols * rows ? chosen : 0; // the board may have become smaller since
  const handicap = useMemo(() => engine.handicap(id, [cols, rows], stones), [id, cols, rows, stones]);
  const customaryPoints =
    handicap.points.length > 0 ? handicap.points : engine.handicap(reference, [cols, rows], stones).points;
  const none = handicap.placement === "none";
  const where: Placing =
    customaryPoints.length < stones
      ? "free"
      : placing ?? (handicap.placement.startsWith("fixed") ? "customary" : "free");
  return {
    komi, setKomi, stones, setStones, setPlacing, handicap, customaryPoints, none, where,
    komiHalf: komi.trim() === "" ? handicap.komi_half : komiTyped(komi),
    given: !none && stones >= 2,
    ruling: words.fresh.ruling(words.fresh.handicapHow[handicap.placement]!,
      words.clauseName(handicap.clause)),
  };
}

type Terms = ReturnType<typeof useTerms>;

/** The events that give the handicap stones. */
const givenBy = ({ handicap, stones }: Terms, points: readonly string[]): readonly string[] =>
  handicap.placement === "white_passes"
    ? [`handicap B ${stones}`, ...playedStones(points)]
    : [`handicap B ${stones} ${points.join(" ")}`];

/** What is wrong with a komi, and which can be. */
const faultOf = (komi: string): string =>
  words.sentences([words.fresh.komiFaults[komiFault(komi) ?? "number"](komi.trim()), words.fresh.komiMay]);

function Conditions({ terms, size, byRanks }: { terms: Terms; size: Size; byRanks: ComponentChildren }) {
  const {
    komi, setKomi, komiHalf, stones, setStones, setPlacing, handicap, customaryPoints, none, where, given,
    ruling,
  } = terms;
  return (
    <fieldset class="row">
      <legend>{words.fresh.conditions}</legend>
      <label>{words.fresh.handicap}
        <select name="handicap" value={stones} disabled={none}
          onChange={(event) => setStones(Number(event.currentTarget.value))}>
          <option value={0}>{words.fresh.noHandicap}</option>
          {[2, 3, 4, 5, 6, 7, 8, 9].filter((count) => count < size.cols * size.rows)
            .map((count) => <option value={count}>{count}</option>)}
        </select>
      </label>
      <label>{words.fresh.komi}
        <input type="text" inputMode="decimal" name="komi" value={komi}
          placeholder={words.fresh.komiOfRules(points(handicap.komi_half))}
          aria-invalid={komiHalf === null} aria-describedby="komi-fault"
          onInput={(event) => setKomi(event.currentTarget.value)} />
      </label>
      <p id="komi-fault" class="fault" role="status">{komiHalf === null && faultOf(komi)}</p>
      {given && (
        <label>{words.fresh.placing.label}
          <select name="placing" value={where}
            onChange={(event) => setPlacing(event.currentTarget.value as Placing)}>
            {customaryPoints.length === stones &&
              <option value="customary">{words.fresh.placing.customary}</option>}
            <option value="free">{words.fresh.placing.free}</option>
          </select>
        </label>
      )}
      {(given || none) && <p class="quiet">{ruling}</p>}
      <details class="by-ranks">
        <summary>{words.fresh.byRanks}</summary>
        {byRanks}
      </details>
    </fieldset>
  );
}

function Players({ engine, seats, nigiri, given, onSeats, onNigiri }: {
  engine: Shinpan; seats: Record<Player, Seat>; nigiri: boolean; given: boolean;
  onSeats: (seats: Record<Player, Seat>) => void; onNigiri: (draws: boolean) => void;
}) {
  const levels = useMemo(() => engine.levels(), []);
  const names = nigiri && !given ? words.fresh.drawn : words.fresh.seats;
  return (
    <fieldset class="row">
      <legend>{words.fresh.players}</legend>
      {!given && (
        <label>{words.fresh.colours.label}
          <select name="colours" value={nigiri ? "nigiri" : "chosen"}
            onChange={(event) => onNigiri(event.currentTarget.value === "nigiri")}>
            <option value="chosen">{words.fresh.colours.chosen}</option>
            <option value="nigiri">{words.fresh.colours.nigiri}</option>
          </select>
        </label>
      )}
      {(["B", "W"] as const).map((player) => (
        <SeatChoice player={player} label={names[player]} seat={seats[player]} levels={levels}
          onChoose={(seat) => onSeats({ ...seats, [player]: seat })} />
      ))}
    </fieldset>
  );
}

export function NewGame({ engine, wished, boardSettings, onStart, onOpen }: Props) {
  const all = useMemo(() => engine.rulesets(), []);
  const shown = useMemo(() => customary.map((word) => engine.ruleset(word).id), []);
  const [id, setId] =
    useState(wished !== undefined && all.some((rules) => rules.id === wished) ? wished : shown[0]!);
  const [size, setSize] = useState<Size>({ cols: 19, rows: 19 });
  const terms = useTerms(engine, id, shown[0]!, size);
  const [nigiri, setNigiri] = useState(false);
  const [asked, setAsked] = useState<"nigiri" | "stones" | null>(null); // before the game begins
  const beginning = useBeginning();
  const [seats, setSeats] = useState<Record<Player, Seat>>({ B: { kind: "person" }, W: { kind: "person" } });
  const [system, setSystem] = useState<TimeSystem>({ kind: "none" });
  const { komiHalf, given, where, customaryPoints, stones } = terms;

  const begin = (events: readonly string[], seated: Record<Player, Seat> = seats): void =>
    onStart({
      start: { rules: id, ...size, komiHalf: komiHalf! }, seats: seated, events: [...events],
      clock: system.kind === "none" ? null : clockOf(system),
    });
  const start = (event: Event): void => {
    event.preventDefault();
    if (komiHalf === null) return;
    if (given && where === "customary") begin(givenBy(terms, customaryPoints));
    else if (given) setAsked("stones");
    else if (nigiri) setAsked("nigiri");
    else begin([]);
  };
  const take = ({ even, stones: proposed, komiHalf: proposedKomi }: Proposal): void => {
    terms.setStones(proposed);
    terms.setKomi(even || proposed >= 2 ? "" : points(proposedKomi));
    if (even) setNigiri(true);
  };
  if (asked === "nigiri" && beginning)
    return <beginning.Nigiri guesser={seats.B} holder={seats.W}
      onDrawn={(line, seated) => begin([line], seated)} onBack={() => setAsked(null)} />;
  if (asked === "stones" && beginning)
    return (
      <beginning.Placing size={size} count={stones} customary={customaryPoints} ruling={terms.ruling}
        settings={boardSettings} onPlaced={(placed) => begin(givenBy(terms, placed))}
        onBack={() => setAsked(null)} />
    );
  const byRanks = beginning &&
    <beginning.RankProposal engine={engine} rules={id} size={[size.cols, size.rows]} onTake={take} />;
  return (
    <form class="new-game" onSubmit={start}>
      <Heading>{words.fresh.heading}</Heading>
      <SizeChoice size={size} onChoose={setSize} />
      <RulesetChoice engine={engine} all={all} shown={shown} id={id} onChoose={setId} />
      <Conditions terms={terms} size={size} byRanks={byRanks} />
      <Players engine={engine} seats={seats} nigiri={nigiri} given={given} onSeats={setSeats}
        onNigiri={setNigiri} />
      <fieldset class="row">
        <legend>{words.clock.system}</legend>
        <ClockChoice system={system} onChoose={setSystem} />
      </fieldset>
      <button type="submit" class="main" disabled={komiHalf === null}>{words.fresh.start}</button>
      <OpenRecord onOpen={onOpen} />
    </form>
  );
}
