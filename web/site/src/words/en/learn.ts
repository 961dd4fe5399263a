// The frame of the first lessons; the lessons themselves stand in lessons.ts.

export const learn = {
  heading: "First lessons",
  intro:
    "Eight short lessons, about ten minutes. Each step asks for one play; nothing you do here can " +
    "break anything.",
  lessons: "Lessons",
  begin: "Begin",
  goOn: "Go on",
  again: "Begin again",
  done: (done: number, all: number) => `${done} of ${all} steps done`,
  doneMark: "done",
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  next: "Next",
  retry: "Try again",
  skip: "Skip this step",
  show: "Show me",
  right: "Right.",
  notYet: "Not quite.",
  legalOnly: "That is allowed, but it is not what the step asks for.",
  finished: "You know the rules of Go. Welcome to the game.",
  nextGame: "Play a real game",
  nextGameIs:
    "The next board has 9 × 9 points, again against the weakest level. At its end you both " +
    "say which stones are dead.",
  readRules: "Read a whole ruleset",
  back: "All lessons",
  yourTurn: "Your turn: you are Black.",
  botThinks: "White is thinking…",
  gameWon: "You won your first game.",
  gameLost:
    "White is ahead this time. Everyone loses their first games; play again whenever you like.",
  gameEven: "A draw: not bad at all for a first game.",
  pass: "Pass",
  newGame: "Another game",
};
