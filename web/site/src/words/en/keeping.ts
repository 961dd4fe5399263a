// What is kept in the browser, and what is not.

export const keeping = {
  lost: "Your last changes are not kept.",
  why: {
    full: "This browser has no room left for the site.",
    forbidden: "This browser forbids the site to keep anything, as in a private window.",
    silent: "This browser's storage does not answer.",
  },
  unread:
    "This browser's storage does not answer. What was kept before comes when it does; until then " +
    "only little can be kept.",
  what:
    "What is not kept is lost when the page is closed. Save the game or the record as SGF; or make " +
    "room, close other windows of the site, and try again.",
  again: "Try again",
  parted:
    "This game has gone on in another window. What was played here last is a record of its own now.",
};
