// The place of the graph on a screen: closed, and not fetched, until it is asked for.

import "../parts/panel.css";
import { useState } from "preact/hooks";
import { part } from "../browser/loaded.ts";
import { words } from "../words/index.ts";

type GraphPart = typeof import("./graph_view.tsx");
type Props = Parameters<GraphPart["Graph"]>[0];

export function GraphPanel(props: Props) {
  const [view, setView] = useState<GraphPart | null>(null);
  const toggled = (event: Event): void => {
    if ((event.currentTarget as HTMLDetailsElement).open && !view)
      void part(() => import("./graph_view.tsx")).then(setView);
  };
  return (
    <details class="panel" onToggle={toggled}>
      <summary>{words.graph.heading}</summary>
      {view && <view.Graph {...props} />}
    </details>
  );
}
