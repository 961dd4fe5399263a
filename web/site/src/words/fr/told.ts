import { tell, tellFault, type Remarks } from "../told.ts";
import { end } from "./end.ts";
import { faults } from "./faults.ts";
import { refusals } from "./refusals.ts";
import { counted, player, sentences } from "./speech.ts";

const n = (amount: string, one: string, many: string): string =>
  counted(Number(amount.replace(",", ".")), one, many).replace(".", ",");
const pierres = (amount: string): string => n(amount, "pierre", "pierres");
const points = (amount: string): string => n(amount, "point", "points");
const sides = (shape: string): string => (shape === "" ? "" : `, ${shape.replace("x", " sur ")}`);
const here = (absent: string): string => (absent === "" ? "" : "non compté ici : ");
const change = (word: string): string => (word === "less" ? "de moins" : "de plus");
const what: Readonly<Record<string, string>> = {
  ...end.terms,
  late_stones: "pierres jouées après la fin préliminaire et non immortelles",
  first_pass: "la première passe de la partie",
  group_tax: "la taxe sur les groupes vivants",
  compensation: "les pierres de handicap",
  komi: "le komi",
  prisoners: "les pierres perdues",
  pass_stones: "les pierres données pour les passes",
  stones: "les pierres",
  territory: "le territoire",
  shared_points: "les points partagés",
};
const ends: Readonly<Record<string, string>> = {
  resignation: "un abandon",
  time: "une perte au temps",
  forfeit: "un forfait",
  illegal_move: "un coup illégal",
  no_result: "une partie sans résultat",
  draw: "une partie nulle",
  both_lose: "une défaite des deux",
  ruling: "une décision de l’arbitre",
};

