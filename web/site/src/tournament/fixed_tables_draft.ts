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
    .filter((line) => line.includes("="))
    .map((line) => {
      const at = line.indexOf("=");
      return { player: Number(line.slice(0, at)), table: line.slice(at + 1).trim() };
    });

export const textOfTables = (tables: readonly FixedTable[]): string =>
  tables.map(({ player, table }) => `${player} = ${table}`).join("\n");
