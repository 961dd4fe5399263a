// One event: its tabs, what the desk refused, and what is shown below.

import type { Settings as BoardSettings } from "shinpan-board";
import { addressOf } from "../browser/addresses.ts";
import type { Shinpan } from "../engine/engine.ts";
import { Heading } from "../parts/heading.tsx";
import { words } from "../words/index.ts";
import { ConditionsTab } from "./conditions.tsx";
import { useDesk, type Desk } from "./desk.ts";
import { FilesTab } from "./files.tsx";
import { HistoryTab } from "./history.tsx";
import { PlayersTab } from "./players.tsx";
import { PrintTab } from "./print.tsx";
import { RoundTab } from "./round.tsx";
import { RulingsTab } from "./rulings.tsx";
import { StandingsTab } from "./standings.tsx";
import { Wall } from "./wall.tsx";

const tabs = [
  "players",
  "round",
  "standings",
  "rulings",
  "conditions",
  "history",
  "files",
  "print",
  "wall",
] as const;
export type Tab = (typeof tabs)[number];

export const isTab = (name: string): name is Tab => (tabs as readonly string[]).includes(name);

function Tabs({ id, tab }: { readonly id: string; readonly tab: Tab }) {
  const text = words.tournament;
  return (
    <nav class="tabs" aria-label={text.tabsLabel}>
      {tabs.map((one) => (
        <a
          key={one}
          href={addressOf("tournament", id, one)}
          aria-current={one === tab ? "page" : undefined}
        >
          {text.tabs[one]}
        </a>
      ))}
    </nav>
  );
}

function Content({
  engine,
  settings,
  desk,
  tab,
}: {
  readonly engine: Shinpan;
  readonly settings: Partial<BoardSettings>;
  readonly desk: Desk;
  readonly tab: Tab;
}) {
  switch (tab) {
    case "players":
      return <PlayersTab desk={desk} />;
    case "round":
      return <RoundTab desk={desk} />;
    case "standings":
      return <StandingsTab desk={desk} />;
    case "rulings":
      return <RulingsTab engine={engine} settings={settings} desk={desk} />;
    case "conditions":
      return <ConditionsTab engine={engine} desk={desk} />;
    case "history":
      return <HistoryTab desk={desk} />;
    case "files":
      return <FilesTab desk={desk} />;
    case "print":
      return <PrintTab engine={engine} settings={settings} desk={desk} />;
    case "wall":
      return <Wall desk={desk} />;
  }
}

interface Props {
  readonly engine: Shinpan;
  readonly settings: Partial<BoardSettings>;
  readonly id: string;
  readonly tab: Tab;
  /** The round of the address; 0 where it names none. */
  readonly number: number;
  readonly mayChange: boolean;
}

/** Why the desk refused something, and that it is silent. */
function Notices({
  fault,
  isSilent,
  onUnderstood,
}: {
  readonly fault: string;
  readonly isSilent: boolean;
  readonly onUnderstood: () => void;
}) {
  const text = words.tournament;
  return (
    <div class="tournament-notices">
      {isSilent && (
        <p role="alert" class="panel refusal">
          {text.silent}
        </p>
      )}
      {fault && (
        <div role="alert" class="panel refusal">
          <span>{fault}</span>{" "}
          <button type="button" onClick={onUnderstood}>
            {text.understood}
          </button>
        </div>
      )}
    </div>
  );
}

export function EventPage({ engine, settings, id, tab, number, mayChange }: Props) {
  const text = words.tournament;
  const looked = {
    round: tab === "standings" ? 0 : number,
    after: tab === "standings" && number > 0 ? number : -1,
    history: tab === "history" || tab === "print",
  };
  const { desk, fault, isSilent, forgive } = useDesk(id, looked, mayChange);
  const isShown =
    desk !== null &&
    (!looked.history || desk.view.history !== undefined) &&
    (looked.round === 0 || desk.view.round === Math.min(number, desk.view.round_count));
  return (
    <>
      <Heading>{desk?.view.title || id}</Heading>
      <Tabs id={id} tab={tab} />
      <Notices fault={fault} isSilent={isSilent} onUnderstood={forgive} />
      {isShown ? (
        <Content key={tab} engine={engine} settings={settings} desk={desk} tab={tab} />
      ) : (
        !fault && !isSilent && <p role="status">{text.looking}</p>
      )}
    </>
  );
}
