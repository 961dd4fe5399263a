// A clause's name in one piece: a line ends neither before its number nor at a hyphen in it.

export const unbroken = (clause: string): string =>
  clause.replace(/ (?=\d)/g, "\u00a0").replace(/(?<=\d)-(?=\d)/g, "\u2011");
