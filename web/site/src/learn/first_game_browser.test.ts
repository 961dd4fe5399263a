// The way of a beginner in a real browser: lessons that stay where they are, the first game with its
// captures, its warning and its moves taken back, and from there into a game on 9x9.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { violations } from "../../../testing/browser.mjs";
import { button, cell, onSite, phone, shows, visit } from "../../tests/visits.ts";

const keeps =
  (key: string, value: unknown) =>
  (page: Page): Promise<void> =>
    page.addInitScript(
      ([at, text]) => {
        if (sessionStorage.getItem("seeded")) return;
        sessionStorage.setItem("seeded", "yes");
        localStorage.setItem(at!, text!);
      },
      [`shinpan.${key}`, JSON.stringify(value)],
    );
const warning = (page: Page, text: string) => page.getByRole("alertdialog", { name: text });

/** White has just taken A1, and G7 is in atari. */
const taken = "B A1,W A2,B G7,W G6,B D4,W B1".split(",").map((move) => `play ${move}`);

onSite("a lesson", () => {
  it.each([
    ["#learn/stones", "C3"],
    ["#learn/capture", "C2"],
    ["#learn/count", "C1"],
  ])("stays where it is when a play was right, on a phone: %s", (address, answer) =>
    visit(
      address,
      async (page) => {
        await page.getByRole("grid").waitFor();
        const before = await page.evaluate(() => scrollY);
        await page.getByRole("gridcell", { name: `${answer},` }).click();
        const next = button(page, "Next");
        await next.waitFor();
        expect(await page.evaluate(() => scrollY)).toBe(before);
        const { y, height } = (await next.boundingBox())!;
        expect(y + height).toBeLessThanOrEqual(phone.viewport.height);
      },
      phone,
    ),
  );

  it("names no clause where it counts", () =>
    visit("#learn/count", async (page) => {
      await page.getByRole("gridcell", { name: "C1," }).click();
      await button(page, "Next").click();
      await button(page, "Pass").click();
      await page.locator("table.score tr.result").waitFor();
      expect(await page.locator("table.score thead th").allTextContents()).toEqual([
        "What",
        "Black",
        "White",
      ]);
      expect(await page.locator("main").textContent()).not.toMatch(/Rule|Clause/);
    }));
});

onSite("the first game", () => {
  it("shows what was taken, asks before a pass that loses stones, and takes back", () =>
    visit(
      "#learn/game",
      async (page) => {
        await page.locator(".task").filter({ hasText: "White takes 1 stone. Your turn" }).waitFor();
        await page.getByText("White has taken 1 stone", { exact: true }).waitFor();
        await page.getByText("You have taken 0 stones", { exact: true }).waitFor();
        await button(page, "Pass").click();
        await warning(page, "If you pass, White can take 1 stone of yours: G7.").waitFor();
        expect(await violations(page)).toEqual([]);
        await button(page, "Go on playing").click();
        await button(page, "Take back").click();
        await page.getByRole("gridcell", { name: "D4, empty" }).waitFor({ state: "attached" });
        await button(page, "Pass").click();
        await button(page, "Pass all the same").click();
        await page.locator(".task").filter({ hasText: "White" }).waitFor();
      },
      { prepare: keeps("first game", taken) },
    ));

  it("leads into a game on 9x9 against the weakest level, in one tap, told in plain words", () =>
    visit(
      "#learn/game",
      async (page) => {
        await page.locator("table.score tr.result").waitFor();
        expect(await page.locator("main").textContent()).not.toMatch(/Rule 7A|Clause/);
        await button(page, "Play a real game").click();
        await page.getByRole("grid", { name: "Go board, 9 by 9" }).waitFor();
        const players = page.locator(".players");
        await players.filter({ hasText: "You have taken 0 stones" }).waitFor();
        expect(await players.textContent()).toContain("Level 1 (about 19 kyu) has taken 0 stones");
        await page.getByRole("link", { name: "Chinese" }).waitFor();
        await page.locator(".turn-line").filter({ hasText: "Your move: you are Black" }).waitFor();
      },
      { prepare: keeps("first game", ["play B D4", "pass W", "pass B"]) },
    ));

  it("warns in the game that follows, too, and says in words what is taken", () =>
    visit(
      "#game",
      async (page) => {
        await page
          .locator(".turn-line")
          .filter({ hasText: "White takes 1 stone. Your move" })
          .waitFor();
        await button(page, "Pass").click();
        await warning(page, "If you pass, White can take 1 stone of yours: G7.").waitFor();
        await page.keyboard.press("Escape");
        expect(await page.locator(".moves li").count()).toBe(taken.length);
        await cell(page, "A2").click(); // a refusal
        const refusal = page.getByRole("alert").filter({ hasText: "A2 is refused." });
        await refusal.waitFor();
        await shows(page, "G7, black stone");
      },
      {
        prepare: keeps("game", {
          begun: 1,
          start: { rules: "chinese-practice", cols: 7, rows: 7, komiHalf: 15 },
          plain: true,
          seats: { B: { kind: "person" }, W: { kind: "bot", level: 1 } },
          events: taken,
          clock: null,
        }),
      },
    ));
});
