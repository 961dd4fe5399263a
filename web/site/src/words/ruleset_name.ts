// A ruleset's name in a language: that of its id, or for another reading of a ruleset, that ruleset's and the
// reading's.

type Table = Readonly<Record<string, string>>;

/**
 * By ids, and by what the ids of readings add to them: "french-2007-ssk" is "french-2007" with the reading
 * "ssk".
 */
export function rulesetName(
  rulesets: Table,
  readings: Table,
  between: string,
): (english: string, id: string) => string {
  return (english, id) => {
    const base = Object.keys(rulesets).find((known) => id === known || id.startsWith(`${known}-`));
    if (base === undefined) return english;
    if (id === base) return rulesets[base]!;
    const reading = readings[id.slice(base.length + 1)];
    return reading === undefined ? english : rulesets[base]! + between + reading;
  };
}
