// The game on the table is a dispute that an arbiter settles: no other game follows it, and the desk wants to
// know what the referee holds of each group.

import { createContext } from "preact";
import type { Group } from "./groups.ts";

export interface AtDesk {
  readonly onGroups: (groups: readonly Group[]) => void;
}

/** Null in every other game. */
export const AtDeskContext = createContext<AtDesk | null>(null);
