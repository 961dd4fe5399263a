import type { SaidOf, SaidOfAxes } from "../shape.ts";

const scoring: SaidOf<"scoring"> = {
  territory: "On compte les points vides que l’on entoure, moins ses pierres prises",
  area: "On compte ses pierres et les points vides qu’elles entourent",
  stones: "On compte les pierres que l’on peut poser sur le goban",
};
const removal: SaidOf<"removal"> = {
  never: "les pierres mortes se prennent en jouant",
  by_agreement: "les pierres mortes sont retirées d’un commun accord",
  by_confirmation: "ce qui est mort se décide par la lecture, sans reprendre la partie",
  by_control: "une analyse jouée après la fin montre ce qui est mort",
  by_estimate: "le programme dit ce qui est mort",
};

const axes: SaidOfAxes = {
  scoring: {
    territory: "on compte le territoire",
    area: "on compte pierres et territoire",
    stones: "on compte les pierres",
  },
  self_capture: {
    forbidden: "le suicide est interdit",
    groups_only: "le suicide est permis, sauf celui d’une seule pierre",
    allowed: "le suicide est permis",
  },
  repetition: {
    basic_ko: "seule la reprise immédiate d’un ko est interdite",
    positional_superko: "aucun coup ne doit ramener une position antérieure",
    situational_superko:
      "aucun coup ne doit ramener une position antérieure avec le même joueur au trait",
    natural_superko:
      "aucun coup ne doit ramener une position née d’une pierre posée par le même joueur",
    own_move_superko:
      "aucun coup ne doit ramener une position que le même joueur a laissée, fût-ce en passant",
    capturing_superko: "aucune prise ne doit ramener une position antérieure",
  },
  second_repetition: {
    unequal_cycles: "les cycles inégaux sont interdits aussi",
    one_round_only: "un cycle ne se parcourt qu’une fois",
  },
  long_cycle: {
    nothing: "les longs cycles ne terminent pas la partie",
    no_result_by_agreement: "un long cycle peut finir sans résultat",
    no_result: "un long cycle finit sans résultat",
    draw: "un long cycle rend la partie nulle",
    referee: "un long cycle relève de l’arbitre",
    right_to_go_on_lost: "qui répète perd le droit de continuer",
  },
  pass_cost: {
    none: "passer ne coûte rien",
    stone: "passer coûte une pierre",
    stone_after_preliminary_end: "passer coûte une pierre après la fin préliminaire",
  },
  last_move: {
    free: "chacun peut jouer le dernier coup",
    white_last: "Blanc joue le dernier coup",
    black_exempt: "la dernière passe de Noir peut être gratuite",
    first_after_exempt:
      "la dernière passe est gratuite pour qui a joué le premier après la fin préliminaire",
  },
  first_pass: {
    half_each_if_white: "la première passe vaut un demi-point",
    point_if_white: "la première passe vaut un point",
  },
  button: { lifts_bans: "un bouton vaut un demi-point", plain: "un bouton vaut un demi-point" },
  "ending.procedure": {
    two_passes: "deux passes terminent la partie",
    first_pass_apart: "deux passes terminent la partie, la première à part",
    preliminary_end: "deux passes sont une fin préliminaire, et la partie continue",
    two_positions: "les passes fixent la position comptée ; une analyse montre ce qui est mort",
    agree_or_resume: "après les passes, les joueurs s’accordent ou continuent",
    four_passes: "quatre passes terminent la partie",
  },
  removal,
  seki: {
    count: "les points des sekis comptent",
    none: "les points des sekis ne comptent pas",
    immortal_only: "dans un seki, seuls comptent les points des pierres immortelles",
    none_by_dame: "des points à côté d’un dame libre ne comptent pas",
  },
  shared: {
    nobody: "les points touchés par les deux ne sont à personne",
    halved: "les points touchés par les deux sont partagés",
    both: "les points touchés par les deux comptent pour chacun",
  },
  "illegal_play.then": {
    refused: "un coup illégal est annulé",
    loses: "un coup illégal fait perdre",
    pass: "un coup illégal vaut une passe",
    pass_with_stone: "un coup illégal vaut une passe et coûte une pierre",
  },
  tie: {
    draw: "à égalité la partie est nulle",
    black_wins: "à égalité Noir gagne",
    white_wins_with_handicap: "à égalité, dans une partie à handicap, Blanc gagne",
  },
  "handicap.placement": {
    fixed: "les pierres de handicap vont sur les points habituels",
    fixed_centre: "les pierres de handicap vont sur les points habituels",
    free: "Noir place ses pierres de handicap où il veut",
    white_passes: "le handicap consiste en passes de Blanc",
    none: "il n’y a pas de handicap",
  },
  "handicap.compensation": {
    n: "Blanc reçoit un point par pierre de handicap",
    n_minus_1: "Blanc reçoit un point par pierre de handicap, moins un",
  },
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const rulesets = {
  sentence: (counted: string, taken: string) => `${counted} ; ${taken}.`,
  particulars: (facts: readonly string[]) => `${capital(facts.join(" ; "))}.`,
  scoring,
  removal,
  axes,
  noKomi: "pas de komi",
  komi: (komi: string) => `komi de ${komi}`,
};
