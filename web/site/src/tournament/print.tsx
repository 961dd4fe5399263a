// What goes on paper: pairings by table and by name, slips to be signed, the wall list, who has met whom, and
// the report of the whole event.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Settings as BoardSettings } from "shinpan-board";
import { useLasting } from "../browser/lasting.ts";
import type { Shinpan } from "../engine/engine.ts";
import { points as pointsSaid } from "../words/numbers.ts";
import { words } from "../words/index.ts";
import { answerTo, type Desk, type Told } from "./desk.ts";
import { Evidence } from "./evidence.tsx";
import { Choice } from "./fields.tsx";
import { PairingsByName, PairingsByTable } from "./pairings.tsx";
import { RoundLinks } from "./round.tsx";
import { fullName, named } from "./said.ts";
import { Meanings, WallList } from "./standings.tsx";
import type { Game, HistoryEntry, RoundResult, View } from "./view.ts";

interface PrintProps {
  readonly engine: Shinpan;
  readonly settings: Partial<BoardSettings>;
  readonly desk: Desk;
}

interface SheetProps {
  readonly view: View;
}

function Slip({ view, game }: SheetProps & { readonly game: Game }) {
  const text = words.tournament;
  return (
    <li class="slip">
      <h3>
        {words.board.together([view.title, text.round(view.round), text.atTable(game.table)])}
      </h3>
      <p>
        {text.white}: <strong>{named(view, game.white)}</strong>
      </p>
      <p>
        {text.black}: <strong>{named(view, game.black)}</strong>
      </p>
      <p>
        {game.handicap > 0
          ? text.stones(game.handicap, pointsSaid(2 * game.komi))
          : text.komi(pointsSaid(2 * game.komi))}
      </p>
      <p>
        {text.result}: <span class="blank" />
      </p>
      <p>
        {text.signatures}: <span class="blank" /> <span class="blank" />
      </p>
    </li>
  );
}

const slipsOnPage = 4;

function Slips({ view }: SheetProps) {
  const pages = Array.from({ length: Math.ceil(view.games.length / slipsOnPage) }, (_, at) =>
    view.games.slice(at * slipsOnPage, (at + 1) * slipsOnPage),
  );
  return (
    <>
      {pages.map((games, at) => (
        <ol key={at} class="slip-page">
          {games.map((game) => (
            <Slip key={game.table} view={view} game={game} />
          ))}
        </ol>
      ))}
    </>
  );
}

const mark = ({ points }: RoundResult): string =>
  points === undefined ? "?" : points === 0.5 ? "½" : String(points);

function Crosstable({ view }: SheetProps) {
  const { rows } = view.standings;
  const met = (one: (typeof rows)[number], other: number): string =>
    one.results
      .filter(({ opponent }) => opponent === other)
      .map(mark)
      .join(" ");
  return (
    <table class="crosstable">
      <thead>
        <tr>
          <td />
          <td />
          {rows.map(({ player }, at) => (
            <th scope="col" key={player}>
              {at + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.player}>
            <td class="number">{at + 1}</td>
            <th scope="row">{fullName(view.players[row.player - 1]!)}</th>
            {rows.map(({ player }) => (
              <td key={player}>{player === row.player ? "■" : met(row, player)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PrintedStandings({ view }: SheetProps) {
  return (
    <>
      <WallList view={view} />
      <p>{words.tournament.legend}</p>
      <Meanings standings={view.standings} />
    </>
  );
}

/** All rounds that are paired; null until they have come. */
function useRounds({ id, view }: Desk): readonly View[] | null {
  const [rounds, setRounds] = useState<readonly View[] | null>(null);
  const paired = view.rounds.filter(({ games }) => games > 0).map(({ round }) => round);
  useEffect(() => {
    const ask = (round: number): Promise<Told> => answerTo({ event: id, ask: "view", round });
    void Promise.all(paired.map(ask)).then((answers) =>
      setRounds(answers.filter((answer) => answer.t === "view")),
    );
  }, [id, view.entries]);
  return rounds;
}

/** Everything, for the archive and for questions after the event. */
function Report({ engine, settings, desk }: PrintProps) {
  const text = words.tournament;
  const { view } = desk;
  const { history = [] } = view;
  const rounds = useRounds(desk);
  if (!rounds) return <p role="status">{text.looking}</p>;
  return (
    <div class="report">
      <section>
        <h3>{text.after(view.standings.after)}</h3>
        <PrintedStandings view={view} />
      </section>
      <section>
        <h3>{text.sheets.crosstable}</h3>
        <Crosstable view={view} />
      </section>
      {rounds.map((one) => (
        <section key={one.round}>
          <h3>{text.gamesOf(one.round)}</h3>
          <PairingsByTable view={one} />
        </section>
      ))}
      {view.rulings.length > 0 && (
        <section>
          <h3>{text.tabs.rulings}</h3>
          <EntriesSaid
            entries={history.filter(({ deed }) => deed === "ruled")}
            below={({ number }) => {
              const ruling = view.rulings.find(({ entry }) => entry === number);
              return <Evidence {...{ engine, settings, view }} lines={ruling?.evidence ?? []} />;
            }}
          />
        </section>
      )}
      <section>
        <h3>{text.tabs.history}</h3>
        <EntriesSaid entries={history} />
      </section>
    </div>
  );
}

interface EntriesProps {
  readonly entries: readonly HistoryEntry[];
  readonly below?: (entry: HistoryEntry) => ComponentChildren;
}

function EntriesSaid({ entries, below }: EntriesProps) {
  const text = words.tournament;
  return (
    <ul class="plain">
      {entries.map((entry) => (
        <li key={entry.number} class={entry.undone ? "undone" : ""}>
          {entry.number} · {text.told(entry.words, entry.remark)}
          {below?.(entry)}
        </li>
      ))}
    </ul>
  );
}

const sheets = {
  tables: PairingsByTable,
  names: PairingsByName,
  slips: Slips,
  standings: PrintedStandings,
  crosstable: Crosstable,
} as const;

const sheetNames = ["tables", "names", "slips", "standings", "crosstable", "report"] as const;
type SheetName = (typeof sheetNames)[number];

function Sheet({ name, ...props }: PrintProps & { readonly name: SheetName }) {
  if (name === "report") return <Report {...props} />;
  const Chosen = sheets[name];
  return <Chosen view={props.desk.view} />;
}

export function PrintTab(props: PrintProps) {
  const { desk } = props;
  const text = words.tournament;
  const { view } = desk;
  const [name, setName] = useLasting<SheetName>("tournament sheet", "tables");
  const isOfRound = name === "tables" || name === "names" || name === "slips";
  return (
    <>
      <RoundLinks desk={desk} tab="print" />
      <div class="row unprinted">
        <Choice
          label={text.sheet}
          name="sheet"
          value={name}
          choices={sheetNames.map((one) => [one, text.sheets[one]] as const)}
          onChange={setName}
        />
        <button type="button" class="main" onClick={() => print()}>
          {text.print}
        </button>
      </div>
      <div class="scroll paper" tabIndex={0} role="region" aria-label={text.sheets[name]}>
        <h2>
          {words.board.together([
            text.sheets[name],
            isOfRound ? text.round(view.round) : text.after(view.standings.after),
          ])}
        </h2>
        <Sheet {...props} name={name} />
      </div>
    </>
  );
}
