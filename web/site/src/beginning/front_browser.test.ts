// The front page in a real browser, on a phone and on a desktop: the first stone and a verdict in two taps,
// the game that was left, the level that follows from the results, addresses that name nothing.

import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { violations } from "../../../testing/browser.mjs";
import { button, cell, onSite, phone, shows, visit } from "../../tests/visits.ts";

const desktop = { viewport: { width: 1440, height: 900 } };
const sizes = [
  ["a phone", phone],
  ["a desktop", desktop],
] as const;
const example = fileURLToPath(
  new URL("../../../../examples/gnugo_9x9_japanese.sgf", import.meta.url),
);

const hero = (page: Page) => page.locator(".hero");
const result = (level: number, won: boolean, begun = level) => ({ begun, level, even: true, won });
/** As the browser has kept them. */
const keeps =
  (values: Record<string, unknown>) =>
  (page: Page): Promise<void> =>
    page.addInitScript((all) => {
      for (const [key, value] of Object.entries(all))
        localStorage.setItem(`shinpan.${key}`, JSON.stringify(value));
    }, values);

onSite("the front page", () => {
  it.each(sizes)("leads to the first stone against the computer in two taps, on %s", (_, options) =>
    visit(
      "",
      async (page) => {
        await button(page, "Play the program").click();
        await cell(page, "E5").click();
        await shows(page, "E5, black stone");
        await page.locator(".players").filter({ hasText: "Level 1 (about 19 kyu)" }).waitFor();
        await page.getByRole("link", { name: "Chinese" }).waitFor();
        await page.locator(".moves li").nth(1).waitFor(); // the computer's answer
      },
      options,
    ),
  );

  it("begins with a stone on its own board", () =>
    visit("", async (page) => {
      await hero(page).getByRole("gridcell", { name: "C3, empty" }).click();
      await shows(page, "C3, black stone");
    }));

  it.each(sizes)("leads to the verdict on a file in two taps, in sight, on %s", (_, options) =>
    visit(
      "",
      async (page) => {
        const choosing = page.waitForEvent("filechooser");
        await page.getByText("Judge a record").click();
        await (await choosing).setFiles(example);
        const verdict = page
          .getByText(/^Black wins by [\d.]+ points$/)
          .filter({ visible: true })
          .first();
        await verdict.waitFor();
        await expect
          .poll(() =>
            verdict.evaluate((at) => {
              const { top, bottom } = at.getBoundingClientRect();
              return top >= 0 && bottom <= innerHeight;
            }),
          )
          .toBe(true);
      },
      options,
    ),
  );

  it.each(sizes)(
    "shows all its ways in the window's width, without a fault for axe, on %s",
    (_, options) =>
      visit(
        "",
        async (page) => {
          await hero(page).getByRole("grid").waitFor();
          for (const [role, name] of [
            ["button", "Play the program"],
            ["link", "Learn"],
            ["link", "Two at one screen"],
            ["link", "Position lab"],
          ] as const)
            await page.locator("main").getByRole(role, { name, exact: true }).waitFor();
          expect(await page.locator("main").getByRole("link", { name: "Go on" }).count()).toBe(0);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(
            0,
          );
          expect(await violations(page)).toEqual([]);
          await page.locator("main").getByRole("link", { name: "Two at one screen" }).click();
          await page.getByRole("heading", { name: "New game" }).waitFor();
        },
        options,
      ),
  );

  it("shows the game that was left, and goes on with it", () =>
    visit("#new", async (page) => {
      await button(page, "Start").click();
      await cell(page, "Q16").click();
      await page.getByRole("link", { name: "Shinpan" }).click();
      await hero(page).getByRole("gridcell", { name: "Q16, black stone" }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.reload();
      await page.locator("main").getByRole("link", { name: "Go on", exact: true }).click();
      await shows(page, "Q16, black stone");
    }));

  it("proposes the level that follows from the results, and lets another be chosen", () =>
    visit(
      "",
      async (page) => {
        const level = page.locator("select[name=quick-level]");
        await expect.poll(() => level.inputValue()).toBe("4");
        await level.selectOption("2");
        await page.getByText("You have won 1 of 1 game against it.").waitFor();
        await button(page, "Play the program").click();
        await page.locator(".players").filter({ hasText: "Level 2 (about 18 kyu)" }).waitFor();
        await button(page, "Resign").click();
        await button(page, "Yes").click();
        await button(page, "Play level 1 (about 19 kyu)").click();
        await page.locator(".players").filter({ hasText: "Level 1 (about 19 kyu)" }).waitFor();
        await page.getByRole("link", { name: "Shinpan" }).click();
        await expect.poll(() => level.inputValue()).toBe("1");
      },
      { prepare: keeps({ results: [result(1, true), result(2, true)] }) },
    ));
});

onSite("an address", () => {
  it.each([
    "#nonsense",
    "#learn/xx",
    "#terms/xx",
    "#positions/xx",
    "#rules/xx",
    "#new/xx",
    "#game/3",
  ])("that names nothing says so, and leads on: %s", (address) =>
    visit(address, async (page) => {
      await page.getByRole("heading", { name: "There is no such page." }).waitFor();
      expect(new URL(page.url()).hash).toBe(address);
      expect(await page.locator("main").textContent()).toContain(address);
      await page.locator("main").getByRole("link", { name: "Front page" }).click();
      await button(page, "Play the program").waitFor();
      await page.goBack();
      await page.getByRole("heading", { name: "There is no such page." }).waitFor();
    }),
  );
});
