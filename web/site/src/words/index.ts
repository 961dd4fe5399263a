// All words of the language that the site speaks, for the screens that come after the first page. As on that
// page: read `words` where a text is made, and keep none of it.

import { english, type Words } from "./en/index.ts";
import { inLanguageSpoken } from "./first.ts";

export const words = /* @__PURE__ */ inLanguageSpoken<Words>(english);

export type { Words } from "./en/index.ts";
