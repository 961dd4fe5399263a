import type { Offer, Player } from "../../engine/engine.ts";
import { player } from "./speech.ts";

export const end = {
  heading: {
    stopped: "La partie est arrêtée",
    analysis_stopped: "L’analyse est arrêtée",
    over: "La partie est finie",
    settle: "Après la fin préliminaire",
    analysis: "Analyse",
  } as Readonly<Record<string, string>>,
  phases: {
    settle: "La partie continue pour décider de ce qui est mort. Chaque passe coûte une pierre.",
    stopped:
      "Dites quelles pierres sont mortes : touchez un groupe pour le marquer, une seconde fois pour ôter " +
      "la marque. Un joueur propose, l’autre accepte ; ou bien la partie reprend.",
    analysis:
      "Continuez pour montrer ce qui est mort. On compte la position où la partie a été interrompue.",
    analysis_stopped: "Convenez des pierres que l’analyse laisse mortes, ou continuez.",
    over: "",
  } as Readonly<Record<string, string>>,
  overMarks:
    "La position est comptée. Si les joueurs sont d’accord sur des pierres mortes, marquez-les.",
  programMarked:
    "Le programme a marqué ce qu’il tient pour mort, et la position est comptée ainsi. Touchez un groupe " +
    "pour corriger.",
  settleMarks: (clause: string) =>
    `Tant qu’aucune pierre n’est jouée, les joueurs peuvent aussi convenir de ce qui est mort et finir ` +
    `ainsi la partie${clause} : choisissez ci-dessous que toucher le goban marque un groupe.`,
  ifSo: "Si celles-ci sont mortes",
  propose: (who: Player) => `${player(who)} les propose`,
  proposeNone: (who: Player) => `${player(who)} dit qu’aucune pierre n’est morte`,
  proposed: (who: Player, stones: string) => `${player(who)} tient pour mort : ${stones}.`,
  nothing: "rien",
  marked: (at: string, who: Player, stones: number, dead: boolean) => {
    const plural = stones < 2 ? "" : "s";
    const stone = `pierre${plural} ${who === "B" ? "noire" : "blanche"}${plural}`;
    return `${at} : ${stones} ${stone} ${dead ? `morte${plural}` : `de nouveau vivante${plural}`}.`;
  },
  unmarked: (at: string) => `${at} : il n’y a pas de pierre.`,
  accept: (who: Player) => `${player(who)} accepte`,
  suggest: "Suggérer",
  suggested: (percent: number) =>
    `Une estimation, sûre à ${percent} % ; ce sont les joueurs qui décident.`,
  resumed: (who: Player) => `${player(who)} a demandé à reprendre.`,
  rare: "Autres façons de finir",
  events: {
    resume: (who: Player) => `${player(who)} demande la reprise`,
    end_agreed: () => "D’un commun accord : la partie finit ici",
    group_agreed: () =>
      "D’un commun accord : ces pierres sont mortes, quel que soit le sort des autres",
    analysis_agreed: () => "D’un commun accord : les pierres marquées sont mortes",
    no_result_agreed: () => "D’un commun accord : sans résultat",
    both_lose: () => "Les deux perdent",
  } as Partial<Record<Offer, (who: Player) => string>>,
  how: {
    scored: "au décompte",
    resignation: "par abandon",
    time: "au temps",
    forfeit: "par forfait",
    illegal_move: "par un coup illégal de l’adversaire",
    no_result: "sans résultat",
    draw: "partie nulle",
    both_lose: "les deux perdent",
    ruling: "par décision de l’arbitre",
  } as Readonly<Record<string, string>>,
  won: (how: string, who: Player) => `${player(who)} gagne ${how}`,
  wins: (who: Player, points: string) =>
    `${player(who)} gagne de ${points} ${parseFloat(points) < 2 ? "point" : "points"}`,
  terms: {
    stones: "pierres",
    territory: "territoire",
    shared_points: "points partagés",
    prisoners: "pierres perdues",
    pass_stones: "pierres données pour les passes",
    late_stones: "pierres jouées ensuite",
    first_pass: "première passe",
    button: "le bouton",
    group_tax: "taxe de groupe",
    penalty: "pénalités",
    komi: "komi",
    compensation: "pour le handicap",
  } as Readonly<Record<string, string>>,
  together: "en tout",
  result: "Résultat",
  what: "Quoi",
  clause: "Article",
  overSaid: "La partie est finie :",
  again: "Nouvelle partie, mêmes réglages",
  rematch: "Revanche, couleurs échangées",
  toCount: "Voir le décompte",
  toEvery: "Voir toutes les règles",
};
