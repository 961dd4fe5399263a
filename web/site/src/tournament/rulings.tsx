// An arbiter's rulings: what is decided with clause and reason, appeals against it, and their hearing.

import { useEffect, useMemo, useState } from "preact/hooks";
import type { Settings as BoardSettings } from "shinpan-board";
import { addressOf } from "../browser/addresses.ts";
import { useLasting } from "../browser/lasting.ts";
import { useLoaded } from "../browser/loaded.ts";
import { foundSaid } from "../dispute/found_said.ts";
import type { Decided } from "../dispute/outcome.ts";
import type { Shinpan } from "../engine/engine.ts";
import { words } from "../words/index.ts";
import { answerTo, type Desk } from "./desk.ts";
import { Evidence, useNamingIn } from "./evidence.tsx";
import { Choice, Form, LongText, ScoreField, TextField, Tick, type Choices } from "./fields.tsx";
import { RoundLinks } from "./round.tsx";
import {
  deedOf,
  freshRuling,
  isComplete,
  rulingKinds,
  startOf,
  withDecided,
  type RulingDraft,
} from "./ruling_draft.ts";
import { fullName, named } from "./said.ts";
import type { GameEnd, Ruling, View } from "./view.ts";

interface DeskProps {
  readonly desk: Desk;
}

/** What shows boards. */
interface BoardsProps extends DeskProps {
  readonly engine: Shinpan;
  readonly settings: Partial<BoardSettings>;
}

const loadDispute = () => import("../dispute/dispute.tsx");
const loadRecord = () => import("../dispute/ruled_record.tsx");

/** SGF of a ruling that has it; empty until it has come. */
function useRecord({ id }: Desk, { entry, has_record: isThere }: Ruling): string {
  const [record, setRecord] = useState("");
  useEffect(() => {
    if (!isThere) return;
    let wanted = true;
    void answerTo({ event: id, ask: "record", entry }).then(
      (told) => wanted && told.t === "record" && setRecord(told.record),
    );
    return () => {
      wanted = false;
    };
  }, [id, entry, isThere]);
  return record;
}

const ends: readonly GameEnd[] = ["white_wins", "black_wins", "tie", "both_lose", "unknown"];

const playersOf = ({ players }: View): Choices<number> => [
  [0, "–"],
  ...players.map((player) => [player.number, `${fullName(player)} ${player.rank}`] as const),
];

const gamesOf = (view: View): Choices<number> => [
  [0, "–"],
  ...view.games.map(
    ({ table, white, black }) =>
      [table, `${table}: ${named(view, white)} – ${named(view, black)}`] as const,
  ),
];

interface DraftProps extends DeskProps {
  readonly draft: RulingDraft;
  readonly change: (part: Partial<RulingDraft>) => void;
}

/** Whom it is about, and what it gives or takes. */
function Subject({ desk, draft, change }: DraftProps) {
  const text = words.tournament;
  const { view } = desk;
  return (
    <>
      <Choice
        label={text.game}
        name="game"
        value={draft.table}
        choices={gamesOf(view)}
        onChange={(table) => change({ table })}
      />
      {draft.kind !== "result" && (
        <Choice
          label={text.playerHead}
          name="player"
          value={draft.player}
          choices={playersOf(view)}
          onChange={(player) => change({ player })}
        />
      )}
      {draft.kind === "penalty" && (
        <TextField
          label={text.penalty}
          name="penalty"
          wide={4}
          value={draft.penalty}
          onInput={(penalty) => change({ penalty })}
        />
      )}
      {draft.kind === "result" && (
        <>
          <Choice
            label={text.result}
            name="end"
            value={draft.end}
            choices={[["", "–"], ...ends.map((end) => [end, text.otherEnds[end] ?? end] as const)]}
            onChange={(end) => change({ end })}
          />
          <ScoreField value={draft.score} onInput={(score) => change({ score })} />
          <Tick
            label={text.byDefault}
            name="by-default"
            checked={draft.byDefault}
            onChange={(byDefault) => change({ byDefault })}
          />
        </>
      )}
    </>
  );
}

