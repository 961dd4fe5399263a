// What the players say to each other beside the board. A line of the other one can be reported to the
// referee.

import { useState } from "preact/hooks";
import { words } from "../words/index.ts";
import type { Connection } from "./connection.ts";
import type { NetGame } from "./line.ts";
import type { ChatLine } from "./messages.ts";
import { nameOf } from "./person.ts";

const mostCharacters = 300;

interface Props {
  readonly line: Connection;
  readonly game: NetGame;
}

function Said({ line, game, said }: Props & { said: ChatLine }) {
  const [reported, setReported] = useState(false);
  const seat = game.seats.findIndex(({ id }) => id === said.by);
  const speaker = game.seats[seat];
  const isTheirs = game.you !== null && game.you !== (seat === 0 ? "B" : "W");
  const report = async (): Promise<void> => {
    const answer = await line.ask({ t: "report", g: game.name, line: said.n });
    if (answer.t === "done") setReported(true);
  };
  return (
    <li>
      <strong>{speaker && nameOf(speaker)}</strong> <span>{said.text}</span>{" "}
      {isTheirs && !reported && (
        <button
          type="button"
          class="report"
          aria-label={words.net.reportLine(said.text)}
          onClick={() => void report()}
        >
          {words.net.report}
        </button>
      )}
      {reported && (
        <span role="status" class="quiet">
          {words.net.reported}
        </span>
      )}
    </li>
  );
}

function Saying({ line, game }: Props) {
  const [text, setText] = useState("");
  const [fault, setFault] = useState("");
  const say = async (): Promise<void> => {
    const answer = await line.ask({ t: "chat", g: game.name, text: text.trim() });
    if (answer.t === "done") setText("");
    setFault(
      answer.t === "done" ? "" : answer.code === "too_fast" ? words.net.tooFast : words.net.badLine,
    );
  };
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "") void say();
      }}
    >
      <label>
        {words.net.message}{" "}
        <input
          type="text"
          name="chat"
          maxLength={mostCharacters}
          autoComplete="off"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit">{words.net.send}</button>
      <p class="fault" role="status">
        {fault}
      </p>
    </form>
  );
}

export function ChatPanel({ line, game }: Props) {
  if (game.you === null && game.chat.length === 0) return null;
  return (
    <section class="panel chat" aria-labelledby="chat-heading">
      <h2 id="chat-heading">{words.net.chat}</h2>
      <div role="log" aria-labelledby="chat-heading" tabIndex={0}>
        <ol>
          {game.chat.map((said) => (
            <Said key={said.n} line={line} game={game} said={said} />
          ))}
        </ol>
      </div>
      {game.you !== null && <Saying line={line} game={game} />}
    </section>
  );
}
