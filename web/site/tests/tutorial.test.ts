// docs/tutorials/web.md: the page that it shows, on the two packages as their users get them, says what
// stands there.

import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { browserPath, openBrowser, serve } from "../../testing/browser.mjs";
import { enginePath } from "../../testing/engine.mjs";

const run = promisify(execFile);
const project = (path: string): string =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const page = readFileSync(project("examples/programs/board.html"), "utf8");
const tutorial = readFileSync(project("docs/tutorials/web.md"), "utf8");

/** What the tutorial shows: a point or a pass, and what the page says after it. */
const steps = [...tutorial.matchAll(/^(\w+) +(.*)$/gm)]
  .map(([, what, says]) => ({ what: what!, says: says! }))
  .filter(({ what }) => /^([A-J][1-9]|pass)$/.test(what));

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(`${tmpdir()}/shinpan-tutorial-`);
  await run("bash", [project("tools/npm_package.sh"), enginePath(), `${folder}/shinpan`]);
  await run("bash", [project("tools/board_package.sh"), `${folder}/shinpan-board`]);
  writeFileSync(`${folder}/index.html`, page);
});
afterAll(() => rmSync(folder, { recursive: true }));

it("shows the program as it is", () => expect(tutorial).toContain("```html\n" + page + "```"));

it.skipIf(!browserPath())("says what the tutorial shows", async () => {
  expect(steps.length).toBeGreaterThan(5);
  const site = await serve(folder);
  const browser = await openBrowser();
  const tab = await browser.newPage();
  await tab.goto(site.address);
  const said = tab.locator("#said");
  const found: typeof steps = [];
  for (const { what } of steps) {
    if (what === "pass") {
      await tab.locator('[role=gridcell][tabindex="0"]').focus();
      await tab.keyboard.press("p");
      await tab.keyboard.press("Enter");
    } else await tab.locator(`[role=gridcell][aria-label^="${what},"]`).click();
    found.push({ what, says: (await said.textContent())! });
    const marked = what !== "pass" && !found.at(-1)!.says.startsWith("Not allowed");
    if (marked)
      await tab
        .locator(`[role=gridcell][aria-label^="${what},"][aria-label$="last move"]`)
        .waitFor();
  }
  expect(found).toEqual(steps);
  await browser.close();
  await site.close();
});
