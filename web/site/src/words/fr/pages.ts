import type { Player } from "../../engine/engine.ts";
import { counted, player } from "./speech.ts";

export const pages = {
  loading: "La page arrive…",
  missing: "Cette page n’existe pas.",
  missingAt: (address: string) =>
    `Il n’y a rien à l’adresse ${address}. D’ici, vous pouvez aller à :`,
  all: "Règles et lectures",
  more: {
    heading: "À lire et à essayer aussi",
    positions: "Positions célèbres",
    positionsText:
      "Quatre coudés dans le coin, seki à double ko, triple ko et d’autres : à jouer selon toutes les " +
      "règles, à côté de ce qu’une recherche a trouvé.",
    terms: "Les mots du go",
    termsText:
      "Liberté, ko, seki et ce que disent encore les joueurs, chacun avec un goban pour l’essayer.",
    classic: "Igfip à l’ancienne",
    classicText:
      "Une page toute simple, à la manière d’un ancien site de jeu : deux joueurs, Passer, un score estimé.",
    learn: "Premières leçons",
    learnText: "De la première pierre à la première partie, en dix minutes environ.",
  },

  rules: {
    heading: "Les règles, texte par texte",
    intro:
      "Chaque page dit les articles d’un texte avec nos propres mots, le plus souvent en anglais. Là " +
      "où un article peut être montré, il y a un petit goban : les règles répondent à ce que vous y faites.",
    variantsOf: (names: string) => `Variantes : ${names}`,
    print: "Imprimer sur une page",
    play: "Jouer selon ces règles",
    tryIt: "Essayer",
    examples: (clause: string) => `Exemples pour ${clause}`,
    link: (clause: string) => `Lien vers ${clause}`,
    readings: "Interprétations de textes peu clairs",
    readClause: (clause: string) => `Lire ${clause}`,
  },

  live: {
    label: (what: string) => `Goban : ${what}`,
    tryPlay: (at: string) => `Essayer ${at}`,
    under: "Selon",
    script: {
      first: "Retour au début",
      previous: "Un coup en arrière",
      next: "Coup suivant",
      last: "Jusqu’à la fin",
    },
    move: (done: number, all: number) => `Coup ${done} sur ${all}`,
    ownWay: "Vous suivez votre propre chemin ; le premier bouton ramène l’exemple.",
    turn: (who: Player) => `À ${player(who)} de jouer.`,
    played: (who: Player, at: string) => `${player(who)} ${at}.`,
    captured: (count: number) => `Le coup prend ${counted(count, "pierre", "pierres")}.`,
    gone: (count: number) =>
      `Le coup retire ${counted(count, "pierre", "pierres")} de son propre camp.`,
    passed: (who: Player) => `${player(who)} passe.`,
    handed: "La passe coûte une pierre.",
    other: "C’est fait.",
    again: "Recommencer",
    asItStands:
      "Compté tel quel ; marquez les pierres mortes si les règles les retirent d’un commun accord.",
  },

  positions: {
    heading: "Positions célèbres",
    intro:
      "Des positions au sujet desquelles des joueurs se sont disputés. Les issues viennent d’une " +
      "recherche exhaustive, ou de l’arbitre ; sans komi ni prisonniers. Les explications sont en " +
      "anglais.",
    outcomes: "Ce qu’en font les diverses règles",
    outcomesIntro:
      "« Laissée » est le décompte quand les deux joueurs n’y touchent plus ; les deux autres sont l’issue " +
      "avec le meilleur jeu, quand ce joueur commence.",
    rules: "Règles",
    left: "Laissée",
    blackFirst: "Noir d’abord",
    whiteFirst: "Blanc d’abord",
    remark: "Remarque",
    unknown: "recherche non achevée",
    noPlay: "le jeu ne décide pas",
    played: "L’exemple joué jusqu’au bout",
    result: "Résultat",
    why: "Où il s’arrête",
    choose: "Jouer selon",
    scene: (number: number) => `Position n° ${number}`,
  },

  terms: {
    heading: "Les mots du go",
    intro:
      "Ce que disent les joueurs, et un goban pour essayer chaque mot. Les explications sont en " +
      "anglais.",
  },

  classic: {
    heading: "Igfip à l’ancienne",
    intro:
      "Une page à la manière du site Igfip : ses règles, sa légende, son bouton Passer. Deux joueurs " +
      "partagent le goban.",
    menu: "Menu Go",
    fresh: "Nouvelle partie",
    size: "Taille du goban",
    redraw: "Redessiner",
    redrawn: "Le goban a été redessiné.",
    rules: "Règles",
    legend: "Légende",
    unselected: "Au repos",
    selected: "Choisie ou jouée",
    black: "Noir",
    white: "Blanc",
    captured: (who: Player, count: number) =>
      `${player(who)} : ${counted(count, "pion capturé", "pions capturés")}`,
    notScore: "Les pions capturés comptent contre leur propriétaire ; ce n’est pas le score.",
    score: (who: Player, points: string) => `${player(who)} : ${points}`,
    pass: "Passer",
    passed: (who: Player) => `${player(who)} a passé.`,
    understood: "Compris",
    over: "La partie est finie.",
    estimated: (percent: number) =>
      `Score estimé, sûr à ${percent} % : il devrait être juste le plus souvent.`,
    exact: "Score exact : la vie et la mort de chaque pierre sont prouvées.",
    tie: "Égalité.",
    wins: (who: Player, points: string) => `${player(who)} gagne de ${points}.`,
    scoring: "Décompte en cours…",
    handicap:
      "Handicap : posez les pierres noires à la main, et Blanc passe entre elles jusqu’à ce que la " +
      "dernière soit posée.",
    place: "On pose un pion en cliquant sur un point vide.",
  },
};
