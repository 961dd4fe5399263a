// What stands where an address names a page that is not there.

import { Heading } from "../heading.tsx";
import { words } from "../words/index.ts";

/** `list`: the screen that has those that are there; `name`: what it is called. */
export function Missing({ list, name }: { readonly list: string; readonly name: string }) {
  return (
    <div class="page">
      <Heading tabIndex={-1}>{words.pages.missing}</Heading>
      <p><a href={`#${list}`}>{name}</a></p>
    </div>
  );
}
