// Every language says everything: no text is missing, none is left in English, none is empty that is not so
// in English.

import { describe, expect, it } from "vitest";
import { english } from "./en/index.ts";
import { words as french } from "./fr/index.ts";
import { words as german } from "./de/index.ts";
import { words as japanese } from "./ja/index.ts";
import { lessons as frenchLessons } from "./fr/lessons.ts";
import { lessons as germanLessons } from "./de/lessons.ts";
import { lessons as japaneseLessons } from "./ja/lessons.ts";
import { spokenOf } from "./first.ts";

type Text = string | ((...args: unknown[]) => string);

/** What the engine and the documents tell is tried on themselves, in told.test.ts and documents.test.ts. */
const engines = /^(told|names)\.|^titleOf$|^tournament\.(told|counts)$/;

/** Parts that are still in English in the other languages. */
const waiting: readonly string[] = [];

/**
 * Texts that are the same in English by right: names, signs, and words that a language has taken over.
 */
const same: Readonly<Record<string, readonly string[]>> = {
  all: [
    "title",
    "coordinates.letters",
    "coordinates.numbers",
    "coordinates.sgf",
    "clock.systems.fischer",
    "clock.systems.ing",
  ],
  fr: [
    "clause",
    "clauseName",
    "nav.menu",
    "pages.classic.heading",
    "board.shapes.triangle",
    "clock.systems.byoyomi",
    "clock.lost",
    "fresh.komi",
    "fresh.ruling",
    "end.terms.komi",
    "count.units.zi",
    "lab.legal.points",
    "graph.score",
    "verdict.heading",
  ],
  de: [
    "clause",
    "clauseName",
    "records.tools.set",
    "pages.classic.heading",
    "fresh.komi",
    "fresh.levelName",
    "fresh.ruling",
    "rulesets.sentence",
    "ending.groups.graded",
    "net.chat",
    "tournament.what",
  ],
  ja: ["clauseName", "decimal"],
};

function texts(value: unknown, path = ""): [string, Text][] {
  if (typeof value === "string" || typeof value === "function") return [[path, value as Text]];
  return Object.entries(value as object).flatMap(([key, part]) =>
    texts(part, path === "" ? key : `${path}.${key}`),
  );
}

const samples: readonly unknown[] = [
  "B",
  "W",
  "black",
  "white",
  1,
  3,
  "3.5",
  "B+3.5",
  { periods: 3, stones: 3 },
];

/** What a text says: itself, or what it says of every sample that it can take. */
function sayings(text: Text): string {
  if (typeof text === "string") return text;
  const said = samples.map((sample) => {
    try {
      return text(...new Array<unknown>(Math.max(1, text.length)).fill(sample));
    } catch {
      return "";
    }
  });
  return said.join("\n");
}

const reference = new Map(texts(english));

describe.each([
  ["fr", french],
  ["de", german],
  ["ja", japanese],
] as const)("the words in %s", (tag, words) => {
  const found = texts(words).filter(([path]) => !waiting.includes(path.split(".")[0]!));
  const paths = [...reference.keys()].filter((path) => !waiting.includes(path.split(".")[0]!));

  it("are all there, and no others", () => {
    expect(found.map(([path]) => path).sort()).toEqual(paths.sort());
  });
  it("take what the English ones take", () => {
    const kinds = found
      .filter(([path, text]) => typeof text !== typeof reference.get(path))
      .map(([path]) => path);
    expect(kinds).toEqual([]);
  });
  it("are not English", () => {
    const left = found
      .filter(([path]) => !engines.test(path))
      .filter(([path, text]) => {
        const told = sayings(reference.get(path)!);
        return (
          told.trim() !== "" &&
          sayings(text) === told &&
          ![...same.all!, ...same[tag]!].includes(path)
        );
      });
    expect(left.map(([path]) => path)).toEqual([]);
  });
  it("are empty only where English is", () => {
    const empty = found
      .filter(([path]) => !engines.test(path))
      .filter(
        ([path, text]) =>
          (sayings(text).trim() === "") !== (sayings(reference.get(path)!).trim() === ""),
      );
    expect(empty.map(([path]) => path)).toEqual([]);
  });
});

/** What a language calls something else everywhere, or writes in another way. */
const shunned: Readonly<Record<string, RegExp>> = {
  fr: /[Pp]lateau| [:;?!»%]|« /, // a sign with a plain space before it would begin a line
  de: /Position|Regelverstoß| %/, // who forfeits may have kept every rule
  ja: /死石|活き|変種|条項|見積も/,
};

describe.each([
  ["fr", french, frenchLessons],
  ["de", german, germanLessons],
  ["ja", japanese, japaneseLessons],
] as const)("the texts in %s", (tag, words, lessons) => {
  it("call a thing by one word, and have their signs where the language has them", () => {
    const all = [...texts(words), ...texts(lessons)];
    const found = all.filter(([, text]) => shunned[tag]!.test(sayings(text)));
    expect(found.map(([path]) => path)).toEqual([]);
  });
});

describe("the end of a game", () => {
  it("says in each language who won, whatever the way", () => {
    for (const [{ end }, won] of [
      [english, "White wins by resignation"],
      [french, "Blanc gagne par abandon"],
      [german, "Weiß gewinnt durch Aufgabe"],
      [japanese, "白の勝ち：投了"],
    ] as const)
      expect(end.won(end.how.resignation!, "W")).toBe(won);
  });
  it("keeps a game that was not played apart from one that a foul lost, in Japanese", () => {
    expect(japanese.end.won(japanese.end.how.forfeit!, "W")).toBe("白の勝ち：不戦勝");
    expect(japanese.result("B+F")).toBe("黒不戦勝");
    expect(japanese.end.how.illegal_move).toContain("反則");
    expect([japanese.result("0"), japanese.pages.classic.tie].join()).toMatch(/^持碁,持碁/);
    expect(japanese.refusals.self_capture).toContain("着手禁止点");
  });
  it("that nobody wins is said in words", () => {
    expect(["0", "Draw", "Void", "BothLose", "B+3.5", "W+R"].map(english.result)).toEqual([
      "Draw",
      "Draw",
      "No result",
      "Both lose",
      "B+3.5",
      "W+R",
    ]);
  });
});

describe("a clause", () => {
  it("is told as its source prints it, but for what only we call so", () => {
    for (const words of [french, german, japanese]) {
      expect(words.clauseName("Article 7.2")).toBe("Article\u00a07.2"); // in one piece
      expect(words.clauseName("Rule 6-2")).toBe("Rule\u00a06\u20112");
      expect(words.clauseName("Finish")).toBe("Finish");
      expect(words.clauseName("custom")).not.toBe("custom");
      expect(words.clause("custom")).toContain(words.clauseName("custom"));
    }
  });
});

describe("the language", () => {
  it("is the first of the browser's that the site speaks, whatever the country", () => {
    expect(spokenOf(["de-CH", "fr"])).toBe("de");
    expect(spokenOf(["nl", "ja-JP", "en"])).toBe("ja");
    expect(spokenOf(["FR-ca"])).toBe("fr");
  });
  it("is English where none of them is known", () => {
    expect(spokenOf(["nl", "xx"])).toBe("en");
    expect(spokenOf([])).toBe("en");
  });
});

describe("a refused move", () => {
  it("that is at no point, as where the button is taken, is named without one", () => {
    const said = [english, french, german, japanese].map(({ every }) => every.illegal(11, "", ""));
    expect(said).toEqual([
      "move 11 is illegal",
      "le coup 11 est illégal",
      "Zug 11 ist regelwidrig",
      "11手目は反則",
    ]);
  });
});
