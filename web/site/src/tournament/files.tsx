// Files of other programs: the event saved as one, and players and results taken from one.

import { useState } from "preact/hooks";
import { saved } from "../browser/saving.ts";
import { ChooseFile } from "../parts/choose_file.tsx";
import { words } from "../words/index.ts";
import { toldOf, type Desk } from "./desk.ts";
import { acceptedTables, openedFile } from "./opened_file.ts";
import type { FileWarning, SavedFile } from "./view.ts";

interface FilesProps {
  readonly desk: Desk;
}

/** By the desk's words, with the ends of the files' names. */
const ends = {
  json: ".json",
  opengotha: ".xml",
  h9: ".h9",
  tou: ".tou",
  aga: ".txt",
  players: ".players.csv",
  results: ".results.csv",
} as const;
type Format = keyof typeof ends;

export const Warnings = ({ warnings }: { readonly warnings: readonly FileWarning[] }) => (
  <ul class="file-warnings">
    {warnings.map((warning, at) => (
      <li key={at}>{toldOf(warning)}</li>
    ))}
  </ul>
);

function Saving({ desk }: FilesProps) {
  const text = words.tournament;
  const [done, setDone] = useState<{ format: Format; file: SavedFile } | null>(null);
  const save = async (format: Format): Promise<void> => {
    const file = await desk.ask<SavedFile>({ ask: "file", format });
    if (!file) return;
    saved(new Blob([file.text]), `${desk.id}${ends[format]}`);
    setDone({ format, file });
  };
  return (
    <section class="panel" aria-labelledby="saving-heading">
      <h2 id="saving-heading">{text.saveAs}</h2>
      <ul class="plain formats">
        {(Object.keys(ends) as Format[]).map((format) => (
          <li key={format}>
            <button type="button" name={`save-${format}`} onClick={() => void save(format)}>
              {text.formats[format]}
            </button>
          </li>
        ))}
      </ul>
      {done && (
        <div role="status">
          <p>{text.savedAs(`${desk.id}${ends[done.format]}`, done.file.warnings.length)}</p>
          <Warnings warnings={done.file.warnings} />
        </div>
      )}
    </section>
  );
}

type Part = "players" | "results";

function Taking({ desk, part }: FilesProps & { readonly part: Part }) {
  const text = words.tournament;
  const [said, setSaid] = useState("");
  const [warnings, setWarnings] = useState<readonly FileWarning[]>([]);
  const take = async (chosen: File): Promise<void> => {
    setWarnings([]);
    const file = await openedFile(chosen);
    if (!file) return setSaid(text.tooLarge);
    const taken = await desk.take({ take: part, file });
    setSaid(taken ? text.taken[part](taken.count, chosen.name) : "");
    setWarnings(taken?.warnings ?? []);
  };
  return (
    <section class="panel" aria-labelledby={`${part}-heading`}>
      <h2 id={`${part}-heading`}>{text.takeFrom[part]}</h2>
      <p class="quiet">{text.takeNotes[part]}</p>
      <ChooseFile
        label={text.chooseFile}
        name={`take-${part}`}
        accept={acceptedTables}
        isOne
        onFiles={([file]) => file && void take(file)}
      />
      <p role="status">{said}</p>
      <Warnings warnings={warnings} />
    </section>
  );
}

export function FilesTab({ desk }: FilesProps) {
  return (
    <>
      <Saving desk={desk} />
      {desk.mayChange && <Taking desk={desk} part="players" />}
      {desk.mayChange && <Taking desk={desk} part="results" />}
    </>
  );
}
