// All words of the language that the site speaks, for the screens that come after the first page. As on that
// page: read `words` where a text is made, and keep none of it.

import { english, type Words } from "./en/index.ts";
import { onSpeak, whole } from "./first.ts";

export let words: Words = whole ?? english;
onSpeak((now) => {
  words = now ?? english;
});

export type { Words } from "./en/index.ts";
