// The end of a game step by step, what the referee holds of each group, and the play that shows it.

import type { Player } from "../../engine/engine.ts";
import { counted, player } from "./speech.ts";

type Table = Readonly<Record<string, string>>;

export const ending = {
  procedure: "How a game ends under these rules",
  now: "now",
  steps: {
    stop: (passes: number) => `${passes} passes in a row stop the game.`,
    stop_or_agree: (passes: number) =>
      `${passes} passes in a row stop the game, as does agreeing that nothing is left to play.`,
    last_passes: (passes: number) => `${passes} passes in a row end the game.`,
    first_pass: "The first pass of the game stands apart: it only tells who passed first.",
    first_pass_counts:
      "The first pass of the game tells who passed first; it may be one of the last two.",
    first_passer: (who: Player) => `${player(who)} passed first.`,
    preliminary: (passes: number) => `${passes} passes in a row are the preliminary end.`,
    second_phase:
      "The second phase: play goes on to settle what is dead, and each pass hands over a stone.",
    begins: (who: Player) => `${player(who)} begins.`,
    agree: "The players say which stones are dead: one proposes, the other accepts.",
    confirm: "What is in doubt is tried by hypothetical play, chain by chain.",
    resume_in_turn: "Without agreement play goes on; it begins with the player whose turn it is.",
    resume_after_passer:
      "Without agreement play goes on; the opponent of whoever passed last begins.",
    resume_after_requester: "Whoever wants it may have play go on; then the opponent begins.",
    resume_as_agreed: "Without agreement play goes on; the players agree on who begins.",
    stop_again: "It may stop again as often as it takes.",
    second_stop_is_final: "The second stop is final: what then stands on the board is alive.",
    passes_after_resumption_are_final:
      "If both pass again with no stone between, everything on the board is alive.",
    pause: (passes: number) => `${passes} passes in a row pause the game.`,
    pause_agree:
      "In the pause the players may agree on what is dead; a stone takes the game up again.",
    more_passes: (passes: number) => `${passes} more passes end it.`,
    pass_stone: "Each pass hands a stone to the opponent.",
    white_last: "White makes the last move: where Black did, White hands over one more stone.",
    black_exempt: "The last pass of the game costs nothing if it is Black's.",
    first_after_exempt: "The last pass costs nothing if whoever began the second phase made it.",
    agree_after: "Then the players may still agree that stones are dead.",
    agree_even_then: "Even then the players may still agree that stones are dead.",
    nothing_removed: "Nothing is taken off without play: what stands on the board is alive.",
    estimate: "The program says what is dead; the players or an arbiter may correct it.",
    interrupt: (passes: number) => `${passes} passes in a row interrupt play.`,
    fix:
      "The scoring position is fixed when the players agree to end, or when play is interrupted again " +
      "with no stone between.",
    fix_next:
      "The scoring position is fixed at the next interruption after the players agree to end, or " +
      "when no stone is played between two interruptions.",
    analyse:
      "The analysis: by play or by agreement the players show which stones are dead. It changes no score.",
    restore:
      "The scoring position comes back with its prisoners; stones come off where the analysis left the " +
      "point to the other colour.",
    count: "The position is counted.",
  },

  players: "What the players say",
  silent: (who: Player) => `${player(who)} has not spoken yet.`,
  asked: (who: Player) => `${player(who)} is asked to accept.`,
  differs: (stones: string) => `The marks on the board differ from that at: ${stones}.`,
  agreedOn: (stones: string) => `Both agree. Dead: ${stones}.`,
  taps: { label: "A tap on the board", marks: "marks a group", plays: "plays a stone" },
  positions: { label: "Position", scored: "as it is scored", analysis: "as the analysis left it" },
  fixed: "The scoring position is fixed. What is played now only shows which stones are dead.",

  arbiter: {
    heading: "An arbiter decides",
    why: "Reason",
    wins: (who: Player) => `${player(who)} wins`,
    draw: "A draw",
    noResult: "No result",
    bothLose: "Both players lose",
  },

  groups: {
    heading: "What the referee holds of each group",
    looking: "The referee is looking…",
    deeper: "Check whether it matters who moves first (may take a minute)",
    group: (who: Player, at: string, stones: number) =>
      `${player(who)} ${at}, ${counted(stones, "stone", "stones")}`,
    grades: {
      lives: "alive, proven",
      dead: "dead, proven",
      unsettled: "goes to whoever moves first, proven",
      ko_dependent: "depends on a ko, found by search",
      agreed_dead: "dead, agreed by both",
      agreed_alive: "alive, agreed by both",
    } as Table,
    graded: (group: string, grade: string) => `${group}: ${grade}.`,
    estimated: (dead: boolean, percent: string) =>
      `${dead ? "dead" : "alive"}, estimated, ${percent} % sure`,
    waits: (percent: string) => `may go either way, estimated, ${percent} % sure`,
    saved: (who: Player, at: string) => `${player(who)} keeps it by playing first at ${at}.`,
    killed: (who: Player, at: string) => `${player(who)} takes it by playing first at ${at}.`,
    why: (name: string) => `Why this verdict on group ${name}?`,
    others: (count: number) =>
      `${counted(count, "group that is", "groups that are")} alive without question`,
  },

  story: {
    heading: (name: string) => `Group ${name}: why`,
    lives: (owner: Player, attacker: Player) =>
      `${player(owner)}'s stones live. ${player(attacker)} may begin, and play as often as they like: ` +
      `nothing takes them.`,
    dead: (owner: Player, defender: Player) =>
      `${player(owner)}'s stones are dead. ${player(owner)} may begin: ${player(defender)} has an answer ` +
      `to everything.`,
    choose: (who: Player) =>
      `Choose a play of ${player(who)}'s, here or by its letter on the board:`,
    answer: (who: Player, at: string, other: Player, reply: string) =>
      `${player(who)} ${at}, ${player(other)} answers ${reply}.`,
    noAnswer: (who: Player, at: string, other: Player) =>
      `${player(who)} ${at}: ${player(other)} need not answer.`,
    passAnswer: (who: Player, other: Player, reply: string) =>
      `${player(who)} passes, and ${player(other)} plays ${reply}.`,
    pass: "a pass",
    over: (defender: Player) =>
      `From here ${player(defender)} may pass forever: nothing that is left here changes it.`,
    back: "One step back",
    forward: "Go on",
    again: "From the beginning",
    save: "Save the proof",
  },

  search: {
    rounds: {
      proof: (now: number, all: number) =>
        `Looking for proofs, round ${now} of ${all}: deeper each time.`,
      first: (now: number, all: number) =>
        `Checking whether it matters who moves first, round ${now} of ${all}: deeper each time.`,
      confirmation: (now: number, all: number) =>
        `Trying each chain, round ${now} of ${all}: deeper each time.`,
      precedents: (now: number, all: number) =>
        `Looking for the precedents' shapes, round ${now} of ${all}: deeper each time.`,
    },
    stop: "Stop",
    stopped: "The search was stopped before its end.",
    goOn: "Search on",
  },

  confirmation: {
    heading: "Confirmation of life and death",
    intro: (clause: string) =>
      `Each chain in doubt is tried by itself, from the stopped position. The attacker begins, and a ko is ` +
      `retaken only after a pass${clause}.`,
    question: (attacker: Player, owner: Player, at: string, stones: number) =>
      `Can ${player(attacker)}, moving first, ` +
      `take ${player(owner)}'s ${counted(stones, "stone", "stones")} at ${at}?`,
    answers: {
      uncapturable: "No: alive.",
      "alive by a new stone": "Yes, but then a new stone lives there: alive.",
      dead: "Yes: dead.",
      capturable: "Yes. Whether a new stone then lives was not searched to the end.",
    } as Table,
    left: (chains: number) => `${counted(chains, "chain", "chains")} not searched to the end`,
    stays: "Yes: dead, but it stays: it is in no territory.",
    removed: "Comes off as it stands.",
    seki: "In seki: what it surrounds does not count.",
    partly: "Play was not searched to the end: this is not a proof.",
    standing: (sure: number, taken: number) =>
      `${counted(sure, "stone stands", "stones stand")} without question; ${taken} beside open ` +
      `space ${taken === 1 ? "is" : "are"} assumed to live.`,
    none: "No chain is in doubt.",
    show: (at: string) => `Show the play at ${at}`,
    noThreat: "There is not even a threat.",
    start: "The position in which the game stopped.",
    plays: (who: Player, at: string) => `${player(who)} ${at}.`,
    takes: (who: Player, at: string, stones: number) =>
      `${player(who)} ${at} takes ${counted(stones, "stone", "stones")}.`,
    passes: (who: Player) => `${player(who)} passes.`,
    mark: "Mark what comes off",
  },

  precedents: {
    heading: "Decided by the rules' precedents",
    bentFour: (who: Player, at: string, stones: number) =>
      `${player(who)}'s ${counted(stones, "stone", "stones")} at ${at}: bent four in the corner.`,
    threePoints: (who: Player, at: string, other: Player, beside: string, stones: number) =>
      `${player(who)}'s stone at ${at} and ` +
      `${player(other)}'s ${counted(stones, "stone", "stones")} at ${beside}: three points without ` +
      `capturing.`,
    dead: "Dead as they stand.",
    counts: (who: Player, points: number) =>
      `Left as it is, ${counted(points, "point", "points")} for ${player(who)} on top of the count.`,
    seki: "A seki: no points there.",
    none: "No group has the shape of a precedent: bent four in the corner, three points without capturing.",
    open: (chains: number) =>
      `${counted(chains, "chain was", "chains were")} not searched to the end: more may be found.`,
    show: (at: string) => `Show the group at ${at}`,
  },
};
