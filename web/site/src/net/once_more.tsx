// After a game: another one against the same player, which one offers and the other agrees to.

import { useEffect, useState } from "preact/hooks";
import { words } from "../words/index.ts";
import type { Connection } from "./connection.ts";
import type { NetGame } from "./line.ts";
import { nameOf } from "./person.ts";

interface Props {
  readonly line: Connection;
  readonly game: NetGame;
  readonly onPlay: (game: string) => void;
}

/** `isOver`: so says the table. */
export function OnceMore({ line, game, onPlay }: Props) {
  const { rematch, you, seats } = game;
  const [isMine, setMine] = useState(false);
  const next = rematch?.next;
  const offers = rematch?.by !== undefined && next === undefined;
  const waits = isMine || (offers && rematch.by === you);
  useEffect(() => {
    if (next !== undefined && waits) onPlay(next); // whoever waits for it is taken there
  }, [next]);
  if (you === null) return null;
  const opponent = nameOf(seats[you === "B" ? 1 : 0]);
  const ask = async (): Promise<void> => {
    const answer = await line.ask({ t: "rematch", g: game.name });
    if (answer.t === "no") return;
    if (answer.g !== undefined) onPlay(answer.g);
    else setMine(true);
  };
  return (
    <section class="panel offered" role="group" aria-label={words.net.again}>
      <p role="status">
        {waits && words.net.againOffered}
        {!waits && offers && words.net.againWanted(opponent)}
      </p>
      {!waits && (
        <div class="buttons">
          <button type="button" class="main" onClick={() => void ask()}>
            {next === undefined ? (offers ? words.net.accept : words.net.again) : words.net.toNext}
          </button>
        </div>
      )}
    </section>
  );
}
