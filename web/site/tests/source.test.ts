// The shape of the source, as the core's: lines and functions that are read at one look.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, it } from "vitest";

const web = fileURLToPath(new URL("../..", import.meta.url));
const longestLine = 110;
const longestFunction = 60;

const filesIn = (...folders: string[]): string[] => folders.flatMap((folder) =>
  readdirSync(web + folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(tsx?|m?js)$/.test(name)).map((name) => `${folder}/${name}`));
const files = filesIn("board/src", "site/src", "site/content", "site/measure");
const tests = filesIn("board/demo", "board/tests", "site/tests", "testing");
const textOf = (file: string): string => readFileSync(web + file, "utf8");

/** Where a function stands that is longer than it may be: "site/src/app.tsx:20". */
function longFunctions(file: string): readonly string[] {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.ES2022);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const [first, last] = [node.getStart(source), node.end]
      .map((at) => source.getLineAndCharacterOfPosition(at).line);
    if (ts.isFunctionLike(node) && last! - first! >= longestFunction) found.push(`${file}:${first! + 1}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it("has lines of 110 columns at most", () => {
  const long = [...files, ...tests].flatMap((file) => textOf(file).split("\n")
    .flatMap((line, i) => ([...line].length > longestLine ? [`${file}:${i + 1}`] : [])));
  expect(files.length).toBeGreaterThan(100);
  expect(tests.length).toBeGreaterThan(40);
  expect(long).toEqual([]);
});

it("has functions of 60 lines at most", () => {
  expect(files.flatMap(longFunctions)).toEqual([]);
});
