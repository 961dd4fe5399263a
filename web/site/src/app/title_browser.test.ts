// What the document is called: by its screen, and in a game by how that stands, in the language that is
// spoken. A tab in the background tells no more than that.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { moves, play, small, start, withSite } from "../../tests/played.ts";
import { button, cell, onSite, visit } from "../../tests/visits.ts";

const isCalled = (page: Page, name: string) =>
  page.waitForFunction((wanted) => document.title === wanted, `${name} – Shinpan`);

async function speaks(page: Page, language: string): Promise<void> {
  await page.locator(".looks summary").click();
  await page.locator("select[name=language]").selectOption(language);
  await page.keyboard.press("Escape");
}

onSite("the document's title", () => {
  it("names the screen, in the language that is spoken", () =>
    withSite(async (page) => {
      await isCalled(page, "New game");
      for (const [address, name] of [
        ["records", "Records"],
        ["lab", "Position lab"],
        ["learn", "First lessons"],
        ["learn/capture", "2. Capture"],
        ["rules", "The rules, ruleset by ruleset"],
        ["rules/tromp-taylor", "Tromp-Taylor rules"],
        ["positions/triple-ko", "Triple ko"],
        ["rules/of-nobody", "There is no such page."],
      ] as const) {
        await page.evaluate((hash) => {
          location.hash = hash;
        }, address);
        await isCalled(page, name);
      }
      await page.getByRole("link", { name: "Lab", exact: true }).click();
      await speaks(page, "de");
      await isCalled(page, "Stellungslabor");
    }));

  it("names a record by its players", () =>
    visit("#records", async (page) => {
      await page.locator("input[name=records]").setInputFiles({
        name: "a.sgf",
        mimeType: "application/x-go-sgf",
        buffer: Buffer.from("(;GM[1]FF[4]SZ[9]PB[Sente]PW[Gote];B[ee])"),
      });
      await isCalled(page, "Sente – Gote");
    }));

  it("says whose turn it is, that the game has stopped, and how it ended", () =>
    withSite(async (page) => {
      await start(page);
      await isCalled(page, "Black to move");
      await play(page, small);
      expect(await page.getByRole("link", { name: "Count", exact: true }).count()).toBe(0);
      await play(page, "pass pass");
      await page.getByRole("link", { name: "Count", exact: true }).click();
      await isCalled(page, "Counting");
      await page.goBack();
      await isCalled(page, "The game has stopped");
      await cell(page, "A1").click();
      await cell(page, "D4").click();
      await button(page, "Black proposes these").click();
      await button(page, "White accepts").click();
      await isCalled(page, "W+11.5");
      await speaks(page, "ja");
      await isCalled(page, "白11目半勝ち");
    }));

  it("says who won where a player resigns", () =>
    withSite(async (page) => {
      await start(page);
      await play(page, "C3");
      await button(page, "Resign").click();
      await button(page, "Yes").click();
      await isCalled(page, "B+R");
    }));

  it("says that the bot thinks, and that it has answered", () =>
    withSite(async (page) => {
      await page.evaluate(() => {
        const seen: string[] = [];
        Object.assign(globalThis, { seen });
        new MutationObserver(() => seen.push(document.title)).observe(
          document.querySelector("title")!,
          { childList: true },
        );
      });
      await start(page, { size: 9, bot: 11 }); // a weak one may answer before the title follows
      await play(page, "C3");
      await moves(page, 2);
      await isCalled(page, "Your move: you are Black");
      expect(
        await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen),
      ).toContain("Level 11 (about 5 kyu) is thinking – Shinpan");
    }));
});
