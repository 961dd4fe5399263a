// What both have agreed on, as the end tells it: stones that come off another position than was spoken of,
// and an agreement in a pause, which holds over the passes that end the game.

import { expect, it } from "vitest";
import {
  counts,
  heading,
  isOver,
  play,
  reads,
  small,
  start,
  withSite,
} from "../../tests/played.ts";
import { button, cell, onSite } from "../../tests/visits.ts";

onSite("what both have agreed on", () => {
  it.each([["Black proposes these", "White accepts"], ["Both agree: the marked stones are dead"]])(
    "is what comes off the scoring position, for this ruleset and for every other (%s)",
    (...said) =>
      withSite(async (page) => {
        await start(page, { rules: "simple-territory-07" });
        await play(page, `${small} pass pass`);
        await cell(page, "A1").click();
        await cell(page, "D4").click();
        for (const name of said) await button(page, name).click();
        await isOver(page);
        await reads(page, ".end [role=status]", "Both agree. Dead: D4 A1.");
        await button(page, "See every ruleset").click();
        await reads(page, "table.every tr", /^IGS\s*W\+5\s*agreement/);
        await reads(page, "table.every tr", /^Ikeda, Area Rules III\s*W\+5\s*agreement/);
      }),
  );

  it("holds from a pause over the two passes that end the game", () =>
    withSite(async (page) => {
      await start(page, { rules: "ing-1996" });
      await play(page, `${small} pass pass`);
      await button(page, "marks a group").click();
      await cell(page, "A1").click();
      await button(page, "Black proposes these").click();
      await button(page, "White accepts").click();
      const agreed = page
        .locator(".end [role=status]")
        .filter({ hasText: "Both agree. Dead: A1." });
      for (const passes of [0, 1, 2]) {
        if (passes > 0) await play(page, "pass");
        await agreed.waitFor();
        await counts(page, "W+2");
        expect(await button(page, "Black proposes these").count(), `after ${passes}`).toBe(0);
        expect(await page.locator(".end").innerText()).not.toContain("Say which stones are dead");
      }
      await isOver(page);
    }));

  it("is asked only where the rules have it said now", () =>
    withSite(async (page) => {
      await start(page, { rules: "simple-territory-07-next-interruption" });
      await play(page, `${small} pass pass`);
      await heading(page, "The game has stopped").waitFor();
      const end = await page.locator(".end").innerText();
      expect(end).not.toContain("Say which stones are dead");
      expect(end).not.toContain("has not spoken yet");
      await button(page, "Both agree: the game ends here").waitFor();
    }));
});
