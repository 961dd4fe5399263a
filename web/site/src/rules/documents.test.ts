// The pages made from the project's documents: nothing is lost on the way, and what they claim the engine
// says too.

import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { load } from "shinpan";
import { beforeAll, describe, expect, it } from "vitest";
import { engineBytes } from "../../../testing/engine.mjs";
import { casesIn, eventIn } from "../../content/cases.ts";
import { diagramOf } from "../../content/diagrams.ts";
import { outcomesIn } from "../../content/notorious.ts";
import { Documents, siteLinks } from "../../content/plugin.ts";
import { plainText, proseOf } from "../../content/prose.ts";
import type { Inline } from "../../content/types.ts";
import { eventsIn, type Shinpan } from "../engine/engine.ts";
import { playedOn, sceneOf } from "../model/live.ts";
import { withNames } from "./rules_named.ts";
import { titleOf as german } from "../words/de/titles.ts";
import { titleOf as french } from "../words/fr/titles.ts";
import { titleOf as japanese } from "../words/ja/titles.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const documents = new Documents(root);

describe("a document", () => {
  it("keeps HTML as text", () => {
    const [block] = proseOf("Look <img src=x onerror=alert(1)> here & <b>there</b>", siteLinks);
    expect(block?.kind === "paragraph" && plainText(block.children)).toBe(
      "Look <img src=x onerror=alert(1)> here & <b>there</b>",
    );
    expect(proseOf("<script>alert(1)</script>", siteLinks)).toEqual([
      { kind: "paragraph", children: ["<script>alert(1)</script>"] },
    ]);
  });
  it("leads to pages of the site and to other sites, and nowhere else", () => {
    expect(siteLinks("../decisions/0012-french-repetition.md")).toBe(
      "#readings/0012-french-repetition",
    );
    expect(siteLinks("igfip-japanese-seki.md")).toBe("#rules/igfip-japanese-seki");
    expect(siteLinks("../rules/aga.md")).toBe("#rules/aga");
    expect(siteLinks("https://example.org/x")).toBe("https://example.org/x");
    for (const target of ["javascript:alert(1)", "../../src/x.cpp", "../cli.md", "README.md"])
      expect(siteLinks(target)).toBeNull();
  });
  it("has every clause of its table, with the examples of its case table", () => {
    for (const page of documents.rules("en")) {
      const table = documents
        .fileAt(`docs/rules/${page.id}.md`)
        .split("\n")
        .filter((line) => /^\| /.test(line));
      expect(page.clauses.length, page.id).toBe(table.length - 2);
      const examples = page.clauses.flatMap((clause) => clause.examples);
      expect(examples.length, page.id).toBe(
        casesIn(documents.fileAt(`tests/cases/${page.id}.case`)).length,
      );
    }
  });
  it("says the same clauses in translation", () => {
    const originals = new Map(documents.rules("en").map((page) => [page.id, page]));
    const translated = ["fr", "de"].flatMap((language) => documents.rules(language));
    expect(translated.map((page) => page.id)).toEqual(["french-2007", "simple-territory-07"]);
    for (const page of translated) {
      const original = originals.get(page.id)!;
      expect(page.clauses.map((clause) => clause.reference)).toEqual(
        original.clauses.map((clause) => clause.reference),
      );
      for (const [i, clause] of page.clauses.entries())
        expect(plainText(clause.words)).not.toBe(plainText(original.clauses[i]!.words));
    }
  });
});

/** Every text that stands in a value made from documents. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  const { kind, children, text } = value as { kind?: string; children?: Inline[]; text?: string };
  if (kind === "text") return [text!];
  return children ? [plainText(children)] : Object.values(value as object).flatMap(textsIn);
}

/** What only the project itself calls so: its values, its files, and its rulesets' ids. */
const fromInside =
  /\b[a-z\d]+(_[a-z\d]+)+\b|\.(cpp|sgf|case|ts)\b|\b[a-z]{3,}-[\da-z-]*(\d{4}|07|psk|ssk)\b/;

describe("what a player reads", () => {
  it("has no name from inside the program", async () => {
    const engine = await load(engineBytes());
    const read = [
      ...["en", "fr", "de"].flatMap((tag) =>
        documents
          .rules(tag)
          .flatMap((page) => [
            page.before,
            page.clauses.map(({ words, becomes }) => [...words, ...becomes]),
            withNames(page.after, engine, tag),
          ]),
      ),
      ...documents.readings().map(({ blocks }) => withNames(blocks, engine, "en")),
      ...documents.positions().flatMap(({ scenes }) => scenes.map(({ blocks }) => blocks)),
      ...documents.terms().map(({ blocks }) => blocks),
    ].flatMap(textsIn);
    expect(read.length).toBeGreaterThan(1000);
    expect(read.filter((text) => fromInside.test(text))).toEqual([]);
  });
});

describe("a case table", () => {
  it("is read event by event", () => {
    expect(
      [
        "B B2",
        "W pass",
        "B resumes",
        "W dead A1 A2",
        "agreed end",
        "agreed analysis A1",
        "both lose",
        "handicap 3",
        "agreed no result",
      ].map(eventIn),
    ).toEqual(
      eventsIn([
        "play B B2",
        "pass W",
        "resume B",
        "marks_proposed W A1 A2",
        "end_agreed -",
        "analysis_agreed - A1",
        "both_lose -",
        "handicap B 3",
        "no_result_agreed -",
      ]),
    );
  });
  it("is no diagram where a row is too short", () => {
    expect(() => diagramOf(["X.", "."])).toThrow();
    expect(diagramOf([". X", "O ."], "W")).toEqual({
      cols: 2,
      rows: 2,
      black: ["B2"],
      white: ["A1"],
      first: "W",
    });
  });
});

