// The player's records: opened, dropped, pasted, played here. A list of them, each a click away; searched,
// sorted, saved and deleted together.

import "../parts/panel.css";
import "../parts/forms.css";
import "./records.css";
import { useEffect, useMemo, useState } from "preact/hooks";
import {
  forgive,
  keepLeft,
  openFiles,
  openText,
  remove,
  restore,
  textsOf,
  useCollection,
  type Collection,
  type Item,
} from "./collection.ts";
import type { Shinpan } from "../engine/engine.ts";
import { dayOf, fileNameOf } from "../model/game_info.ts";
import { Heading } from "../parts/heading.tsx";
import { useLasting } from "../browser/lasting.ts";
import { saidOf } from "../model/mistakes.ts";
import { saved } from "../browser/saving.ts";
import { orders, shownOf, winners, type Order, type Winner, type Wish } from "./shelf_list.ts";
import { words } from "../words/index.ts";
import { ChooseFile } from "../parts/choose_file.tsx";
import { RecordsList, titleOf } from "./records_list.tsx";

interface Props {
  readonly engine: Shinpan;
  readonly onView: () => void;
}

function Opening({ engine, onView }: Props) {
  const [pasted, setPasted] = useState("");
  const text = words.records;
  const chosen = async (files: readonly File[]): Promise<void> => {
    if (await openFiles(engine, files)) onView();
  };
  const take = async (): Promise<void> => {
    const taken = await openText(engine, pasted);
    if (taken !== "faulty") setPasted("");
    if (taken === "viewed") onView();
  };
  return (
    <div class="opening">
      <ChooseFile
        label={text.open}
        name="records"
        describedBy="record-kinds"
        onFiles={(files) => void chosen(files)}
      />
      <p class="quiet" id="record-kinds">
        {text.kinds}
      </p>
      <details class="paste">
        <summary>{text.paste}</summary>
        <textarea
          name="record"
          rows={6}
          spellcheck={false}
          aria-label={text.paste}
          value={pasted}
          onInput={(event) => setPasted(event.currentTarget.value)}
        />
        <button type="button" disabled={pasted.trim() === ""} onClick={() => void take()}>
          {text.take}
        </button>
      </details>
    </div>
  );
}

/** What could not be opened, and what was deleted. */
function Told({ faults, deleted, opening }: Collection) {
  const text = words.records;
  const [first] = deleted;
  return (
    <>
      {faults.length > 0 && (
        <div class="panel refusal" role="alert">
          {faults.map(({ file, why }) => (
            <p>{text.cannotOpen(file, saidOf(why))}</p>
          ))}
          <button type="button" onClick={forgive}>
            {words.close}
          </button>
        </div>
      )}
      <p role="status" class="deleted">
        {opening !== null && words.shelf.opening(opening)}
        {first && opening === null && (
          <>
            {deleted.length === 1
              ? text.deleted(titleOf(first.facts, first.file))
              : words.shelf.deleted(deleted.length)}{" "}
            <button type="button" onClick={() => void restore()}>
              {text.undo}
            </button>
          </>
        )}
      </p>
    </>
  );
}

function Search({ wish, onWish }: { wish: Wish; onWish: (wish: Wish) => void }) {
  const text = words.shelf;
  return (
    <form class="search" role="search" onSubmit={(event) => event.preventDefault()}>
      <label>
        {text.search}
        <input
          type="search"
          name="search"
          value={wish.search}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => onWish({ ...wish, search: event.currentTarget.value })}
        />
      </label>
      <label>
        {text.winner}
        <select
          name="winner"
          value={wish.winner}
          onChange={(event) => onWish({ ...wish, winner: event.currentTarget.value as Winner })}
        >
          {winners.map((each) => (
            <option value={each}>{text.winners[each]}</option>
          ))}
        </select>
      </label>
      <label>
        {text.order}
        <select
          name="order"
          value={wish.order}
          onChange={(event) => onWish({ ...wish, order: event.currentTarget.value as Order })}
        >
          {orders.map((each) => (
            <option value={each}>{text.orders[each]}</option>
          ))}
        </select>
      </label>
    </form>
  );
}

/** What can be done with the records that are chosen. */
function Together({
  shown,
  all,
  chosen,
  onChosen,
}: {
  shown: readonly Item[];
  all: number;
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
}) {
  const text = words.shelf;
  const taken = shown.filter(({ id }) => chosen.has(id));
  const isAll = taken.length > 0 && taken.length === shown.length;
  const save = async (): Promise<void> => {
    const [only] = taken.length === 1 ? taken : [];
    const name = only
      ? fileNameOf(only.facts, only.file)
      : `${dayOf(Date.now())}_${text.fileName(taken.length)}.sgf`;
    saved(await textsOf(taken), name);
  };
  return (
    <div class="buttons together">
      <label class="check">
        <input
          type="checkbox"
          name="all"
          checked={isAll}
          disabled={shown.length === 0}
          ref={(box) => {
            if (box) box.indeterminate = taken.length > 0 && !isAll;
          }}
          onChange={() => onChosen(isAll ? new Set() : new Set(shown.map(({ id }) => id)))}
        />
        {text.all}
      </label>
      <span role="status">{text.count(shown.length, all, taken.length)}</span>
      <button type="button" disabled={taken.length === 0} onClick={() => void save()}>
        {text.saveChosen}
      </button>
      <button
        type="button"
        disabled={taken.length === 0}
        onClick={() => {
          void remove(taken);
          onChosen(new Set());
        }}
      >
        {text.deleteChosen}
      </button>
    </div>
  );
}

const firstWish: Wish = { search: "", winner: "any", order: "changed" };

export function RecordsScreen({ engine, onView }: Props) {
  const collection = useCollection();
  useEffect(() => void keepLeft(engine), []);
  const [wish, setWish] = useLasting("records-wish", firstWish);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const entries = collection?.entries;
  const shown = useMemo(() => shownOf(entries ?? [], wish), [entries, wish]);
  const text = words.records;
  if (!collection || !entries) return null;
  return (
    <div class="page records">
      <Heading>{text.heading}</Heading>
      <p class="quiet">{text.intro}</p>
      <Opening engine={engine} onView={onView} />
      <Told {...collection} />
      {entries.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <>
          <Search wish={wish} onWish={setWish} />
          <Together shown={shown} all={entries.length} chosen={chosen} onChosen={setChosen} />
          {shown.length === 0 ? (
            <p>{words.shelf.nothing}</p>
          ) : (
            <RecordsList
              shown={shown}
              chosen={chosen}
              onChosen={setChosen}
              onDelete={(item) => void remove([item])}
              onView={onView}
            />
          )}
        </>
      )}
    </div>
  );
}
