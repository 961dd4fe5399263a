// The list of records: search, order, several at once; and the encoding of a record.

import { counted } from "./speech.ts";

export const shelf = {
  search: "Search",
  winner: "Winner",
  winners: { any: "any", B: "Black", W: "White", none: "neither" },
  order: "Order",
  orders: {
    changed: "changed last",
    newest: "newest game first",
    oldest: "oldest game first",
    players: "players",
    event: "event",
    result: "result",
    moves: "number of moves",
  },
  nothing: "No record has all of these words.",
  all: "Choose all",
  choose: (name: string) => `Choose ${name}`,
  chosen: "Chosen",
  count: (shown: number, all: number, chosen: number) =>
    `${shown === all ? "" : `${shown} of `}${counted(all, "record", "records")}` +
    `${chosen === 0 ? "" : `, ${chosen} chosen`}`,
  saveChosen: "Save as one file",
  deleteChosen: "Delete those chosen",
  deleted: (count: number) => `${counted(count, "record was", "records were")} deleted.`,
  opening: (count: number) => `Opening: ${counted(count, "game", "games")} so far…`,
  fileName: (count: number) => `${count}-games`,
  encoding: "Text encoding",
  encodingHelp: "If names or comments are unreadable, choose another one.",
};
