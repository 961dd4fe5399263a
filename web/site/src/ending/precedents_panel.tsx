// What the rules' own precedents decide in the position: each group in one of their shapes, and what the text
// says of it.

import type { Precedents } from "../engine/engine.ts";
import { ClauseLink, type Cited } from "../parts/clauses.tsx";
import { useNamed } from "../parts/point_names.ts";
import { words } from "../words/index.ts";
import { rulingSaid, shapeSaid } from "./held_said.ts";
import { Progress } from "./progress.tsx";
import type { Referee } from "./referee.ts";

export type Precedent = Precedents["decided"][number];

interface Props {
  readonly cited: Cited;
  readonly referee: Referee;
  readonly onShow: (precedent: Precedent) => void;
  /** Marks the stones dead; null where stones cannot be marked now. */
  readonly onMark: ((stones: readonly string[]) => void) | null;
}

/** The stones that come off as they stand. */
const deadIn = ({ decided }: Precedents): readonly string[] =>
  decided.flatMap(({ shape, stones }) => (shape === "bent_four_in_the_corner" ? stones : []));

function Decided({
  cited,
  onShow,
  onMark,
  precedents,
}: Omit<Props, "referee"> & { readonly precedents: Precedents }) {
  const text = words.ending.precedents;
  const named = useNamed();
  const { clause, decided, open } = precedents;
  const dead = deadIn(precedents);
  return (
    <>
      {decided.length === 0 && <p>{text.none}</p>}
      <ul>
        {decided.map((one) => (
          <li key={one.stones[0]}>
            <p>
              {shapeSaid(one, named)} <strong>{rulingSaid(one)}</strong>{" "}
              {!one.played_to_the_end && words.ending.confirmation.partly}{" "}
              <ClauseLink {...cited} clause={clause} />
            </p>
            <button type="button" class="link" onClick={() => onShow(one)}>
              {text.show(named(one.stones[0]!))}
            </button>
          </li>
        ))}
      </ul>
      {open > 0 && <p class="quiet">{text.open(open)}</p>}
      {onMark && dead.length > 0 && (
        <button type="button" onClick={() => onMark(dead)}>
          {words.ending.confirmation.mark}
        </button>
      )}
    </>
  );
}

export function PrecedentsPanel({ referee, ...props }: Props) {
  const { precedents } = referee.findings;
  return (
    <section class="panel precedents" aria-labelledby="precedents-heading">
      <h2 id="precedents-heading">{words.ending.precedents.heading}</h2>
      {precedents && <Decided {...props} precedents={precedents} />}
      <Progress referee={referee} search="precedents" />
    </section>
  );
}
