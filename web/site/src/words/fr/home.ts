import { counted } from "./speech.ts";

export const home = {
  heading: "Le go, avec un arbitre",
  lead: "Jouez contre le programme, apprenez le go en dix minutes ou faites juger une partie.",
  firstStone: "Vous jouez Noir : commencez par une pierre sur une intersection quelconque.",
  goOn: "Continuer",
  left: (size: string, moves: number, against: string | null) =>
    `${size}, après le coup ${moves}${against === null ? "" : `, vous contre le ${against}`}`,
  play: "Jouer contre le programme",
  playNote: (level: string) => `9 × 9, vous jouez Noir, ${level}`,
  tally: (won: number, of: number) =>
    `Vous avez gagné ${won} sur ${counted(of, "partie", "parties")} contre lui.`,
  learn: "Apprendre",
  learnNote: "De la première pierre à la première partie.",
  judge: "Faire juger une partie",
  judgeNote: "Choisissez un fichier ou déposez-le ici : verdict immédiat.",
  two: "À deux sur cet écran",
  twoNote: "Tous les gobans, toutes les règles, handicap, pendules.",
  lab: "Labo de positions",
  labNote: "Composez une position : ce qui vit, ce qui compte.",
  choose: "Un autre goban, d’autres règles ou un handicap contre le programme",
};

export const levels = {
  about: (kyu: number) => `environ ${kyu}${kyu === 1 ? "ᵉʳ" : "ᵉ"} kyu`,
  said: (level: number, rank: string) => `niveau ${level}${rank === "" ? "" : ` (${rank})`}`,
};
