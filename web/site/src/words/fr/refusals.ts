import { site } from "./site.ts";

export const refusals = {
  clause: (clause: string) => (clause === "" ? "" : ` (${site.clauseName(clause)})`),
  refusals: {
    off_board: "Ce point n’existe pas.",
    occupied: "Une pierre s’y trouve déjà.",
    self_capture: "Vos propres pierres y resteraient sans liberté.",
    repetition: "Cela ramènerait une position déjà vue.",
    out_of_turn: "C’est à l’autre de jouer.",
    game_over: "La partie est finie.",
    not_now: "Ce n’est pas possible maintenant.",
    not_here: "Ces règles ne connaissent rien de tel.",
    no_handicap: "Ces règles n’ont pas de parties à handicap.",
    other_marks: "Les pierres marquées ne sont pas celles qui étaient proposées.",
    own_marks: "C’est à l’autre joueur de donner son accord.",
    nothing_to_undo: "Il n’y a pas de coup à annuler.",
    arbiter_decided: "Un arbitre a tranché depuis.",
  } as Readonly<Record<string, string>>,
  ko: "Ko : cela ramènerait une position déjà vue.",
  refused: (where: string, why: string, clause: string) =>
    `${where} : refusé. ${why}${clause === "" ? "" : ` ${site.clauseName(clause)}.`}`,
  seeEarlier: "La montrer sur le goban",
  repeats: (move: number) =>
    move === 0 ? "La position avant le premier coup :" : `La position après le coup ${move} :`,
  loses: "Selon ces règles, ce coup perdrait la partie ; il n’a donc pas été joué.",
};
