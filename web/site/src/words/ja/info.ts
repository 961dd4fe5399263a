// What is told of a game beside its moves.

export const info = {
  heading: "対局者と対局の情報",
  fields: {
    black: "黒",
    blackRank: "黒の段級位",
    white: "白",
    whiteRank: "白の段級位",
    event: "棋戦",
    place: "場所",
    date: "日付",
  },
};