export const remarks: Remarks = {
  dead_to_bowl: (f) =>
    `Les pierres mortes de ${f.player} en ${f.at} sont retirées et retournent dans son bol.`,
  dead_to_lid: (f) =>
    `Les pierres mortes de ${f.player} en ${f.at} sont retirées et vont dans le couvercle de ${f.opponent}.`,
  dead_by_control: (f) =>
    `Les pierres mortes de ${f.player} en ${f.at} sont retirées et vont dans le couvercle ` +
    `de ${f.opponent} : l’adversaire contrôle ces points dans la position d’analyse.`,
  receives: (f) =>
    `${f.player} reçoit ${points(f.points)} pour ${f.what}${refusals.clause(f.clause)} et en a ${f.total}.`,
  loses: (f) =>
    `${f.player} perd ${points(f.points)} pour ${f.what}${refusals.clause(f.clause)} et en a ${f.total}.`,
  receives_zi: (f) =>
    `${f.player} reçoit ${points(f.points)} pour ${f.what}${refusals.clause(f.clause)} : ${f.zi} ` +
    `zi ${change(f.change)} pour Noir, à qui il en reste ${f.total}.`,
  loses_zi: (f) =>
    `${f.player} perd ${points(f.points)} pour ${f.what}${refusals.clause(f.clause)} : ${f.zi} ` +
    `zi ${change(f.change)} pour Noir, à qui il en reste ${f.total}.`,
  stones_stand: (f) => `${pierres(f.stones)} de ${f.player} sur le goban : ${f.total} avec elles.`,
  territory_has: (f) => `Le territoire de ${f.player} ${f.at} a ${points(f.points)} : ${f.total}.`,
  fills_small: (f) =>
    `${f.player} comble ses petits territoires en ${f.at} ; ces pierres seront comptées.`,
  fills_region: (f) => `${f.player} comble ${f.at} ; ces pierres seront comptées.`,
  makes_tens: (f) => {
    const done = [
      f.taken_up && `ramasse ${f.taken_up}`,
      f.filled && `comble ${f.filled}`,
      f.left && `laisse ${f.left}`,
    ].filter((part) => part !== "");
    return (
      `${f.player} ${done.join(" et ")} : un territoire de ${f.points}${sides(f.sides)}, en ` +
      `tout ${f.total}.`
    );
  },
  half_of_shared: (f) =>
    `La moitié de ${n(f.points, "point partagé", "points partagés")} revient à Noir (${f.at}) : ${f.total}.`,
  less_half: (f) =>
    `Des ${f.before} ${f.unit === "zi" ? "zi" : "pierres"} de Noir on retire la moitié du ` +
    `goban, ${f.half} : il reste ${f.total}.`,
  old_threshold: (f) =>
    `L’ancienne formule demande ${f.threshold} pierres à Noir : ${f.half}, ${f.owed} pour le komi, et une ` +
    `de plus. Avec ses ${f.stones} pierres, il aurait ${f.outcome === "won" ? "gagné" : "perdu"} ; le ` +
    `score dit le contraire.`,
  clears_white: (f) => `Les pierres de Blanc sont toutes rendues à son bol : ${f.at}.`,
  fills_territory: (f) => `${f.player} comble son territoire avec ${pierres(f.stones)} en ${f.at}.`,
  ten: (f) => `Dizaine ${f.number} : ${f.at} ; ${f.total}.`,
  singles: (f) => `${n(f.stones, "pierre isolée", "pierres isolées")} : ${f.at} ; ${f.total}.`,
  has_the_rest: (f) =>
    `${f.player} a le reste : les ${points(f.board)} du goban ` +
    `moins ${f.counted}${f.shared && ` et ${f.shared} qui ne sont à personne`}, soit ${f.points}.`,
  fills_prisoners: (f) =>
    `${f.player} pose ${pierres(f.stones)} de son couvercle dans le territoire de ${f.opponent} en ${f.at}.`,
  finds_no_room: (f) =>
    `${n(f.stones, "pierre", "pierres")} du couvercle de ${f.player} ` +
    `n’${Number(f.stones) < 2 ? "a" : "ont"} pas de place dans le territoire ` +
    `de ${f.opponent} : ${points(f.stones)} pour ${f.player}.`,
  moves_stones: (f) =>
    `${f.player} déplace ${pierres(f.stones)} de ${f.from} à ${f.at} : un territoire ` +
    `de ${f.points}${sides(f.sides)}.`,
  has_empty: (f) =>
    `${f.player} a ${n(f.points, "point vide", "points vides")} en ${f.at}${sides(f.sides)} : ${f.total}.`,
  white_passes_once_more: () =>
    "Noir a joué le dernier coup, donc Blanc passe encore une fois : une pierre blanche va du bol de Blanc " +
    "dans le couvercle de Noir.",
  black_played_last: () =>
    "Noir a joué le dernier : une pierre blanche va du bol de Blanc dans le couvercle de Noir.",
  adds_stones_used: (f) =>
    `Pour compter les pierres et le territoire, ${f.player} ajoute toutes ses pierres employées ` +
    `(${f.stones}) : ${f.total}.`,
  adds_for_handicap: (f) =>
    `Pour les coups que le handicap lui a ôtés, Blanc ajoute ${f.points} : ${f.total}.`,
  restores: (f) => {
    const done = [
      f.taken_up && `${f.taken_up} ramassées`,
      f.black && `Noir remis en ${f.black}`,
      f.white && `Blanc remis en ${f.white}`,
    ];
    return (
      `La position à compter est rétablie à partir de la position ` +
      `d’analyse : ${done.filter((part) => part !== "").join(" ; ")}.`
    );
  },
  returns_stones: (f) =>
    `Toutes les pierres prises ou données retournent au bol de leur joueur : ${f.black} pour Noir ` +
    `et ${f.white} pour Blanc, 180 chacun avec celles du goban.`,
  lets_komi_in: (f) =>
    `Noir laisse entrer ${n(f.stones, "pierre blanche", "pierres blanches")} dans son territoire ` +
    `en ${f.at}, ce qui fait ${f.points} points pour Blanc.`,
  fills_shared: (f) => `${f.player} comble sa moitié des points partagés en ${f.at}.`,
  stones_left_over: (f) =>
    `${n(f.stones, "pierre restante", "pierres restantes")} de ${f.opponent} dans l’espace de ${f.player} ` +
    `en ${f.at}, deux points chacune : ${f.total}.`,
  stays_empty: (f) =>
    `${n(f.points, "point reste vide", "points restent vides")} dans l’espace de ${f.player} en ${f.at}, ` +
    `un point chacun : ${f.total}.`,

  not_without_play: (f) =>
    `aucune pierre n’est retirée sans être prise${refusals.clause(f.clause)}`,
  is_counted: () => "la partie est comptée",
  ends_by: (f) => `la partie finit par ${ends[f.how] ?? f.how}${refusals.clause(f.clause)}`,
  over_before: (f) => `la partie était finie avant le coup ${f.move}${refusals.clause(f.clause)}`,
  all_stand: () => "toutes les pierres du goban comptent telles quelles",
  come_off: (f) =>
    `${n(f.stones, "pierre est retirée comme morte", "pierres sont retirées comme mortes")}`,
  only_stones: () => "seules les pierres du goban comptent",
  stones_too: () => "les pierres du goban comptent en plus du territoire",
  territory_alone: (f) =>
    `le territoire compte et les pierres non : en avoir posé davantage ne rapporte rien (Noir ${f.black}, ` +
    `Blanc ${f.white})`,
  uncounted: (f) =>
    n(f.points, "point entouré ne compte pas", "points entourés ne comptent pas") +
    refusals.clause(f.clause),
  counted_differently: () => "le goban est compté autrement",
  komi: (f) => `komi de ${f.komi} au lieu de ${f.usual}`,
  compensation: (f) => `${here(f.not_here)}Blanc est dédommagé du handicap`,
  first_pass: (f) => `${here(f.not_here)}Blanc a passé le premier dans la partie`,
  button: (f) => `${here(f.not_here)}le bouton`,
  group_tax: (f) => `${here(f.not_here)}chaque groupe vivant cède deux points`,
  pass_stones: (f) => `${here(f.not_here)}pierres données pour les passes`,
  late_stones: (f) => `${here(f.not_here)}pierres jouées tard et non immortelles`,
  wins_tie: (f) => `${f.player} gagne à égalité${refusals.clause(f.clause)}`,
};

