export const every = {
  heading: "La même partie selon toutes les règles",
  intro: (name: string) => `Dans son état actuel. Selon « ${name} » :`,
  grounds:
    "Personne n’a dit quelles pierres sont mortes. Là où des règles retireraient encore des pierres " +
    "mortes, le résultat repose sur une estimation ; ailleurs toutes les pierres comptent telles quelles.",
  same: "identique",
  ruleset: "Règles",
  result: "Résultat",
  why: "D’où vient l’écart",
  illegal: (move: number, point: string, clause: string) =>
    `le coup ${move}${point === "" ? "" : ` en ${point}`} est illégal${clause === "" ? "" : ` : ${clause}`}`,
  overBefore: (move: number, clause: string) =>
    `la partie était finie avant le coup ${move}${clause === "" ? "" : ` (${clause})`}`,
  noHandicap: "cette règle ne connaît pas de parties à handicap",
  bases: {
    as_it_stands: "la position telle quelle",
    played_out: "le jeu jusqu’au bout",
    agreed: "un accord",
    proven: "une preuve",
    estimated: "une estimation",
    recorded: "l’enregistrement",
    arbiter: "un arbitre",
  } as Readonly<Record<string, string>>,
  none: "Il n’y a pas encore de coup.",
  variants: "Montrer aussi les variantes",
  work: "La partie est jugée selon toutes les règles…",
};
