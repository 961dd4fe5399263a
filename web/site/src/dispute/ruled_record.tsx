// The record of a ruling: the position that it comes to, and the way to look at all of it.

import { useEffect, useMemo, useState } from "preact/hooks";
import type { Settings as BoardSettings } from "shinpan-board";
import { linkTo } from "../browser/permalink.ts";
import { ShinpanError, type Shinpan } from "../engine/engine.ts";
import { BoardOf, stonesOf } from "../parts/board_view.tsx";
import { words } from "../words/index.ts";

interface Props {
  readonly engine: Shinpan;
  readonly settings: Partial<BoardSettings>;
  /** SGF. */
  readonly text: string;
  /** The rules of the event. */
  readonly rules: string;
}

/** What stands at the end of the record; null where it cannot be read. */
function boardIn(engine: Shinpan, text: string, rules: string) {
  try {
    const collection = engine.readSgf(text);
    const record = collection.record();
    const { game } = record.game({ rules });
    const [cols, rows] = game.size;
    const view = { size: { cols, rows }, stones: stonesOf(game.board()) };
    for (const owned of [game, record, collection]) owned.free();
    return view;
  } catch (fault) {
    if (fault instanceof ShinpanError) return null;
    throw fault;
  }
}

export default function RuledRecord({ engine, settings, text, rules }: Props) {
  const view = useMemo(() => boardIn(engine, text, rules), [text, rules]);
  const [link, setLink] = useState("");
  useEffect(() => {
    let wanted = true;
    void Promise.resolve(linkTo("record", text, 0)).then((to) => wanted && setLink(to));
    return () => {
      wanted = false;
    };
  }, [text]);
  return (
    <div class="ruled-record">
      {view && (
        <div class="thumbnail" inert aria-hidden="true">
          <BoardOf view={view} settings={{ ...settings, coordinates: "none", fit: "both" }} />
        </div>
      )}
      {link && (
        <a href={link} target="_blank" rel="noopener">
          {words.dispute.lookAtRecord}
        </a>
      )}
    </div>
  );
}
