import type { Player } from "../../engine/engine.ts";
import { counted, player } from "./speech.ts";

export const game = {
  heading: "Partie",
  toMove: (who: Player) => `À ${player(who)} de jouer`,
  thinking: (who: Player) => `${player(who)} réfléchit`,
  captured: (who: Player, count: number) =>
    `${player(who)} a pris ${counted(count, "pierre", "pierres")}`,
  handed: (count: number) => `${counted(count, "pierre reçue", "pierres reçues")} pour des passes`,
  score: (who: Player, points: string) => `${player(who)} : ${points}`,
  pass: "Passer",
  button: "Prendre le bouton",
  resign: "Abandonner",
  reallyResign: (who: Player) => `${player(who)} abandonne : c’est sûr ?`,
  yes: "Oui",
  no: "Non",
  undo: "Annuler le coup",
  takenBack: "Coup annulé.",
  moves: "Coups",
  move: (number: number, who: Player, what: string) => `${number}. ${player(who)} ${what}`,
  whats: { pass: "passe", button: "prend le bouton" } as Readonly<Record<string, string>>,
  first: "Position de départ",
  previous: "Coup précédent",
  next: "Coup suivant",
  last: "Dernier coup",
  looking: (move: number, moves: number) => `Vous regardez le coup ${move} sur ${moves}.`,
  back: "Revenir à la partie",
  save: "Enregistrer en SGF",
  opponentPassed: (who: Player) => `${player(who)} a passé.`,
  passMeans: {
    stone: (clause: string) => `Passer donne une pierre à l’adversaire${clause}.`,
    first: (clause: string) =>
      `Blanc passe ainsi le premier, ce qui vaut un point à Blanc${clause}.`,
    same: "Passer donne le trait à l’adversaire ; la partie continue.",
    settle: (clause: string) =>
      `Passer maintenant est la fin préliminaire : la partie continue, et chaque passe coûte une ` +
      `pierre${clause}.`,
    stopped: (clause: string) =>
      `Passer maintenant arrête la partie, pour convenir de ce qui est mort${clause}.`,
    analysis: (clause: string) =>
      `Passer maintenant interrompt la partie ; la suite ne fait que montrer ce qui est mort${clause}.`,
    analysis_stopped: (clause: string) => `Passer maintenant termine l’analyse${clause}.`,
    over: (clause: string) => `Passer maintenant termine la partie, et l’on compte${clause}.`,
    play: "Après une passe, la partie continue.",
  },
};
