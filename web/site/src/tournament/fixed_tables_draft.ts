// Fixed tables while they are typed: "12 = 3", a line each, the player before the table. Pure.

export interface FixedTable {
  readonly player: number;
  /** As it is typed. */
  readonly table: string;
}

export const isTable = (typed: string): boolean => /^[1-9]\d*$/.test(typed.trim());

export const tablesOf = (text: string): readonly FixedTable[] =>
  text
    .split("\n")
    .map((line) => line.split("="))
    .filter((parts) => parts.length === 2)
    .map(([player, table]) => ({ player: Number(player), table: table!.trim() }));

export const textOfTables = (tables: readonly FixedTable[]): string =>
  tables.map(({ player, table }) => `${player} = ${table}`).join("\n");
