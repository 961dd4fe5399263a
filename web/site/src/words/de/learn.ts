export const learn = {
  heading: "Erste Lektionen",
  intro:
    "Acht kurze Lektionen, etwa zehn Minuten. Jeder Schritt fragt nach einem einzigen Zug; kaputt " +
    "machen lässt sich hier nichts.",
  lessons: "Lektionen",
  begin: "Anfangen",
  goOn: "Weitermachen",
  again: "Von vorn",
  done: (done: number, all: number) => `${done} von ${all} Schritten geschafft`,
  doneMark: "geschafft",
  step: (step: number, steps: number) => `Schritt ${step} von ${steps}`,
  next: "Weiter",
  retry: "Noch einmal",
  skip: "Diesen Schritt auslassen",
  show: "Zeig es mir",
  right: "Richtig.",
  notYet: "Noch nicht ganz.",
  legalOnly: "Das ist erlaubt, aber nicht, wonach der Schritt fragt.",
  finished: "Die Regeln des Go sind dir nun bekannt. Willkommen im Spiel.",
  nextGame: "Eine richtige Partie spielen",
  nextGameIs:
    "Das nächste Brett hat 9 × 9 Punkte, wieder gegen die schwächste Stufe. Am Ende sagt ihr " +
    "beide, welche Steine tot sind.",
  readRules: "Ein ganzes Regelwerk lesen",
  back: "Alle Lektionen",
  yourTurn: "Du bist am Zug: Du hast Schwarz.",
  botThinks: "Weiß denkt nach …",
  gameWon: "Deine erste Partie ist gewonnen.",
  gameLost: "Diesmal liegt Weiß vorn. Alle verlieren ihre ersten Partien; spiel gern noch einmal.",
  gameEven: "Unentschieden: gar nicht schlecht für eine erste Partie.",
  pass: "Passen",
  newGame: "Noch eine Partie",
};
