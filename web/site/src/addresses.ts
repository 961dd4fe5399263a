// Addresses within the site: a screen, and what follows it: "#rules/aga/Rule 6". What stands behind "=" is
// the screen's.

import type { Shinpan } from "./engine.ts";

export interface Place {
  readonly screen: string;
  readonly path: readonly string[];
}

/** What an address asks for. */
export const placeIn = (hash: string): Place => {
  const [screen = "", ...path] = hash.replace(/^#/, "").split("=")[0]!.split("/");
  return { screen, path: path.map(unescaped) };
};

function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a screen, and of what follows it. */
export const addressOf = (screen: string, ...path: readonly string[]): string =>
  `#${[screen, ...path.map(encodeURIComponent)].join("/")}`;

/** The page of a ruleset, at a clause of it: a variant's is that of the ruleset behind it. */
export function rulesAddress(engine: Shinpan, id: string, clause = ""): string {
  const behind = engine.ruleset(id).variant_of ?? id;
  return clause === "" ? addressOf("rules", behind) : addressOf("rules", behind, clause);
}
