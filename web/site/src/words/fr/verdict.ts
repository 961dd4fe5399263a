// Le jugement de l'arbitre sur une partie.

import { counted } from "./speech.ts";

export const verdict = {
  heading: "Verdict",
  work: "L’arbitre juge la partie…",
  failed: "L’arbitre n’a pas répondu.",
  under: (name: string) => `Règles : ${name}.`,
  rests: (basis: string) => `Il repose sur : ${basis}.`,
  mainLine: "Il porte sur la ligne principale.",
  recorded: (result: string, agrees: boolean | null) =>
    `L’enregistrement dit ${result}${
      agrees === null ? "." : agrees ? " : c’est pareil." : " : ce n’est pas pareil."
    }`,
  notRecorded: "L’enregistrement ne donne pas de résultat.",
  off: (black: number, white: number) =>
    `Retirées comme mortes : ${[
      black > 0 ? counted(black, "pierre noire", "pierres noires") : "",
      white > 0 ? counted(white, "pierre blanche", "pierres blanches") : "",
    ]
      .filter((part) => part !== "")
      .join(" et ")}.`,
  noneOff: "Aucune pierre n’a été retirée comme morte.",
  count: "Le décompte",
  every: (same: number, all: number) =>
    `Selon toutes les règles : ${
      same === all ? "toutes disent pareil" : `${same} sur ${all} disent pareil`
    }`,
};
