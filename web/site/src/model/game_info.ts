// What a record tells of a game beside its moves: who played, where and when. Pure: SGF's properties of the
// root node, and the name of its file.

import { textOf, valuesOf, type Nodes } from "./record_tree.ts";
import type { SgfNode } from "../engine/engine.ts";

export const infoFields = [
  "black",
  "blackRank",
  "white",
  "whiteRank",
  "event",
  "place",
  "date",
] as const;
export type InfoField = (typeof infoFields)[number];

/** Empty or missing for what nobody has told. */
export type Info = Readonly<Partial<Record<InfoField, string>>>;

const properties: Readonly<Record<InfoField, string>> = {
  black: "PB",
  blackRank: "BR",
  white: "PW",
  whiteRank: "WR",
  event: "EV",
  place: "PC",
  date: "DT",
};

const escaped = (text: string): string => text.replaceAll(/[\\\]]/g, "\\$&");

export const infoOf = (root: SgfNode): Info =>
  Object.fromEntries(
    infoFields.map((field) => [field, textOf(valuesOf(root, properties[field])[0] ?? "")]),
  );

/** A node with these values of properties, by their names; without those whose value is empty. */
export function withValues(node: SgfNode, values: Readonly<Record<string, string>>): SgfNode {
  const others = node.properties.filter(({ name }) => values[name] === undefined);
  const told = Object.entries(values)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => ({ name, values: [escaped(value)] }));
  return { ...node, properties: [...others, ...told] };
}

/** The record with this told of it; what `info` lacks stays. */
export function withInfo(nodes: Nodes, info: Info): Nodes {
  const values = Object.fromEntries(
    infoFields.flatMap((field) =>
      info[field] === undefined ? [] : [[properties[field], info[field]]],
    ),
  );
  return nodes.map((node) => (node.parent === null ? withValues(node, values) : node));
}

/** A day as SGF writes it, by the player's own calendar. */
export const dayOf = (time: number): string => {
  const day = new Date(time);
  const two = (count: number): string => String(count).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
};

interface Named {
  readonly black: string;
  readonly white: string;
  readonly date: string;
  readonly result: string | null;
}

const longestPart = 40;
function clean(text: string): string {
  const plain = text
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{N}\p{M}+.,-]+/gu, " ")
    .trim();
  return [...plain]
    .slice(0, longestPart)
    .join("")
    .trim()
    .replaceAll(" ", "-")
    .replace(/^[.-]+/, "");
}

/** "2026-11-26_Ann-Ben_B+3.5.sgf", of what is known; `otherwise` where nothing is. */
export function fileNameOf({ black, white, date, result }: Named, otherwise: string): string {
  const players = [black, white]
    .map(clean)
    .filter((part) => part !== "")
    .join("-");
  const parts = [clean(date), players, clean(result ?? "")].filter((part) => part !== "");
  return `${parts.join("_") || clean(otherwise) || "game"}.sgf`;
}
