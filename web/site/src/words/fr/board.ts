import { inTurnWith, type Words } from "shinpan-board";
import { counted } from "./speech.ts";

const stone = { black: "pierre noire", white: "pierre blanche" };
const player = { black: "Noir", white: "Blanc" };

export const board: Words = {
  board: (cols, rows) => `Goban de ${cols} sur ${rows}`,
  help:
    "Les flèches parcourent le goban, Entrée joue. Ou tapez le nom d’un point, puis Entrée. " +
    "P puis Entrée passe, U puis Entrée annule le dernier coup, Échap annule.",
  empty: "vide",
  stone: (color) => stone[color],
  lastMove: "dernier coup",
  ban: "interdit par le ko",
  dead: "morte",
  placed: "tout juste posée",
  lifted: "tout juste enlevée",
  shapes: {
    circle: "cercle",
    square: "carré",
    triangle: "triangle",
    cross: "croix",
    dot: "disque",
  },
  territory: (owner) => `territoire de ${player[owner]}`,
  ghost: (color) => `${stone[color]} proposée`,
  played: (color, name) => `${player[color]} ${name}`,
  captured: (count) => `prend ${counted(count, "pierre", "pierres")}`,
  together: (parts) => parts.join(", "),
  inTurn: inTurnWith(".", " "),
  typed: (text) => `${text} saisi`,
  passTyped: "P saisi ; Entrée pour passer",
  undoTyped: "U saisi ; Entrée pour annuler le coup",
  noPoint: (text) => `Pas de point ${text}`,
  place: (name, plays) => `${plays ? "Jouer" : "Choisir"} ${name}`,
  cancel: "Annuler",
  ready: (name, plays) => `${name} : touchez encore pour ${plays ? "jouer" : "choisir"}`,
};
