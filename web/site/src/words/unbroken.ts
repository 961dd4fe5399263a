// A clause's name in one piece: a line does not end before its number.

export const unbroken = (clause: string): string => clause.replace(/ (?=\d)/g, "\u00a0");
