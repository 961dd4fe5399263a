// The counting theatre: every method of the engine, forth and back to the same picture, with not one stone
// lost.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openExample, play, small, start, withSite } from "../../tests/played.ts";
import { button, cell, onSite } from "../../tests/visits.ts";

/** What is to be seen of a step: points, sentence, totals, and the stones in bowls and lids. */
const picture = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const cells = [...document.querySelectorAll("[role=gridcell]")].map((one) =>
      one.getAttribute("aria-label"),
    );
    const vessels = [...document.querySelectorAll(".vessel svg")].map((one) => one.innerHTML);
    return JSON.stringify([cells, document.querySelector(".side")?.textContent, vessels]);
  });

/** All stones of each colour, as drawn: on the board and in bowls and lids. */
const stones = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    ["black", "white"].map((color, i) => {
      const board = document.querySelectorAll(
        `[role=gridcell][aria-label*=", ${color} stone"]`,
      ).length;
      return (
        board + document.querySelectorAll(".bowls .held")[i]!.querySelectorAll(".lying").length
      );
    }),
  );

/** How many steps the count has that is at its beginning. */
const stepsOf = async (page: Page): Promise<number> => {
  const heading = await page.getByRole("heading", { name: /^Step 0/ }).textContent();
  return Number(/of (\d+)$/.exec(heading!)![1]);
};

const seen = new Set<string>();

onSite("counting", () => {
  it.each([
    "japanese-1989",
    "chinese-practice",
    "french-2007",
    "aga",
    "simple-territory-07",
    "an example on 19x19",
  ])("goes forth and back to the same picture (%s)", (rules) =>
    withSite(async (page) => {
      if (rules.includes(" ")) await openExample(page, "gnugo_19x19_chinese");
      else {
        await start(page, { rules });
        await play(page, `${small} pass pass`);
        for (const at of ["A1", "D4"]) await cell(page, at).click();
        await page
          .locator(`.board-place [aria-label*="D4, black stone, dead"]`)
          .waitFor({ state: "attached" });
      }
      await page.getByRole("link", { name: "Count", exact: true }).click();
      await page.locator("select[name=method]").waitFor();
      const methods = await page
        .locator("select[name=method] option")
        .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
      for (const method of methods.filter((one) => !seen.has(one))) {
        seen.add(method);
        await page.locator("select[name=method]").selectOption(method);
        const steps = await stepsOf(page);
        const at = async (step: number) => {
          await page
            .getByRole("heading", { name: `Step ${step} of ${steps}`, exact: true })
            .waitFor();
          await page.locator("[role=grid]:not([aria-busy])").waitFor({ state: "attached" });
        };
        await at(0);
        const all = await stones(page);
        const pictures = [await picture(page)];
        for (let step = 1; step <= steps; ++step) {
          await button(page, "Next step").click();
          await at(step);
          pictures.push(await picture(page));
          expect(await stones(page), `${method}, step ${step}`).toEqual(all);
        }
        expect(new Set(pictures).size).toBeGreaterThan(1);
        for (let step = steps - 1; step >= 0; --step) {
          await button(page, "Step back").click();
          await at(step);
          expect(await picture(page), `${method}, back to step ${step}`).toBe(pictures[step]);
        }
      }
    }),
  );

  it("of every kind was among them", () => {
    expect([...seen].sort()).toEqual([
      "as_it_stands",
      "extra_stone_fill",
      "fill_by_tens",
      "fill_prisoners",
      "fixed_stones_fill",
      "half_count",
      "pass_stone_fill",
      "smaller_side",
      "two_positions",
    ]);
  });

  it("prints with all its steps, and tells where the stones are", () =>
    withSite(async (page) => {
      await start(page);
      await play(page, `${small} pass pass`);
      await page.getByRole("link", { name: "Count", exact: true }).click();
      const told = await page.locator(".all-stones").allTextContents();
      expect(told[0]).toMatch(
        /^Black's stones: 6 on the board, \d+ in the bowl, 0 in White's lid; \d+ in all$/,
      );
      expect(await page.getByRole("img", { name: /^White's bowl: \d+$/ }).count()).toBe(1);
      await page.emulateMedia({ media: "print" });
      const steps = await stepsOf(page);
      expect(await page.locator(".on-paper li:visible").count()).toBe(steps);
      expect(await button(page, "Next step").isVisible()).toBe(false);
    }));
});
