// The verdict on a record in a real browser: there at once, compared with what the record says, and the same
// as the library gives. And what is assumed, and repaired, is in sight.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { violations } from "../../../testing/browser.mjs";
import { engineBytes } from "../../../testing/engine.mjs";
import { load, type Shinpan } from "../engine/engine.ts";
import { choose, file, withRecords } from "../../tests/records.ts";
import { button, onSite, phone, shows } from "../../tests/visits.ts";

const example = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../examples/${name}`, import.meta.url)), "utf8");
const panel = (page: Page) => page.getByRole("region", { name: "Verdict" });
const says = (page: Page, text: string | RegExp) => panel(page).filter({ hasText: text }).waitFor();

onSite("the verdict on a record", () => {
  let engine: Shinpan;
  beforeAll(async () => {
    engine = await load(engineBytes());
  });

  it("is there at once: result, what it rests on, the comparison, and every ruleset", () =>
    withRecords(async (page) => {
      const text = example("gnugo_9x9_japanese.sgf");
      await choose(page, file("game.sgf", text));
      await says(page, "Black wins by 7.5 points");
      await says(page, "The record says B+7.5: the same.");
      const verdict = engine.readSgf(text).record().verdict({ rules: "japanese" });
      expect(verdict.result).toBe("B+7.5");
      const dead = [...verdict.dead_black, ...verdict.dead_white];
      expect(dead.length).toBeGreaterThan(0);
      await says(page, dead.join(" "));
      await panel(page)
        .getByText(/^Under every ruleset: \d+ of \d+ say the same$/)
        .click();
      await panel(page)
        .getByRole("row", { name: /^Ikeda, Territory Rules I B\+7/ })
        .waitFor();
      await button(page, "To the end").click();
      const color = verdict.dead_black.includes(dead[0]!) ? "black" : "white";
      await shows(page, `${dead[0]}, ${color} stone, dead`);
      expect(await violations(page)).toEqual([]);
    }));

  it("says where the record says something else, and follows the rules that are chosen", () =>
    withRecords(async (page) => {
      const text = example("gnugo_9x9_japanese.sgf").replace("RE[B+7.5]", "RE[W+2.5]");
      expect(text).toContain("RE[W+2.5]");
      await choose(page, file("game.sgf", text));
      await says(page, "The record says W+2.5: not the same.");
      await page.locator("select[name=judged]").selectOption("french-2007");
      const under = engine.readSgf(text).record().verdict({ rules: "french-2007" });
      const [, winner, points] = /^([BW])\+([\d.]+)$/.exec(under.result)!;
      await says(page, `${winner === "B" ? "Black" : "White"} wins by ${points} points`);
    }));

  it("tells a game that was resigned, and one whose move the rules refuse", () =>
    withRecords(async (page) => {
      await choose(page, file("a.sgf", "(;SZ[9]RU[Japanese]RE[W+R];B[ee];W[cc])"));
      await says(page, "White wins by resignation");
      await says(page, "The record says W+R: the same.");
      await button(page, "All records").click();
      await choose(page, file("b.sgf", "(;SZ[5]RU[Japanese];B[cc];W[bb];W[dd];B[ee])"));
      await says(page, "Move 3 at D2 is refused by these rules.");
      await says(page, "The record names no result.");
    }));

  it("says which rules are assumed, and what a repair means, in sight", () =>
    withRecords(async (page) => {
      await choose(page, file("a.sgf", "(;GM[1]FF[4]SZ[9]KM[x]\n;B[ee]\n;W[gc]AB[cc]\n"));
      await page.getByText("The record names no rules. It is judged under Japanese").waitFor();
      await page.getByText("The record is shown, judged and saved as it was repaired.").waitFor();
      await page.getByText("Line 1, column 18: komi: no number of half points").waitFor();
    }));

  it("is in sight on a phone as soon as a file is opened", () =>
    withRecords(async (page) => {
      await choose(page, file("game.sgf", example("gnugo_9x9_japanese.sgf")));
      const line = page.locator(".verdict-line", { hasText: "Black wins by 7.5 points" });
      await line.waitFor();
      const box = (await line.boundingBox())!;
      expect(box.y + box.height).toBeLessThan(phone.viewport.height);
    }, phone));
});
