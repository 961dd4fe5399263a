// Who has a table that stays theirs: a row each, with the player chosen from those of the event.

import { words } from "../words/index.ts";
import { Choice, TextField } from "./fields.tsx";
import { isTable, tablesOf, textOfTables, type FixedTable } from "./fixed_tables_draft.ts";
import { fullName } from "./said.ts";
import type { Player } from "./view.ts";

interface Props {
  readonly label: string;
  readonly players: readonly Player[];
  /** "12 = 3", a line each. */
  readonly value: string;
  readonly onInput: (value: string) => void;
}

export function FixedTables({ label, players, value, onInput }: Props) {
  const text = words.tournament;
  const rows = tablesOf(value);
  const taken = new Set(rows.map(({ player }) => player));
  const free = players.filter(({ number }) => !taken.has(number));
  const change = (changed: readonly FixedTable[]): void => onInput(textOfTables(changed));
  const put = (at: number, part: Partial<FixedTable>): void =>
    change(rows.map((row, i) => (i === at ? { ...row, ...part } : row)));
  const nameOf = (number: number): string => {
    const player = players[number - 1];
    return player ? `${fullName(player)} ${player.rank}` : String(number);
  };
  return (
    <fieldset class="listed">
      <legend>{label}</legend>
      <ul class="plain">
        {rows.map(({ player, table }, at) => (
          <li key={player} class="row">
            <Choice
              label={text.playerHead}
              name={`fixed-player-${at + 1}`}
              value={player}
              choices={[player, ...free.map(({ number }) => number)].map(
                (number) => [number, nameOf(number)] as const,
              )}
              onChange={(chosen) => put(at, { player: chosen })}
            />
            <TextField
              label={text.table}
              name={`fixed-table-${at + 1}`}
              wide={4}
              value={table}
              isWrong={!isTable(table)}
              onInput={(typed) => put(at, { table: typed })}
            />
            <button type="button" onClick={() => change(rows.filter((_, i) => i !== at))}>
              {text.remove}
              <span class="unseen">{`: ${nameOf(player)}`}</span>
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        name="add-fixed-table"
        disabled={free.length === 0}
        onClick={() => change([...rows, { player: free[0]!.number, table: "" }])}
      >
        {text.addFixedTable}
      </button>
    </fieldset>
  );
}
