// One record in two tabs: what the one does the other has when the player comes back to it, and nothing that
// was done in either is lost. And what was repaired in a file is told with its place there.

import type { BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { choose, file, rows, study, withRecords } from "../../tests/records.ts";
import { button, onSite, saved, shows, turns } from "../../tests/visits.ts";

/** A browser without windows says nothing of it. */
const comesBack = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new Event("focus"));
  });
const comment = (page: Page) => page.locator("textarea[name=comment]");

/** Changes the comment, and waits until the database has it. */
async function writes(page: Page, text: string): Promise<void> {
  await comment(page).fill(text);
  await comment(page).blur();
  await page.waitForTimeout(500);
  await page.waitForFunction(() => localStorage.length === 0);
}

async function second(context: BrowserContext, first: Page): Promise<Page> {
  await first.waitForFunction(() => localStorage.length === 0);
  const page = await context.newPage();
  await page.goto(`${first.url().split("#")[0]}#record`);
  await comment(page).waitFor();
  return page;
}

onSite("a record in two tabs", () => {
  it("is what the other tab made of it when the player comes back", () =>
    withRecords(async (one, context) => {
      await choose(one, file("study.sgf", study));
      await comment(one).waitFor();
      const two = await second(context, one);
      await writes(two, "From the second.");
      await comesBack(one);
      await expect.poll(() => comment(one).inputValue()).toBe("From the second.");
      await button(one, "Next move").click();
      await writes(one, "From the first.");
      const text = await saved(one, "Save as SGF");
      expect(text).toContain("C[From the second.]");
      expect(text).toContain("C[From the first.]");
      await button(one, "All records").click();
      expect(await rows(one).count()).toBe(1);
    }));

  it("is two records where both changed it without knowing of each other, and that is said", () =>
    withRecords(async (one, context) => {
      await choose(one, file("study.sgf", study));
      await comment(one).waitFor();
      const two = await second(context, one);
      await turns(one, "hidden"); // a hidden window takes nothing over
      await writes(two, "From the second.");
      await writes(one, "From the first.");
      await one
        .getByRole("alert")
        .filter({ hasText: "Another tab had changed this record too." })
        .waitFor();
      await writes(one, "Once more.");
      await one.reload();
      await comment(one).waitFor();
      expect(await comment(one).inputValue()).toBe("Once more.");
      await button(one, "All records").click();
      expect(await rows(one).count()).toBe(2);
      for (const [row, text] of [["Once more."], ["From the second."]].entries()) {
        await rows(one).nth(row).getByRole("button").first().click();
        await expect.poll(() => comment(one).inputValue()).toBe(text[0]);
        await button(one, "All records").click();
      }
    }));
});

onSite("what was repaired in a file", () => {
  it("is told with its place, be it of the text or of the game", () =>
    withRecords(async (page) => {
      await choose(page, file("a.sgf", "(;GM[1]FF[4]SZ[9]KM[x]\n;B[ee]\n;W[gc]AB[cc]\n"));
      await page.getByText("repairs while reading").waitFor();
      const told = await page.locator("details li").allInnerTexts();
      expect(told).toContain("Line 4, column 1: the file ends inside a game; ')' put in");
      expect(told).toContain("Line 1, column 18: komi: no number of half points");
      expect(told.filter((each) => !each.startsWith("Line "))).toEqual([]);
    }));

  it("is a move in the first node that is no point: the record opens before it, and the place is told", () =>
    withRecords(async (page) => {
      await choose(page, file("a.sgf", "(;GM[1]FF[4]SZ[9]AB[cc]B[zz];W[ee])"));
      await page
        .getByText(/can be read as far as move 0: B\[zz\] is not a point of a board of 9 \(line 1/)
        .waitFor();
      await shows(page, "C7, black stone");
      expect(await saved(page, "Save as SGF")).toContain("B[zz]");
      await button(page, "All records").click();
      await choose(page, file("b.sgf", "(;GM[1]FF[4]SZ[900];W[ee])"));
      await page
        .getByRole("alert")
        .filter({ hasText: /\(line 1, column \d+\)/ })
        .waitFor();
    }));
});
