// What the engine tells, in the other languages: every kind of remark, every counting method, ruleset and
// level has its words, and no number or point of the English sentence is lost.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { engineBytes } from "../../../testing/engine.mjs";
import { load, ShinpanError, type Count, type Game } from "../engine/engine.ts";
import { faults as germanFaults } from "./de/faults.ts";
import { words as german } from "./de/index.ts";
import { ofFiles as germanFiles } from "./de/tournament_files_told.ts";
import { sentences as germanDesk } from "./de/tournament_told.ts";
import { remarks as germanRemarks } from "./de/told.ts";
import { english } from "./en/index.ts";
import { faults as frenchFaults } from "./fr/faults.ts";
import { words as french } from "./fr/index.ts";
import { ofFiles as frenchFiles } from "./fr/tournament_files_told.ts";
import { sentences as frenchDesk } from "./fr/tournament_told.ts";
import { remarks as frenchRemarks } from "./fr/told.ts";
import { faults as japaneseFaults } from "./ja/faults.ts";
import { words as japanese } from "./ja/index.ts";
import { ofFiles as japaneseFiles } from "./ja/tournament_files_told.ts";
import { sentences as japaneseDesk } from "./ja/tournament_told.ts";
import { remarks as japaneseRemarks } from "./ja/told.ts";
import { unbroken } from "./unbroken.ts";