function Reasons({ draft, change }: Omit<DraftProps, "desk">) {
  const text = words.tournament;
  const [arbiter, setArbiter] = useLasting("tournament arbiter", "");
  const signed = (name: string): void => {
    setArbiter(name);
    change({ arbiter: name });
  };
  return (
    <>
      <TextField label={text.arbiter} name="arbiter" value={arbiter} onInput={signed} />
      <TextField
        label={text.clause}
        name="clause"
        value={draft.clause}
        onInput={(clause) => change({ clause })}
      />
      <LongText
        label={text.reason}
        name="words"
        value={draft.words}
        onInput={(reason) => change({ words: reason })}
      />
      <LongText
        label={text.evidence}
        name="evidence"
        value={draft.evidence}
        onInput={(evidence) => change({ evidence })}
      />
    </>
  );
}

/** The rules of the event, beside this page, whose form stays. */
function RulesLink({ rules }: { readonly rules: string }) {
  return (
    rules && (
      <p>
        <a href={addressOf("rules", rules)} target="_blank" rel="noopener">
          {words.tournament.toRules}
        </a>
      </p>
    )
  );
}

interface DisputedProps extends BoardsProps {
  readonly table: number;
  readonly onDecided: (decided: Decided) => void;
  readonly onClose: () => void;
}

/** A disputed game of the round, in place of the form until it is settled. */
function DisputedGame({ desk, table, ...props }: DisputedProps) {
  const Dispute = useLoaded(loadDispute);
  const { view, id } = desk;
  const start = useMemo(() => startOf(view, table), []);
  const game = view.games.find((one) => one.table === table);
  return Dispute ? (
    <Dispute
      {...props}
      name={`dispute ${id} ${view.round} ${table}`}
      start={start}
      title={game ? `${named(view, game.white)} – ${named(view, game.black)}` : ""}
    />
  ) : (
    <p role="status">{words.loading}</p>
  );
}

/** The record that goes into the ruling, and the way to leave it out. */
function RecordKept({ draft, change }: Omit<DraftProps, "desk">) {
  const text = words.dispute;
  if (draft.record === "") return null;
  return (
    <p role="status">
      {text.withRecord}{" "}
      <button type="button" onClick={() => change({ record: "" })}>
        {text.withoutRecord}
      </button>
    </p>
  );
}

