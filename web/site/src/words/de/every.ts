export const every = {
  heading: "Dieselbe Partie nach allen Regeln",
  intro: (name: string) => `Wie sie jetzt steht. Nach „${name}“:`,
  grounds:
    "Niemand hat gesagt, welche Steine tot sind. Wo Regeln noch tote Steine wegnähmen, beruht das " +
    "Ergebnis auf einer Schätzung; sonst zählen alle Steine, wie sie stehen.",
  same: "ebenso",
  ruleset: "Regeln",
  result: "Ergebnis",
  why: "Woher der Unterschied kommt",
  illegal: (move: number, point: string, clause: string) =>
    `Zug ${move}${point === "" ? "" : ` auf ${point}`} ist regelwidrig${clause === "" ? "" : `: ${clause}`}`,
  overBefore: (move: number, clause: string) =>
    `die Partie war vor Zug ${move} zu Ende${clause === "" ? "" : ` (${clause})`}`,
  noHandicap: "dieses Regelwerk kennt keine Vorgabepartien",
  bases: {
    as_it_stands: "die Stellung, wie sie ist",
    played_out: "Spiel bis zum Ende",
    agreed: "Einigung",
    proven: "Beweis",
    estimated: "Schätzung",
    recorded: "Aufzeichnung",
    arbiter: "Schiedsrichter",
  } as Readonly<Record<string, string>>,
  none: "Es gibt noch keine Züge.",
  variants: "Auch Varianten der Regeln zeigen",
  work: "Die Partie wird nach allen Regeln beurteilt …",
};
