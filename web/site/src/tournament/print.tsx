// What goes on paper: pairings by table and by name, slips to be signed, the wall list, who has met whom.

import { useLasting } from "../browser/lasting.ts";
import { words } from "../words/index.ts";
import type { Desk } from "./desk.ts";
import { Choice } from "./fields.tsx";
import { PairingsByName, PairingsByTable } from "./pairings.tsx";
import { RoundLinks } from "./round.tsx";
import { fullName, named } from "./said.ts";
import { Meanings, WallList } from "./standings.tsx";
import type { Game, RoundResult, View } from "./view.ts";

interface SheetProps {
  readonly view: View;
}

function Slip({ view, game }: SheetProps & { readonly game: Game }) {
  const text = words.tournament;
  return (
    <li class="slip">
      <h3>
        {view.title}, {text.round(view.round)}, {text.atTable(game.table)}
      </h3>
      <p>
        {text.white}: <strong>{named(view, game.white)}</strong>
      </p>
      <p>
        {text.black}: <strong>{named(view, game.black)}</strong>
      </p>
      <p>
        {game.handicap > 0
          ? text.stones(game.handicap, String(game.komi))
          : text.komi(String(game.komi))}
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

function Slips({ view }: SheetProps) {
  return (
    <ol class="slips plain">
      {view.games.map((game) => (
        <Slip key={game.table} view={view} game={game} />
      ))}
    </ol>
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

const sheets = {
  tables: PairingsByTable,
  names: PairingsByName,
  slips: Slips,
  standings: PrintedStandings,
  crosstable: Crosstable,
} as const;

type SheetName = keyof typeof sheets;

export function PrintTab({ desk }: { readonly desk: Desk }) {
  const text = words.tournament;
  const { view } = desk;
  const [name, setName] = useLasting<SheetName>("tournament sheet", "tables");
  const Sheet = sheets[name];
  const isOfRound = name === "tables" || name === "names" || name === "slips";
  return (
    <>
      <RoundLinks desk={desk} tab="print" />
      <div class="row unprinted">
        <Choice
          label={text.sheet}
          name="sheet"
          value={name}
          choices={(Object.keys(sheets) as SheetName[]).map(
            (one) => [one, text.sheets[one]] as const,
          )}
          onChange={setName}
        />
        <button type="button" class="main" onClick={() => print()}>
          {text.print}
        </button>
      </div>
      <div class="scroll paper" tabIndex={0} role="region" aria-label={text.sheets[name]}>
        <h2>
          {text.sheets[name]},{" "}
          {isOfRound ? text.round(view.round) : text.after(view.standings.after)}
        </h2>
        <Sheet view={view} />
      </div>
    </>
  );
}
