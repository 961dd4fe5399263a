// Whole sentences, one after the other, with what the language sets between them; empty ones are left out.

export const sentencesWith =
  (between: string) =>
  (all: readonly string[]): string =>
    all.filter((sentence) => sentence !== "").join(between);
