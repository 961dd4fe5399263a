// What a screen reader hears of a game beside its moves, by keyboard and on the real page.

import { expect, it } from "vitest";
import { hears, play, small, start, withSite } from "../../tests/played.ts";
import { button, cell, onSite, type } from "../../tests/visits.ts";

onSite("a screen reader hears", () => {
  it("that the game has stopped, what is marked, and how it ended; then that the count was taken back", () =>
    withSite(async (page) => {
      await start(page);
      await play(page, `${small} pass pass`);
      await hears(page, "White passed. The game has stopped");
      expect(await page.locator(".turn-line").textContent()).toBe(
        "White passed. The game has stopped ",
      );
      await cell(page, "C1").focus();
      await type(page, "a1");
      await hears(page, "A1: 1 white stone dead. White wins by 0.5 points");
      await type(page, "d4");
      await hears(page, "D4: 1 black stone dead. White wins by 11.5 points");
      await type(page, "d4");
      await hears(page, "D4: 1 black stone alive again. White wins by 0.5 points");
      await type(page, "e5");
      await hears(page, "E5: no stone is there.");
      await page.keyboard.press("Enter");
      await hears(page, "E5: no stone is there.\u00a0"); // said again
      expect(await button(page, "Take back").isEnabled()).toBe(true);
      await button(page, "Black proposes these").click();
      await button(page, "White accepts").click();
      await hears(page, "White wins by 0.5 points");
      await button(page, "Take back").click();
      await hears(page, "Taken back. The game has stopped");
      await button(page, "White proposes these").click(); // the marks stand as they were accepted
      await button(page, "Black accepts").click();
      await hears(page, "White wins by 0.5 points");
    }));

  it("who asked to play on, and what two more passes would then mean; and the moves tell it", () =>
    withSite(async (page) => {
      await start(page, { rules: "aga" });
      await play(page, `${small} pass pass`);
      await cell(page, "C1").focus();
      await type(page, "a1");
      await button(page, "Black proposes these").click();
      await button(page, "White asks to play on").click();
      const said =
        "White asked to play on. If both pass again with no stone between, everything on the board is alive.";
      expect(await page.locator(".turn-line").textContent()).toContain(said);
      await play(page, "E5");
      expect(await page.locator(".moves .resumed").textContent()).toBe("White asked to play on.");
    }));

  it("that moves are taken back, and who won by resignation", () =>
    withSite(async (page) => {
      await start(page);
      await play(page, "C3 D4 C4");
      await type(page, "u");
      await hears(page, "Taken back. Black to move");
      await type(page, "u");
      await hears(page, "Taken back. White to move");
      await button(page, "Resign").click();
      await button(page, "Yes").click();
      await hears(page, "Black wins by resignation");
      expect(await button(page, "Take back").count()).toBe(0);
    }));
});
