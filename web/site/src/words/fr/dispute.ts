// Une partie litigieuse à la table de l’arbitre.

import { counted } from "./speech.ts";

export const dispute = {
  heading: "Une position litigieuse",
  open: "Régler une position litigieuse pas à pas",
  close: "Retour à la décision, sans ceci",
  stagesLabel: "Étapes",
  stages: { position: "1. La position", procedure: "2. La procédure, et ce qu’il en résulte" },
  setUp:
    "Placez les pierres, collez la position, ou ouvrez l’enregistrement des joueurs : il est " +
    "rejoué coup par coup selon les règles du tournoi.",
  record: "Ouvrir un enregistrement",
  goOn: "Passer à la procédure",
  beforeStop:
    "La procédure commence quand la partie est arrêtée. Si le jeu lui-même est en litige, " +
    "jouez ; sinon :",
  allPass: "Les deux joueurs passent",
  backToProcedure: "Retour à la procédure",
  outcome: "Ce qui entre dans la décision",
  unfinished:
    "La procédure n’est pas terminée : le résultat vous appartient. Ce qui a été trouvé est joint.",
  withoutResult:
    "Les règles ne donnent pas de résultat à cette partie. Ce qu’elle vaut dans le tournoi, " +
    "c’est à vous d’en décider.",
  reached: (step: string) => `${step} (maintenant)`,
  endedWithoutResult: "La partie s’est terminée sans résultat",
  prisoners: "Pierres capturées avant cette position, par",
  into: "Reprendre dans la décision",
  precedents: "Positions réglées par les textes et par la recherche",
  precedentsNote: (name: string) =>
    `Ce que donne chacune selon ${name} si elle reste telle quelle. « ? » : recherche non achevée.`,
  found: "Trouvé en examinant le litige",
  conditions: (name: string, komi: string) => `${name}, komi de ${komi}`,
  dead: (stones: string) => `Mortes : ${stones}`,
  prisonersSaid: (black: number, white: number) =>
    `Capturées avant cette position : par Noir ${black}, par Blanc ${white}`,
  lookAtRecord: "Voir l’enregistrement",
  withRecord: "L’enregistrement de la procédure entre dans la décision.",
  withoutRecord: "Sans l’enregistrement",
  remarks: {
    replayed: (moves: number) =>
      `${counted(moves, "coup", "coups")} de l’enregistrement, rejoués selon les règles du tournoi`,
    refused: (move: number, why: string) =>
      `Le coup ${move} de l’enregistrement n’est pas permis par ces règles ; la position ` +
      `montrée est celle d’avant. ${why}`,
    otherRules: (name: string) => `L’enregistrement nomme d’autres règles : ${name}`,
    otherKomi: (komi: string) => `L’enregistrement a un komi de ${komi} ; celui du tournoi compte`,
    endLeftOut: "La fin de l’enregistrement est laissée de côté : c’est elle qui est en litige",
  },
};
