// Whole games from the first stone to the count: through the accessibility tree alone, by finger, against the
// bot, and without a network.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import {
  counts,
  heading,
  hears,
  isOver,
  moveCount,
  moves,
  play,
  reads,
  small,
  start,
  withSite,
} from "../../tests/played.ts";
import { button, cell, onSite, phone, type } from "../../tests/visits.ts";

/**
 * Black takes in a ko at E5; White may not take back at D5, and Black fills it. Then a wall each, and two
 * lost stones.
 */
const opening = "C5 F5 D6 E6 D4 E4 A1 D5 E5";
const rest = "G3 D5 E7 D7 E8 D8 E9 D9 E3 D3 E2 D2 E1 D1 B8 B7 A8 C8";

/** What is heard at a move: nothing but the ko's stone is taken in this game. */
const heard = (player: string, at: string): string =>
  `${player} ${at}${at === "E5" ? ", captures one" : ""}`;

const press = async (page: Page, name: string): Promise<void> => {
  await button(page, name).focus();
  await page.keyboard.press("Enter");
};

onSite("a whole game", () => {
  it("is played on 9x9 by what a screen reader has: captures, a refused ko, dead stones, the score", () =>
    withSite(async (page) => {
      await start(page, { size: 9 });
      const grid = page.getByRole("grid", { name: "Go board, 9 by 9", exact: true });
      const point = (name: string) => grid.getByRole("gridcell", { name, exact: true });
      expect(await grid.getByRole("row").count()).toBe(9);
      expect(await grid.getByRole("gridcell").count()).toBe(81);
      await point("E5, empty").focus();
      let white = false;
      const go = async (names: string): Promise<void> => {
        for (const name of names.split(" ")) {
          await type(page, name);
          await hears(page, heard(white ? "White" : "Black", name));
          white = !white;
        }
      };
      await go(opening);
      await point("E5, black stone, last move").waitFor();
      await point("D5, empty, forbidden by ko").waitFor();
      await type(page, "D5");
      const refusal = page.getByRole("alert");
      await refusal.waitFor();
      expect((await refusal.getByRole("paragraph").allInnerTexts()).slice(0, 4)).toEqual([
        "D5 is refused. Ko: that would bring back an earlier position. Article\u00a06.",
        "Under these rules it would lose the game, so it was not played.",
        "Read Article\u00a06",
        "The position after move 8:",
      ]);
      await press(page, "Close");
      await point("D5, empty, forbidden by ko").focus();
      await go(rest);
      await type(page, "P");
      await hears(
        page,
        "White passed. A pass now stops the game, to agree on what is dead (Article\u00a09.1).",
      );
      await type(page, "P");
      await hears(page, "Black passed. The game has stopped");
      await page.getByRole("heading", { name: "The game has stopped", exact: true }).waitFor();
      expect(
        await page.getByRole("listitem").and(page.locator("[aria-current=step]")).innerText(),
      ).toBe(
        "The players say which stones are dead: one proposes, the other accepts. What is in doubt is " +
          "tried by hypothetical play, chain by chain. Article\u00a09.2 now",
      );
      const speaker = (player: string) => page.getByRole("group", { name: player, exact: true });
      expect((await speaker("White").innerText()).trim()).toMatch(/^White has not spoken yet\./);
      await grid.getByRole("gridcell", { name: "B8, white stone" }).focus();
      await page.keyboard.press("Enter");
      await grid.getByRole("gridcell", { name: "A8, white stone, dead" }).waitFor();
      await press(page, "Black proposes these");
      await speaker("White").getByText("White is asked to accept.", { exact: true }).waitFor();
      await press(page, "White accepts");
      await isOver(page);
      await page
        .getByRole("status")
        .getByText("Both agree. Dead: A8 B8.", { exact: true })
        .waitFor();
      // Black: three columns less four own stones. White: four columns less two, two stones and one in the ko
      // lost, komi.
      const rows = await page.getByRole("table").getByRole("row").allInnerTexts();
      expect(rows.map((row) => row.replace(/\s+/g, " ").trim())).toEqual([
        "What Black White Clause",
        "territory 23 34 Article 10.2",
        "stones lost −3 Article 10.2",
        "komi 6.5 by custom",
        "together 23 37.5",
        "Result W+14.5",
      ]);
    }));

  it("is played by finger on a phone, marked, agreed and counted", () =>
    withSite(async (page) => {
      await start(page);
      await play(page, `${small} pass pass`, "tap");
      await cell(page, "A1").tap();
      await cell(page, "D4").tap();
      await counts(page, "W+11.5");
      await button(page, "White proposes these").tap();
      await button(page, "Black accepts").tap();
      await isOver(page);
      await button(page, "Watch it being counted").tap();
      await heading(page, "Counting").waitFor();
      await button(page, "To the end").tap();
      await page.locator(".panel .result").waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        390,
      );
    }, phone));

  it("against the weakest bot on 9x9 comes to its counted end, and the bot speaks for itself", () =>
    withSite(async (page) => {
      await start(page, { size: 9, bot: 1 });
      const over = heading(page, "The game has stopped");
      const wall = "E5 E4 E6 E3 E7 E2 E8 E1 E9 C3 C7 G5".split(" ");
      const empty = async (name: string): Promise<boolean> =>
        (await cell(page, name).getAttribute("aria-label")) === `${name}, empty`;
      for (let turn = 0; turn < 120 && !(await over.isVisible()); ++turn) {
        await page.waitForFunction(
          () =>
            document.querySelector("#end-heading") !== null ||
            document.querySelector(".turn-line")?.textContent?.includes("Your move"),
          undefined,
          { timeout: 20_000 },
        );
        if (await over.isVisible()) break;
        const before = await moveCount(page);
        while (wall.length > 0 && !(await empty(wall[0]!))) wall.shift();
        const next = wall.shift();
        await (next ? cell(page, next) : button(page, "Pass")).click();
        await page.waitForFunction(
          (least) => document.querySelectorAll(".moves li").length > least,
          before,
        );
      }
      await over.waitFor();
      await reads(page, ".end", "An estimate,");
      expect(await button(page, "White accepts").count()).toBe(0);
      await button(page, "Suggest").click();
      await button(page, "Black proposes these").click();
      await isOver(page);
      await reads(page, ".end [role=status]", "Both agree.");
      const result = (await page.locator("tr.result td").first().textContent())!;
      expect(result).toMatch(/^[BW]\+\d+\.5$/);
      await page.getByRole("link", { name: "Count", exact: true }).click();
      await button(page, "To the end").click();
      await reads(page, ".panel .result", `By this count: ${result}`);
    }));

  it("of two bots comes to its counted end: they agree by themselves", () =>
    withSite(async (page) => {
      await page.locator("select[name=seat-B]").selectOption("bot");
      await page.locator("select[name=level-B]").selectOption("1");
      await start(page, { bot: 1 });
      await page
        .getByRole("status")
        .getByText(/^Both agree. Dead: /)
        .waitFor({ timeout: 60_000 });
      await isOver(page);
    }));

  it("can be begun, ended and graded without a network", () =>
    withSite(async (page, context) => {
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await context.setOffline(true);
      await page.reload();
      await heading(page, "New game").waitFor();
      await start(page);
      await play(page, `${small} pass pass`);
      await reads(page, ".groups li", "White A1, 1 stone: dead, proven.");
      await moves(page, 14);
    }));
});
