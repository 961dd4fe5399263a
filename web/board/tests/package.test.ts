// The npm package, as its users get it: its types, with a bundler, and in a page without one.

import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browserPath, openBrowser, serve } from "../../testing/browser.mjs";

const run = promisify(execFile);
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const readme = readFileSync(here("../README.md"), "utf8");
const shown = (language: string): string =>
  new RegExp("```" + language + "\n([^`]*)```").exec(readme)![1]!;

// What the README's example leaves to its reader.
const program = `${shown("ts")}
declare const nextView: import("shinpan-board").BoardView;
function play(at: number): void { board.show({ ...emptyView(9), stones: [null], lastMove: at }); }
`;

describe("the package", () => {
  let folder: string;
  const inFolder = (path: string): string => `${folder}/${path}`;
  beforeAll(async () => {
    folder = mkdtempSync(`${tmpdir()}/shinpan-board-`);
    await run("bash", [
      here("../../../tools/board_package.sh"),
      inFolder("node_modules/shinpan-board"),
    ]);
    writeFileSync(inFolder("package.json"), '{ "type": "module" }');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("has what it names, and its licence", () => {
    const own = inFolder("node_modules/shinpan-board/");
    const { exports } = JSON.parse(readFileSync(`${own}package.json`, "utf8")) as {
      exports: { ".": Record<string, string>; "./board.css": string };
    };
    const files = [...Object.values(exports["."]), exports["./board.css"], "LICENSE", "README.md"];
    for (const file of files) expect(readFileSync(own + file, "utf8"), file).not.toBe("");
  });

  it("has types that the README's program fits, and a wrong one does not", async () => {
    writeFileSync(inFolder("program.ts"), program);
    writeFileSync(
      inFolder("wrong.ts"),
      'import { emptyView } from "shinpan-board";\nexport const wrong: string = emptyView(9);\n',
    );
    writeFileSync(inFolder("css.d.ts"), 'declare module "*.css";');
    const files = ["program.ts", "wrong.ts", "css.d.ts"].map(inFolder);
    const options =
      "--noEmit --strict --skipLibCheck --target ES2022 --lib ES2022,DOM --module NodeNext";
    const failed = await run(here("../../node_modules/.bin/tsc"), [
      ...options.split(" "),
      ...files,
    ]).catch((error: unknown) => error as { stdout: string });
    expect(failed.stdout.trim().split("\n")).toHaveLength(1);
    expect(failed.stdout).toMatch(/wrong\.ts.*'BoardView' is not assignable/);
  });

  it("is taken by a bundler, style sheet and all", async () => {
    writeFileSync(inFolder("program.ts"), program);
    writeFileSync(
      inFolder("index.html"),
      '<div id="board"></div><script type="module" src="program.ts"></script>',
    );
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: "error",
      build: { write: false },
    });
    const { output } = built as { output: { fileName: string; source?: unknown }[] };
    const style = output.find(({ fileName }) => fileName.endsWith(".css"));
    expect(String(style?.source)).toContain(".shinpan-board");
  });

  it.skipIf(!browserPath())("is played on in a page without a bundler", async () => {
    const folderOfPage = inFolder("page");
    mkdirSync(folderOfPage);
    cpSync(inFolder("node_modules/shinpan-board"), `${folderOfPage}/shinpan-board`, {
      recursive: true,
    });
    writeFileSync(`${folderOfPage}/index.html`, shown("html"));
    const site = await serve(folderOfPage);
    const browser = await openBrowser();
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.goto(site.address);
    await page.locator('[role=gridcell][aria-label^="E5,"]').click();
    await page.locator('[role=gridcell][aria-label^="E5, black"]').waitFor();
    expect(errors).toEqual([]);
    await browser.close();
    await site.close();
  });
});
