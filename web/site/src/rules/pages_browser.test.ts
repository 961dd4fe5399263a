// The pages to read and to try, in a real browser: rules with live boards and their printed sheet, the first
// lessons from beginning to end by keyboard, notorious positions, words of the game, the classic page; axe on
// each.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { violations } from "../../../testing/browser.mjs";
import { lessons } from "../learn/lessons.ts";
import { lessons as texts } from "../words/en/lessons.ts";
import { button, onSite, phone, turns, type, visit, works } from "../../tests/visits.ts";

const cell = (page: Page, name: string) => page.locator(`[role=gridcell][aria-label^="${name},"]`);
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** Goes to an address of the site as a link would. */
async function follow(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
}

async function themed(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((asked) => {
    document.documentElement.dataset.theme = asked;
  }, theme);
}

onSite("the pages", () => {
  it("list every ruleset and lead to each", () =>
    visit("#rules", async (page) => {
      await page.getByRole("link", { name: "Japanese rules 1989" }).click();
      await page.getByRole("heading", { name: "Japanese rules 1989" }).waitFor();
      expect(await page.locator(".clause-row").count()).toBeGreaterThan(20);
      await page.goBack();
      await page.getByRole("heading", { name: "The rules, ruleset by ruleset" }).waitFor();
      expect(await page.locator(".cards :is(h2, h3)").count()).toBeGreaterThanOrEqual(34);
    }));

  it("have the focus on their heading where a link led to them, and not where they are opened", () =>
    visit("#rules", async (page) => {
      const focused = (text: string) =>
        page.waitForFunction((wanted) => document.activeElement?.textContent === wanted, text);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      await page.getByRole("link", { name: "AGA rules" }).first().click();
      await focused((await page.getByRole("heading", { level: 1, name: /AGA/ }).textContent())!);
      await page.getByRole("link", { name: "Rules and more" }).click();
      await focused("The rules, ruleset by ruleset");
    }));

  it("show a clause on a live board: the ruleset refuses with its clause, another one lets it happen", () =>
    visit("#rules/french-2007", async (page) => {
      await button(page, "no play that takes off one's own stones").click();
      const board = page.getByRole("group", {
        name: "Board: no play that takes off one's own stones",
      });
      await board.getByRole("button", { name: "To the end" }).click();
      await board
        .getByRole("alert")
        .filter({
          hasText: "B3 is refused. That would leave your own stones without liberties. §6.",
        })
        .waitFor();
      await page.locator("select[name=under]").selectOption("tromp-taylor");
      await board.getByText("It takes off 2 stones of its own side.").waitFor();
      await board.getByRole("button", { name: "Back to the start" }).click();
      await cell(page, "D1").click();
      await board.getByText("You went your own way").waitFor();
    }));

  it("count at the end of an example, term by term", () =>
    visit("#rules/french-2007", async (page) => {
      await button(page, "stones and territory count").click();
      await button(page, "To the end").click();
      await page.locator(".live table.score").waitFor();
      expect(await page.locator(".live table.score").textContent()).toContain("§9");
    }));

  it("stand in French and in German where they are translated, in the site's language first", () =>
    visit(
      "#rules/french-2007",
      async (page) => {
        await page.getByRole("heading", { name: "Règle française du jeu de go, 2007" }).waitFor();
        expect(await page.locator("article").getAttribute("lang")).toBe("fr");
        await page.getByRole("button", { name: "English" }).click();
        await page.getByRole("heading", { name: "French rules of go, 2007" }).waitFor();
        await follow(page, "#rules/simple-territory-07");
        await page.getByRole("button", { name: "Deutsch" }).click();
        await page
          .getByRole("heading", { name: "Einfache Go-Regeln nach Gebiet, Version 0.7" })
          .waitFor();
      },
      { locale: "fr-FR" },
    ));

  it("print on one page of A4 each, all clauses on it", () =>
    visit("#rules", async (page) => {
      const ids = await page
        .locator(".cards h2 a[href^='#rules/']")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
      expect(ids.length).toBe(30);
      const pages = async (): Promise<number | undefined> =>
        (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type \/Page\b/g)
          ?.length;
      for (const id of ids) {
        await follow(page, id);
        await page.locator(`.clause-row a[href^="${id}/"]`).first().waitFor();
        expect(await pages(), id).toBe(1);
        for (const language of ["Français", "Deutsch"])
          if ((await button(page, language).count()) > 0) {
            await button(page, language).click();
            await button(page, "English").waitFor();
            expect(await pages(), `${id}, ${language}`).toBe(1);
          }
      }
    }));

  it("are where a refusal in a game leads to, at its clause", () =>
    visit("#new", async (page) => {
      await page.locator("input[name=size][value='9']").check();
      await button(page, "Start").click();
      await cell(page, "E5").click();
      await page.getByRole("gridcell", { name: "E5, black stone, last move" }).waitFor();
      await cell(page, "E5").click();
      await page.getByRole("alert").waitFor();
      await page.getByRole("link", { name: "Read Article 3" }).click();
      await page.locator(".clause-row.aimed").waitFor();
      expect(await page.locator(".clause-row.aimed").getAttribute("aria-label")).toBe("Article 3");
      await button(page, "Play under these rules").click();
      await page.getByRole("heading", { name: "New game" }).waitFor();
      expect(await page.locator("select[name=all-rules]").inputValue()).toBe("japanese-1989");
    }));

  it("play a notorious position under any ruleset, beside what the search found", () =>
    visit("#positions/triple-ko", async (page) => {
      const row = page.locator("table.outcomes tr.differs").first();
      expect(await row.textContent()).toContain("Japanese 1989W+12");
      await page.locator("select[name=rules]").selectOption("french-2007");
      await page.locator("table.outcomes tr.differs", { hasText: "W+2B+28W+28" }).waitFor();
      await button(page, "To the end").click();
      await page
        .getByRole("alert")
        .filter({ hasText: "D2 is refused. Ko: that would bring back an earlier position." })
        .waitFor();
      await page.getByRole("link", { name: "§8" }).click();
      await page.getByRole("heading", { name: "French rules of go, 2007" }).waitFor();
    }));

  it("let each word of the game be tried", () =>
    visit("#terms/ko", async (page) => {
      const ko = page.getByRole("region", { name: "Ko", exact: true });
      await ko.getByRole("button", { name: "Try C3" }).click();
      await ko.getByText("Black C3. It takes 1 stone. White to move.").waitFor();
      await ko.getByRole("gridcell", { name: "B3, empty" }).focus();
      await page.keyboard.press("Enter");
      await ko
        .getByRole("alert")
        .filter({ hasText: "B3 is refused. Ko: that would bring back an earlier position." })
        .waitFor();
      await ko.getByText("The position before the first move:").waitFor();
      expect(await ko.locator(".thumbnail g.stones circle").count()).toBe(7);
    }));

  it("teach a newcomer by keyboard alone, keep what is done, and end with a game", () =>
    visit("#learn", async (page) => {
      await page.getByRole("link", { name: "Begin" }).focus();
      await page.keyboard.press("Enter");
      for (const { id, steps } of lessons) {
        for (const [i, step] of steps.entries()) {
          await page.getByText(texts[id].steps[i]!.task).waitFor();
          const comesFirst = i === 0 ? "H1" : "P"; // then the board, or the button
          await page.waitForFunction((tag) => document.activeElement?.tagName === tag, comesFirst);
          if (step.goal.kind === "pass") await button(page, "Pass").focus();
          else await page.locator("[role=gridcell][tabindex='0']").focus();
          if (step.goal.kind === "pass") await page.keyboard.press("Enter");
          else if (step.answer.kind === "play") await type(page, step.answer.at);
          await page.getByRole("status").filter({ hasText: texts[id].steps[i]!.right }).waitFor();
          await page.waitForFunction(() => document.activeElement?.textContent === "Next");
          await page.keyboard.press("Enter");
        }
      }
      await says(page, "Your turn: you are Black.");
      await follow(page, "#learn");
      await says(page, "17 of 18 steps done");
      await page.reload();
      await says(page, "17 of 18 steps done");
    }));

  it("explain a mistake kindly, and show the answer after a second one", () =>
    visit("#learn/self", async (page) => {
      await cell(page, "A1").click();
      await says(page, "Not quite.");
      await says(page, texts.self.steps[0]!.hint);
      await button(page, "Try again").click();
      await cell(page, "A5").click();
      await button(page, "Show me").click();
      await says(page, texts.self.steps[0]!.right);
    }));

  it("play the first game to its end against the weakest opponent", () =>
    visit("#learn/game", async (page) => {
      await says(page, "Your turn: you are Black.");
      await cell(page, "D4").click();
      await page.getByRole("gridcell", { name: "D4, black stone" }).waitFor({ state: "attached" });
      await says(page, "Your turn: you are Black.");
      await page.reload();
      await page.getByRole("gridcell", { name: "D4, black stone" }).waitFor({ state: "attached" });
      await page.evaluate(() => {
        // As it would stand if both had played and passed; a whole game takes too long for a test.
        localStorage.setItem(
          "shinpan.first game",
          JSON.stringify(["play B D4", "pass W", "pass B"]),
        );
      });
      await page.reload();
      await says(page, "You won your first game.");
      expect(await page.locator("table.score tr.result").textContent()).toContain("49");
      await follow(page, "#learn");
      await says(page, "1 of 18 steps done");
    }));

  it("keep the classic page's manners: counts, Pass with a message, Redraw, a score and how sure it is", () =>
    visit("#classic", async (page) => {
      await page.locator("select[name=classic-size]").selectOption("5");
      expect(await page.locator(".classic-counts").textContent()).toContain(
        "White: 0 captured pieces",
      );
      // Handicap by hand: Black places, White passes.
      await cell(page, "B4").click();
      await button(page, "Pass").click();
      await page.getByRole("dialog").getByText("White has passed.").waitFor();
      await page.keyboard.press("Enter");
      for (const at of ["B2", "C5", "B3", "C4", "B5", "C3", "B1", "C2", "A1", "C1"])
        await cell(page, at).click();
      await cell(page, "C1").click();
      await page
        .getByRole("alert")
        .filter({ hasText: "C1 is refused. A stone stands there already." })
        .waitFor();
      await button(page, "Redraw").click();
      await page.getByRole("gridcell", { name: "C1, white stone, last move" }).waitFor();
      await button(page, "Pass").click();
      await button(page, "OK").click();
      await button(page, "Pass").click();
      await says(page, "The game is over. White wins by 6.");
      await says(page, "Exact score: the life and death of every stone is proven.");
      expect(await page.locator(".classic-counts").textContent()).toContain("White: 10");
      await works(page, "classic_worker", false);
    }));

  it("show on the classic page what its legend says, territory at the end, and all of it in the window", () =>
    visit(
      "#classic",
      async (page) => {
        await page.locator("select[name=classic-size]").selectOption("5");
        await cell(page, "B2").click();
        const ring = (): Promise<string> =>
          page
            .locator(".classic-board circle.last")
            .evaluate((one) => getComputedStyle(one).stroke);
        const legend = (color: string): Promise<string> =>
          page
            .locator(`.legend .moved.${color}`)
            .evaluate((one) => getComputedStyle(one, "::after").borderTopColor);
        expect(await legend("black")).toBe(await ring());
        await cell(page, "C2").click();
        await page.getByRole("gridcell", { name: "C2, white stone, last move" }).waitFor();
        expect(await legend("white")).toBe(await ring());
        for (const at of ["B1", "C1", "B3", "C3", "B4", "C4", "B5", "C5"])
          await cell(page, at).click();
        await button(page, "Pass").click();
        await button(page, "OK").click();
        await button(page, "Pass").click();
        await says(page, "White wins by 5.");
        await page
          .locator(".classic-board [aria-label='A1, empty, Black\\'s territory']")
          .waitFor({ state: "attached" });
        for (const part of [
          ".classic-board .buttons",
          ".classic-board .frame",
          ".classic-counts",
        ]) {
          const { y, height } = (await page.locator(part).boundingBox())!;
          expect(y + height, part).toBeLessThanOrEqual(800);
        }
      },
      { viewport: { width: 1280, height: 800 } },
    ));

  it("look for no proof on the classic page while it is hidden, and go on when it is seen again", () =>
    visit("#classic", async (page) => {
      await page.locator("select[name=classic-size]").selectOption("5");
      for (const at of ["C4", "D4", "C3", "D3", "C2", "D2"]) await cell(page, at).click(); // seconds to prove
      await button(page, "Pass").click();
      await button(page, "OK").click();
      await button(page, "Pass").click();
      await says(page, "Estimated");
      await works(page, "classic_worker", true);
      await turns(page, "hidden");
      await works(page, "classic_worker", false);
      await turns(page, "seen");
      await works(page, "classic_worker", true);
    }));

  const all = [
    "#rules",
    "#rules/japanese-1989",
    "#readings/0012-french-repetition",
    "#positions",
    "#positions/thousand-year-ko",
    "#terms",
    "#learn",
    "#learn/capture",
    "#learn/game",
    "#classic",
  ];

  it.each(["fr", "de", "ja"])("stay in their boxes on a phone (%s)", (locale) =>
    visit(
      "#rules",
      async (page) => {
        for (const hash of [
          ...all.filter((each) => each.includes("/")),
          "#rules/french-2007",
          "#rules/simple-territory-07",
        ]) {
          await follow(page, hash);
          await page
            .locator(hash.includes("rules/") ? ".clause-row" : ".page h1")
            .first()
            .waitFor();
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth),
            hash,
          ).toBeLessThanOrEqual(phone.viewport.width);
        }
      },
      { ...phone, locale },
    ),
  );

  it.each([
    ["light", {}],
    ["dark", phone],
  ] as const)(
    "give axe nothing to complain about, and fit (%s, %o)",
    (theme, device) =>
      visit(
        "#rules",
        async (page) => {
          for (const hash of all) {
            await follow(page, hash);
            await page.locator(".page h1").waitFor();
            await page
              .locator(
                hash.includes("rules/")
                  ? ".clause-row"
                  : hash === "#terms"
                    ? ".term .live"
                    : hash.startsWith("#positions/")
                      ? ".scene"
                      : ".page",
              )
              .first()
              .waitFor();
            await themed(page, theme);
            if (hash.includes("rules/")) await page.locator("button.try").first().click();
            if (hash === "#learn/capture") await cell(page, "A1").click();
            expect(await violations(page), hash).toEqual([]);
            const { wide, width } = await page.evaluate(() => ({
              wide: document.documentElement.scrollWidth,
              width: innerWidth,
            }));
            expect(wide, hash).toBeLessThanOrEqual(width);
          }
        },
        device,
      ),
    180_000,
  );
});
