import { counted } from "./speech.ts";

export const home = {
  heading: "Go, mit Schiedsrichter",
  lead: "Gegen das Programm spielen, Go in zehn Minuten lernen, eine Partie werten lassen.",
  firstStone: "Du hast Schwarz: fang mit einem Stein auf irgendeinem Schnittpunkt an.",
  goOn: "Weiterspielen",
  left: (size: string, moves: number, against: string | null) =>
    `${size}, nach Zug ${moves}${against === null ? "" : `, du gegen ${against}`}`,
  play: "Gegen das Programm spielen",
  playNote: (level: string) => `9 × 9, du hast Schwarz, ${level}`,
  tally: (won: number, of: number) =>
    `${won} von ${counted(of, "Partie", "Partien")} dagegen gewonnen.`,
  learn: "Lernen",
  learnNote: "Vom ersten Stein zur ersten Partie.",
  judge: "Eine Partie werten",
  judgeNote: "Datei wählen oder hier ablegen: das Urteil kommt sofort.",
  two: "Zu zweit an einem Gerät",
  twoNote: "Jedes Brett, alle Regeln, Vorgabe, Uhren.",
  lab: "Stellungs\u00adlabor",
  labNote: "Eine Stellung aufbauen: was lebt, was zählt.",
  choose: "Anderes Brett, andere Regeln oder Vorgabe gegen das Programm",
};

export const levels = {
  about: (kyu: number) => `etwa ${kyu}. Kyu`,
  said: (level: number, rank: string) => `Stufe ${level}${rank === "" ? "" : ` (${rank})`}`,
};
