// Every language on every screen, as narrow as a small phone: no text leaves its box, none is cut off, axe
// finds nothing, and the language is told to the browser; the setting is kept, and the first visit follows
// the browser.

import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, it } from "vitest";
import { violations } from "../../../testing/browser.mjs";
import { isPage, screens } from "../model/model.ts";
import type { KeptGame } from "../model/table.ts";
import { onSite, visit, type Visit } from "../../tests/visits.ts";

/**
 * Those that show something by themselves: without a record that was opened, or a reading that was asked for.
 */
const ownScreens = screens.filter((screen) => screen !== "record" && screen !== "readings");
const pages = ownScreens.filter(isPage);
const games = ownScreens.filter((screen) => !isPage(screen));

const languages = ["en", "fr", "de", "ja"] as const;

/** On 5x5 Black is walled in on the left; A1 and D4 may be dead. Stopped after two passes. */
const stopped: KeptGame = {
  start: { rules: "japanese-1989", cols: 5, rows: 5, komiHalf: 13 },
  seats: { B: { kind: "person" }, W: { kind: "person" } },
  events: [
    ..."B1 C1 B2 C2 B3 C3 B4 C4 B5 C5 D4 A1"
      .split(" ")
      .map((name, i) => `play ${i % 2 === 0 ? "B" : "W"} ${name}`),
    "pass B",
    "pass W",
  ],
  clock: null,
};
const byoyomi = { kind: "byoyomi", main: 0, period: 30_000, periods: 3 } as const;
const side = { main: 0, period: 30_000, periods: 3, stones: 1 };
/** Black has just taken in a ko at E5 of 9x9; a pass under these rules costs a stone, and a clock runs. */
const ko: KeptGame = {
  start: { rules: "french-2007", cols: 9, rows: 9, komiHalf: 15 },
  seats: stopped.seats,
  events: "C5 F5 D6 E6 D4 E4 A1 D5 E5"
    .split(" ")
    .map((name, i) => `play ${i % 2 === 0 ? "B" : "W"} ${name}`),
  clock: { system: byoyomi, B: side, W: side },
};

interface Wish {
  language?: string;
  game?: KeptGame;
  options?: BrowserContextOptions;
}

/** The site with what the browser has kept, on a phone. */
const withSite = ({ language, game, options }: Wish, test: Visit): Promise<void> =>
  visit(game ? "#game" : "#new", test, {
    viewport: { width: 360, height: 740 },
    reducedMotion: "reduce",
    ...options,
    prepare: (page) =>
      page.addInitScript(
        (values) => {
          if (sessionStorage.getItem("seeded")) return;
          sessionStorage.setItem("seeded", "yes");
          for (const [key, value] of Object.entries(values))
            if (value) localStorage.setItem(`shinpan.${key}`, value);
        },
        {
          settings: language ? JSON.stringify({ language }) : "",
          game: game ? JSON.stringify(game) : "",
        },
      ),
  });

/**
 * Texts that reach out of the box that should hold them; those of a select or input that stand nowhere whole;
 * Japanese sentences with a space between them.
 */
const spilt = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes =
      "button, a, summary, label, td, th, caption, legend, li, p, h1, h2, h3, h4, .pill, .card, .panel, " +
      ".clock, .player, section, main, header, fieldset";
    const found: string[] = [];
    const shown = new Set<string>();
    const scrolls = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (
          ["auto", "scroll"].includes(getComputedStyle(at).overflowX) &&
          at.scrollWidth > at.clientWidth
        )
          return true;
      return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      const text = (node.textContent ?? "").trim();
      if (
        text === "" ||
        parent.closest(".unseen, svg, select, script, style, .shinpan-board") ||
        !parent.checkVisibility()
      )
        continue;
      shown.add(text);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width === 0) continue;
        for (
          let box = parent.closest(boxes);
          box;
          box = box.parentElement?.closest(boxes) ?? null
        ) {
          const outer = box.getBoundingClientRect();
          const wide = rect.right > outer.right + 1 || rect.left < outer.left - 1;
          const high =
            box.matches("button, a, .pill, summary, .clock") &&
            (rect.bottom > outer.bottom + 2 || rect.top < outer.top - 2);
          if (wide ? !scrolls(parent) : high)
            found.push(`${box.tagName}.${box.className}: ${text}`);
        }
        if (rect.right > innerWidth + 1 && !scrolls(parent)) found.push(`window: ${text}`);
      }
    }
    const pen = document.createElement("canvas").getContext("2d")!;
    const width = (text: string, element: Element): number => {
      pen.font = getComputedStyle(element).font;
      return pen.measureText(text).width;
    };
    const room = (element: HTMLElement): number => {
      const style = getComputedStyle(element);
      return element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    };
    for (const select of document.querySelectorAll("select")) {
      const chosen = select.selectedOptions[0]?.textContent?.trim() ?? "";
      const whole = width(chosen, select) <= room(select) + 1 || shown.has(chosen);
      if (select.checkVisibility() && !whole) found.push(`select ${select.name}: ${chosen}`);
    }
    for (const input of document.querySelectorAll<HTMLInputElement>("input[placeholder]"))
      if (input.checkVisibility() && width(input.placeholder, input) > room(input) + 1)
        found.push(`input ${input.name}: ${input.placeholder}`);
    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    // Before a clause's name there is one.
    found.push(...(document.body.innerText.match(/.*。 (?![A-Za-z]).*/g) ?? []));
    return found;
  });

