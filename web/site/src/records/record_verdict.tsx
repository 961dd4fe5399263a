// The referee's verdict on a record: its result, what that rests on, whether the record says the same, and
// what every other ruleset makes of it.

import { useEffect, useState } from "preact/hooks";
import type { Settings as BoardSettings, Size } from "shinpan-board";
import type { ComparedVerdict, PointName, Shinpan, Verdict } from "../engine/engine.ts";
import { PointNames, useNaming, type Naming } from "../parts/point_names.ts";
import type { Nodes } from "../model/record_tree.ts";
import { useWorker } from "../engine/use_worker.ts";
import { resultSaid } from "./result_said.ts";
import { nameOfRules } from "../parts/rule_words.ts";
import { useSeen } from "../browser/seen.ts";
import type { VerdictWork } from "./verdict_worker.ts";
import { words } from "../words/index.ts";
import { ScoreTable } from "../parts/score_table.tsx";
import { VerdictTable } from "../parts/verdict_table.tsx";

/** What is known so far; null: not yet. */
export interface Judged {
  readonly verdict: Verdict | null;
  readonly verdicts: readonly ComparedVerdict[] | null;
  /** The referee gave no answer. */
  readonly failed: boolean;
}

const nothing: Judged = { verdict: null, verdicts: null, failed: false };

/** The verdict on the main line, asked of a worker while the page is seen. */
export function useVerdict(nodes: Nodes, rules: string): Judged {
  const [judged, setJudged] = useState<Judged & { readonly of?: Nodes; readonly by?: string }>(
    nothing,
  );
  const referee = useWorker<VerdictWork>(
    () => new Worker(new URL("./verdict_worker.ts", import.meta.url), { type: "module" }),
  );
  const seen = useSeen();
  const isDone = judged.of === nodes && judged.by === rules && judged.verdicts !== null;
  useEffect(() => {
    if (!seen || isDone) return;
    setJudged({ ...nothing, of: nodes, by: rules });
    const learn = (found: Partial<Judged>): void => setJudged((known) => ({ ...known, ...found }));
    referee
      .ask({ nodes, rules }, (verdict) => learn({ verdict }))
      .then(
        (verdicts) => learn({ verdicts }),
        () => learn({ failed: true }),
      );
    return referee.cancel;
  }, [nodes, rules, seen]);
  return judged.of === nodes && judged.by === rules ? judged : nothing;
}

/** The stones that the verdict takes off. */
export const takenOff = ({ verdict }: Judged): readonly PointName[] =>
  verdict ? [...verdict.dead_black, ...verdict.dead_white] : [];

/** The result in words, and which move the rules refuse: where the game had been over there are both. */
function resultOf({ illegal, result }: Verdict, named: Naming): string {
  if (!illegal) return resultSaid(result);
  const { move, point, reason, clause } = illegal;
  const refused = words.records.illegal(
    move,
    named(point ?? ""),
    words.refusals[reason] ?? reason,
    clause,
  );
  return result === "?" ? refused : words.sentences([`${resultSaid(result)}.`, refused]);
}

/** Whether the record says the same; empty where that cannot be said. */
function comparison({ recorded, agrees }: Verdict): string {
  if (recorded === null) return words.verdict.notRecorded;
  return words.verdict.recorded(words.result(recorded), agrees);
}

function TakenOff({ verdict, named }: { verdict: Verdict; named: Naming }) {
  const { dead_black: black, dead_white: white, basis } = verdict;
  if (black.length + white.length === 0)
    return basis === null || basis === "recorded" ? null : <p>{words.verdict.noneOff}</p>;
  return (
    <p>
      {words.verdict.off(black.length, white.length)}{" "}
      <span class="quiet">{[...black, ...white].map(named).join(" ")}</span>
    </p>
  );
}

function Every({
  engine,
  rules: own,
  verdicts,
}: {
  engine: Shinpan;
  rules: string;
  verdicts: readonly ComparedVerdict[];
}) {
  const known = new Map(engine.rulesets().map((brief) => [brief.id, brief.variant_of]));
  const main = verdicts.filter(({ rules }) => known.get(rules) === null);
  return (
    <details>
      <summary>{words.verdict.every(main.filter(({ same }) => same).length, main.length)}</summary>
      <VerdictTable engine={engine} own={own} verdicts={verdicts} name={words.every.heading} />
    </details>
  );
}

/** The verdict in one line: what a phone shows above the board. */
export function VerdictLine({
  judged: { verdict },
  size,
  settings,
}: {
  judged: Judged;
  size: Size;
  settings: Partial<BoardSettings>;
}) {
  const named = useNaming(size, settings);
  return (
    <p class="verdict-line">
      {verdict && (
        <>
          <strong>{resultOf(verdict, named)}</strong> {comparison(verdict)}
        </>
      )}
    </p>
  );
}

export function VerdictPanel({
  engine,
  judged,
  rules,
  size,
  settings,
  hasVariations,
}: {
  engine: Shinpan;
  judged: Judged;
  rules: string;
  size: Size;
  settings: Partial<BoardSettings>;
  hasVariations: boolean;
}) {
  const named = useNaming(size, settings);
  const { verdict, verdicts, failed } = judged;
  const text = words.verdict;
  return (
    <section class="panel verdict" aria-labelledby="verdict-heading">
      <h2 id="verdict-heading">{text.heading}</h2>
      <div role="status">
        {failed ? (
          <p>{text.failed}</p>
        ) : verdict === null ? (
          <p>{text.work}</p>
        ) : (
          <>
            <p class="result">{resultOf(verdict, named)}</p>
            <p>{comparison(verdict)}</p>
          </>
        )}
      </div>
      {verdict && (
        <>
          <p class="quiet">
            {text.under(nameOfRules(engine.ruleset(rules)))}
            {verdict.basis && ` ${text.rests(words.every.bases[verdict.basis] ?? verdict.basis)}`}
            {hasVariations && ` ${text.mainLine}`}
          </p>
          <TakenOff verdict={verdict} named={named} />
          {verdict.score && (
            <details>
              <summary>{text.count}</summary>
              <ScoreTable score={verdict.score} result={verdict.result} cited={{ engine, rules }} />
            </details>
          )}
        </>
      )}
      {verdicts ? (
        <PointNames.Provider value={named}>
          <Every engine={engine} rules={rules} verdicts={verdicts} />
        </PointNames.Provider>
      ) : (
        verdict && !failed && <p class="quiet">{words.every.work}</p>
      )}
    </section>
  );
}
