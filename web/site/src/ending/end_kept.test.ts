// Each stage of an end survives a reload, a file and both themes.

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { violations } from "../../../testing/browser.mjs";
import {
  counts,
  heading,
  isOver,
  moveCount,
  openExample,
  openGame,
  play,
  reads,
  small,
  start,
  withSite,
} from "../../tests/played.ts";
import { button, cell, goTo, onSite } from "../../tests/visits.ts";

const dead = (page: Page, name: string, color: string) =>
  cell(page, name)
    .and(page.locator(`[aria-label*="${color} stone, dead"]`))
    .waitFor({ state: "attached" });

async function reloaded(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole("grid").waitFor();
}

onSite("the end is kept", () => {
  it("over a reload while stones are marked, proposed, agreed", () =>
    withSite(async (page) => {
      await start(page);
      await play(page, `${small} pass pass`);
      await heading(page, "The game has stopped").waitFor();
      await reloaded(page);
      await heading(page, "The game has stopped").waitFor();
      await cell(page, "A1").click();
      await dead(page, "A1", "white");
      await reloaded(page);
      await dead(page, "A1", "white");
      await counts(page, "W+0.5");
      await button(page, "Black proposes these").click();
      await reloaded(page);
      await reads(page, ".speaker", "Black says these are dead: A1.");
      await dead(page, "A1", "white");
      await button(page, "White accepts").click();
      await isOver(page);
      await reloaded(page);
      await reads(page, ".end [role=status]", "Both agree. Dead: A1.");
      await counts(page, "W+0.5");
    }));

  it("over a reload in the second phase, in a pause, and in an analysis", () =>
    withSite(async (page) => {
      await start(page, { rules: "ikeda-territory-1" });
      await play(page, `${small} pass pass A2 pass`);
      await reloaded(page);
      await heading(page, "After the preliminary end").waitFor();
      expect(await page.locator(".players").textContent()).toContain("1 stone received for passes");
      await page.getByRole("link", { name: "New game" }).click();
      await start(page, { rules: "ing-1996" });
      await play(page, `${small} pass pass`);
      await reloaded(page);
      await heading(page, "The game has stopped").waitFor();
      await play(page, "pass");
      await reloaded(page);
      await play(page, "pass");
      await isOver(page);
      await page.getByRole("link", { name: "New game" }).click();
      await start(page, { rules: "simple-territory-07" });
      await play(page, `${small} pass pass`);
      await button(page, "Both agree: the game ends here").click();
      await heading(page, "The analysis has stopped").waitFor();
      await reloaded(page);
      await heading(page, "The analysis has stopped").waitFor();
      await button(page, "White asks to play on").click();
      await play(page, "A2 D5");
      await reloaded(page);
      await heading(page, "Analysis").waitFor();
      await button(page, "as it is scored").click();
      await cell(page, "A1")
        .and(page.locator("[aria-label='A1, white stone']"))
        .waitFor({ state: "attached" });
    }));

  it("over a reload while a proof or a confirmation is shown on the board", () =>
    withSite(async (page) => {
      await openExample(page, "bent_four_left");
      await button(page, "Show the play at A9").click();
      await button(page, "Back to the game").click();
      await button(page, "Mark what comes off").click();
      await dead(page, "D9", "white");
      const movesBefore = await moveCount(page);
      await button(page, "Show the play at A9").click();
      await button(page, "Next step").click();
      await reads(page, ".exhibit", "White C9.");
      await reloaded(page);
      await heading(page, "The game has stopped").waitFor();
      await dead(page, "D9", "white");
      expect(await moveCount(page)).toBe(movesBefore);
      await button(page, "Show the play at A9").click();
      await button(page, "Next step").click();
      await reads(page, ".exhibit", "White C9.");
      await page.getByRole("link", { name: "New game" }).click();
      await start(page);
      await play(page, `${small} pass pass`);
      await cell(page, "A1").click();
      await button(page, "Why this verdict on group b?").click();
      await button(page, "Go on").click();
      await reloaded(page);
      await dead(page, "A1", "white");
      await button(page, "Why this verdict on group b?").waitFor();
      await button(page, "White proposes these").click();
      await button(page, "Black accepts").click();
      await isOver(page);
    }));

  it("in a file: what was agreed stands when it is opened again", () =>
    withSite(async (page) => {
      await start(page);
      await play(page, `${small} pass pass`);
      await cell(page, "A1").click();
      await cell(page, "D4").click();
      await button(page, "Black proposes these").click();
      await button(page, "White accepts").click();
      await counts(page, "W+11.5");
      const waiting = page.waitForEvent("download");
      await button(page, "Save as SGF").click();
      const saved = readFileSync((await (await waiting).path())!);
      expect(saved.toString()).toContain("RU[Japanese]");
      await page.getByRole("link", { name: "New game" }).click();
      await openGame(page, "again.sgf", saved);
      await isOver(page);
      await reads(page, ".end [role=status]", "Both agree. Dead: D4 A1.");
      await counts(page, "W+11.5");
    }));

  it.each([
    ["light", {}],
    ["dark", { viewport: { width: 820, height: 1180 } }],
  ] as const)("with nothing for axe to complain about at any stage (%s)", (theme, device) =>
    withSite(
      async (page) => {
        const clean = async (): Promise<void> => expect(await violations(page)).toEqual([]);
        await openExample(page, "bent_four_left");
        await page.locator(".confirmation li").first().waitFor();
        await button(page, "Mark what comes off").click();
        await button(page, "White proposes these").click();
        await page.getByText("Other ways to end").click();
        await clean();
        await button(page, "Show the play at D9").click();
        await button(page, "Next step").click();
        await clean();
        await button(page, "Back to the game").click();
        await button(page, "Black accepts").click();
        await isOver(page);
        await clean();
        await button(page, "Watch it being counted").click();
        await page.locator(".bowls").waitFor();
        await clean();
        await goTo(page, "New game");
        await start(page, { rules: "simple-territory-07" });
        await play(page, `${small} pass pass`);
        await button(page, "Why this verdict on group b?").click();
        await button(page, "Go on").click();
        await clean();
        await button(page, "Back to the game").click();
        await button(page, "Both agree: the game ends here").click();
        await clean();
      },
      { ...device, colorScheme: theme },
    ),
  );
});
