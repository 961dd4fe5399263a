// The desk that the program keeps, and the event that the page shows of it: a request, an answer, and every
// few seconds a look at what others have entered.

import { useEffect, useRef, useState } from "preact/hooks";
import { askDesk } from "../browser/server.ts";
import { words } from "../words/index.ts";
import type { Answer, DeskRequest, FileWarning, Looked as AnyLooked, Taken, View } from "./view.ts";

/** The desk's answer; silent where nobody answers, or nobody who runs tournaments. */
export type Told = Answer | { readonly t: "silent" };

/** What the desk refused, or says of a file, with the line. */
export function toldOf({ line, what, remark }: FileWarning): string {
  const text = words.tournament;
  const said = text.told(what, remark);
  return line > 0 ? text.atLine(line, said) : said;
}

export async function answerTo(request: DeskRequest): Promise<Told> {
  return ((await askDesk(request)) as Answer | null) ?? { t: "silent" };
}

/** Whose games are shown, after which round places are told, and whether all entries are. */
export type Looked = Required<Pick<AnyLooked, "round" | "after" | "history">>;

export interface Desk {
  readonly id: string;
  readonly view: View;
  readonly mayChange: boolean;
  /** Enters something. Whether the desk took it; if not, why is shown. */
  readonly send: (request: DeskRequest) => Promise<boolean>;
  /** Asks for something else; null where the desk refused it. */
  readonly ask: <Asked extends Answer>(request: DeskRequest) => Promise<Asked | null>;
  /** Enters what is in a file; null where the desk refused it. */
  readonly take: (request: DeskRequest) => Promise<Taken | null>;
}

export interface Shown {
  /** Null until it has come. */
  readonly desk: Desk | null;
  /** Why the desk refused what was entered last; empty where it did not. */
  readonly fault: string;
  readonly isSilent: boolean;
  readonly forgive: () => void;
}

const pause = 4000; // milliseconds

/** What came last of the requests that were answered by a view. */
function useLatest(id: string, looked: Looked) {
  const [view, setView] = useState<View | null>(null);
  const [isSilent, setSilent] = useState(false);
  const asked = useRef(0);
  const shown = useRef(0);
  const had = useRef({ version: "", wish: "" });
  const wish = JSON.stringify(looked);
  const talk = async (request: DeskRequest): Promise<Told> => {
    const turn = ++asked.current;
    const answer = await answerTo({ event: id, ...looked, ...request });
    setSilent(answer.t === "silent");
    if (answer.t === "view" && turn > shown.current) {
      shown.current = turn;
      had.current = { version: answer.version, wish };
      setView(answer);
    }
    return answer;
  };
  const look = (): Promise<Told> => {
    const { version, wish: before } = had.current;
    return talk({ ask: "view", ...(before === wish && { have: version }) });
  };
  return { view, isSilent, talk, look };
}

export function useDesk(id: string, looked: Looked, mayChange: boolean): Shown {
  const { view, isSilent, talk, look } = useLatest(id, looked);
  const [fault, setFault] = useState("");
  const sending = useRef(0);
  const told = (answer: Told): Told => {
    setFault(answer.t === "error" ? toldOf(answer) : "");
    return answer;
  };
  const send = async (request: DeskRequest): Promise<boolean> => {
    ++sending.current;
    const answer = told(await talk(request));
    --sending.current;
    return answer.t === "view";
  };
  const ask = async <Asked extends Answer>(request: DeskRequest): Promise<Asked | null> => {
    const answer = told(await talk(request));
    return answer.t === "error" || answer.t === "silent" ? null : (answer as Asked);
  };
  const take = async (request: DeskRequest): Promise<Taken | null> => {
    const taken = await ask<Taken>(request);
    if (taken) await talk({ ask: "view" });
    return taken;
  };
  useEffect(() => {
    const again = async (): Promise<void> => {
      if (sending.current > 0 || document.hidden) return;
      const answer = await look();
      if (answer.t === "error") setFault(toldOf(answer));
    };
    void again();
    const timer = setInterval(() => void again(), pause);
    return () => clearInterval(timer);
  }, [id, looked.round, looked.after, looked.history]);
  const desk = view && { id, view, mayChange, send, ask, take };
  return { desk, fault, isSilent, forgive: () => setFault("") };
}
