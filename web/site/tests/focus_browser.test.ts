// Where the player is when a screen or a panel has changed: what is in sight.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { heading, play, start, withSite } from "./played.ts";
import { button, onSite, phone } from "./visits.ts";

const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

onSite("the player", () => {
  it("finds the top of a screen that he goes on to, and his place where he comes back", () =>
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
});
