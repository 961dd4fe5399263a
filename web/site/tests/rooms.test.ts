// The rooms of the site's source import only what the table lets them.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { rooms } from "../rooms.ts";

const source = fileURLToPath(new URL("../src", import.meta.url));
const names = Object.keys(rooms);

/** What a text imports, by whatever form: types, modules fetched later, workers and styles, too. */
function importsOf(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && node.text.startsWith(".")) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("a.tsx", text, ts.ScriptTarget.ES2022));
  return found;
}

/** The imports of a file of the source that the table does not allow. */
function strays(file: string, text: string): string[] {
  const [room] = file.split("/") as [string];
  const allowed = [room, ...(rooms[room]?.imports ?? [])];
  return importsOf(text)
    .map((path) => join(dirname(file), path))
    .filter((path) => names.includes(path.split("/")[0]!) && !allowed.includes(path.split("/")[0]!))
    .map((path) => `${file} imports ${path}`);
}

describe("the rooms of the site", () => {
  it("find what the table does not allow", () => {
    const text = `
      import { a } from "./store.ts";
      import type { B } from "../parts/b.tsx";
      const c = () => import("../app/c.ts");
      new Worker(new URL("../lab/worker.ts", import.meta.url));
      let d: import("../words/d.ts").D;`;
    expect(strays("browser/a.ts", text)).toEqual([
      "browser/a.ts imports parts/b.tsx",
      "browser/a.ts imports app/c.ts",
      "browser/a.ts imports lab/worker.ts",
      "browser/a.ts imports words/d.ts",
    ]);
    expect(strays("app/a.ts", text)).toEqual([]);
  });

  it("import only rooms that stand above them in the table", () => {
    for (const [i, name] of names.entries())
      for (const imported of rooms[name]!.imports)
        expect(names.slice(0, i), `${name} imports ${imported}`).toContain(imported);
  });

  it("hold every file of the source, and import only what the table allows", () => {
    const files = readdirSync(source, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(source.length + 1));
    expect(files.filter((file) => !names.includes(file.split("/")[0]!))).toEqual([]);
    const checked = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$/.test(file));
    expect(checked.length).toBeGreaterThan(200);
    expect(
      checked.flatMap((file) => strays(file, readFileSync(`${source}/${file}`, "utf8"))),
    ).toEqual([]);
  });

  it("are told in docs/architecture.md", () => {
    const page = readFileSync(new URL("../../../docs/architecture.md", import.meta.url), "utf8");
    for (const [name, { holds }] of Object.entries(rooms))
      expect(page).toContain(`| \`${name}\` | ${holds} |`);
  });
});
