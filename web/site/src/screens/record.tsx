// One record: the one that is viewed, or the one that a link in the address holds.

import "./records.css";
import { useEffect, useState } from "preact/hooks";
import { open, useCollection } from "../collection.ts";
import type { Shinpan } from "../engine.ts";
import { Heading } from "../heading.tsx";
import { LinkError, payloadIn, nodeIn, unpacked } from "../permalink.ts";
import { words } from "../words/index.ts";
import { Viewer, type ViewerProps } from "./record_viewer.tsx";

/** Reads the link in the address, if there is one; the address is a plain one again then. */
function useLink(engine: Shinpan): { reading: boolean; fault: string | null } {
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
        if (!(await open(engine, await unpacked(payload), "", nodeIn(payload))))
          setFault(words.lab.unreadable);
      } catch (error) {
        if (!(error instanceof LinkError)) throw error;
        setFault(words.lab.linkFaults[error.fault]);
      }
      history.replaceState(null, "", "#record");
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
  const { reading, fault } = useLink(props.engine);
  if (!collection || reading) return null;
  const { viewing } = collection;
  const entry = viewing && collection.entries.find((one) => one.id === viewing.id);
  if (entry && fault === null) return <Viewer key={entry.id} {...props} entry={entry} at={viewing.at} />;
  const why = collection.faults[collection.faults.length - 1]?.why;
  return (
    <div class="page records">
      <Heading>{words.records.heading}</Heading>
      <p role={fault === null ? "status" : "alert"}>
        {fault === null
          ? words.records.gone
          : fault === words.lab.unreadable && why ? words.lab.linkUnread(why) : fault}
      </p>
      <div class="buttons">
        <button type="button" onClick={props.onList}>{words.records.back}</button>
      </div>
    </div>
  );
}
