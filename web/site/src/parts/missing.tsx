// What stands where an address names a page that is not there: that it does, and ways on.

import { unescaped } from "../browser/addresses.ts";
import { Heading } from "./heading.tsx";
import { words } from "../words/index.ts";

type Way = readonly [address: string, name: string];

/** `list`: the screen that has those that are there; `name`: what it is called. */
export function Missing({ list, name }: { readonly list?: string; readonly name?: string }) {
  const { nav } = words;
  const ways: readonly Way[] = [
    ...(list !== undefined && name !== undefined ? [[`#${list}`, name] as const] : []),
    ["#", nav.home],
    ["#new", nav.fresh],
    ["#learn", nav.learn],
    ["#rules", nav.rules],
    ["#records", nav.records],
  ];
  return (
    <div class="page">
      <Heading tabIndex={-1}>{words.pages.missing}</Heading>
      <p>{words.pages.missingAt(unescaped(location.hash))}</p>
      <ul>
        {ways
          .filter(([address], i) => ways.findIndex(([other]) => other === address) === i)
          .map(([address, way]) => (
            <li>
              <a href={address}>{way}</a>
            </li>
          ))}
      </ul>
    </div>
  );
}
