// Names that the engine gives, in English: of rulesets by their ids, of the opponents by their levels.

export const names = {
  ruleset: (english: string, _id: string) => english,
  level: (english: string, _level: number) => english,
};
