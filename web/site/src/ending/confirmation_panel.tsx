// The confirmation of life and death where the rules settle it by hypothetical play: for each chain in doubt
// the question, the answer with its clause, and the play that shows it.

import { ClauseLink, type Cited } from "../parts/clauses.tsx";
import type { Confirmation } from "../engine/engine.ts";
import { useNamed, type Naming } from "../parts/point_names.ts";
import { other } from "../model/table.ts";
import { words } from "../words/index.ts";
import { Progress } from "./progress.tsx";
import type { Referee } from "./referee.ts";

export type ConfirmedChain = Confirmation["chains"][number];

interface Props {
  readonly cited: Cited;
  readonly referee: Referee;
  readonly onShow: (chain: ConfirmedChain) => void;
  /** Marks the stones dead; null where stones cannot be marked now. */
  readonly onMark: ((stones: readonly string[]) => void) | null;
}

/** What is asked of a chain, in words. */
export function questionOf({ color, stones }: ConfirmedChain, named: Naming): string {
  return words.ending.confirmation.question(other(color), color, named(stones[0]!), stones.length);
}

/** What was found of it, in words. */
export function answerOf({ status, removed, seki, played_to_the_end }: ConfirmedChain): string {
  const text = words.ending.confirmation;
  const stays = status === "dead" && !removed;
  return words.sentences([
    stays ? text.stays : (text.answers[status] ?? status),
    removed ? text.removed : "",
    seki && !stays ? text.seki : "",
    played_to_the_end ? "" : text.partly,
  ]);
}

export function ConfirmationPanel({ referee, ...props }: Props) {
  const text = words.ending.confirmation;
  const { confirmation } = referee.findings;
  return (
    <section class="panel confirmation" aria-labelledby="confirmation-heading">
      <h2 id="confirmation-heading">{text.heading}</h2>
      {confirmation && <Answers {...props} confirmation={confirmation} />}
      <Progress referee={referee} search="confirmation" />
    </section>
  );
}

function Answers({
  cited,
  confirmation,
  onShow,
  onMark,
}: Omit<Props, "referee"> & { confirmation: Confirmation }) {
  const text = words.ending.confirmation;
  const named = useNamed();
  const { chains, clause, unconditional, taken_to_live } = confirmation;
  const removed = chains.filter((chain) => chain.removed).flatMap(({ stones }) => stones);
  const tried = chains.filter(({ status }) => status !== "undecided");
  const left = chains.filter(({ status }) => status === "undecided");
  return (
    <>
      <p>{text.intro(words.clause(clause))}</p>
      {chains.length === 0 && <p>{text.none}</p>}
      <ol>
        {tried.map((chain) => (
          <li>
            <p>
              {questionOf(chain, named)} <strong>{answerOf(chain)}</strong>{" "}
              <ClauseLink {...cited} clause={clause} />
            </p>
            <button type="button" class="link" onClick={() => onShow(chain)}>
              {text.show(named(chain.stones[0]!))}
            </button>
          </li>
        ))}
      </ol>
      {left.length > 0 && (
        <details open={tried.length === 0}>
          <summary>{text.left(left.length)}</summary>
          <ul>
            {left.map((chain) => (
              <li>{questionOf(chain, named)}</li>
            ))}
          </ul>
        </details>
      )}
      <p class="quiet">{text.standing(unconditional, taken_to_live)}</p>
      {onMark && removed.length > 0 && (
        <button type="button" onClick={() => onMark(removed)}>
          {text.mark}
        </button>
      )}
    </>
  );
}
