// What is told of a game beside its moves.

export const info = {
  heading: "Noms et renseignements",
  fields: {
    black: "Noir",
    blackRank: "Niveau de Noir",
    white: "Blanc",
    whiteRank: "Niveau de Blanc",
    event: "Tournoi",
    place: "Lieu",
    date: "Jour",
  },
};
