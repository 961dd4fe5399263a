export const learn = {
  heading: "Premières leçons",
  intro:
    "Huit petites leçons, une dizaine de minutes. Chaque étape demande un seul coup ; rien de ce que " +
    "vous faites ici ne peut casser quoi que ce soit.",
  lessons: "Leçons",
  begin: "Commencer",
  goOn: "Continuer",
  again: "Recommencer",
  done: (done: number, all: number) => `${done} étapes faites sur ${all}`,
  doneMark: "faite",
  step: (step: number, steps: number) => `Étape ${step} sur ${steps}`,
  next: "Suivant",
  retry: "Réessayer",
  skip: "Passer cette étape",
  show: "Montrer",
  right: "Juste.",
  notYet: "Pas tout à fait.",
  legalOnly: "C’est permis, mais ce n’est pas ce que demande l’étape.",
  finished: "Vous connaissez les règles du go. Bienvenue parmi les joueurs.",
  nextGame: "Jouer une vraie partie",
  nextGameIs:
    "Le prochain goban a 9 × 9 points, de nouveau contre le niveau le plus faible. À la fin, " +
    "chacun dit quelles pierres sont mortes.",
  readRules: "Lire un règlement en entier",
  back: "Toutes les leçons",
  yourTurn: "À vous : vous jouez Noir.",
  botThinks: "Blanc réfléchit…",
  gameWon: "Vous avez gagné votre première partie.",
  gameLost:
    "Cette fois Blanc est devant. Tout le monde perd ses premières parties ; rejouez quand vous voulez.",
  gameEven: "Égalité : pas mal du tout pour une première partie.",
  pass: "Passer",
  newGame: "Une autre partie",
};
