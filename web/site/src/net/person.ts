// How a person is called.

import { words } from "../words/index.ts";
import type { Person } from "./messages.ts";

/** Their name; whoever was deleted has none, and is called what they are. */
export const nameOf = ({ name }: Person): string => name || words.net.deleted;
