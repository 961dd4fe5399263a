// The shape of the source, as the core's: lines and functions that are read at one look.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, it } from "vitest";

const web = fileURLToPath(new URL("../..", import.meta.url));
const longestLine = 110;
const longestFunction = 60;

const filesIn = (...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(web + folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(tsx?|m?js)$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
const isTest = (file: string): boolean => file.endsWith(".test.ts");
const sources = filesIn("board/src", "site/src", "site/content", "site/measure");
const files = sources.filter((file) => !isTest(file));
const tests = [
  ...sources.filter(isTest),
  ...filesIn("board/demo", "board/tests", "site/tests", "testing"),
];
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

it("has functions of 60 lines at most", () => {
  const longest = files.map((file) => [file, longestOf(file)] as const);
  expect(longest.filter(([, lines]) => lines > longestFunction)).toEqual([]);
});

const kindsIn = (text: string): RegExpMatchArray[] => [
  ...text.matchAll(/\bkind: ((?:"\w+"(?: \| )?)+)/g),
];
const eventsSource = readFileSync(`${web}../src/bindings/wasm/src/events.ts`, "utf8");
const kinds = kindsIn(eventsSource).flatMap(([, alike]) => alike!.replaceAll('"', "").split(" | "));

/** Where a text builds lines of events, or tests one: in strings, templates, joined lists and regexes. */
function eventTextsIn(file: string, text: string): string[] {
  const kind = `(?:${kinds.join("|")})`;
  const isLine = new RegExp(`^${kind} (?:[BW-](?: |$)|$)`);
  const isTested = new RegExp(`\\b${kind}(?![a-z])`);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText =
      ((ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) && isLine.test(node.text)) ||
      (ts.isRegularExpressionLiteral(node) && isTested.test(node.text));
    const isJoined =
      ts.isArrayLiteralExpression(node) &&
      ts.isPropertyAccessExpression(node.parent) &&
      node.parent.name.text === "join" &&
      node.elements.some((one) => ts.isStringLiteral(one) && kinds.includes(one.text));
    if (isText || isJoined) found.push(`${file}: ${node.getText(source)}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it("has events as objects, and as lines in the room of the engine alone", () => {
  const text = `
    const a = \`play \${mover} D4\`, b = "end_agreed -", c = last === "pass W";
    const d = event.startsWith("undo_granted "), e = /^(play|pass) ([BW])/.exec(event);
    const f = ["marks_proposed", "B", ...dead].join(" ");
    const g = { kind: "play", by: "B", at: "D4" }, h = "button main", i = ["pass", "undo"];`;
  expect(kinds.length).toBeGreaterThan(25);
  expect(eventTextsIn("f.ts", text).map((one) => one.slice(6))).toEqual([
    "`play ${",
    '"end_agreed -"',
    '"pass W"',
    '"undo_granted "',
    "/^(play|pass) ([BW])/",
    '["marks_proposed", "B", ...dead]',
  ]);
  const others = files.filter((file) => /^site\/src\/(?!engine\/|words\/)/.test(file));
  expect(others.flatMap((file) => eventTextsIn(file, textOf(file)))).toEqual([]);
});

/** The variables of a module itself. */
function variablesOf(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022);
  return source.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) && !(statement.declarationList.flags & ts.NodeFlags.Const)
      ? [`${file}: ${statement.declarationList.getText(source)}`]
      : [],
  );
}

it("keeps no state in variables of modules", () => {
  const text = "const a = 1;\nexport let b = 2;\nvar c;\nfunction d() { let e; }";
  expect(variablesOf("f.ts", text)).toEqual(["f.ts: let b = 2", "f.ts: var c"]);
  const site = files.filter((file) => file.startsWith("site/src/"));
  expect(site.flatMap((file) => variablesOf(file, textOf(file)))).toEqual([]);
});
