// The game on the table is a dispute that an arbiter settles: no other game follows it, and the desk wants to
// know what the referee holds of each group, and which of them the rules decide by precedent.

import { createContext } from "preact";
import type { Precedents } from "../engine/engine.ts";
import type { Group } from "./groups.ts";

export interface Held {
  readonly groups: readonly Group[];
  /** null: not known yet, or the rules have none. */
  readonly precedents: Precedents | null;
}

export interface AtDesk {
  readonly onHeld: (held: Held) => void;
}

/** Null in every other game. */
export const AtDeskContext = createContext<AtDesk | null>(null);
