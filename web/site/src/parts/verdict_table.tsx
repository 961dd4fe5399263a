// What each ruleset makes of a game or position, one a row, and why it says something else than the one asked
// about.

import "./forms.css";
import "./long_table.css";
import "./verdict_table.css";
import { useMemo, useState } from "preact/hooks";
import { Claused } from "./claused.tsx";
import { useNamed, type Naming } from "./point_names.ts";
import type { BriefRuleset, ComparedVerdict, Shinpan } from "../engine/engine.ts";
import { nameOfRules } from "./rule_words.ts";
import { knownFirst } from "./known_first.ts";
import { words } from "../words/index.ts";

/** What the rules do not let happen in the record; empty where that is nothing. */
function refusedIn({ illegal }: ComparedVerdict, named: Naming): string {
  if (!illegal) return "";
  const clause = words.clauseName(illegal.clause);
  if (illegal.reason === "no_handicap") return words.every.noHandicap;
  if (illegal.reason === "game_over") return words.every.overBefore(illegal.move, clause);
  return words.every.illegal(illegal.move, named(illegal.point ?? ""), clause);
}

const unknown = "?";

/** A verdict in words: the result, where there is one, else what the rules refuse. */
export const told = (verdict: ComparedVerdict, named: Naming): string =>
  (verdict.result === unknown ? refusedIn(verdict, named) : "") || words.result(verdict.result);

/** What the rules refuse though their result is the same: the game had been over, as they see it. */
const toldBeside = (verdict: ComparedVerdict, named: Naming): string =>
  verdict.result === unknown || !verdict.same ? "" : refusedIn(verdict, named);

/** The clauses that the reasons for a verdict name. */
const clausesOf = ({ because, illegal }: ComparedVerdict): readonly string[] => [
  illegal?.clause ?? "",
  ...because.flatMap(({ reasons }) => reasons.map(({ facts }) => String(facts.clause ?? ""))),
];

interface Props {
  readonly engine: Shinpan;
  /** The rules that the game is played under. */
  readonly own: string;
  readonly verdicts: readonly ComparedVerdict[];
  /** Of the table, for screen readers. */
  readonly name: string;
  /** Shows on a board what a verdict says; without it names are no buttons. */
  readonly onShow?: (verdict: ComparedVerdict) => void;
}

interface RowProps extends Pick<Props, "engine" | "onShow"> {
  readonly verdict: ComparedVerdict;
  readonly brief: BriefRuleset | undefined;
}

/** Whose verdict it is. */
function Name({ verdict, brief, onShow }: RowProps) {
  const name = brief ? nameOfRules(brief) : verdict.rules;
  return (
    <th scope="row">
      {onShow ? (
        <button type="button" class="link" onClick={() => onShow(verdict)}>
          {name}
        </button>
      ) : (
        name
      )}
      {brief?.variant_of && <span class="quiet"> {verdict.rules}</span>}
    </th>
  );
}

function Result({ engine, verdict }: RowProps) {
  const named = useNamed();
  const beside = toldBeside(verdict, named);
  const cited = { engine, rules: verdict.rules, clauses: [verdict.illegal?.clause ?? ""] };
  return (
    <td>
      <Claused {...cited} text={told(verdict, named)} />
      <br />
      <span class="quiet">{verdict.basis && words.every.bases[verdict.basis]}</span>
      {beside && (
        <span class="quiet note">
          <Claused {...cited} text={beside} />
        </span>
      )}
    </td>
  );
}

function Why({ engine, verdict }: RowProps) {
  return (
    <td>
      {verdict.same ? (
        <span class="quiet">{words.every.same}</span>
      ) : (
        <Claused
          engine={engine}
          rules={verdict.rules}
          text={words.told.causes(verdict.causes, verdict)}
          clauses={clausesOf(verdict)}
        />
      )}
    </td>
  );
}

export function VerdictTable({ engine, own, verdicts, name, onShow }: Props) {
  const [variants, setVariants] = useState(false);
  const known = useMemo(
    () => new Map(engine.rulesets().map((brief): [string, BriefRuleset] => [brief.id, brief])),
    [],
  );
  const rows = knownFirst(engine, own, verdicts, ({ rules }) => rules)
    .map((verdict) => ({
      verdict,
      brief: known.get(verdict.rules),
      engine,
      ...(onShow && { onShow }),
    }))
    .filter(({ brief }) => variants || !brief?.variant_of);
  return (
    <>
      <label class="check">
        <input
          type="checkbox"
          checked={variants}
          onChange={(event) => setVariants(event.currentTarget.checked)}
        />
        {words.every.variants}
      </label>
      <div class="scroll" tabIndex={0} role="region" aria-label={name}>
        <table class="every">
          <thead>
            <tr>
              <th scope="col">{words.every.ruleset}</th>
              <th scope="col">{words.every.result}</th>
              <th scope="col">{words.every.why}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr class={row.verdict.same ? "" : "differs"}>
                <Name {...row} />
                <Result {...row} />
                <Why {...row} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
