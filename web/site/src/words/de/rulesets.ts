import type { SaidOf, SaidOfAxes } from "../shape.ts";

const scoring: SaidOf<"scoring"> = {
  territory:
    "Es zählen die leeren Punkte, die man umschließt, abzüglich der eigenen Steine, die " +
    "geschlagen wurden",
  area: "Es zählen die eigenen Steine und die leeren Punkte, die sie umschließen",
  stones: "Es zählen die Steine, die man aufs Brett setzen kann",
};
const removal: SaidOf<"removal"> = {
  never: "tote Steine werden durch Spielen geschlagen",
  by_agreement: "tote Steine kommen vom Brett, wenn beide einig sind",
  by_confirmation: "was tot ist, entscheidet das Durchrechnen, nicht das Weiterspielen",
  by_control: "eine Analyse nach dem Ende zeigt, was tot ist",
  by_estimate: "das Programm sagt, was tot ist",
};

const axes: SaidOfAxes = {
  scoring: {
    territory: "Gebiet wird gezählt",
    area: "Steine und Gebiet werden gezählt",
    stones: "Steine werden gezählt",
  },
  self_capture: {
    forbidden: "Selbstmord ist verboten",
    groups_only: "Selbstmord ist erlaubt, nur nicht mit einem einzelnen Stein",
    allowed: "Selbstmord ist erlaubt",
  },
  repetition: {
    basic_ko: "nur das sofortige Zurückschlagen im Ko ist verboten",
    positional_superko: "kein Zug darf eine frühere Stellung wiederbringen",
    situational_superko:
      "kein Zug darf eine frühere Stellung mit demselben Spieler am Zug wiederbringen",
    natural_superko:
      "kein Zug darf eine Stellung wiederbringen, die derselbe Spieler durch Setzen geschaffen hat",
    own_move_superko:
      "kein Zug darf eine Stellung wiederbringen, die derselbe Spieler hinterlassen hat, auch durch Passen",
    capturing_superko: "kein Schlagen darf eine frühere Stellung wiederbringen",
  },
  second_repetition: {
    unequal_cycles: "auch ungleiche Zyklen sind verboten",
    one_round_only: "ein Zyklus darf nur einmal durchlaufen werden",
  },
  long_cycle: {
    nothing: "lange Zyklen beenden die Partie nicht",
    no_result_by_agreement: "ein langer Zyklus kann ohne Ergebnis enden",
    no_result: "ein langer Zyklus endet ohne Ergebnis",
    draw: "ein langer Zyklus ist unentschieden",
    referee: "über einen langen Zyklus entscheidet der Schiedsrichter",
    right_to_go_on_lost: "wer wiederholt, verliert das Recht, weiterzuspielen",
  },
  pass_cost: {
    none: "Passen kostet nichts",
    stone: "Passen kostet einen Stein",
    stone_after_preliminary_end: "Passen kostet nach dem vorläufigen Ende einen Stein",
  },
  last_move: {
    free: "beide dürfen den letzten Zug machen",
    white_last: "Weiß macht den letzten Zug",
    black_exempt: "das letzte Passen von Schwarz kann kostenlos sein",
    first_after_exempt:
      "das letzte Passen dessen, der nach dem vorläufigen Ende begann, kostet nichts",
  },
  first_pass: {
    half_each_if_white: "das erste Passen ist einen halben Punkt wert",
    point_if_white: "das erste Passen ist einen Punkt wert",
  },
  button: {
    lifts_bans: "ein Knopf ist einen halben Punkt wert",
    plain: "ein Knopf ist einen halben Punkt wert",
  },
  "ending.procedure": {
    two_passes: "zweimal Passen beendet die Partie",
    first_pass_apart: "zweimal Passen beendet die Partie, das allererste zählt gesondert",
    preliminary_end: "zweimal Passen ist ein vorläufiges Ende, dann wird weitergespielt",
    two_positions: "Passen legt fest, welche Stellung zählt; eine Analyse zeigt, was tot ist",
    agree_or_resume: "nach dem Passen einigen sich die Spieler oder spielen weiter",
    four_passes: "viermal Passen beendet die Partie",
  },
  removal,
  seki: {
    count: "Punkte im Seki zählen",
    none: "Punkte im Seki zählen nicht",
    immortal_only: "im Seki zählen nur Punkte unsterblicher Steine",
    none_by_dame: "Punkte neben einem offenen Dame zählen nicht",
  },
  shared: {
    nobody: "Punkte, die beide berühren, gehören niemandem",
    halved: "Punkte, die beide berühren, werden geteilt",
    both: "Punkte, die beide berühren, zählen für beide",
  },
  "illegal_play.then": {
    refused: "ein regelwidriger Zug wird zurückgenommen",
    loses: "ein regelwidriger Zug verliert",
    pass: "ein regelwidriger Zug gilt als Passen",
    pass_with_stone: "ein regelwidriger Zug gilt als Passen und kostet einen Stein",
  },
  tie: {
    draw: "Gleichstand ist unentschieden",
    black_wins: "bei Gleichstand gewinnt Schwarz",
    white_wins_with_handicap: "bei Gleichstand gewinnt in Vorgabepartien Weiß",
  },
  "handicap.placement": {
    fixed: "Vorgabesteine stehen auf den üblichen Punkten",
    fixed_centre: "Vorgabesteine stehen auf den üblichen Punkten",
    free: "Vorgabesteine setzt Schwarz, wohin er will",
    white_passes: "als Vorgabe passt Weiß",
    none: "es gibt keine Vorgabe",
  },
  "handicap.compensation": {
    n: "Weiß bekommt einen Punkt je Vorgabestein",
    n_minus_1: "Weiß bekommt einen Punkt je Vorgabestein außer dem ersten",
  },
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const rulesets = {
  sentence: (counted: string, taken: string) => `${counted}; ${taken}.`,
  particulars: (facts: readonly string[]) => `${capital(facts.join("; "))}.`,
  scoring,
  removal,
  axes,
  noKomi: "kein Komi",
  komi: (komi: string) => `Komi ${komi}`,
};
