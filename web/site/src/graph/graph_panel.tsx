// The place of the graph on a screen: closed, and not fetched, until it is asked for.

import "../parts/panel.css";
import { useState } from "preact/hooks";
import { words } from "../words/index.ts";

type GraphPart = typeof import("./graph_view.tsx");
type Props = Parameters<GraphPart["Graph"]>[0];

export function GraphPanel(props: Props) {
  const [part, setPart] = useState<GraphPart | null>(null);
  const toggled = (event: Event): void => {
    if ((event.currentTarget as HTMLDetailsElement).open && !part)
      void import("./graph_view.tsx").then(setPart);
  };
  return (
    <details class="panel" onToggle={toggled}>
      <summary>{words.graph.heading}</summary>
      {part && <part.Graph {...props} />}
    </details>
  );
}
