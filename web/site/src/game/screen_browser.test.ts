// The game's screen: all of the board in the window whatever its size, what a game against the bot says, its
// end in words, its clock.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import {
  heading,
  hears,
  isOver,
  moves,
  play,
  reads,
  small,
  start,
  withSite,
} from "../../tests/played.ts";
import { button, cell, onSite, phone, type } from "../../tests/visits.ts";

const box = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())!;
const timer = (page: Page, player: string) =>
  page.getByRole("timer", { name: `${player}'s clock` });

/** A game of 9x9, begun by two persons with that clock. */
async function timed(page: Page, kind: string): Promise<void> {
  await page.clock.install();
  await page.reload();
  await page.locator("select[name=clock]").selectOption(kind);
  await page.getByLabel("Main time, minutes").fill("1");
  await start(page, { size: 9 });
  await cell(page, "E5").click();
  await page.clock.runFor(200);
}

onSite("the game's screen", () => {
  it.each([
    [844, 390],
    [720, 450],
    [1280, 800],
    [1440, 900],
    [640, 480],
    [568, 320],
    [390, 844],
    [320, 568],
    [800, 760],
    [3840, 2160],
  ])(
    "has all of the board in a window of %i by %i, and beside or below it the buttons",
    (width, height) =>
      withSite(
        async (page) => {
          await start(page, { size: 19 });
          const board = await box(page, ".board-place .frame");
          expect(board.y + board.height).toBeLessThanOrEqual(height);
          expect(board.x).toBeGreaterThanOrEqual(0);
          expect(board.x + board.width).toBeLessThanOrEqual(width);
          expect(board.width).toBeGreaterThan(0.6 * Math.min(width, height));
          if (width >= 1280) expect(board.height).toBeGreaterThan(0.85 * height);
          const pass = (await button(page, "Pass").boundingBox())!;
          if (width >= 1.3 * height) expect(pass.x).toBeGreaterThan(board.x + board.width);
          expect(pass.y + pass.height).toBeLessThanOrEqual(height);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth),
          ).toBeLessThanOrEqual(width);
        },
        { viewport: { width, height } },
      ),
  );

  it("has a board in the window that is higher than wide, and one of traditional proportions", () =>
    withSite(
      async (page) => {
        await page.locator(".looks summary").click();
        await page.locator("select[name=proportions]").selectOption("traditional");
        await page.keyboard.press("Escape");
        await start(page, { size: 19 });
        const bottom = async (): Promise<number> => {
          const { y, height } = await box(page, ".board-place .frame");
          return y + height;
        };
        expect(await bottom()).toBeLessThanOrEqual(700);
        await page.getByRole("link", { name: "New game" }).click();
        await page.locator("input[name=size][value=other]").check();
        await page.getByLabel("Columns").fill("9");
        await page.getByLabel("Rows").fill("30");
        await button(page, "Start").click();
        await cell(page, "A30").waitFor();
        expect(await bottom()).toBeLessThanOrEqual(700);
      },
      { viewport: { width: 1200, height: 700 } },
    ));

  it("has both players in one row where there is room", () =>
    withSite(
      async (page) => {
        await start(page, { size: 19 });
        const [black, white] = await Promise.all(
          [0, 1].map((nth) => page.locator(".player").nth(nth).boundingBox()),
        );
        expect(black!.y).toBe(white!.y);
      },
      { viewport: { width: 1280, height: 800 } },
    ));

  it("leaves no trace of a finger: no highlight, no colour of hovering", () =>
    withSite(async (page) => {
      await start(page, { size: 9 });
      const highlights = await page
        .locator(".board-place [role=grid], .board-place [role=gridcell]")
        .evaluateAll((all) => [
          ...new Set(
            all.map((one) => getComputedStyle(one).getPropertyValue("-webkit-tap-highlight-color")),
          ),
        ]);
      expect(highlights).toEqual(["rgba(0, 0, 0, 0)"]);
      const ground = (): Promise<string> =>
        button(page, "Pass").evaluate((one) => getComputedStyle(one).backgroundColor);
      const before = await ground();
      await button(page, "Pass").tap();
      await reads(page, ".turn-line", "Black passed.");
      expect(await ground()).toBe(before);
    }, phone));

  it("shows a refusal below the board, where it moves nothing, and calls a ko a ko", () =>
    withSite(
      async (page) => {
        await start(page, { size: 9 });
        await play(page, "C5 F5 D6 E6 D4 E4 A1 D5 E5");
        const places = (): Promise<unknown> =>
          Promise.all(
            [".board-place", ".moves", ".below .buttons"].map((place) => box(page, place)),
          );
        const before = await places();
        await cell(page, "D5").click();
        await page
          .getByRole("alert")
          .filter({ hasText: "D5 is refused. Ko: that would" })
          .waitFor();
        expect(await places()).toEqual(before);
        expect((await box(page, ".refusal")).y).toBeLessThan(500);
      },
      { viewport: { width: 1280, height: 800 } },
    ));

  it("speaks one's own move and the bot's answer in one message", () =>
    withSite(async (page) => {
      await start(page, { size: 9, bot: 1 });
      await cell(page, "E5").focus();
      await type(page, "e5");
      await page.waitForFunction(() =>
        /^Black E5\. White [A-J][1-9]$/.test(
          document.querySelector(".board-place [role=status]")!.textContent!,
        ),
      );
      expect(await button(page, "Resign").isVisible()).toBe(true);
    }));

  it("has one stop for Tab in its list of moves, and arrow keys from there", () =>
    withSite(async (page) => {
      await start(page, { size: 9 });
      await play(page, "C3 G7 E5 D4");
      expect(await page.locator(".moves li button[tabindex='0']").count()).toBe(1);
      await page.locator(".moves li button[tabindex='0']").focus();
      const named = (): Promise<string | null> =>
        page.evaluate(() => document.activeElement!.getAttribute("aria-label"));
      expect(await named()).toBe("4. White D4");
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("ArrowUp");
      expect(await named()).toBe("2. White G7");
      await page.keyboard.press("Home");
      expect(await named()).toBe("1. Black C3");
      await page.keyboard.press("Tab");
      expect(await named()).not.toMatch(/^\d+\. /);
      await page.keyboard.press("Shift+Tab");
      expect(await named()).toBe("4. White D4");
      await page.keyboard.press("Home");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      await page.getByText("Looking at move 2 of 4.").waitFor();
      await page.keyboard.press("Tab");
      expect(await named()).not.toMatch(/^\d+\. /);
    }));

  it("says in words who won, and offers the next game, with colours as they were or changed", () =>
    withSite(async (page) => {
      await start(page, { size: 5, bot: 1 });
      await button(page, "Resign").click();
      await button(page, "Yes").click();
      await isOver(page);
      await heading(page, "White wins by resignation").waitFor();
      expect(await button(page, "Pass").count()).toBe(0);
      expect(await button(page, "Take back").count()).toBe(0);
      await button(page, "New game with the same settings").click();
      await cell(page, "C3").click();
      await moves(page, 2);
      await button(page, "Resign").click();
      await button(page, "Yes").click();
      await button(page, "Rematch with colours changed").click();
      await moves(page, 1); // the bot is Black and begins
      await page.locator("button[aria-label^='1. Black']").waitFor();
    }));

  it("has the score close to the result on a phone", () =>
    withSite(async (page) => {
      await start(page, { rules: "tromp-taylor" });
      await play(page, `${small} pass pass`, "tap");
      await isOver(page);
      const result = await page.locator(".end h2").boundingBox();
      const table = await page.locator(".end table.score").boundingBox();
      expect(table!.y - result!.y).toBeLessThan(250);
    }, phone));

  it("offers to count, and every ruleset, when play has stopped", () =>
    withSite(async (page) => {
      await start(page, { rules: "tromp-taylor" });
      await play(page, "C3");
      for (const name of ["Count", "Every ruleset"])
        expect(await page.getByRole("link", { name, exact: true }).count()).toBe(0);
      await play(page, "pass pass");
      for (const name of ["Count", "Every ruleset"])
        await page.getByRole("link", { name, exact: true }).waitFor();
    }));

  it("has the game's own ruleset first in the table of all, then those that people know", () =>
    withSite(async (page) => {
      await start(page, { rules: "tromp-taylor" });
      await play(page, `${small} pass pass`);
      await page.getByRole("link", { name: "Every ruleset", exact: true }).click();
      await page.locator("table.every tbody tr").nth(5).waitFor();
      const names = await page.locator("table.every tbody th button").allTextContents();
      expect(names.slice(0, 4)).toEqual(["Tromp-Taylor", "Japanese 1989", "Chinese", "Korean"]);
    }));

  it("alarms nobody at the end of the main time where overtime follows, and names the overtime", () =>
    withSite(async (page) => {
      await timed(page, "byoyomi");
      const clock = timer(page, "White");
      expect(await clock.innerText()).toContain("then 3 × 0:30");
      await page.clock.runFor(55_000);
      await clock.filter({ hasText: "4." }).waitFor();
      expect(await clock.evaluate((one) => one.classList.contains("short"))).toBe(false);
      await page.clock.runFor(27_000); // three seconds of a period are left
      await clock.filter({ hasText: "3 periods" }).waitFor();
      expect(await clock.evaluate((one) => one.classList.contains("short"))).toBe(true);
    }));

  it("lets the players stop the clock, also over a reload, until one of them moves", () =>
    withSite(async (page) => {
      await timed(page, "absolute");
      await page.clock.runFor(10_000);
      await button(page, "Stop the clock").click();
      await reads(page, ".turn-line", "The clock is stopped.");
      const stood = await timer(page, "White").innerText();
      await page.clock.runFor(100_000);
      expect(await timer(page, "White").innerText()).toBe(stood);
      await page.reload();
      await reads(page, ".turn-line", "The clock is stopped.");
      await page.clock.runFor(100_000);
      await button(page, "Let the clock run").click();
      await page.clock.runFor(5000);
      const [, left] = (await timer(page, "White").innerText()).split(":").map(Number);
      expect(left).toBeGreaterThanOrEqual(40);
      expect(left).toBeLessThanOrEqual(46);
    }));

  it("speaks of a pass and the bot's answer to it, too", () =>
    withSite(async (page) => {
      await start(page, { size: 9 });
      await button(page, "Pass").click();
      await hears(
        page,
        "Black passed. A pass now stops the game, to agree on what is dead (Article\u00a09.1).",
      );
    }));
});
