// A screen's heading, by which the document is called too: in its tab and its window, and by screen readers.
// A screen begins with it: who goes on to one finds its top.

import type { ComponentProps } from "preact";
import { useEffect } from "preact/hooks";
import { afterFrame } from "../browser/after_frame.ts";
import { goesOn } from "../browser/way.ts";
import { words } from "../words/first.ts";

interface Props extends ComponentProps<"h1"> {
  readonly children: string;
  /** What the document is called where its heading tells less. */
  readonly called?: string;
}

export function Heading({ called, ...heading }: Props) {
  const name = called ?? heading.children;
  useEffect(
    () =>
      afterFrame(() => {
        document.title = `${name} – ${words.title}`;
      }),
    [name],
  );
  useEffect(() => {
    if (goesOn()) scrollTo(0, 0);
  }, []);
  return <h1 {...heading} />;
}
