// How the site looks where one seldom looks: on paper, in the settings, at an address that leads nowhere.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { onSite, visit } from "./visits.ts";

/** What stands out from its ground: the lightness of a colour, from 0 to 1. */
const lightness = (page: Page, selector: string, property: string): Promise<number> =>
  page.locator(selector).first().evaluate((element, name) => {
    const [red, green, blue] = getComputedStyle(element).getPropertyValue(name).match(/[\d.]+/g)!.map(Number);
    return (0.3 * red! + 0.59 * green! + 0.11 * blue!) / 255;
  }, property);

onSite("the looks", () => {
  it("are dark ink on white paper where a dark screen is printed", () =>
    visit("#terms", async (page) => {
      await page.locator(".term h2").first().waitFor();
      expect(await lightness(page, ".term h2", "color")).toBeGreaterThan(0.8);
      await page.emulateMedia({ media: "print" });
      expect(await lightness(page, ".term h2", "color")).toBeLessThan(0.1);
      expect(await lightness(page, "p.lead", "color")).toBeLessThan(0.1);
      expect(await lightness(page, ".wood-0", "stop-color")).toBe(1);
    }, { colorScheme: "dark" }));

  it("let the settings close when one goes elsewhere, and with Escape", () =>
    visit("", async (page) => {
      const menu = page.locator("select[name=theme]");
      await page.locator(".looks summary").click();
      await menu.selectOption("dark");
      expect(await menu.isVisible()).toBe(true);
      await page.locator("h1").click();
      await menu.waitFor({ state: "hidden" });
      await page.locator(".looks summary").click();
      await menu.focus();
      await page.keyboard.press("Escape");
      await menu.waitFor({ state: "hidden" });
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("SUMMARY");
    }));
});
