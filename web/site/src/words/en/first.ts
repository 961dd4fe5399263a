// The English texts that the first page needs.

import { clock } from "./clock.ts";
import { fresh } from "./fresh.ts";
import { home, levels } from "./home.ts";
import { names } from "./names.ts";
import { rulesets } from "./rulesets.ts";
import { site } from "./site.ts";
import type { Said } from "../shape.ts";

export const english = { ...site, clock, fresh, home, levels, names, rulesets };

export type FirstWords = Said<typeof english>;