const methods: Readonly<Record<string, string>> = {
  as_it_stands: "tous les termes du score, tel qu’est le goban",
  half_count:
    "le territoire de Noir par dizaines, puis ses pierres, en zi, contre la moitié du goban",
  fill_by_tens: "Blanc débarrassé, les points de Noir comblés et relevés par dizaines",
  smaller_side: "on compte le plus petit côté, le reste est à l’autre",
  fill_prisoners: "prisonniers replacés, territoire arrangé et compté",
  pass_stone_fill: "prisonniers et pierres de passe replacés ; les deux scores s’accordent",
  extra_stone_fill: "autant de pierres des deux couleurs sur le goban ; on compte les points vides",
  fixed_stones_fill: "exactement 180 pierres de chaque côté, toutes replacées",
  two_positions: "ce que l’analyse montre mort est retiré ; on comble et on compte",
};

export const told = {
  ...tell({
    remarks,
    decimal: ",",
    player,
    terms: what,
    sentences,
    and: " ; ",
    worth: (winner, amount) => ` : ${points(amount)} pour ${player(winner)}`,
    refused: ({ move, color, point, reason, repeats_move }) => {
      const again =
        repeats_move === null
          ? ""
          : repeats_move === 0
            ? " (celle du début)"
            : ` (celle d’après le coup ${repeats_move})`;
      const where = [
        move > 0 ? `coup ${move}` : "avant le premier coup",
        color && player(color),
        point,
      ]
        .filter((part) => part)
        .join(" ");
      return `${where} : ${refusals.refusals[reason] ?? reason}${again}`;
    },
  }),
  method: (english: string, method: string) => methods[method] ?? english,
  fault: tellFault(faults, { colon: " : ", places: (count) => ` (la dernière de ${count} fois)` }),
};