const source = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../src/${path}`, import.meta.url)), "utf8");
const kindsIn = (path: string): string[] =>
  [...source(path).matchAll(/MessageTemplate \w+\{\s*"(\w+)"/g)].map(([, kind]) => kind!);

/** What the server writes of each step of an ending. */
const stepsInEnglish = new Map(
  [
    ...source("tournament/report/step_words.cpp").matchAll(
      /case (\w+):\s+return ((?:"[^"]*"\s*)+);/g,
    ),
  ].map(([, kind, text]) => [kind!, text!.replace(/"\s*"/g, "").slice(1, -1)]),
);

/** The refused move is told from the verdict itself. */
const kinds = [
  ...kindsIn("go/counting/step_messages.hpp"),
  ...kindsIn("referee/report/cause_messages.hpp"),
].filter((kind) => kind !== "refused");

const engine = await load(engineBytes());

const capture = "B1 C1 B2 C2 B3 C3 B4 C4 B5 C5 D4 A1";

function ended(rules: string, size: number, moves: string): Game {
  const game = engine.game({ rules, size });
  for (const name of [...moves.split(" "), "pass", "pass"]) {
    const { to_move } = game.state();
    const made = name === "pass" ? game.pass(to_move!) : game.play(to_move!, name);
    if (!made.ok) throw new Error(`${name}: ${made.refusal.reason}`);
  }
  return game;
}

/**
 * Two walls on 9x9 with a dame between at each line's end, and a stone of each that is dead behind the
 * other's.
 */
const walls = [..."123456789"]
  .map((row) => `D${row} F${row}`)
  .join(" ")
  .concat(" H5 B5");

const games = (): { game: Game; dead: string[] }[] => [
  ...[
    "japanese-1989",
    "chinese-practice",
    "french-2007",
    "aga",
    "simple-territory-07",
    "new-zealand",
    "stone-scoring",
  ].flatMap((rules) => [
    { game: ended(rules, 5, capture), dead: ["A1", "D4"] },
    { game: ended(rules, 9, walls), dead: ["H5", "B5"] },
  ]),
  { game: ended("ing-1996", 19, "D4 Q16 D16 Q4 K10"), dead: [] },
];

/** With the dead stones off where the rules allow that by agreement. */
function counted({ game, dead }: { game: Game; dead: string[] }): Count[] {
  const off = [dead, undefined].find((list) => {
    try {
      return game.countingMethods(list).length > 0;
    } catch {
      return false;
    }
  });
  return game.countingMethods(off).map(({ method }) => game.count(method, off));
}

/** Numbers and points of a sentence, however it writes them. */
const facts = (sentence: string): string[] =>
  (sentence.match(/[A-Z]\d+|\d+([.,]\d+)?/g) ?? []).map((fact) => fact.replace(",", ".")).sort();

describe("remarks", () => {
  it("write a number below nothing as the total beside them does", () => {
    const known = {
      player: "W",
      points: "7.5",
      what: "komi",
      zi: "3.75",
      change: "less",
      total: "-3.75",
    };
    const remark = { kind: "receives_zi", facts: known };
    const sentence = "White receives 7.5 points: 3.75 zi less for Black, who has -3.75 left.";
    expect(english.told.remarks(sentence, [remark])).toContain("who has −3.75 left");
    for (const { told } of [french, german])
      expect(told.remarks(sentence, [remark])).toContain("−3,75");
    expect(japanese.told.remarks(sentence, [remark])).toContain("−3.75");
  });
  it.each([
    ["fr", frenchRemarks],
    ["de", germanRemarks],
    ["ja", japaneseRemarks],
  ])("are all said in %s", (_, remarks) => {
    expect(kinds.length).toBeGreaterThan(40);
    expect(Object.keys(remarks).sort()).toEqual([...kinds].sort());
  });
});

const slots = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe("what is wrong with a record", () => {
  const sayings = [
    ...source("formats/record/fault_messages.hpp").matchAll(
      /MessageTemplate \w+\{\s*"(\w+)",\s*"(.*?)"\}/g,
    ),
  ];
  it.each([
    ["fr", frenchFaults],
    ["de", germanFaults],
    ["ja", japaneseFaults],
  ])("is all said in %s, with the same facts", (_, faults) => {
    expect(sayings.length).toBeGreaterThan(70);
    expect(Object.keys(faults).sort()).toEqual(sayings.map(([, kind]) => kind!).sort());
    for (const [, kind, said] of sayings) expect(slots(faults[kind!]!), kind).toEqual(slots(said!));
  });
});

/** Records that cannot be read, and one that had to be repaired in many ways. */
const unread = [
  "no record",
  "(;GM[2])",
  "(;SZ[99])",
  "(;SZ[9:13];B[zz])",
  "(;SZ[9];W[q])",
  "[Header]\nVer=UGF2\nSize=77\n",
  "\\HS\nSTO 0 1 1 99 3\n",
  "\\HS\nSTO 0 1\n",
];
const repaired =
  "x(;SZ[9]KM[375]HA[1]RE[B+0]PL[black]ab[aa]C[a [b] c];B[ee]B[cc];W[dd];AB[][gg]" +
  ";B[aa]TB[zz](;)y;SHNRS[x";

describe.each([
  ["fr", french],
  ["de", german],
  ["ja", japanese],
] as const)("the engine in %s", (tag, words) => {
  const { told, names, count } = words;
  const unnamed = "?";

  it("counts with sentences that hold the same numbers and points", () => {
    const seen = new Set<string>();
    for (const { sentence, remarks } of games()
      .flatMap(counted)
      .flatMap(({ steps }) => steps)) {
      for (const { kind } of remarks) seen.add(kind);
      const said = told.remarks(sentence, remarks);
      expect(said).not.toBe(sentence);
      expect(said, sentence).not.toMatch(/undefined|NaN|null/);
      const known = facts(sentence);
      if (tag !== "ja")
        expect(
          facts(said).filter((fact) => !known.includes(fact)),
          `${sentence} ${said}`,
        ).toEqual([]);
      for (const {
        facts: { at },
      } of remarks)
        if (typeof at === "string" && tag !== "ja") expect(said).toContain(at);
    }
    expect(seen.size).toBeGreaterThan(20);
  });

  it("says why every ruleset comes to something else", () => {
    for (const { game, dead } of games()) {
      const record = game.record(dead);
      for (const verdict of record.everyVerdict()) {
        if (verdict.same) continue;
        const said = told.causes(verdict.causes, verdict);
        expect(said, verdict.causes.join()).toMatch(/\S/);
        expect(said).not.toMatch(/undefined|NaN|null/);
        expect(said).not.toBe(verdict.causes.join("; "));
      }
      record.free();
    }
  });

  it("names every clause that has no name of its own in its text", () => {
    const clauses = new Set(
      engine.rulesets().flatMap(({ id }) => Object.values(engine.ruleset(id).clauses)),
    );
    const ours = [...clauses].filter(
      (clause) => /, |^[a-z]/.test(clause) && !/Article|Move, \d/.test(clause),
    );
    expect(ours.length).toBeGreaterThan(60);
    const unchanged = ours.filter((clause) => words.clauseName(clause) === unbroken(clause));
    expect(unchanged.filter((clause) => clause !== "komi")).toEqual([]);
  });

  it("says what is wrong with a record, and what was repaired", () => {
    for (const text of unread) {
      const fault = ((): unknown => {
        try {
          return engine.readSgf(text).record();
        } catch (error) {
          return error;
        }
      })();
      if (!(fault instanceof ShinpanError)) throw new Error(`${text} can be read`);
      const said = told.fault(fault.message, fault.remark);
      expect(said).not.toBe(fault.message);
      expect(said).not.toMatch(/undefined|\{/);
      expect(facts(said), said).toEqual(
        expect.arrayContaining(facts(fault.message).map((fact) => fact)),
      );
    }
    const { warnings } = engine.readSgf(repaired).record().facts();
    expect(warnings.length).toBeGreaterThan(6);
    for (const { what, remark } of warnings) {
      expect(told.fault(what, remark), what).not.toBe(what);
      expect(told.fault(what, remark)).not.toMatch(/undefined|\{/);
    }
  });

  it("names every counting method, ruleset and level", () => {
    for (const { method } of games().flatMap(counted)) {
      expect(told.method(unnamed, method), method).not.toBe(unnamed);
      expect(count.methods[method], method).toBeDefined();
    }
    const all = engine.rulesets().map(({ id }) => names.ruleset(unnamed, id));
    expect(all).not.toContain(unnamed);
    expect(new Set(all).size).toBe(all.length);
    for (const { level } of engine.levels())
      expect(names.level(unnamed, level), String(level)).not.toBe(unnamed);
  });
});

describe("what the desk of a tournament tells", () => {
  const headers = [
    "event/fault",
    "pairing/pairing",
    "report/deed",
    "files/unsaid",
    "files/reading",
    "files/field",
    "desk/desk",
  ].map((name) => source(`tournament/${name}_messages.hpp`));
  const told = headers.flatMap((text) =>
    [...text.matchAll(/MessageTemplate \w+\{\s*"(\w+)",([^]*?)\};\n/g)].map(
      ([, kind, inEnglish]) => [kind!, inEnglish!.replaceAll(/"\s*"/g, "")] as const,
    ),
  );
  const factsIn = (text: string): string[] =>
    [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name!);

  it.each([
    ["fr", { ...frenchDesk, ...frenchFiles }],
    ["de", { ...germanDesk, ...germanFiles }],
    ["ja", { ...japaneseDesk, ...japaneseFiles }],
  ] as const)("has words for every kind in %s, with facts that the desk tells", (_, sentences) => {
    expect(told.length).toBeGreaterThan(160);
    expect(Object.keys(sentences).sort()).toEqual(told.map(([kind]) => kind).sort());
    const unknown = told.filter(([kind, inEnglish]) =>
      factsIn(sentences[kind]!).some((name) => !factsIn(inEnglish).includes(name)),
    );
    expect(unknown).toEqual([]);
  });

  it("is said with the facts that are there, and in English where a kind is not known", () => {
    const remark = { kind: "registered", facts: { number: 3, player: "Kim 1k", club: "" } };
    expect(german.tournament.told("registered: 3 Kim 1k", remark)).toBe("Angemeldet: 3 Kim 1k");
    const worse = {
      kind: "worse_first",
      facts: { couple: "A – B", criterion: "repeat", there: "1", here: "0" },
    };
    expect(japanese.tournament.told("", worse)).toContain("再対局");
    const members = { round: 2, players: "Alder, Birch" };
    const paired = { kind: "unpaired", facts: members };
    expect(japanese.tournament.told("", paired)).toContain("（Alder、Birch）");
    expect(german.tournament.told("", paired)).toContain("Alder, Birch");
    expect(french.tournament.told("in English", { kind: "other", facts: {} })).toBe("in English");
    expect(french.tournament.counts("gaps", "strict", "score")).toBe("écarts entre marques");
  });

  it("tells what is wrong with a ruling's record, and where, in the record's own words", () => {
    const known = { value: "zz", size: "9:9", line: 1, column: 8, fault: "no_point" };
    const remark = { kind: "unreadable_record", facts: known };
    for (const { told: record, tournament } of [french, german, japanese]) {
      const own = record.fault("zz is no point", { kind: "no_point", facts: known });
      expect(own).toContain("9×9");
      expect(tournament.told("in English", remark)).toMatch(/1.*8.*zz/);
      expect(tournament.told("in English", remark)).toContain(own);
    }
    const other = { kind: "unreadable_record", facts: { fault: "some other fault" } };
    expect(german.tournament.told("", other)).toMatch(/lesbar: some other fault$/);
  });

  it("lists the forms of clocks where one cannot be read", () => {
    const forms = source("go/table/time_control.cpp").match(/(?<=["\s])[a-z]+(:[A-Z]+)+/g)!;
    expect(forms.length).toBeGreaterThan(5);
    for (const { tournament } of [french, german, japanese]) {
      const remark = { kind: "field_clock", facts: { clock: "slow" } };
      const said = tournament.told("", remark).match(/[a-z]+(:[A-Z]+)+/g);
      expect(new Set(said)).toEqual(new Set(forms));
    }
  });

  it("says each step of an ending as a printed ruling says it", () => {
    const said = Object.entries(english.ending.steps).map(([kind, words]) => {
      if (typeof words === "string") return [kind, words];
      const says = words as (value: unknown) => string;
      return [kind, says(stepsInEnglish.get(kind)?.includes("{player}") === true ? "B" : 2)];
    });
    const written = [...stepsInEnglish].map(([kind, text]) => [
      kind,
      text.replace("{passes}", "2").replace("{player}", "Black"),
    ]);
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(written));
  });
});
