// The shape of the source, as the core's: lines and functions that are read at one look.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, it } from "vitest";

const web = fileURLToPath(new URL("../..", import.meta.url));
const longestLine = 110;
const longestFunction = 60;

/** What the longest function takes of the files that have longer ones, to be split: the list only shrinks. */
const known: Readonly<Record<string, number>> = {
  "site/src/app.tsx": 85,
  "site/src/ending/exhibits.tsx": 80,
  "site/src/ending/steps.ts": 70,
  "site/src/header.tsx": 65,
  "site/src/model.ts": 64,
  "site/src/pages/classic.tsx": 64,
  "site/src/pages/first_game.tsx": 96,
  "site/src/pages/learn.tsx": 92,
  "site/src/pages/live_board.tsx": 91,
  "site/src/pages/rules.tsx": 69,
  "site/src/screens/clock_choice.tsx": 78,
  "site/src/screens/count.tsx": 94,
  "site/src/screens/every.tsx": 70,
  "site/src/screens/figures_view.tsx": 63,
  "site/src/screens/game.tsx": 112,
  "site/src/screens/graph.tsx": 80,
  "site/src/screens/lab.tsx": 76,
  "site/src/screens/lab_answers.tsx": 65,
  "site/src/screens/lab_conditions.tsx": 66,
  "site/src/screens/lab_life.tsx": 79,
  "site/src/screens/new_game.tsx": 85,
  "site/src/screens/placing.tsx": 66,
  "site/src/screens/record_nodes.ts": 61,
  "site/src/screens/record_viewer.tsx": 118,
  "site/src/screens/verdict_table.tsx": 87,
};

const filesIn = (...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(web + folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(tsx?|m?js)$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
const files = filesIn("board/src", "site/src", "site/content", "site/measure");
const tests = filesIn("board/demo", "board/tests", "site/tests", "testing");
const textOf = (file: string): string => readFileSync(web + file, "utf8");

/** How many lines the longest function of a file takes. */
function longestOf(file: string): number {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.ES2022);
  let longest = 0;
  const visit = (node: ts.Node): void => {
    const [first, last] = [node.getStart(source), node.end].map(
      (at) => source.getLineAndCharacterOfPosition(at).line,
    );
    if (ts.isFunctionLike(node)) longest = Math.max(longest, last! - first! + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return longest;
}

it("has lines of 110 columns at most", () => {
  const long = [...files, ...tests].flatMap((file) =>
    textOf(file)
      .split("\n")
      .flatMap((line, i) => ([...line].length > longestLine ? [`${file}:${i + 1}`] : [])),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(tests.length).toBeGreaterThan(40);
  expect(long).toEqual([]);
});

it("has functions of 60 lines at most, but for those that are known", () => {
  const longest = files.map((file) => [file, longestOf(file)] as const);
  const longer = longest.filter(([, lines]) => lines > longestFunction);
  expect(Object.fromEntries(longer)).toEqual(known);
});
