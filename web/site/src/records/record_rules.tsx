// The rules by which a record is judged, and what had to be mended when it was read.

import { useMemo } from "preact/hooks";
import { reread, type Entry } from "./collection.ts";
import { rulesCalled, type Facts, type Shinpan } from "../engine/engine.ts";
import type { Mistake } from "../model/mistakes.ts";
import { encodings } from "./opened_file.ts";
import { nameOfRules } from "../parts/rule_words.ts";
import { words } from "../words/index.ts";

/** The rules that judge: those chosen, else the record's own where they are known, else the usual ones. */
export function rulesFor(
  engine: Shinpan,
  facts: Facts,
  chosen: string | null,
): { id: string; own: string | null } {
  const own = rulesCalled(engine, facts.rules_word);
  return { id: chosen ?? own ?? engine.ruleset("japanese").id, own };
}

export function RulesChoice({
  engine,
  facts,
  id,
  own,
  onChoose,
}: {
  engine: Shinpan;
  facts: Facts;
  id: string;
  own: string | null;
  onChoose: (rules: string) => void;
}) {
  const all = useMemo(() => engine.rulesets(), []);
  const text = words.records;
  const name = nameOfRules(engine.ruleset(id));
  return (
    <>
      <label class="field">
        {text.judged}
        <select name="judged" value={id} onChange={(event) => onChoose(event.currentTarget.value)}>
          {all.map((rules) => (
            <option value={rules.id}>
              {rules.id === own ? text.ownRules(nameOfRules(rules)) : nameOfRules(rules)}
            </option>
          ))}
        </select>
      </label>
      {own === null && (
        <p class="quiet">
          {facts.rules_word === null
            ? text.noRules(name)
            : text.unknownRules(facts.rules_word, name)}
        </p>
      )}
    </>
  );
}

/** What was repaired in the file, and what else of the line that is looked at. */
export function Warnings({ facts, repairs }: { facts: Facts; repairs: readonly Mistake[] }) {
  const others = facts.warnings.filter(({ what }) =>
    repairs.every((repair) => repair.what !== what),
  );
  const all = [...repairs, ...others];
  if (all.length === 0) return null;
  return (
    <details open class="panel">
      <summary>{words.records.warnings(all.length)}</summary>
      <p>{words.records.repaired}</p>
      <ul class="repairs">
        {all.map(({ line, column, what, remark }) => (
          <li>{words.records.warning(line, column, words.told.fault(what, remark))}</li>
        ))}
      </ul>
    </details>
  );
}

/** The encoding that a file's letters were read in, where that was guessed, to be chosen anew. */
export function EncodingChoice({ engine, entry }: { engine: Shinpan; entry: Entry }) {
  if (!entry.raw) return null;
  const { encoding } = entry.raw;
  const all = encodings.some((each) => each === encoding) ? encodings : [encoding, ...encodings];
  return (
    <>
      <label class="field">
        {words.shelf.encoding}
        <select
          name="encoding"
          value={encoding}
          onChange={(event) => reread(engine, entry, event.currentTarget.value)}
        >
          {all.map((each) => (
            <option value={each}>{each}</option>
          ))}
        </select>
      </label>
      <p class="quiet">{words.shelf.encodingHelp}</p>
    </>
  );
}
