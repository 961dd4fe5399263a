// A person's games over the net, and what they are called there.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { addressOf } from "../browser/addresses.ts";
import { useSignal } from "../browser/signal.ts";
import type { Shinpan } from "../engine/engine.ts";
import { nameOfRules } from "../parts/rule_words.ts";
import { words } from "../words/index.ts";
import type { Connection } from "./connection.ts";
import { deleteMe } from "./session.ts";
import { listed, type Listed } from "./listed.ts";

/** The list, asked for when it is shown and when the line is open again. */
export function useGames(line: Connection): readonly Listed[] | null {
  const state = useSignal(line.state);
  useEffect(() => {
    if (state === "open") void line.ask({ t: "games" });
  }, [state]);
  const list = useSignal(line.list);
  return list && listed(list);
}

/** Where a game stands, or how it ended. */
function standSaid({ result, turn }: Listed): string {
  if (result !== null) return words.result(result);
  return turn === null ? words.net.bothTurns : words.net.turns[turn];
}

const daySaid = (time: number): string =>
  new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(time);

function GameLine({ engine, game }: { engine: Shinpan; game: Listed }) {
  const { cols, rows, rules } = game.conditions;
  return (
    <li class={game.turn === "mine" ? "mine" : ""}>
      <a href={addressOf("play", game.name)}>{words.net.against(game.opponent, game.color)}</a>
      <strong>{standSaid(game)}</strong>
      <span class="quiet">{`${cols} × ${rows} · ${nameOfRules(engine.ruleset(rules))}`}</span>
      <time class="quiet" dateTime={new Date(game.changed).toISOString()}>
        {daySaid(game.changed)}
      </time>
    </li>
  );
}

function Games({ heading, children }: { heading: string; children: readonly ComponentChildren[] }) {
  if (children.length === 0) return null;
  return (
    <section class="panel">
      <h2>{heading}</h2>
      <ul class="net-games">{children}</ul>
    </section>
  );
}

/** What one is called; another name is typed in its place. */
export function NameField({ line }: { line: Connection }) {
  const you = useSignal(line.you);
  const [fault, setFault] = useState("");
  const [typed, setTyped] = useState<string | null>(null);
  const rename = async (name: string): Promise<void> => {
    const answer = await line.rename(name);
    setFault(answer.t === "no" ? words.net.badName : "");
    if (answer.t === "done") setTyped(null);
  };
  if (!you) return null;
  return (
    <form
      class="field name-field"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== null) void rename(typed.trim());
      }}
    >
      <label>
        {words.net.name}{" "}
        <input
          type="text"
          name="name"
          maxLength={30}
          autoComplete="nickname"
          value={typed ?? you.name}
          aria-describedby="name-fault"
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={typed === null || typed.trim() === you.name}>
        {words.net.rename}
      </button>
      <p id="name-fault" class="fault" role="status">
        {fault}
      </p>
    </form>
  );
}

/** Those of whom the reader wants to hear no more. */
function Blocked({ line }: { line: Connection }) {
  const blocked = useSignal(line.blocked);
  useEffect(() => void line.ask({ t: "blocks" }), []);
  if (!blocked || blocked.length === 0) return null;
  return (
    <section class="panel">
      <h2>{words.net.blocked}</h2>
      <p class="quiet">{words.net.blockNote}</p>
      <div class="buttons">
        {blocked.map(({ id, name }) => (
          <button
            type="button"
            key={id}
            onClick={() => void line.ask({ t: "unblock", person: id })}
          >
            {words.net.unblock(name)}
          </button>
        ))}
      </div>
    </section>
  );
}

/** The reader goes, and begins anew as nobody. */
function DeleteMe({ line }: { line: Connection }) {
  const [hasFailed, setFailed] = useState(false);
  const go = async (): Promise<void> => {
    line.end(); // the server closes it, and the page would begin as somebody new
    const isDone = await deleteMe();
    setFailed(!isDone);
    if (!isDone) return line.begin();
    location.hash = "";
    location.reload();
  };
  return (
    <details class="panel">
      <summary>{words.net.deleteMe}</summary>
      <p>{words.net.deleteNote}</p>
      <div class="buttons">
        <button type="button" onClick={() => void go()}>
          {words.net.deleteNow}
        </button>
      </div>
      {hasFailed && <p role="alert">{words.net.deleteFailed}</p>}
    </details>
  );
}

export function MyGames({ engine, line }: { engine: Shinpan; line: Connection }) {
  const games = useGames(line);
  if (!games) return <p role="status">{words.net.looking}</p>;
  const lines = (over: boolean) =>
    games
      .filter(({ result }) => (result !== null) === over)
      .map((game) => <GameLine key={game.name} engine={engine} game={game} />);
  return (
    <>
      <NameField line={line} />
      {games.length === 0 && <p>{words.net.noGames}</p>}
      <Games heading={words.net.running}>{lines(false)}</Games>
      <Games heading={words.net.finished}>{lines(true)}</Games>
      <Blocked line={line} />
      <DeleteMe line={line} />
    </>
  );
}
