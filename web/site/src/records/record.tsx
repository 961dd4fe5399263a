// One record: the one that is viewed, or the one that a link in the address holds.

import "../parts/screen.css";
import "../parts/panel.css";
import "./records.css";
import { useEffect, useState } from "preact/hooks";
import { addressOf } from "../browser/addresses.ts";
import { openText, useCollection, useViewed } from "./collection.ts";
import type { Shinpan } from "../engine/engine.ts";
import { Heading } from "../parts/heading.tsx";
import { LinkError, payloadIn, nodeIn, unpacked } from "../browser/permalink.ts";
import { words } from "../words/index.ts";
import { Viewer, type ViewerProps } from "./record_viewer.tsx";

/**
 * Reads the link in the address, if there is one; the address is a plain one again then. Unless it holds one
 * game the list tells of what it holds.
 */
function useLink(engine: Shinpan, onList: () => void): { reading: boolean; fault: string | null } {
  const has = (): boolean => location.hash.startsWith("#record=");
  const [reading, setReading] = useState(has);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    const read = async (): Promise<void> => {
      const payload = payloadIn(location.hash);
      if (payload === null || !has()) return;
      setReading(true);
      setFault(null);
      try {
        const taken = await openText(engine, await unpacked(payload), nodeIn(payload));
        history.replaceState(
          history.state,
          "",
          addressOf(taken === "viewed" ? "record" : "records"),
        );
        if (taken !== "viewed") return onList();
      } catch (error) {
        if (!(error instanceof LinkError)) throw error;
        history.replaceState(history.state, "", addressOf("record"));
        setFault(words.lab.linkFaults[error.fault]);
      }
      setReading(false);
    };
    const changed = (): void => void read();
    changed();
    addEventListener("hashchange", changed);
    return () => removeEventListener("hashchange", changed);
  }, []);
  return { reading, fault };
}

export function RecordScreen(props: ViewerProps) {
  const collection = useCollection();
  const entry = useViewed(collection);
  const { reading, fault } = useLink(props.engine, props.onList);
  if (!collection || reading) return null;
  const { viewing } = collection;
  if (entry === null) return null;
  if (entry && viewing && fault === null)
    return (
      <Viewer
        key={`${entry.id} ${collection.taken}`}
        {...props}
        entry={entry}
        at={viewing.at}
        parted={collection.parted === entry.id}
      />
    );
  return (
    <div class="page records">
      <Heading>{words.records.heading}</Heading>
      <p role={fault === null ? "status" : "alert"}>{fault ?? words.records.gone}</p>
      <div class="buttons">
        <button type="button" onClick={props.onList}>
          {words.records.back}
        </button>
      </div>
    </div>
  );
}
