// Where the player is when a screen or a panel has changed: what is in sight, and what has the keyboard's
// focus.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { heading, play, start, withSite } from "../../tests/played.ts";
import { button, onSite, phone, visit } from "../../tests/visits.ts";

const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);
/** What has the focus, in short: "H2 Draw", "gridcell". */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement!;
    return element.getAttribute("role") ?? `${element.tagName} ${element.textContent}`;
  });
const focuses = (page: Page, wanted: string) => expect.poll(() => focused(page)).toBe(wanted);
const press = (page: Page, name: string) => button(page, name).press("Enter");
const record = {
  name: "a.sgf",
  mimeType: "application/x-go-sgf",
  buffer: Buffer.from("(;GM[1]FF[4]SZ[9];B[ee];W[cc])"),
};

/** Two stones, two passes. */
async function stopped(page: Page): Promise<void> {
  await play(page, "C3 D4");
  await press(page, "Pass");
  await press(page, "Pass");
}

onSite("the player", () => {
  it("finds the top of a screen that they go on to, and their place where they come back", () =>
    withSite(async (page) => {
      await start(page);
      expect(await scrolled(page)).toBe(0);
      for (const part of [".players", ".board-place"])
        expect((await page.locator(part).boundingBox())!.y).toBeLessThan(400);
      await play(page, "C3 D4 pass pass", "tap");
      await button(page, "Watch it being counted").scrollIntoViewIfNeeded();
      expect(await scrolled(page)).toBeGreaterThan(200);
      await button(page, "Watch it being counted").tap();
      await heading(page, "Counting").waitFor();
      await expect.poll(() => scrolled(page)).toBe(0);
      await page.goBack();
      await page.locator(".end").waitFor();
      await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
    }, phone));

  it("finds a place far down where what stands there comes late, also when they load the page again", () =>
    visit("#positions", async (page) => {
      const link = page.locator("main a[href^='#positions/']").last();
      await link.scrollIntoViewIfNeeded();
      const place = await scrolled(page);
      expect(place).toBeGreaterThan(600);
      await link.click();
      await page.locator(".back a").waitFor();
      expect(await scrolled(page)).toBe(0);
      await page.goBack();
      await expect.poll(() => scrolled(page)).toBe(place);
      await page.reload();
      await expect.poll(() => scrolled(page)).toBe(place);
      await page.mouse.wheel(0, -300); // what they do themselves counts
      await expect.poll(() => scrolled(page)).toBe(place - 300);
    }));

  it("keeps the focus near what they pressed while a game ends", () =>
    withSite(async (page) => {
      await start(page);
      await focuses(page, "gridcell");
      await stopped(page);
      await press(page, "Black says that no stone is dead");
      await focuses(page, "H3 What the players say");
      await press(page, "White accepts");
      await focuses(page, "H2 White wins by 6.5 points");
      await press(page, "Watch it being counted");
      await focuses(page, "H1 Counting");
      await page.goBack();
      await press(page, "See every ruleset");
      await focuses(page, "H1 The same game under every ruleset");
    }));

  it("goes on at the board where play goes on, and at the end where an arbiter decides", () =>
    withSite(async (page) => {
      await start(page);
      await stopped(page);
      await press(page, "Black asks to play on");
      await focuses(page, "gridcell");
      await page.locator(".other-ends summary").press("Enter");
      await press(page, "A draw");
      await focuses(page, "H2 a draw");
    }));

  it("is asked whether they resign, and go back to the button when they do not", () =>
    withSite(async (page) => {
      await start(page);
      await play(page, "C3");
      await press(page, "Resign");
      await focuses(page, "alertdialog");
      await page.keyboard.press("Escape");
      await page.getByRole("alertdialog").waitFor({ state: "detached" });
      await focuses(page, "BUTTON Resign");
      await press(page, "Resign");
      await focuses(page, "alertdialog");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await focuses(page, "H2 Black wins by resignation");
    }));

  it("keeps the focus on a button that leads no further, so that none plays on the board unasked", () =>
    visit("#records", async (page) => {
      await page.locator("input[name=records]").setInputFiles([record]);
      const on = (): Promise<string | null> =>
        page.evaluate(() => document.activeElement!.getAttribute("aria-label"));
      for (const [name, times] of [
        ["Next move", 3],
        ["To the beginning", 2],
        ["To the end", 2],
      ] as const) {
        await button(page, name).focus();
        for (let i = 0; i < times; ++i) await page.keyboard.press("Enter");
        await page.waitForTimeout(150); // it would go with the next frame
        expect(await on()).toBe(name);
      }
      expect(await button(page, "Next move").isDisabled()).toBe(true);
      expect(await page.getByRole("slider").inputValue()).toBe("2");
      await page.getByText("Move 2 of 2").waitFor();
    }));

  it("keeps the focus in a record whose last change they take back, and on its figures", () =>
    visit("#records", async (page) => {
      await page.locator("input[name=records]").setInputFiles([record]);
      await button(page, "Pass").click();
      await press(page, "Undo change");
      await focuses(page, "gridcell");
      await press(page, "Print figures");
      await expect.poll(() => focused(page)).toMatch(/^H1 /);
      expect(await scrolled(page)).toBe(0);
    }));
});
