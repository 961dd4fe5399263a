// How the site looks where one seldom looks: on paper, in the settings, in the narrow places of a phone.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { play, small, start, withSite } from "../../tests/played.ts";
import { button, cell, goTo, onSite, phone, visit } from "../../tests/visits.ts";

/** What stands out from its ground: the lightness of a colour, from 0 to 1. */
const lightness = (page: Page, selector: string, property: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => {
      const [red, green, blue] = getComputedStyle(element)
        .getPropertyValue(name)
        .match(/[\d.]+/g)!
        .map(Number);
      return (0.3 * red! + 0.59 * green! + 0.11 * blue!) / 255;
    }, property);

/** On how many lines each of these texts stands. */
const linesOf = (page: Page, selector: string): Promise<number[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
const box = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())!;
const record = {
  name: "a.sgf",
  mimeType: "application/x-go-sgf",
  buffer: Buffer.from(
    "(;GM[1]FF[4]SZ[9]PB[Shusaku of the ear-reddening move]PW[Gennan]RE[B+2];B[ee])",
  ),
};

onSite("the looks", () => {
  it("keep short sentences in one piece on a phone", () =>
    withSite(async (page) => {
      await start(page, { rules: "french-2007" });
      await play(page, "C3 pass pass", "tap");
      expect(await linesOf(page, ".player > span:not(.disc)")).toEqual([1, 1, 1, 1]);
      await goTo(page, "Count");
      await page.locator(".steps button").last().tap();
      expect(await linesOf(page, ".totals strong")).toEqual([1, 1]);
      await goTo(page, "Records");
      await page.locator("input[name=records]").setInputFiles([record]);
      await button(page, "All records").tap();
      expect((await linesOf(page, "table.list thead th:not(.extent)")).slice(1, 3)).toEqual([1, 1]);
      await page.locator(".looks summary").tap();
      await page.locator("select[name=language]").selectOption("ja");
      await page.getByRole("heading", { name: "棋譜" }).waitFor();
      expect(await linesOf(page, "table.list td button")).toEqual([1]);
    }, phone));

  it("call points everywhere in a game as the setting has it, at once", () =>
    withSite(async (page) => {
      await start(page);
      await play(page, `${small} pass pass`);
      const groups = page.locator(".panel.groups");
      await groups.getByText("White A1").waitFor();
      await cell(page, "A1").click();
      await button(page, "Black proposes these").click();
      await page.locator(".speaker", { hasText: "Black says these are dead: A1." }).waitFor();
      await page.getByText("Settings").click();
      for (const [style, corner, last] of [
        ["numbers", "1-5", "4-2"],
        ["sgf", "ae", "db"],
      ] as const) {
        await page.locator("select[name=coordinates]").selectOption(style);
        await page
          .locator(".speaker", { hasText: `Black says these are dead: ${corner}.` })
          .waitFor();
        await groups.getByText(`White ${corner}`).waitFor();
        expect((await page.locator(".moves li").allTextContents()).slice(10, 13)).toEqual([
          `11${last}`,
          `12${corner}`,
          "13passes",
        ]);
      }
    }));

  it("tell what a pass means on lines of its own, and a clause in one piece", () =>
    withSite(
      async (page) => {
        await start(page);
        await play(page, "C3 pass", "tap");
        const note = await box(page, ".turn-line .note");
        const turn = await box(page, ".turn-line strong");
        expect(note.y).toBeGreaterThanOrEqual(turn.y + turn.height - 1);
        expect(await page.locator(".turn-line .note").innerText()).toContain("(Article\u00a09.1)");
      },
      { ...phone, colorScheme: "dark" },
    ));

  it("have all that one plays with in the window while both pay for overtime", () =>
    withSite(
      async (page) => {
        await page.clock.install();
        await page.reload();
        await page.locator("select[name=clock]").selectOption("ing");
        await page.getByLabel("Main time, minutes").fill("1");
        await start(page, { rules: "ing-1996", size: 19 });
        await cell(page, "K10").click(); // from the first move on the clock runs
        for (const [player, point] of [
          ["White", "M10"],
          ["Black", "K12"],
        ] as const) {
          await page.clock.runFor(62_000);
          const timer = page.getByRole("timer", { name: `${player}'s clock` });
          await timer.filter({ hasText: "−2 points" }).waitFor();
          await cell(page, point).click();
          await page.clock.runFor(100);
        }
        await page.locator(".moves li").nth(2).waitFor();
        expect((await box(page, ".players")).height).toBeLessThan(80); // a line for each
        const turn = await box(page, ".turn-line");
        expect(turn.y + turn.height).toBeLessThanOrEqual(900);
      },
      { viewport: { width: 1440, height: 900 } },
    ));

  it("have buttons equally far apart, and figures below the beginning of their title", () =>
    visit(
      "#records",
      async (page) => {
        await page.locator("input[name=records]").setInputFiles([record]);
        const [copy, svg, png] = await Promise.all(
          ["Copy link", "Picture (SVG)", "Picture (PNG)"].map(
            async (name) => (await button(page, name).boundingBox())!,
          ),
        );
        expect(svg!.x - copy!.x - copy!.width).toBeCloseTo(png!.x - svg!.x - svg!.width, 0);
        await button(page, "Print figures").click();
        expect((await box(page, ".figures figure")).x).toBeCloseTo(
          (await box(page, ".figures h1")).x,
          0,
        );
      },
      { viewport: { width: 1440, height: 800 } },
    ));

  it("leave what stands below the moves in its place, and the present move in sight", () =>
    withSite(async (page) => {
      await start(page, { size: 9 });
      const below = "main details.panel:last-of-type";
      expect(await page.locator(".moves").count()).toBe(0); // there is nothing to list yet
      const names = [..."ABCDEFGH"].flatMap((column) =>
        [1, 3, 5, 7, 9].map((row) => `${column}${row}`),
      );
      await play(page, names.shift()!);
      const { y } = await box(page, below);
      for (const name of names) await cell(page, name).click();
      await page.locator(".moves li").nth(names.length).waitFor();
      for (const name of ["pass", "J1", "pass", "J3", "pass", "J5", "pass", "J7"])
        await play(page, name);
      expect((await box(page, below)).y).toBe(y);
      const list = await box(page, ".moves ol");
      const isSeen = async (): Promise<boolean> => {
        const present = await box(page, ".moves li:has([aria-current])");
        return present.y >= list.y && present.y + present.height <= list.y + list.height;
      };
      await expect.poll(isSeen).toBe(true);
      await button(page, "First position").click();
      await button(page, "Next move").click();
      await expect.poll(isSeen).toBe(true);
    }));

  it("say once that a choice is that of the clock", () =>
    withSite(async (page) => {
      await page.locator("select[name=clock]").selectOption("byoyomi");
      const said = await page
        .locator("form *")
        .evaluateAll(
          (all) =>
            all.filter((one) =>
              [...one.childNodes].some(
                (node) => node.nodeType === 3 && node.textContent === "Clock",
              ),
            ).length,
        );
      expect(said).toBe(1);
    }));

  it("are dark ink on white paper where a dark screen is printed", () =>
    visit(
      "#terms",
      async (page) => {
        await page.locator(".term h2").first().waitFor();
        expect(await lightness(page, ".term h2", "color")).toBeGreaterThan(0.8);
        await page.emulateMedia({ media: "print" });
        expect(await lightness(page, ".term h2", "color")).toBeLessThan(0.1);
        expect(await lightness(page, "p.lead", "color")).toBeLessThan(0.1);
        expect(await lightness(page, ".wood-0", "stop-color")).toBe(1);
      },
      { colorScheme: "dark" },
    ));

  it("tell turn, step and colour of a stone where the system forces its own colours", () =>
    withSite(
      async (page) => {
        await start(page);
        await play(page, "C3 D4");
        const borders = (selector: string, side: string): Promise<string[]> =>
          page
            .locator(selector)
            .evaluateAll(
              (elements, name) =>
                elements.map((element) => getComputedStyle(element).getPropertyValue(name)),
              `border-${side}-color`,
            );
        const [black, white] = await borders(".player", "bottom");
        expect(black).not.toBe(white);
        expect(white).toBe(
          await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
        );
        for (const where of [".player", ".moves li"])
          expect(
            await Promise.all(
              ["black", "white"].map((color) =>
                page
                  .locator(`${where} .disc.${color}`)
                  .first()
                  .evaluate((disc) => getComputedStyle(disc).forcedColorAdjust),
              ),
            ),
          ).toEqual(["none", "none"]);
        await button(page, "Pass").click();
        await button(page, "Pass").click();
        await page.locator(".procedure li.now").waitFor();
        const now = (await borders(".procedure li.now", "left"))[0];
        const others = await borders(".procedure li:not(.now)", "left");
        expect(others.length).toBeGreaterThan(1);
        expect(others).not.toContain(now);
        expect(new Set(others)).toEqual(new Set([white]));
      },
      { forcedColors: "active" },
    ));

  it("let the settings close when one goes elsewhere, and with Escape", () =>
    visit("#new", async (page) => {
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
