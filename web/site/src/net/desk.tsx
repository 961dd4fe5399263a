// The referee's desk: the games in which a referee is called. Whoever has the referee's code sits down here.

import { useEffect, useState } from "preact/hooks";
import { addressOf } from "../browser/addresses.ts";
import { useSignal } from "../browser/signal.ts";
import { words } from "../words/index.ts";
import type { Connection } from "./connection.ts";
import type { CalledGame, ReportedLine } from "./messages.ts";
import { nameOf } from "./person.ts";
import { reasonSaid } from "./table_talk.tsx";

interface Props {
  readonly line: Connection;
}

const minute = 60_000;

function CalledRow({ game }: { readonly game: CalledGame }) {
  const text = words.judging;
  const [black, white] = game.seats;
  const minutes = Math.floor((Date.now() - game.at) / minute);
  const by = game.by === "S" ? null : game.by;
  return (
    <li class="panel">
      <p>
        <strong>
          {nameOf(black)} – {nameOf(white)}
        </strong>{" "}
        <span class="quiet">{text.since(minutes)}</span>
      </p>
      <p>{text.called(by, reasonSaid(game))}</p>
      <a href={addressOf("play", game.g)}>{text.open}</a>
    </li>
  );
}

function Queue({ line }: Props) {
  const text = words.judging;
  const calls = useSignal(line.calls);
  useEffect(() => line.desk(), []);
  return (
    <>
      <p>{text.deskNote}</p>
      <div aria-live="polite">
        {calls?.games.length === 0 && <p>{text.noCalls}</p>}
        <ol class="calls">
          {calls?.games.map((game) => (
            <CalledRow key={game.g} game={game} />
          ))}
        </ol>
      </div>
      {calls && calls.reports.length > 0 && <Reports line={line} reports={calls.reports} />}
    </>
  );
}

/** What players said to each other, and the other one has reported. */
function Reports({ line, reports }: Props & { readonly reports: readonly ReportedLine[] }) {
  const text = words.judging;
  const settle = (g: string, n: number): void => void line.ask({ t: "settle", g, line: n });
  return (
    <section aria-labelledby="reports-heading">
      <h2 id="reports-heading">{text.reports}</h2>
      <ol class="calls">
        {reports.map(({ g, seats, line: { n, by, text: said } }) => (
          <li class="panel" key={`${g} ${n}`}>
            <p>
              <strong>{nameOf(seats.find(({ id }) => id === by)!)}</strong>: {said}
            </p>
            <div class="buttons">
              <a href={addressOf("play", g)}>{text.open}</a>
              <button type="button" aria-label={text.settleLine(said)} onClick={() => settle(g, n)}>
                {text.settle}
              </button>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function CodeForm({ line }: Props) {
  const text = words.judging;
  const [code, setCode] = useState("");
  const [fault, setFault] = useState("");
  const enter = async (): Promise<void> => {
    const answer = await line.ask({ t: "take_role", code: code.trim().toLowerCase() });
    if (answer.t === "no") setFault(answer.code === "too_fast" ? text.manyCodes : text.wrongCode);
  };
  return (
    <form
      class="friend"
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <p>{text.notReferee}</p>
      <label>
        {text.code}
        <input
          type="text"
          name="code"
          autocomplete="off"
          maxLength={32}
          value={code}
          onInput={({ currentTarget }) => setCode(currentTarget.value)}
        />
      </label>
      {fault && <p role="alert">{fault}</p>}
      <button type="submit" class="main" disabled={code.trim() === ""}>
        {text.enter}
      </button>
    </form>
  );
}

export function Desk({ line }: Props) {
  const judges = useSignal(line.judges);
  return judges ? <Queue line={line} /> : <CodeForm line={line} />;
}
