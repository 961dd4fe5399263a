import { inTurnWith, type Words } from "shinpan-board";
import { counted } from "./speech.ts";

const stone = { black: "schwarzer Stein", white: "weißer Stein" };
const player = { black: "Schwarz", white: "Weiß" };

export const board: Words = {
  board: (cols, rows) => `Go-Brett, ${cols} mal ${rows}`,
  help:
    "Die Pfeiltasten führen über das Brett, die Eingabetaste setzt. Oder den Namen eines Punkts tippen, " +
    "dann die Eingabetaste. P und Eingabetaste passt, U und Eingabetaste nimmt zurück, Escape bricht ab.",
  empty: "leer",
  stone: (color) => stone[color],
  lastMove: "letzter Zug",
  ban: "durch Ko verboten",
  dead: "tot",
  placed: "soeben hingelegt",
  lifted: "soeben weggenommen",
  shapes: {
    circle: "Kreis",
    square: "Quadrat",
    triangle: "Dreieck",
    cross: "Kreuz",
    dot: "Scheibe",
  },
  territory: (owner) => `Gebiet von ${player[owner]}`,
  ghost: (color) => `${stone[color]} vorgeschlagen`,
  played: (color, name) => `${player[color]} ${name}`,
  captured: (count) => `schlägt ${counted(count, "Stein", "Steine")}`,
  together: (parts) => parts.join(", "),
  inTurn: inTurnWith(".", " "),
  typed: (text) => `${text} getippt`,
  passTyped: "P getippt; Eingabetaste passt",
  undoTyped: "U getippt; Eingabetaste nimmt zurück",
  noPoint: (text) => `Kein Punkt ${text}`,
  place: (name, plays) => `${name} ${plays ? "setzen" : "wählen"}`,
  cancel: "Abbrechen",
  ready: (name, plays) => `${name}: zum ${plays ? "Setzen" : "Wählen"} noch einmal tippen`,
};
