import type { GroupGrade, Player } from "../../engine/engine.ts";
import { counted, player } from "./speech.ts";

export const lab = {
  heading: "Laboratoire de positions",
  pen: "Outil",
  pens: { B: "Noir", W: "Blanc", empty: "Effacer", play: "Jouer" },
  toMove: "Trait",
  position: "La position",
  emptyBoard: "Goban vide",
  undo: "Annuler",
  redo: "Rétablir",
  moves: (count: number) => `${counted(count, "coup joué", "coups joués")} ici`,
  paste: "Coller une position",
  pasteHint:
    "Un goban dessiné avec des lettres (X et O, B et W, ou ● et ○, . pour les points vides), ou un " +
    "enregistrement (SGF, GIB, NGF, UGF) : sa dernière position.",
  take: "Prendre cette position",
  unreadable: "Ce n’est ni un goban dessiné avec des lettres ni un enregistrement.",
  brokenBoard: (line: number) =>
    `La ligne ${line} n’est pas une rangée du goban qui s’y trouve : elle n’a pas la longueur des rangées ` +
    "précédentes, ou contient des signes illisibles.",
  recordFault: (why: string) => `L’enregistrement est illisible : ${why}`,
  noLiberties: "Une chaîne y serait sans liberté ; une telle position n’existe pas.",
  ask: "Question",
  asks: {
    legal: "Qu’est-ce qui est permis ?",
    life: "Qu’est-ce qui est mort ?",
    every: "Quel décompte ?",
  },
  legal: {
    heading: (who: Player) => `Où ${player(who)} peut jouer`,
    sum: (legal: number, free: number) =>
      `${legal} sur ${counted(free, "point vide", "points vides")}.`,
    all: "Aucun point vide n’est refusé.",
    points: "Points",
    why: "Motif du refus",
    clause: "Article",
    custom: "par la nature du jeu",
    repeats: (move: number) => (move === 0 ? "comme au début" : `comme après le coup ${move}`),
    loses: "qui joue là perd",
  },
  life: {
    heading: "Vie et mort",
    work: (nodes: number) => `Lecture plus profonde : ${nodes} positions par joueur…`,
    estimating: "Estimation…",
    done: (nodes: number) => `Lu avec ${nodes} positions par joueur.`,
    settled: "Le sort de chaque chaîne est prouvé.",
    stop: "Arrêter",
    deeper: "Lire plus loin",
    none: "Il n’y a pas de pierres.",
    name: (who: Player, point: string, stones: number) =>
      `${player(who)} ${point}${stones === 1 ? "" : `, ${stones} pierres`}`,
    grades: {
      lives: "vivante, prouvé",
      dead: "morte, prouvé",
      unsettled: "indécise, prouvé",
      ko_dependent: "dépend d’un ko, trouvé par recherche",
      open: "non prouvé",
    } satisfies Readonly<Record<GroupGrade, string>>,
    keeps: (who: Player, points: string) =>
      `${player(who)} répond à toute attaque et garde ${points}.`,
    kills: (who: Player, points: string) =>
      `${player(who)} répond à toute tentative de sauvetage et garde ${points}.`,
    saves: (who: Player, point: string | null) =>
      point === null
        ? `${player(who)} la sauve en jouant le premier.`
        : `${player(who)} la sauve en ${point}.`,
    takes: (who: Player, point: string | null) =>
      point === null
        ? `${player(who)} la tue en jouant le premier.`
        : `${player(who)} la tue en ${point}.`,
    threats: (who: Player, needed: number) =>
      needed > 0
        ? `${player(who)} a besoin de ${counted(needed, "menace de ko", "menaces de ko")} de plus que ` +
          `l’adversaire.`
        : `${player(who)} peut se contenter de ${counted(-needed, "menace de ko", "menaces de ko")} de ` +
          `moins que l’adversaire.`,
    estimated: (dead: boolean, percent: number) =>
      `Estimée ${dead ? "morte" : "vivante"}, sûr à ${percent} %.`,
    seki: (points: string) => `Seki, prouvé : nul ne peut remplir ${points} sans perte.`,
    show: "Montrer",
    showOf: (chain: string) => `Montrer pourquoi : ${chain}`,
    back: "Retour à la position",
    legend:
      "Sur le goban : cercle vivante, croix morte, triangle indécise, carré dépend d’un ko (par " +
      "recherche, non prouvé) ; sans signe, rien n’est prouvé.",
  },
  every: {
    heading: "Le décompte selon chaque règlement",
    dead: "Pierres mortes",
    deadFrom: { estimate: "selon l’estimation", none: "aucune : le goban tel quel" },
    ended: "Comme si les deux joueurs venaient de passer.",
  },
  copy: "Copier le lien",
  copied: "Le lien est dans le presse-papiers.",
  notCopied: "Le presse-papiers est fermé à cette page. Le lien :",
  linkFaults: {
    other:
      "Ce lien vient d’une autre version de la page, ou ne mène ni à une position ni à un " +
      "enregistrement.",
    broken: "Ce lien est abîmé : il en manque une partie, ou elle a changé.",
    large: "Ce lien contient plus que la page ne lit.",
  },
  linkUnread: (why: string) => `Ce que contient ce lien est illisible : ${why}`,
  svg: "Image (SVG)",
  png: "Image (PNG)",
};
