// What is told of a game beside its moves.

export const info = {
  heading: "Namen und Angaben zur Partie",
  fields: {
    black: "Schwarz",
    blackRank: "Rang von Schwarz",
    white: "Weiß",
    whiteRank: "Rang von Weiß",
    event: "Turnier",
    place: "Ort",
    date: "Datum",
  },
};
