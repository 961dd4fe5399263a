// Addresses within the site: a screen, and what follows it: "#rules/aga/Rule 6". What stands behind "=" is
// the screen's. The address without a screen is the front page's.

import type { Shinpan } from "../engine/engine.ts";

export interface Place {
  readonly screen: string;
  readonly path: readonly string[];
}

const front = "home";

/** What an address asks for. */
export const placeIn = (hash: string): Place => {
  const [screen = "", ...path] = hash.replace(/^#/, "").split("=")[0]!.split("/");
  return { screen: screen || front, path: path.filter((part) => part !== "").map(unescaped) };
};

/** A part of an address as it is read; as it stands where it cannot be. */
export function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a screen, and of what follows it. */
export const addressOf = (screen: string, ...path: readonly string[]): string =>
  `#${[screen === front ? "" : screen, ...path.map(encodeURIComponent)].join("/")}`;

/** The page of a ruleset, at a clause of it: a variant's is that of the ruleset behind it. */
export function rulesAddress(engine: Shinpan, id: string, clause = ""): string {
  const behind = engine.ruleset(id).variant_of ?? id;
  return clause === "" ? addressOf("rules", behind) : addressOf("rules", behind, clause);
}
