// La liste des enregistrements : recherche, ordre, plusieurs à la fois ; le codage d’un enregistrement.

import { counted } from "./speech.ts";

const records = (count: number): string => counted(count, "enregistrement", "enregistrements");

export const shelf = {
  search: "Chercher",
  winner: "Gagnant",
  winners: { any: "tous", B: "Noir", W: "Blanc", none: "aucun" },
  order: "Ordre",
  orders: {
    changed: "modifiés en dernier",
    newest: "parties récentes d’abord",
    oldest: "parties anciennes d’abord",
    players: "joueurs",
    event: "tournoi",
    result: "résultat",
    moves: "nombre de coups",
  },
  nothing: "Aucun enregistrement n’a tous ces mots.",
  all: "Tout choisir",
  choose: (name: string) => `Choisir ${name}`,
  chosen: "Choisis",
  count: (shown: number, all: number, chosen: number) =>
    `${shown === all ? records(all) : `${shown} sur ${records(all)}`}` +
    `${chosen === 0 ? "" : `, ${counted(chosen, "choisi", "choisis")}`}`,
  saveChosen: "Enregistrer en un fichier",
  deleteChosen: "Supprimer les choisis",
  deleted: (count: number) =>
    `${counted(count, "enregistrement supprimé", "enregistrements supprimés")}.`,
  opening: (count: number) => `Ouverture : ${counted(count, "partie", "parties")} pour l’instant…`,
  fileName: (count: number) => `${count}-parties`,
  encoding: "Codage du fichier",
  encodingHelp: "Si les noms ou les commentaires sont illisibles, choisissez-en un autre.",
};
