// The rooms of the site's source, from below: what is in each, and which others it may import. tests/rooms.test.ts
// holds the source to it, and docs/architecture.md to the sentences.

export interface Room {
  readonly holds: string;
  /** Other rooms, all of them above this one in the table. */
  readonly imports: readonly string[];
}

/** What every feature may import. */
const below = ["engine", "browser", "words", "model", "parts"] as const;

export const rooms: Readonly<Record<string, Room>> = {
  engine: {
    holds: "the engine as the site uses it, clocks, the bot in its worker",
    imports: [],
  },
  browser: {
    holds: "what the browser does: storage, tabs, addresses, focus, scrolling, files",
    imports: ["engine"],
  },
  words: {
    holds: "every text, in four languages",
    imports: ["engine", "browser"],
  },
  model: {
    holds: "the site's state, the game on the table, records and results, as values; pure",
    imports: ["engine", "browser", "words"],
  },
  parts: {
    holds: "what several features show or say: board, score, clauses, refusals",
    imports: ["engine", "browser", "words", "model"],
  },
  graph: {
    holds: "the graph of score and ownership over the moves",
    imports: below,
  },
  choosing: {
    holds: "what a game is played under, as it is chosen: ruleset, size, komi, handicap, clock",
    imports: below,
  },
  net: {
    holds:
      "games over the net: the line to the server, invitations, and the game that the server keeps",
    imports: [...below, "choosing"],
  },
  beginning: {
    holds: "the front page and a new game: rules, seats, handicap, clock, nigiri",
    imports: [...below, "choosing", "net"],
  },
  ending: {
    holds: "the end of a game by its ruleset's own procedure, and the referee's part in it",
    imports: below,
  },
  game: {
    holds: "the game being played",
    imports: [...below, "ending", "graph"],
  },
  counting: {
    holds: "the counting theatre; the same game under every ruleset",
    imports: below,
  },
  lab: {
    holds: "the position lab",
    imports: [...below, "ending"],
  },
  records: {
    holds: "the player's records: their list, a record with its variations, its verdict",
    imports: [...below, "graph", "lab"],
  },
  dispute: {
    holds:
      "a disputed game at an arbiter's table: its position, the procedure, and what came of it",
    imports: [...below, "ending", "game", "counting", "lab", "records"],
  },
  tournament: {
    holds: "the director's page of a tournament, and what hangs on the wall",
    imports: [...below, "dispute"],
  },
  learn: {
    holds: "the lessons",
    imports: below,
  },
  rules: {
    holds: "pages of rulesets, readings, notorious positions and words of the game",
    imports: below,
  },
  classic: {
    holds: "the page in the manner of an early play site",
    imports: below,
  },
  app: {
    holds: "where the page begins: state, effects, header, and which screen is shown",
    imports: [
      ...below,
      "choosing",
      "net",
      "beginning",
      "game",
      "counting",
      "lab",
      "records",
      "tournament",
      "learn",
      "rules",
      "classic",
    ],
  },
};
