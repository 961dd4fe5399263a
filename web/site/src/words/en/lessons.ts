// The first lessons in words: a text for each step, in the order of the steps.

export interface StepText {
  readonly task: string;
  readonly right: string;
  /** Said when a play is allowed but is not what the step asks for. */
  readonly hint: string;
}

export type LessonId = "stones" | "capture" | "self" | "ko" | "eyes" | "seki" | "count" | "game";

export interface LessonText {
  readonly name: string;
  readonly about: string;
  readonly steps: readonly StepText[];
}

export const lessons = {
  stones: {
    name: "Stones and liberties",
    about: "Where stones go, and what keeps them on the board.",
    steps: [
      {
        task:
          "Go is played on the crossings of the lines. Black begins, then the players take turns. You " +
          "are Black: put a stone on any crossing you like.",
        right:
          "There it stands. A stone never moves; it stays where it is until the end, unless it is " +
          "captured.",
        hint: "Choose a crossing of two lines.",
      },
      {
        task:
          "The empty points next to a stone, along the lines, are its liberties. In the open a stone " +
          "has four. White has filled three liberties of your stone. Play on the last one, so that your " +
          "stones stay connected and breathe again.",
        right:
          "Stones of one colour that touch along a line are a chain, and they share their liberties. " +
          "Yours had one left; together they have three.",
        hint:
          "That stone does not help the one in the middle. Its last liberty is the empty point that " +
          "touches it along a line.",
      },
    ],
  },
  capture: {
    name: "Capture",
    about: "A chain without liberties is taken off the board.",
    steps: [
      {
        task:
          "Fill the last liberty of a chain and you take it. The white stone has a single liberty " +
          "left: it is in atari. Take it.",
        right: "The white stone had no liberty any more, so it comes off the board.",
        hint: "The white stone keeps its liberty. Find the empty point that touches it.",
      },
      {
        task: "A chain is taken as a whole. Take the two white stones.",
        right: "Two stones at one stroke: they shared their last liberty.",
        hint: "The chain still has a liberty. Look along the edge.",
      },
      {
        task:
          "At the edge and in the corner there are fewer liberties, so stones are taken more easily. " +
          "Take the two stones in the corner.",
        right: "In the corner two stones have only three points around them.",
        hint: "Two sides are closed already. Which point is still open?",
      },
      {
        task:
          "Your stone at C2 is in atari. You could run, but there is something better: take one of the " +
          "stones that hold it.",
        right: "By taking you win a stone, and yours has liberties again.",
        hint: "Look for a white stone that is in atari itself.",
      },
    ],
  },
  self: {
    name: "Self-capture",
    about: "A point that is empty and still forbidden.",
    steps: [
      {
        task:
          "A stone needs a liberty when its move is over. Try to play in the middle of the four white " +
          "stones, and see what the referee says.",
        right:
          "Refused: the stone would have no liberty. Nothing happens when a play is refused; you " +
          "simply play elsewhere.",
        hint: "That one is allowed. Try the point in the middle of the four.",
      },
      {
        task:
          "It is different when your stone takes something: what is taken comes off first, and then " +
          "yours has liberties. Take the three white stones in the corner.",
        right:
          "The three stones came off first, so your stone breathes. To capture is always allowed, but " +
          "for one case: the ko, which comes next.",
        hint: "The white chain has a single liberty, and it is inside.",
      },
    ],
  },
  ko: {
    name: "Ko",
    about: "No going round in circles.",
    steps: [
      {
        task: "The white stone at B3 has one liberty. Take it.",
        right:
          "Taken. But look: now your stone at C3 has one liberty, the very point that you have just " +
          "emptied.",
        hint: "The stone at B3 is held on three sides. Which side is open?",
      },
      {
        task: "For this step you are White. Try to take Black's stone straight back at B3.",
        right:
          "Refused: it would bring back the position before Black's play, and the game could go round " +
          "forever. Such a shape is called a ko. White has to play somewhere else first.",
        hint: "Try B3, the point where White's stone was taken.",
      },
      {
        task: "White played elsewhere. Now you may end the ko: fill the point where the stone was taken.",
        right:
          "Your stones are connected, and nothing is left to take. Had you played elsewhere too, " +
          "White could have retaken now.",
        hint: "The ko is still open. Fill B3.",
      },
    ],
  },
  eyes: {
    name: "Two eyes",
    about: "How stones live for good.",
    steps: [
      {
        task:
          "White is surrounded, but encloses two separate points, two eyes. Try to take those " +
          "stones: play into one of the eyes.",
        right:
          "Refused: inside an eye your stone has no liberty and takes nothing, for White still has " +
          "the other eye. Two eyes cannot both be filled at once, so these stones live forever.",
        hint: "Play inside, at A1 or C1.",
      },
      {
        task: "Now it is you who is surrounded, with three empty points in a row. Make two eyes of them.",
        right: "The middle makes two eyes: your stones live, whatever White does.",
        hint:
          "Then White plays in the middle, and one eye is all you have. Look for the point that " +
          "divides the space.",
      },
      {
        task:
          "The same shape, but White's, and it is your turn. Play so that White never gets two " +
          "eyes.",
        right:
          "The point from which one lives is the point at which one kills. Whatever White plays now, " +
          "those stones are dead; you need not even take them before the end.",
        hint: "Then White takes the middle and lives. Be there first.",
      },
    ],
  },
  seki: {
    name: "Seki",
    about: "Living together.",
    steps: [
      {
        task:
          "Each side has one eye, and between them lie two empty points. Whoever plays on one of them " +
          "is taken next. So nobody plays here: this is a seki. You have nothing better to do; pass.",
        right:
          "Both chains stay on the board and both live, without two eyes. A pass is a move like any " +
          "other: you may always pass.",
        hint:
          "Think one move ahead: White fills the next point, or waits, and then can take your chain. " +
          "In a seki, hands off. Use the Pass button.",
      },
    ],
  },
  count: {
    name: "The end and the count",
    about: "When nothing is left to gain, both pass.",
    steps: [
      {
        task:
          "The board is nearly divided: Black has the left, White the right. One point on the border " +
          "is still open. Close it.",
        right: "Now every empty point touches one colour only.",
        hint: "That is inside somebody's land and gains nothing. The open border is at the bottom.",
      },
      {
        task:
          "White passed: White has nothing left to gain. Neither have you. When both pass one after " +
          "the other the game is over. Pass.",
        right:
          "Each side counts its stones and the empty points that they surround. Other rulesets count " +
          "only the surrounded points and what was captured; the result is nearly always the same.",
        hint: "That is allowed, but there is nothing left to gain. Use the Pass button.",
      },
    ],
  },
  game: {
    name: "Your first game",
    about: "A small board, and an opponent who has only just begun.",
    steps: [],
  },
} as const satisfies Readonly<Record<string, LessonText>>;

export const game =
  "Play on a board of seven lines. You are Black. Surround more of it than White does, with stones and " +
  "empty points together. What can be captured should be captured before you pass: in this game everything " +
  "on the board counts as it stands. When there is nothing left to gain, pass.";
