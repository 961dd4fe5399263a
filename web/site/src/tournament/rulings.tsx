// An arbiter's rulings: what is decided with clause and reason, appeals against it, and their hearing.

import { useState } from "preact/hooks";
import { addressOf } from "../browser/addresses.ts";
import { useLasting } from "../browser/lasting.ts";
import { words } from "../words/index.ts";
import type { Desk } from "./desk.ts";
import { Choice, Form, LongText, TextField, Tick, type Choices } from "./fields.tsx";
import { RoundLinks } from "./round.tsx";
import { deedOf, freshRuling, type RulingDraft } from "./ruling_draft.ts";
import { fullName, named } from "./said.ts";
import { rulingKinds, type GameEnd, type Ruling, type View } from "./view.ts";

interface DeskProps {
  readonly desk: Desk;
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
            choices={ends.map((end) => [end, text.otherEnds[end] ?? end] as const)}
            onChange={(end) => change({ end })}
          />
          <TextField
            label={text.score}
            name="score"
            wide={7}
            hint="W+3.5"
            value={draft.score}
            onInput={(score) => change({ score })}
          />
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

/** Where a disputed position is set up and the rules are read; beside this page, whose form stays. */
function Helps({ rules }: { readonly rules: string }) {
  const text = words.tournament;
  const beside = { target: "_blank", rel: "noopener" };
  return (
    <p>
      <a href="#lab" {...beside}>
        {text.toLab}
      </a>
      {rules && (
        <>
          {" · "}
          <a href={addressOf("rules", rules)} {...beside}>
            {text.toRules}
          </a>
        </>
      )}
    </p>
  );
}

function RulingForm({ desk }: DeskProps) {
  const text = words.tournament;
  const [arbiter] = useLasting("tournament arbiter", "");
  const [draft, setDraft] = useState<RulingDraft>({ ...freshRuling, arbiter });
  const change = (part: Partial<RulingDraft>): void => setDraft({ ...draft, ...part });
  const rule = async (): Promise<void> => {
    if (await desk.send({ do: deedOf(draft, desk.view) }))
      setDraft({ ...freshRuling, kind: draft.kind, arbiter: draft.arbiter });
  };
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
        <Reasons draft={draft} change={change} />
        <button type="submit" class="main">
          {text.ruleSo}
        </button>
      </Form>
      <Helps rules={desk.view.rules} />
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

function RulingSaid({ desk, ruling }: RulingProps) {
  const text = words.tournament;
  const { round, players, clause, arbiter, evidence } = ruling;
  const about = players.map((player) => named(desk.view, player)).join(" – ");
  return (
    <li class="panel">
      <p class={ruling.lifted ? "undone" : ""}>
        <strong>{decided(ruling)}</strong>, {text.round(round)}
        {about && `, ${about}`}
      </p>
      <p>
        {clause && <span class="clause">[{clause}] </span>}
        {ruling.words}
        {arbiter && <span class="quiet"> – {arbiter}</span>}
      </p>
      {evidence.length > 0 && <pre class="evidence-lines">{evidence.join("\n")}</pre>}
      <Fate desk={desk} ruling={ruling} />
    </li>
  );
}

export function RulingsTab({ desk }: DeskProps) {
  const { rulings, round } = desk.view;
  return (
    <>
      {desk.mayChange && <RulingForm key={round} desk={desk} />}
      {rulings.length === 0 && <p>{words.tournament.noRulings}</p>}
      <ol class="plain" aria-label={words.tournament.tabs.rulings}>
        {[...rulings].reverse().map((ruling) => (
          <RulingSaid key={ruling.entry} desk={desk} ruling={ruling} />
        ))}
      </ol>
    </>
  );
}