async function opens(page: Page, screen: string): Promise<void> {
  await page.evaluate((name) => {
    location.hash = name;
  }, screen);
  await page.locator(`main[data-screen=${screen}] h1`).first().waitFor({ state: "attached" });
  if (screen === "every") await page.locator("table.every").waitFor();
}

const holds = async (page: Page, where: string): Promise<void> => {
  expect(await spilt(page), where).toEqual([]);
  expect(await violations(page), where).toEqual([]);
};

onSite("the languages", () => {
  it.each(languages)(
    "%s keeps within its boxes on every page to read at 360 pixels",
    (language) =>
      withSite({ language }, async (page) => {
        for (const screen of pages) {
          await opens(page, screen);
          expect(await spilt(page), screen).toEqual([]);
        }
      }),
    120_000,
  );

  it.each(languages)(
    "%s keeps within its boxes on every screen of a game at 360 pixels",
    (language) =>
      withSite({ language, game: stopped }, async (page) => {
        expect(await page.locator("html").getAttribute("lang")).toBe(language);
        await page.locator(".looks summary").click();
        await holds(page, "settings");
        await page.locator(".looks summary").click();
        for (const screen of games) {
          await opens(page, screen);
          await holds(page, screen);
          if (screen !== "count") continue;
          for (const { value } of await page
            .locator("select[name=method] option")
            .evaluateAll((all) =>
              all.map((one) => ({ value: (one as HTMLOptionElement).value })),
            )) {
            await page.locator("select[name=method]").selectOption(value);
            await page.locator(".steps button").last().click();
            expect(await spilt(page), value).toEqual([]);
          }
        }
      }),
    120_000,
  );

  it(
    "keep within their boxes at the end of a game under any rules where words are longest, in German",
    () =>
      withSite({ language: "de" }, async (page) => {
        const ids = await page
          .locator("select[name=all-rules] option")
          .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
        let ended = 0;
        for (const rules of ids) {
          await page.evaluate(
            (game) => localStorage.setItem("shinpan.game", game),
            JSON.stringify({ ...stopped, start: { ...stopped.start, rules } }),
          );
          await page.goto(new URL(`?rules=${rules}#game`, page.url()).href);
          await page.locator("main h1").waitFor({ state: "attached" });
          await page.locator(".game, .new-game").waitFor(); // rules that need more to stop play
          ended += await page.locator(".panel.end").count();
          expect(await spilt(page), rules).toEqual([]);
        }
        expect(ended).toBeGreaterThan(20);
      }),
    120_000,
  );

  it.each(languages)(
    "%s keeps within its boxes in a game with clocks, and where a move is refused",
    (language) =>
      withSite({ language, game: ko }, async (page) => {
        await opens(page, "game");
        await page.locator(`.board-place [role=gridcell][aria-label^="D5"]`).click();
        await page.getByRole("alert").waitFor();
        await holds(page, "refused");
      }),
  );

  it.each(languages)(
    "%s keeps within its boxes on a new game of any rules, with a clock and the bot",
    (language) =>
      withSite({ language }, async (page) => {
        await page.locator("select[name=clock]").selectOption("byoyomi");
        await page.locator("select[name=seat-W]").selectOption("bot");
        const ids = await page
          .locator("select[name=all-rules] option")
          .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
        expect(ids.length).toBeGreaterThan(25);
        for (const id of ids) {
          await page.locator("select[name=all-rules]").selectOption(id);
          expect(await spilt(page), id).toEqual([]);
        }
      }),
  );

  it("is the browser's at the first visit, changes at once, and is kept", () =>
    withSite({ game: stopped, options: { locale: "de-AT" } }, async (page) => {
      await page.getByRole("heading", { name: "Die Partie ist angehalten" }).waitFor();
      expect(await page.locator("tr.result td").first().textContent()).toBe("Weiß +6,5");
      await page.locator(".looks summary").click();
      await page.locator("select[name=language]").selectOption("ja");
      await page.getByRole("heading", { name: "対局の停止" }).waitFor();
      await page.getByRole("grid", { name: "碁盤 5路" }).waitFor();
      await page.getByRole("gridcell", { name: /^D4、黒石/ }).waitFor();
      expect(await page.locator("html").getAttribute("lang")).toBe("ja");
      await page.reload();
      await page.getByRole("heading", { name: "対局の停止" }).waitFor();
      expect(await page.locator("html").getAttribute("lang")).toBe("ja");
      await page.locator(".looks summary").click();
      await page.locator("select[name=language]").selectOption("en");
      await page.getByRole("heading", { name: "The game has stopped" }).waitFor();
    }));

  it("tells a count and its causes in the language", () =>
    withSite({ language: "fr", game: stopped }, async (page) => {
      await opens(page, "count");
      await page.locator(".steps button").nth(2).click();
      await page
        .locator(".sentence", { hasText: /^Blanc reçoit 6,5 points pour le komi/ })
        .waitFor();
      await opens(page, "every");
      const table = page.locator("table.every");
      await table.waitFor();
      expect(await table.textContent()).toContain(
        "les pierres du goban comptent en plus du territoire",
      );
      expect(await table.textContent()).not.toMatch(/stones|points for|the board/);
    }));
});
