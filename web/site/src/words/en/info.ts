// What is told of a game beside its moves.

export const info = {
  heading: "Names and game information",
  fields: {
    black: "Black",
    blackRank: "Black’s rank",
    white: "White",
    whiteRank: "White’s rank",
    event: "Event",
    place: "Place",
    date: "Date",
  },
};
