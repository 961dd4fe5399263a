import type { Player } from "../../engine/engine.ts";
import { counted, player } from "./speech.ts";

type Table = Readonly<Record<string, string>>;

export const ending = {
  procedure: "Comment une partie finit selon ces règles",
  now: "maintenant",
  steps: {
    stop: (passes: number) => `${passes} passes de suite arrêtent la partie.`,
    stop_or_agree: (passes: number) =>
      `${passes} passes de suite arrêtent la partie, de même que l’accord des joueurs sur le ` +
      "fait qu’il n’y a plus rien à jouer.",
    last_passes: (passes: number) => `${passes} passes de suite finissent la partie.`,
    first_pass:
      "La première passe de la partie est à part : elle dit seulement qui a passé le premier.",
    first_pass_counts:
      "La première passe de la partie dit qui a passé le premier ; elle peut être l’une des deux dernières.",
    first_passer: (who: Player) => `${player(who)} a passé le premier.`,
    preliminary: (passes: number) => `${passes} passes de suite marquent la fin préliminaire.`,
    second_phase:
      "La seconde phase : on continue pour décider de ce qui est mort, et chaque passe donne une pierre.",
    begins: (who: Player) => `${player(who)} commence.`,
    agree: "Les joueurs disent quelles pierres sont mortes : l’un propose, l’autre accepte.",
    confirm: "Ce qui est douteux s’éprouve par un jeu hypothétique, chaîne par chaîne.",
    resume_in_turn:
      "Faute d’accord la partie reprend ; c’est au joueur qui a le trait de commencer.",
    resume_after_passer:
      "Faute d’accord la partie reprend ; l’adversaire de celui qui a passé le dernier commence.",
    resume_after_requester: "Qui le veut fait reprendre la partie ; son adversaire commence alors.",
    resume_as_agreed: "Faute d’accord la partie reprend ; les joueurs conviennent de qui commence.",
    stop_again: "Elle peut s’arrêter aussi souvent qu’il le faut.",
    second_stop_is_final:
      "Le second arrêt est le dernier : ce qui est alors sur le goban est vivant.",
    passes_after_resumption_are_final:
      "Si les deux passent encore sans qu’une pierre soit jouée, tout ce qui est sur le goban est vivant.",
    pause: (passes: number) => `${passes} passes de suite suspendent la partie.`,
    pause_agree:
      "Pendant la pause les joueurs peuvent convenir de ce qui est mort ; une pierre fait reprendre la " +
      "partie.",
    more_passes: (passes: number) => `${passes} passes de plus la finissent.`,
    pass_stone: "Chaque passe donne une pierre à l’adversaire.",
    white_last: "Blanc joue le dernier coup : si c’était Noir, Blanc donne encore une pierre.",
    black_exempt: "La dernière passe de la partie ne coûte rien si c’est celle de Noir.",
    first_after_exempt: "La dernière passe ne coûte rien à qui a commencé la seconde phase.",
    agree_after: "Les joueurs peuvent encore convenir que des pierres sont mortes.",
    agree_even_then: "Même alors, les joueurs peuvent encore convenir que des pierres sont mortes.",
    nothing_removed: "Rien n’est retiré sans être pris : ce qui est sur le goban est vivant.",
    estimate: "Le programme dit ce qui est mort ; les joueurs ou un arbitre peuvent le corriger.",
    interrupt: (passes: number) => `${passes} passes de suite interrompent la partie.`,
    fix:
      "La position à compter est fixée quand les joueurs conviennent de finir, ou à une nouvelle " +
      "interruption sans pierre entre les deux.",
    fix_next:
      "La position à compter est fixée à l’interruption qui suit l’accord de finir, ou quand aucune " +
      "pierre n’est jouée entre deux interruptions.",
    analyse:
      "L’analyse : par le jeu ou par accord, les joueurs montrent quelles pierres sont mortes. Elle ne " +
      "change aucun point.",
    restore:
      "La position à compter revient avec ses prisonniers ; les pierres sont retirées là où l’analyse a " +
      "laissé le point à l’autre couleur.",
    count: "La position est comptée.",
  },

  players: "Ce que disent les joueurs",
  silent: (who: Player) => `${player(who)} ne s’est pas encore prononcé.`,
  asked: (who: Player) => `À ${player(who)} d’accepter.`,
  differs: (stones: string) => `Les marques du goban s’en écartent en : ${stones}.`,
  agreedOn: (stones: string) => `Les deux sont d’accord. Pierres mortes : ${stones}.`,
  taps: { label: "Toucher le goban", marks: "marque un groupe", plays: "joue une pierre" },
  positions: {
    label: "Position montrée",
    scored: "telle qu’elle est comptée",
    analysis: "telle que l’analyse l’a laissée",
  },
  fixed:
    "La position à compter est fixée. Ce qui se joue maintenant montre seulement quelles pierres sont " +
    "mortes.",

  arbiter: {
    heading: "Un arbitre décide",
    why: "Motif",
    wins: (who: Player) => `${player(who)} gagne`,
    draw: "Partie nulle",
    noResult: "Sans résultat",
    bothLose: "Les deux joueurs perdent",
  },

  groups: {
    heading: "Ce que l’arbitre dit de chaque groupe",
    looking: "L’arbitre regarde…",
    deeper: "Voir si tout dépend de qui joue le premier (une minute peut-être)",
    group: (who: Player, at: string, stones: number) =>
      `${player(who)} ${at}, ${counted(stones, "pierre", "pierres")}`,
    grades: {
      lives: "vivant, prouvé",
      dead: "mort, prouvé",
      unsettled: "à qui joue le premier, prouvé",
      ko_dependent: "dépend d’un ko, trouvé par recherche",
      agreed_dead: "mort, d’un commun accord",
      agreed_alive: "vivant, d’un commun accord",
    } as Table,
    graded: (group: string, grade: string) => `${group} : ${grade}.`,
    estimated: (dead: boolean, percent: string) =>
      `${dead ? "mort" : "vivant"}, estimé, sûr à ${percent} %`,
    waits: (percent: string) => `peut aller d’un côté ou de l’autre, estimé, sûr à ${percent} %`,
    saved: (who: Player, at: string) => `${player(who)} le garde en jouant d’abord en ${at}.`,
    killed: (who: Player, at: string) => `${player(who)} le prend en jouant d’abord en ${at}.`,
    why: (name: string) => `Pourquoi ce verdict pour le groupe ${name} ?`,
    others: (count: number) =>
      `${counted(count, "groupe vivant", "groupes vivants")} sans conteste`,
  },

  story: {
    heading: (name: string) => `Groupe ${name} : pourquoi`,
    lives: (owner: Player, attacker: Player) =>
      `Les pierres de ${player(owner)} vivent. ${player(attacker)} peut commencer et jouer autant qu’il ` +
      `veut : rien ne les prend.`,
    dead: (owner: Player, defender: Player) =>
      `Les pierres de ${player(owner)} sont mortes. ${player(owner)} peut commencer : ${player(defender)} ` +
      `a réponse à tout.`,
    choose: (who: Player) =>
      `Choisissez un coup de ${player(who)}, ici ou par sa lettre sur le goban :`,
    answer: (who: Player, at: string, other: Player, reply: string) =>
      `${player(who)} ${at}, ${player(other)} répond ${reply}.`,
    noAnswer: (who: Player, at: string, other: Player) =>
      `${player(who)} ${at} : ${player(other)} n’a pas besoin de répondre.`,
    passAnswer: (who: Player, other: Player, reply: string) =>
      `${player(who)} passe, et ${player(other)} joue ${reply}.`,
    pass: "une passe",
    over: (defender: Player) =>
      `Dès lors ${player(defender)} peut passer indéfiniment : rien de ce qui reste ici n’y changera rien.`,
    back: "Un pas en arrière",
    forward: "Continuer",
    again: "Depuis le début",
    save: "Enregistrer la preuve",
  },

  search: {
    rounds: {
      proof: (now: number, all: number) =>
        `Recherche de preuves, tour ${now} sur ${all} : chaque fois plus loin.`,
      first: (now: number, all: number) =>
        `Tout dépend-il de qui joue le premier ? Tour ${now} sur ${all} : chaque fois plus loin.`,
      confirmation: (now: number, all: number) =>
        `Chaque chaîne est essayée, tour ${now} sur ${all} : chaque fois plus loin.`,
      precedents: (now: number, all: number) =>
        `Recherche des formes des précédents, tour ${now} sur ${all} : chaque fois plus loin.`,
    },
    stop: "Arrêter",
    stopped: "La recherche a été arrêtée avant sa fin.",
    goOn: "Poursuivre la recherche",
  },

  confirmation: {
    heading: "Confirmation de vie et de mort",
    intro: (clause: string) =>
      `Chaque chaîne douteuse est éprouvée à part, depuis la position arrêtée. L’attaquant commence, et un ` +
      `ko n’est repris qu’après une passe${clause}.`,
    question: (attacker: Player, owner: Player, at: string, stones: number) =>
      `${player(attacker)}, jouant le premier, peut-il ` +
      `prendre ${stones < 2 ? "la pierre" : `les ${stones} pierres`} de ${player(owner)} en ${at} ?`,
    answers: {
      uncapturable: "Non : la chaîne est vivante.",
      "alive by a new stone": "Oui, mais une nouvelle pierre y vit alors : la chaîne est vivante.",
      dead: "Oui : la chaîne est morte.",
      capturable: "Oui. Si une nouvelle pierre vit alors, on ne l’a pas cherché jusqu’au bout.",
    } as Table,
    left: (chains: number) =>
      `${counted(chains, "chaîne n’a pas été cherchée", "chaînes n’ont pas été cherchées")} jusqu’au bout`,
    stays: "Oui : mort, mais cela reste : ce n’est dans aucun territoire.",
    removed: "Elle est retirée telle quelle.",
    seki: "En seki : ce qui est entouré ne compte pas.",
    partly: "Le jeu n’a pas été essayé jusqu’au bout : ce n’est pas une preuve.",
    standing: (sure: number, taken: number) =>
      `${counted(sure, "pierre tient", "pierres tiennent")} sans conteste ` +
      `; ${counted(taken, "est tenue", "sont tenues")} pour vivante${taken < 2 ? "" : "s"} près d’un ` +
      `espace ouvert.`,
    none: "Aucune chaîne n’est douteuse.",
    show: (at: string) => `Montrer le jeu en ${at}`,
    noThreat: "Il n’y a même pas de menace.",
    start: "La position où la partie s’est arrêtée.",
    plays: (who: Player, at: string) => `${player(who)} joue ${at}.`,
    takes: (who: Player, at: string, stones: number) =>
      `${player(who)} ${at} prend ${counted(stones, "pierre", "pierres")}.`,
    passes: (who: Player) => `${player(who)} passe.`,
    mark: "Marquer ce qui est retiré",
  },

  precedents: {
    heading: "Ce que décident les précédents des règles",
    bentFour: (who: Player, at: string, stones: number) =>
      `Les ${stones} pierres de ${player(who)} en ${at} : quatre coudés dans le coin.`,
    threePoints: (who: Player, at: string, other: Player, beside: string, stones: number) =>
      `La pierre de ${player(who)} en ${at} et les ${stones} pierres de ${player(other)} en ${beside} : ` +
      `trois points sans prendre.`,
    dead: "Mortes telles quelles.",
    counts: (who: Player, points: number) =>
      `Si rien n’est joué, ${counted(points, "point", "points")} pour ${player(who)} en plus du décompte.`,
    seki: "Un seki : aucun point n’y compte.",
    none: "Aucun groupe n’a la forme d’un précédent : quatre coudés dans le coin, trois points sans prendre.",
    open: (chains: number) =>
      `${counted(chains, "chaîne n’a pas été cherchée", "chaînes n’ont pas été cherchées")} jusqu’au ` +
      `bout : il peut s’en trouver d’autres.`,
    show: (at: string) => `Montrer le groupe en ${at}`,
  },
};
