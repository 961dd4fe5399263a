// What is told of a game beside its moves.

export const info = {
  heading: "Namen und Angaben zur Partie",
  fields: {
    black: "Schwarz",
    blackRank: "Grad von Schwarz",
    white: "Weiß",
    whiteRank: "Grad von Weiß",
    event: "Turnier",
    place: "Ort",
    date: "Datum",
  },
};
