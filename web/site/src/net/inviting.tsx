// How two people meet: one makes a link under conditions of their choice, the other opens it, sees them, and
// joins.

import { useEffect, useMemo, useState } from "preact/hooks";
import { addressOf } from "../browser/addresses.ts";
import { useLasting } from "../browser/lasting.ts";
import { useSignal } from "../browser/signal.ts";
import { clockText } from "../engine/clock.ts";
import type { Shinpan } from "../engine/engine.ts";
import { nameOfRules } from "../parts/rule_words.ts";
import { points } from "../words/numbers.ts";
import { words } from "../words/index.ts";
import { drawnCode, type Connection } from "./connection.ts";
import type { Side } from "./messages.ts";
import { startIn } from "./net_table.ts";

const sizes = ["9x9", "13x13", "19x19"];
const clocks = [
  "none",
  "byoyomi:600:30:5",
  "fischer:300:10",
  "canadian:1200:300:15",
  "absolute:1800",
];
const sides: readonly Side[] = ["nigiri", "black", "white"];

interface Props {
  readonly engine: Shinpan;
  readonly line: Connection;
  readonly onPlay: (game: string) => void;
}

const sizeSaid = (size: string): string => size.replace("x", " × ");

/** "byo-yomi 10:00, then 5 × 0:30". */
function clockSaid(text: string): string {
  const control = startIn(`- 9x9 0 0 ${text}`).control;
  const { clock } = words;
  const main = "main" in control ? ` ${clockText(control.main)}` : "";
  const then =
    control.kind === "byoyomi" || control.kind === "canadian"
      ? `, ${clock.then(
          control.kind,
          control.kind === "byoyomi" ? control.periods : control.stones,
          clockText(control.period),
          0,
        )}`
      : control.kind === "fischer"
        ? ` + ${clockText(control.bonus)}`
        : "";
  return `${clock.systems[control.kind]}${main}${then}`;
}

/** What a game would be under: all of it, in words. */
function Conditions({ engine, text, side }: { engine: Shinpan; text: string; side: string }) {
  const { rules, cols, rows, komiHalf } = startIn(text);
  return (
    <ul>
      <li>{nameOfRules(engine.ruleset(rules))}</li>
      <li>{`${cols} × ${rows}`}</li>
      <li>{words.fresh.komiIs(points(komiHalf))}</li>
      <li>{`${words.clock.system}: ${clockSaid(text.split(" ")[4]!)}`}</li>
      <li>{side}</li>
    </ul>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly name: string;
  readonly all: readonly T[];
  readonly chosen: T;
  readonly said: (one: T) => string;
  readonly onChoose: (one: T) => void;
}

function Choice<T extends string>({ label, name, all, chosen, said, onChoose }: ChoiceProps<T>) {
  return (
    <label>
      {label}{" "}
      <select
        name={name}
        value={chosen}
        onChange={(event) => onChoose(event.currentTarget.value as T)}
      >
        {all.map((one) => (
          <option value={one}>{said(one)}</option>
        ))}
      </select>
    </label>
  );
}

/** The link, and what is to be done with it. */
function Waiting({ link, onWithdraw }: { link: string; onWithdraw: () => void }) {
  return (
    <section class="panel">
      <label>
        {words.net.link}{" "}
        <input
          type="text"
          name="link"
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <p role="status">{words.net.waiting}</p>
      <div class="buttons">
        <button type="button" onClick={() => void navigator.clipboard?.writeText(link)}>
          {words.lab.copy}
        </button>
        <button type="button" onClick={onWithdraw}>
          {words.net.withdraw}
        </button>
      </div>
    </section>
  );
}

/** Under which conditions whoever invites would play; they are the same the next time. */
function useTerms(engine: Shinpan) {
  const all = useMemo(() => engine.rulesets().map(({ id }) => id), []);
  const [rules, setRules] = useLasting("friend rules", "japanese-1989");
  const [size, setSize] = useLasting("friend size", "19x19");
  const [clock, setClock] = useLasting("friend clock", clocks[1]!);
  const [side, setSide] = useLasting<Side>("friend side", "nigiri");
  const komi = (engine.ruleset(rules).komi_half ?? 0) / 2;
  const choices = [
    <Choice
      label={words.fresh.rules}
      name="friend-rules"
      all={all}
      chosen={rules}
      said={(id) => nameOfRules(engine.ruleset(id))}
      onChoose={setRules}
    />,
    <Choice
      label={words.fresh.size}
      name="friend-size"
      all={sizes}
      chosen={size}
      said={sizeSaid}
      onChoose={setSize}
    />,
    <Choice
      label={words.clock.system}
      name="friend-clock"
      all={clocks}
      chosen={clock}
      said={clockSaid}
      onChoose={setClock}
    />,
    <Choice
      label={words.net.side}
      name="friend-side"
      all={sides}
      chosen={side}
      said={(one) => words.net.sides[one]}
      onChoose={setSide}
    />,
  ];
  return { choices, komi, side, conditions: `${rules} ${size} ${komi} 0 ${clock}` };
}

export function Friend({ engine, line, onPlay }: Props) {
  const { choices, komi, side, conditions } = useTerms(engine);
  const [code, setCode] = useState<string | null>(null);
  const joined = useSignal(line.joined);
  const begun = code === null ? undefined : joined.get(code);
  useEffect(() => {
    if (begun !== undefined) onPlay(begun);
  }, [begun]);
  const invite = async (): Promise<void> => {
    const drawn = drawnCode();
    const answer = await line.ask({ t: "invite", code: drawn, conditions, side });
    if (answer.t === "done") setCode(drawn);
  };
  const withdraw = (drawn: string): void => {
    void line.ask({ t: "withdraw", code: drawn });
    setCode(null);
  };
  if (code !== null) {
    const link = new URL(addressOf("join", code), document.baseURI).href;
    return <Waiting link={link} onWithdraw={() => withdraw(code)} />;
  }
  return (
    <form
      class="panel friend"
      onSubmit={(event) => {
        event.preventDefault();
        void invite();
      }}
    >
      {choices}
      <p class="quiet">{words.fresh.komiIs(points(2 * komi))}</p>
      <div class="buttons">
        <button type="submit" class="main">
          {words.net.invite}
        </button>
      </div>
    </form>
  );
}

/** What whoever joins would play. */
const theirs = { nigiri: "nigiri", black: "white", white: "black" } as const;

export function Joining({ engine, line, code, onPlay }: Props & { readonly code: string }) {
  const invitation = useSignal(line.invitation);
  const [fault, setFault] = useState("");
  useEffect(() => {
    void line.ask({ t: "look", code }).then((answer) => {
      if (answer.t === "no") setFault(words.net.gone);
      else if (answer.g !== undefined) onPlay(answer.g);
    });
  }, [code]);
  const join = async (): Promise<void> => {
    const answer = await line.ask({ t: "join", code });
    if (answer.t === "done") onPlay(answer.g!);
    else setFault(answer.code === "own_invitation" ? words.net.own : words.net.gone);
  };
  if (fault !== "") return <p role="alert">{fault}</p>;
  if (invitation?.code !== code) return <p role="status">{words.net.looking}</p>;
  return (
    <section class="panel">
      <p>{words.net.invited(invitation.by.name)}</p>
      <Conditions
        engine={engine}
        text={invitation.conditions}
        side={`${words.net.side}: ${words.net.sides[theirs[invitation.side]]}`}
      />
      <div class="buttons">
        <button type="button" class="main" onClick={() => void join()}>
          {words.net.join}
        </button>
      </div>
    </section>
  );
}
