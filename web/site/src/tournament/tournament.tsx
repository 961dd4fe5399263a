// Tournaments, where the site comes from a program that keeps them: the events of its folder, and each with
// all that a director does, or looks at.

import "../parts/forms.css";
import "../parts/long_table.css";
import "../parts/panel.css";
import "./tournament.css";
import { useEffect, useState } from "preact/hooks";
import type { Settings as BoardSettings } from "shinpan-board";
import type { Shinpan } from "../engine/engine.ts";
import type { Action } from "../model/model.ts";
import { Heading } from "../parts/heading.tsx";
import { Missing } from "../parts/missing.tsx";
import { words } from "../words/index.ts";
import { answerTo, toldOf, type Told } from "./desk.ts";
import { EventPage, isTab } from "./event.tsx";
import { EventsList } from "./events.tsx";

/** What the program says of its events; null before. Where it is silent it is asked again. */
function useEvents(id: string): Told | null {
  const [told, setTold] = useState<Told | null>(null);
  const isSilent = told?.t === "silent";
  useEffect(() => {
    const look = (): void => void answerTo({ ask: "events" }).then(setTold);
    look();
    if (!isSilent) return;
    const timer = setInterval(look, 3000);
    return () => clearInterval(timer);
  }, [id, isSilent]);
  return told;
}

/** No program here keeps tournaments: what to start. */
function HowToStart() {
  const text = words.tournament;
  return (
    <>
      <p>{text.absent}</p>
      <pre>shinpan tournament</pre>
    </>
  );
}

interface Props {
  readonly engine: Shinpan;
  readonly boardSettings: Partial<BoardSettings>;
  readonly path: readonly string[];
  readonly act: (action: Action) => void;
}

export function TournamentScreen({ engine, boardSettings, path, act }: Props) {
  const text = words.tournament;
  const [id = "", tab = "round", number = "0"] = path;
  const told = useEvents(id);
  if (!isTab(tab) || !/^\d{1,3}$/.test(number))
    return <Missing list="tournament" name={text.heading} />;
  if (told?.t === "events" && id !== "")
    return (
      <div class="tournament">
        <EventPage
          key={id}
          {...{ engine, id, tab }}
          settings={boardSettings}
          number={Number(number)}
          mayChange={told.may_change}
        />
      </div>
    );
  return (
    <div class="tournament">
      <Heading>{text.heading}</Heading>
      {told === null && <p role="status">{text.looking}</p>}
      {told?.t === "silent" && <HowToStart />}
      {told?.t === "error" && <p role="alert">{toldOf(told)}</p>}
      {told?.t === "events" && (
        <EventsList
          engine={engine}
          told={told}
          onMade={(made) => act({ do: "go", screen: "tournament", path: [made, "players"] })}
        />
      )}
    </div>
  );
}
