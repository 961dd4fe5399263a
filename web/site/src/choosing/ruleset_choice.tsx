// Which ruleset: a card for each customary one, all others in a list, and what differs from the first card's.

import { useMemo } from "preact/hooks";
import { rulesAddress } from "../browser/addresses.ts";
import { ClauseLink } from "../parts/clauses.tsx";
import type { BriefRuleset, Shinpan } from "../engine/engine.ts";
import { differences, nameOfRules, particularsOf, sentenceOf } from "../parts/rule_words.ts";
import { words } from "../words/first.ts";

interface CardProps {
  readonly engine: Shinpan;
  readonly id: string;
  readonly reference: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function RulesetCard({ engine, id, reference, chosen, onChoose }: CardProps) {
  const rules = useMemo(() => engine.ruleset(id), [id]);
  return (
    <label class={`card ${chosen ? "chosen" : ""}`}>
      <input type="radio" name="rules" value={id} checked={chosen} onChange={onChoose} />
      <span class="card-name">{nameOfRules(rules)}</span>
      <span class="card-text">{words.sentences([sentenceOf(rules), particularsOf(rules)])}</span>
      {id === reference && <span class="card-note">{words.fresh.reference}</span>}
    </label>
  );
}

/** The game that is chosen, as far as komi depends on it. */
interface Given {
  readonly size: { readonly cols: number; readonly rows: number };
  /** Handicap stones. */
  readonly stones: number;
}

function Differences({
  engine,
  id,
  reference,
  size,
  stones,
}: Given & {
  engine: Shinpan;
  id: string;
  reference: string;
}) {
  const [rules, base] = useMemo(
    () => [engine.ruleset(id), engine.ruleset(reference)],
    [id, reference],
  );
  const source = (
    <p class="quiet">
      {words.fresh.from(rules.source)} <a href={rulesAddress(engine, id)}>{words.readRules}</a>
    </p>
  );
  if (id === reference) return source;
  const found = differences(
    rules,
    base,
    ...[id, reference].map((each) =>
      stones === 0 ? undefined : engine.handicap(each, [size.cols, size.rows], stones),
    ),
  );
  return (
    <section class="differences" aria-live="polite">
      <p class="card-name">{nameOfRules(rules)}</p>
      <h3>{words.fresh.differs(nameOfRules(base))}</h3>
      {found.length === 0 && <p>{words.fresh.same}</p>}
      <ul>
        {found.map(({ what, clause }) => (
          <li>
            {what} <ClauseLink engine={engine} rules={id} clause={clause} />
          </li>
        ))}
      </ul>
      {source}
    </section>
  );
}

export function RulesetChoice({
  engine,
  all,
  shown,
  id,
  size,
  stones,
  onChoose,
}: Given & {
  engine: Shinpan;
  all: readonly BriefRuleset[];
  shown: readonly string[];
  id: string;
  onChoose: (id: string) => void;
}) {
  const reference = shown[0]!;
  return (
    <fieldset class="rulesets">
      <legend>{words.fresh.rules}</legend>
      <div class="cards">
        {shown.map((card) => (
          <RulesetCard
            engine={engine}
            id={card}
            reference={reference}
            chosen={card === id}
            onChoose={() => onChoose(card)}
          />
        ))}
      </div>
      <label class="more">
        {words.fresh.moreRules}
        <select
          name="all-rules"
          value={id}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          {shown.map((card) => (
            <option value={card}>{nameOfRules(engine.ruleset(card))}</option>
          ))}
          {all
            .filter((rules) => !shown.includes(rules.id))
            .map((rules) => (
              <option value={rules.id}>{nameOfRules(rules)}</option>
            ))}
        </select>
      </label>
      <Differences engine={engine} id={id} reference={reference} size={size} stones={stones} />
    </fieldset>
  );
}