describe("the notorious positions", () => {
  it("are all there, each from a record of the project", () => {
    const records = documents.positions().flatMap(({ scenes }) => scenes.map(({ sgf }) => sgf));
    for (const file of readdirSync(`${root}examples/notorious`))
      expect(records).toContain(readFileSync(`${root}examples/notorious/${file}`, "utf8"));
  });
  it("tell what hypothetical play makes of each chain, without the board", () => {
    const [scene] = documents
      .positions()
      .find(({ id }) => id === "bent-four-in-the-corner")!.scenes;
    const told = scene!.blocks.flatMap((block) => (block.kind === "text" ? [block.text] : []));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(
      /^Japanese 1989, Article 7\.2: .*\n {2}A5 {2}Black, 3 stones: uncapturable\n/,
    );
  });
  it("have an outcome for each ruleset that the page's table names", () => {
    expect(
      outcomesIn(
        "Left    Played on, first to move:\n        Black   White\nB+7     ?       ?       stone-scoring, " +
          "a-b\nB+2     -       -       igfip (by agreement),\n                        korean (by agreement)",
      ),
    ).toEqual([
      { rules: "stone-scoring", left: "B+7", blackFirst: "?", whiteFirst: "?", remark: "" },
      { rules: "a-b", left: "B+7", blackFirst: "?", whiteFirst: "?", remark: "" },
      { rules: "igfip", left: "B+2", blackFirst: "-", whiteFirst: "-", remark: "by agreement" },
      { rules: "korean", left: "B+2", blackFirst: "-", whiteFirst: "-", remark: "by agreement" },
    ]);
    for (const { name, scenes } of documents.positions())
      for (const { outcomes, played } of scenes)
        expect(outcomes.length + played.length, name).toBeGreaterThan(20);
  });
});

describe("what the pages claim", () => {
  let engine: Shinpan;
  beforeAll(async () => {
    engine = await load(engineBytes());
  });

  it("holds for each ruleset: every one has a page, or is a variant of one that has", () => {
    const ids = documents.rules("en").map((page) => page.id);
    for (const { id, variant_of } of engine.rulesets()) expect(ids).toContain(variant_of ?? id);
  });

  it("is what the engine says of each example: played, or refused at that move", () => {
    let asked = 0;
    for (const { id } of documents.rules("en")) {
      const text = documents.fileAt(`tests/cases/${id}.case`);
      const answers = text
        .split(/^row /m)
        .slice(1)
        .map((row) => /^legal +(played|refused at (\d+): (\w+))/m.exec(row));
      for (const [i, example] of casesIn(text).entries()) {
        const answer = answers[i];
        if (!answer) continue;
        const { game, done, refusal } = playedOn(
          engine,
          sceneOf(engine, id, example.diagram, [], example.komi),
          example.events,
        );
        game.free();
        asked += 1;
        expect([example.title, done, refusal?.reason], id).toEqual([
          example.title,
          answer[2] ? Number(answer[2]) - 1 : example.events.length,
          answer[3],
        ]);
      }
    }
    expect(asked).toBeGreaterThan(150);
  });

  it("names rulesets that there are", () => {
    const known = new Set(engine.rulesets().map(({ id }) => id));
    const named = documents
      .positions()
      .flatMap(({ scenes }) => scenes.flatMap(({ outcomes, played }) => [...outcomes, ...played]));
    for (const { rules } of named) expect(known).toContain(rules);
    for (const page of documents.rules("en"))
      for (const { examples } of page.clauses)
        for (const { others } of examples) for (const id of others) expect(known).toContain(id);
  });

  it("has a place for every clause by which the engine gives a reason", () => {
    const pages = new Map(
      documents
        .rules("en")
        .map((page) => [page.id, new Set(page.clauses.map(({ reference }) => reference))]),
    );
    const missing = engine.rulesets().flatMap(({ id, variant_of }) =>
      Object.values(engine.ruleset(id).clauses)
        .filter((clause) => clause !== "" && !pages.get(variant_of ?? id)!.has(clause))
        .map((clause) => `${id}: ${clause}`),
    );
    expect(missing).toEqual([]);
  });

  it("holds for each word: its board can be, and what its play comes to is so", () => {
    const terms = documents.terms();
    expect(terms.length).toBeGreaterThan(25);
    const rules = engine.ruleset("japanese").id;
    for (const { name, diagram, play, comes } of terms) {
      const scene = sceneOf(engine, rules, diagram);
      const start = playedOn(engine, scene, []);
      expect(start.game.board().filter((stone) => stone > 0).length, name).toBe(
        diagram.black.length + diagram.white.length,
      );
      start.game.free();
      if (!play) continue;
      const { game, refusal } = playedOn(engine, scene, [
        { kind: "play", by: diagram.first, at: play },
      ]);
      const taken = game.prisoners("B") + game.prisoners("W");
      expect(refusal ? "refused" : taken > 0 ? `takes ${taken}` : "", name).toBe(comes);
      game.free();
    }
  });
});

describe("the titles of positions and words", () => {
  it("are there in every language, each its own", () => {
    const named = [...documents.positions(), ...documents.terms()];
    expect(named.length).toBeGreaterThan(40);
    for (const [tag, titleOf] of [
      ["fr", french],
      ["de", german],
      ["ja", japanese],
    ] as const) {
      const missing = named.filter(({ id }) => titleOf("", id) === "").map(({ id }) => id);
      expect(missing, tag).toEqual([]);
      expect(titleOf("Ladder", "ladder"), tag).not.toBe("Ladder");
      expect(titleOf("Eternal life", "eternal-life"), tag).not.toBe("Eternal life");
    }
  });
});
