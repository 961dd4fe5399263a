import { site } from "./site.ts";

export const refusals = {
  clause: (clause: string) => (clause === "" ? "" : ` (${site.clauseName(clause)})`),
  refusals: {
    off_board: "Diesen Punkt gibt es nicht.",
    occupied: "Dort steht schon ein Stein.",
    self_capture: "Die eigenen Steine hätten dort keine Freiheit mehr.",
    repetition: "Damit käme eine frühere Stellung wieder.",
    out_of_turn: "Der andere Spieler ist am Zug.",
    game_over: "Die Partie ist zu Ende.",
    not_now: "Das geht jetzt nicht.",
    not_here: "Das kennen diese Regeln nicht.",
    no_handicap: "Diese Regeln kennen keine Vorgabepartien.",
    other_marks: "Markiert sind andere Steine als vorgeschlagen.",
    own_marks: "Der andere Spieler muss zustimmen.",
    nothing_to_undo: "Es gibt nichts zurückzunehmen.",
    arbiter_decided: "Seitdem hat ein Schiedsrichter entschieden.",
  } as Readonly<Record<string, string>>,
  ko: "Ko: Damit käme eine frühere Stellung wieder.",
  refused: (where: string, why: string, clause: string) =>
    `${where} ist nicht erlaubt. ${why}${clause === "" ? "" : ` ${site.clauseName(clause)}.`}`,
  seeEarlier: "Auf dem Brett zeigen",
  repeats: (move: number) =>
    move === 0 ? "Die Stellung vor dem ersten Zug:" : `Die Stellung nach Zug ${move}:`,
  loses: "Nach diesen Regeln ginge damit die Partie verloren; darum wurde der Zug nicht gespielt.",
};
