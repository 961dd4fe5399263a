import { counted } from "./speech.ts";

export const graph = {
  heading: "Score et possession au fil des coups",
  what:
    "Estimé par des parties aléatoires, chaque position à part ; rien n’est prouvé ici, et aucune " +
    "partie n’en dépend.",
  draw: "Tracer le graphique",
  stop: "Arrêter",
  goOn: "Continuer",
  progress: (done: number, all: number) =>
    `${done} sur ${counted(all, "position", "positions")} estimées.`,
  slider: "Coup",
  smoothed: "Avance, lissée sur les coups voisins",
  band: "étendue des estimations",
  score: "Score",
  owned: (black: boolean) => (black ? "À Noir" : "À Blanc"),
  value: (move: number, result: string, black: number, white: number) =>
    `Coup ${move} : ${result} ; à Noir ${black}, à Blanc ${white}`,
  unknown: (move: number) => `Coup ${move} : pas encore estimé`,
  table: "En tableau",
  move: "Coup",
  sure: "Sûreté",
  percent: (share: number) => `${share}\u202f%`,
  even: "égalité",
  onBoard: "Montrer sur le goban à qui est quoi",
};
