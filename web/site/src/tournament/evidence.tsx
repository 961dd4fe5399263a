// What a ruling rests on, as its readers are told.

import type { Settings as BoardSettings } from "shinpan-board";
import type { EvidenceLine } from "../dispute/evidence.ts";
import { lineSaid } from "../dispute/found_said.ts";
import type { Shinpan } from "../engine/engine.ts";
import { useNaming, type Naming } from "../parts/point_names.ts";
import type { View } from "./view.ts";

/** What points of the event's boards are called. */
export const useNamingIn = (
  { columns: cols, rows }: View,
  settings: Partial<BoardSettings>,
): Naming => useNaming({ cols, rows }, settings);

interface Props {
  readonly engine: Shinpan;
  readonly settings: Partial<BoardSettings>;
  readonly view: View;
  readonly lines: readonly EvidenceLine[];
}

export function Evidence({ engine, settings, view, lines }: Props) {
  const named = useNamingIn(view, settings);
  if (lines.length === 0) return null;
  return (
    <pre class="evidence-lines">
      {lines.map((line) => lineSaid(engine, line, named)).join("\n")}
    </pre>
  );
}
