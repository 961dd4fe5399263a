// The ruleset's own way to end a game, as steps in plain words, and which of them the game has come to. What
// the way is, the ruleset's axes say; how far the game is, its state.

import type { Ruleset, State } from "../engine/engine.ts";
import { words } from "../words/index.ts";
import { agreesAfterEnd, programSays } from "./agrees.ts";

export interface Step {
  readonly text: string;
  readonly clause: string;
}

export interface Procedure {
  readonly steps: readonly Step[];
  /** Which of them the game has come to. */
  readonly at: number;
  /** What holds all the time. */
  readonly notes: readonly Step[];
}

function notesOf({ axes, clauses }: Ruleset): Step[] {
  const { steps } = words.ending;
  return [
    ...(axes.pass_cost === "stone"
      ? [{ text: steps.pass_stone, clause: clauses.pass_cost ?? "" }]
      : []),
    ...(axes.last_move === "free"
      ? []
      : [{ text: steps.last_move[axes.last_move], clause: clauses.last_move ?? "" }]),
  ];
}

/** What follows when play is over and before the count. */
function afterPlay(rules: Ruleset, after: boolean): Step[] {
  const { axes, clauses } = rules;
  const { steps } = words.ending;
  if (axes.removal === "never")
    return [{ text: steps.nothing_removed, clause: clauses.removal ?? "" }];
  if (programSays(rules)) return [{ text: steps.estimate, clause: clauses.removal ?? "" }];
  if (!after) return [];
  const resumes = axes["ending.procedure"] === "agree_or_resume"; // then all is alive at the last stop
  return [
    { text: resumes ? steps.agree_even_then : steps.agree_after, clause: clauses.agree ?? "" },
  ];
}

/** `marking`: dead stones may be marked now. */
export function procedureOf(rules: Ruleset, state: State, marking: boolean): Procedure {
  const { axes, clauses } = rules;
  const { steps } = words.ending;
  const passes = axes["ending.passes"];
  const after = afterPlay(rules, agreesAfterEnd(rules));
  const step = (text: string, axis: string): Step => ({ text, clause: clauses[axis] ?? "" });
  const count = step(steps.count, "scoring");
  const over = state.phase === "over";
  const notes = notesOf(rules);
  /** The steps of play, then what comes after it; `at` is the step while play is not over. */
  const told = (played: readonly Step[], at: number, next: readonly Step[] = after): Procedure => {
    const all = [...played, ...next, count];
    return { steps: all, at: over ? (marking ? played.length : all.length - 1) : at, notes };
  };
  const last = step(steps.last_passes(passes), "end");

  switch (axes["ending.procedure"]) {
    case "first_pass_apart": {
      const first = axes["ending.first_pass_counts"] ? steps.first_pass_counts : steps.first_pass;
      const passer = state.first_passer;
      const whose = passer ? steps.first_passer(passer) : "";
      return told([step(words.sentences([first, whose]), "ending"), last], passer ? 1 : 0);
    }
    case "preliminary_end": {
      const begins =
        state.phase === "settle" &&
        state.passes === 0 &&
        state.last_move?.startsWith("pass") &&
        state.to_move;
      const second = words.sentences([steps.second_phase, begins ? steps.begins(begins) : ""]);
      return told(
        [step(steps.preliminary(passes), "stop"), step(second, "pass_cost"), last],
        state.phase === "settle" ? 1 : 0,
      );
    }
    case "agree_or_resume": {
      const first = steps.resume[axes["ending.resume_first"]];
      const stop = steps.final_stop[axes["ending.final_stop"]];
      const confirm = axes.removal === "by_confirmation" ? steps.confirm : "";
      const stops = axes["ending.agreement_stops_play"] ? steps.stop_or_agree : steps.stop;
      const played = [
        step(stops(passes), "stop"),
        step(words.sentences([steps.agree, confirm]), "agree"),
        step(words.sentences([first, stop]), "resume"),
      ];
      const resumed = state.phase === "play" && state.stops > 0;
      return told(played, state.phase === "stopped" ? 1 : resumed ? 2 : 0);
    }
    case "four_passes":
      return told(
        [
          step(steps.pause(passes), "stop"),
          step(steps.pause_agree, "agree"),
          step(steps.more_passes(passes), "end"),
        ],
        state.phase === "stopped" ? (state.end_agreed ? 2 : 1) : 0,
      );
    case "two_positions": {
      const fix = axes["ending.next_stop_fixes_position"] ? steps.fix_next : steps.fix;
      const fixed = state.phase === "analysis" || state.phase === "analysis_stopped";
      return told(
        [step(steps.interrupt(passes), "stop"), step(fix, "ending"), step(steps.analyse, "agree")],
        fixed ? 2 : state.phase === "stopped" ? 1 : 0,
        [step(steps.restore, "removal")],
      );
    }
    case "two_passes":
      return told([last], 0);
  }
}
