// The player's records: opened, dropped, pasted, played here. A list of them, each a click away.

import "./forms.css";
import "./records.css";
import { useEffect, useState } from "preact/hooks";
import {
  forgive, keepLeft, mostGames, openFiles, openText, remove, restore, useCollection, view, type Entry,
} from "../collection.ts";
import type { Shinpan } from "../engine.ts";
import { Heading } from "../heading.tsx";
import { saidOf } from "../mistakes.ts";
import { words } from "../words/index.ts";
import { ChooseFile } from "./choose_file.tsx";

interface Props {
  readonly engine: Shinpan;
  readonly onView: () => void;
}

/** What a record is called: its players, or where neither has a name what it or its file is called. */
export function titleOf({ black, white, name }: Entry["facts"], file: string): string {
  const players = `${black || words.player("B")} – ${white || words.player("W")}`;
  return black === "" && white === "" ? name || file || players : players;
}

function Row({ entry, onView }: { entry: Entry; onView: () => void }) {
  const text = words.records;
  const { facts } = entry;
  const title = titleOf(facts, entry.file);
  return (
    <tr>
      <th scope="row">
        <button type="button" class="link" onClick={() => { view({ id: entry.id, at: 0 }); onView(); }}>
          {title}
        </button>
        <span class="quiet">
          {[facts.name === title ? "" : facts.name, facts.date].filter((part) => part !== "").join(" · ")}
        </span>
      </th>
      <td>{facts.result === null ? "" : words.result(facts.result)}</td>
      <td class="number extent">{facts.size[0]} × {facts.size[1]}</td>
      <td class="number extent">{facts.moves}</td>
      <td><button type="button" aria-label={text.deleteNamed(title)} onClick={() => remove(entry)}>
        {text.delete}
      </button></td>
    </tr>
  );
}

function List({ entries, onView }: { entries: readonly Entry[]; onView: () => void }) {
  const text = words.records;
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={text.heading}>
      <table class="list">
        <thead>
          <tr>
            <th scope="col">{text.players}</th><th scope="col">{text.result}</th>
            <th scope="col" class="number extent">{text.board}</th>
            <th scope="col" class="number extent">{text.moves}</th>
            <th scope="col"><span class="unseen">{text.delete}</span></th>
          </tr>
        </thead>
        <tbody>{entries.map((entry) => <Row key={entry.id} entry={entry} onView={onView} />)}</tbody>
      </table>
    </div>
  );
}

export function RecordsScreen({ engine, onView }: Props) {
  const collection = useCollection();
  useEffect(() => void keepLeft(engine), []);
  const [pasted, setPasted] = useState("");
  const text = words.records;
  if (!collection) return null;
  const { entries, faults, cutShort, deleted } = collection;
  const chosen = async (files: readonly File[]): Promise<void> => {
    if (await openFiles(engine, files)) onView();
  };
  const take = async (): Promise<void> => {
    const taken = await openText(engine, pasted);
    if (taken !== "faulty") setPasted("");
    if (taken === "viewed") onView();
  };
  return (
    <div class="page records">
      <Heading>{text.heading}</Heading>
      <p class="quiet">{text.intro}</p>
      <div class="opening">
        <ChooseFile label={text.open} name="records" describedBy="record-kinds"
          onFiles={(files) => void chosen(files)} />
        <p class="quiet" id="record-kinds">{text.kinds}</p>
        <details class="paste">
          <summary>{text.paste}</summary>
          <textarea name="record" rows={6} spellcheck={false} aria-label={text.paste} value={pasted}
            onInput={(event) => setPasted(event.currentTarget.value)} />
          <button type="button" disabled={pasted.trim() === ""} onClick={() => void take()}>
            {text.take}
          </button>
        </details>
      </div>
      {faults.length + cutShort.length > 0 && (
        <div class="panel refusal" role="alert">
          {faults.map(({ file, why }) => <p>{text.cannotOpen(file, saidOf(why))}</p>)}
          {cutShort.map(({ file, games }) => <p>{text.cutShort(file, games, mostGames)}</p>)}
          <button type="button" onClick={forgive}>{words.close}</button>
        </div>
      )}
      <p role="status" class="deleted">
        {deleted &&
          <>{text.deleted(titleOf(deleted.facts, deleted.file))} <button type="button" onClick={restore}>
            {text.undo}
          </button></>}
      </p>
      {entries.length === 0 ? <p>{text.none}</p> : (
        <List entries={entries} onView={onView} />
      )}
    </div>
  );
}