/** What the dispute has found, each line with the way to leave it out. */
function FoundKept({ engine, settings, desk, draft, change }: BoardsProps & DraftProps) {
  const { found } = draft;
  const naming = useNamingIn(desk.view, settings);
  if (found.length === 0) return null;
  return (
    <fieldset class="found">
      <legend>{words.dispute.found}</legend>
      <ul>
        {found.map((one, at) => (
          <li key={at}>
            {foundSaid(engine, one, naming)}{" "}
            <button
              type="button"
              class="link"
              aria-label={`${words.tournament.remove}: ${foundSaid(engine, one, naming)}`}
              onClick={() => change({ found: found.filter((other) => other !== one) })}
            >
              {words.tournament.remove}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function RulingForm({ engine, settings, desk }: BoardsProps) {
  const text = words.tournament;
  const [arbiter] = useLasting("tournament arbiter", "");
  const [draft, setDraft] = useState<RulingDraft>({ ...freshRuling, arbiter });
  const [isDisputed, setDisputed] = useState(false);
  const change = (part: Partial<RulingDraft>): void => setDraft({ ...draft, ...part });
  const rule = async (): Promise<void> => {
    if (await desk.send({ do: deedOf(draft, desk.view) }))
      setDraft({ ...freshRuling, kind: draft.kind, arbiter: draft.arbiter });
  };
  if (isDisputed)
    return (
      <DisputedGame
        {...{ engine, settings, desk }}
        table={draft.table}
        onDecided={(settled) => {
          setDraft(withDecided(draft, settled));
          setDisputed(false);
        }}
        onClose={() => setDisputed(false)}
      />
    );
  return (
    <section class="panel" aria-labelledby="ruling-heading">
      <h2 id="ruling-heading">{text.rule}</h2>
      <RoundLinks desk={desk} tab="rulings" />
      <Form label={text.rule} onSubmit={() => void rule()}>
        <Choice
          label={text.kind}
          name="kind"
          value={draft.kind}
          choices={rulingKinds.map((kind) => [kind, text.kinds[kind]] as const)}
          onChange={(kind) => change({ kind })}
        />
        <Subject desk={desk} draft={draft} change={change} />
        {desk.view.rules && (
          <button type="button" onClick={() => setDisputed(true)}>
            {words.dispute.open}
          </button>
        )}
        <FoundKept {...{ engine, settings, desk, draft, change }} />
        <Reasons draft={draft} change={change} />
        <RecordKept draft={draft} change={change} />
        <button type="submit" class="main" disabled={!isComplete(draft)}>
          {text.ruleSo}
        </button>
      </Form>
      <RulesLink rules={desk.view.rules} />
    </section>
  );
}

interface RulingProps extends DeskProps {
  readonly ruling: Ruling;
}

function AppealForm({ desk, ruling }: RulingProps) {
  const text = words.tournament;
  const [by, setBy] = useState(ruling.players[0] ?? 0);
  const [reason, setReason] = useState("");
  const appeal = { deed: "appealed", ruling: ruling.entry, by, words: reason };
  return (
    <details>
      <summary>{text.appeal}</summary>
      <Form label={text.appeal} onSubmit={() => void desk.send({ do: appeal })}>
        <Choice
          label={text.appealBy}
          name="appeal-by"
          value={by}
          choices={playersOf(desk.view)}
          onChange={setBy}
        />
        <TextField
          label={text.reason}
          name="appeal-words"
          wide={40}
          value={reason}
          onInput={setReason}
        />
        <button type="submit">{text.enterAppeal}</button>
      </Form>
    </details>
  );
}

function HearingForm({ desk, ruling }: RulingProps) {
  const text = words.tournament;
  const [committee, setCommittee] = useLasting("tournament committee", "");
  const [reason, setReason] = useState("");
  const decide = (upheld: boolean): void =>
    void desk.send({
      do: { deed: "heard", appeal: ruling.appeal, upheld, committee, words: reason },
    });
  return (
    <Form label={text.hearing} onSubmit={() => undefined}>
      <TextField label={text.committee} name="committee" value={committee} onInput={setCommittee} />
      <TextField
        label={text.reason}
        name="hearing-words"
        wide={40}
        value={reason}
        onInput={setReason}
      />
      <button type="button" onClick={() => decide(true)}>
        {text.uphold}
      </button>
      <button type="button" onClick={() => decide(false)}>
        {text.dismiss}
      </button>
    </Form>
  );
}

/** What became of it. */
function Fate({ desk, ruling }: RulingProps) {
  const text = words.tournament;
  if (ruling.appeal === 0)
    return desk.mayChange ? <AppealForm desk={desk} ruling={ruling} /> : null;
  if (ruling.heard !== 0)
    return <p class="final">{ruling.lifted ? text.wasUpheld : text.wasDismissed}</p>;
  return (
    <>
      <p>{text.appealed}</p>
      {desk.mayChange && <HearingForm desk={desk} ruling={ruling} />}
    </>
  );
}

function decided({ kind, end, by_default: isDefault, penalty, score }: Ruling): string {
  const text = words.tournament;
  if (kind === "penalty") return `${text.kinds.penalty}: ${penalty}`;
  if (kind !== "result") return text.kinds[kind];
  const said = text.otherEnds[isDefault ? `${end}!` : end] ?? end;
  return `${text.kinds.result}: ${said}${score ? ` (${score})` : ""}`;
}

function RulingSaid({ engine, settings, desk, ruling }: BoardsProps & RulingProps) {
  const text = words.tournament;
  const { round, players, clause, arbiter, evidence } = ruling;
  const record = useRecord(desk, ruling);
  const RuledRecord = useLoaded(loadRecord);
  const about = players.map((player) => named(desk.view, player)).join(" – ");
  return (
    <li class="panel">
      <p class={ruling.lifted ? "undone" : ""}>
        <strong>{decided(ruling)}</strong>
        {words.board.together(["", text.round(round), ...(about ? [about] : [])])}
      </p>
      <p>
        {clause && <span class="clause">[{clause}] </span>}
        {ruling.words}
        {arbiter && <span class="quiet"> – {arbiter}</span>}
      </p>
      <Evidence {...{ engine, settings }} view={desk.view} lines={evidence} />
      {record !== "" && RuledRecord && (
        <RuledRecord {...{ engine, settings }} text={record} rules={desk.view.rules} />
      )}
      <Fate desk={desk} ruling={ruling} />
    </li>
  );
}

export function RulingsTab({ engine, settings, desk }: BoardsProps) {
  const { rulings, round } = desk.view;
  return (
    <>
      {desk.mayChange && <RulingForm key={round} {...{ engine, settings, desk }} />}
      {rulings.length === 0 && <p>{words.tournament.noRulings}</p>}
      <ol class="plain" aria-label={words.tournament.tabs.rulings}>
        {[...rulings].reverse().map((ruling) => (
          <RulingSaid key={ruling.entry} {...{ engine, settings, desk, ruling }} />
        ))}
      </ol>
    </>
  );
}
