// A score term by term, each with its clause; the terms add up to the result.

import "./score_table.css";
import { useContext } from "preact/hooks";
import { ClauseLink, PlainWords, type Cited } from "./clauses.tsx";
import type { Player, Score } from "../engine/engine.ts";
import { points } from "../words/numbers.ts";
import { words } from "../words/index.ts";

type Terms = Pick<Score, "terms" | "black_half" | "white_half">;

/** `cited`: the ruleset to whose page the clauses lead; without it they are text. */
export function ScoreTable({
  score,
  result,
  cited,
}: {
  score: Terms;
  result: string;
  cited?: Cited;
}) {
  const plain = useContext(PlainWords);
  const total = { B: score.black_half, W: score.white_half };
  return (
    <table class="score">
      <thead>
        <tr>
          <th scope="col">{words.end.what}</th>
          <th scope="col">{words.player("B")}</th>
          <th scope="col">{words.player("W")}</th>
          {!plain && <th scope="col">{words.end.clause}</th>}
        </tr>
      </thead>
      <tbody>
        {rowsOf(score).map(({ what, clause, amounts }) => (
          <tr>
            <th scope="row">{words.end.terms[what] ?? what}</th>
            {(["B", "W"] as const).map((player) => (
              <td>{amounts[player] === undefined ? "" : points(amounts[player])}</td>
            ))}
            {!plain && (
              <td class="clause">
                {cited ? <ClauseLink {...cited} clause={clause} /> : words.clauseName(clause)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.end.together}</th>
          <td>{points(total.B)}</td>
          <td>{points(total.W)}</td>
          {!plain && <td />}
        </tr>
        <tr class="result">
          <th scope="row">{words.end.result}</th>
          <td colSpan={2}>{words.result(result)}</td>
          {!plain && <td />}
        </tr>
      </tfoot>
    </table>
  );
}

interface Row {
  readonly what: string;
  readonly clause: string;
  readonly amounts: Partial<Record<Player, number>>;
}

/** Terms of the same kind and clause in one row. */
export function rowsOf(score: Terms): readonly Row[] {
  const rows: Row[] = [];
  for (const { what, clause, player, half_points } of score.terms) {
    const at = rows.findIndex(
      (row) => row.what === what && row.clause === clause && row.amounts[player] === undefined,
    );
    if (at === -1) rows.push({ what, clause, amounts: { [player]: half_points } });
    else rows[at] = { ...rows[at]!, amounts: { ...rows[at]!.amounts, [player]: half_points } };
  }
  return rows;
}
