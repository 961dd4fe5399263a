// The beginnings of a game in a real browser: nigiri by keyboard, stones put down by hand, White's passes,
// overtime that costs points; and what the game's own screen owes to hands on the keyboard.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { violations } from "../../../testing/browser.mjs";
import { button, cell as at, onSite, phone, shows, visit, type Visit } from "../../tests/visits.ts";

const withSite = (
  test: Visit,
  address = "#new",
  prepare?: (page: Page) => Promise<void>,
): Promise<void> => visit(address, test, prepare ? { prepare } : {});
const choose = (page: Page, name: string, value: string) =>
  page.locator(`select[name=${name}]`).selectOption(value);
const turn = (page: Page, text: string) =>
  page.locator(".turn-line").filter({ hasText: text }).waitFor();

onSite("the beginning of a game", () => {
  it("shows the board that is chosen beside the choices, and begins with a stone on it", () =>
    withSite(async (page) => {
      const first = page.locator(".first-board");
      await first.getByRole("grid", { name: "Go board, 19 by 19" }).waitFor();
      await page.locator("input[name=size][value='9']").check();
      await choose(page, "handicap", "2");
      await first.getByRole("gridcell", { name: "G7, black stone" }).waitFor();
      await first.getByRole("gridcell", { name: "E5, empty" }).click(); // White would begin
      await choose(page, "handicap", "0");
      await first.getByRole("gridcell", { name: "G7, empty" }).waitFor();
      await first.getByRole("gridcell", { name: "E5, empty" }).click();
      await turn(page, "White to move");
      await shows(page, "E5, black stone");
      expect(await page.locator(".moves li").allTextContents()).toEqual(["1E5"]);
    }));

  it("has its button in sight on a phone, and nothing below it that has the keyboard's focus", () =>
    visit(
      "#new",
      async (page) => {
        const start = (await button(page, "Start").boundingBox())!;
        expect(start.y + start.height).toBeLessThanOrEqual(phone.viewport.height);
        const below = (): Promise<number> =>
          page.evaluate(() => {
            const [bar, focused] = [document.querySelector(".ready")!, document.activeElement!];
            return bar.contains(focused)
              ? 0
              : focused.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
          });
        await page.locator("input[name=size]:checked").focus();
        while (
          !(await button(page, "Start").evaluate((element) => element === document.activeElement))
        ) {
          expect(await below()).toBeLessThanOrEqual(0);
          await page.keyboard.press("Tab");
        }
      },
      phone,
    ));

  it("has handicap, komi and clock beside its button, which names them, and one komi everywhere", () =>
    visit(
      "#new",
      async (page) => {
        await choose(page, "all-rules", "aga");
        await choose(page, "handicap", "4");
        await choose(page, "clock", "fischer");
        expect(await page.locator(".ready p").textContent()).toBe(
          "19 × 19 · AGA · 4 handicap stones · komi 0.5 · Fischer",
        );
        expect(await page.locator("input[name=komi]").getAttribute("placeholder")).toBe(
          "0.5, as the rules say",
        );
        expect(await page.locator(".differences").textContent()).not.toContain("7.5");
        const fields = [
          "select[name=handicap]",
          "input[name=komi]",
          "select[name=clock]",
          ".ready .main",
        ];
        for (const name of fields) {
          const { y, height } = (await page.locator(name).boundingBox())!;
          expect(y + height, name).toBeLessThan(500);
        }
        const board = (await page.locator(".first-board .shinpan-board").boundingBox())!;
        expect(board.y + board.height).toBeLessThanOrEqual(900);
      },
      { viewport: { width: 1440, height: 900 } },
    ));

  it("forgets handicap stones for which the board has become too small", () =>
    withSite(async (page) => {
      await choose(page, "handicap", "9");
      await page.locator("input[name=size][value=other]").check();
      for (const side of ["Columns", "Rows"]) await page.getByLabel(side).fill("2");
      await page.keyboard.press("Tab");
      expect(await page.locator("select[name=handicap]").inputValue()).toBe("0");
      await button(page, "Start").click();
      await page.locator(".board-place [role=gridcell]").first().click();
      await turn(page, "White to move");
    }));

  it("shows the number that it goes by where none was typed, or one that cannot be", () =>
    withSite(async (page) => {
      await page.locator("input[name=size][value=other]").check();
      const columns = page.getByLabel("Columns");
      await columns.fill("7");
      await page.keyboard.press("Tab");
      await columns.fill("8");
      await choose(page, "colors", "nigiri"); // the page changes while a number is being typed
      expect(await columns.inputValue()).toBe("8");
      await columns.fill("7");
      for (const typed of ["", "0", "53"]) {
        await columns.fill(typed);
        await page.keyboard.press("Tab");
        expect(await columns.inputValue()).toBe("7");
      }
    }));

  it("says beside a komi that cannot be what is wrong with it, and which can be", () =>
    withSite(async (page) => {
      const komi = page.locator("input[name=komi]");
      const told = (): Promise<string> =>
        komi.evaluate(
          (field) =>
            document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent ??
            "",
        );
      for (const [typed, fault] of [
        ["abc", "“abc” is not a number."],
        ["6.25", "6.25 is neither a whole number nor ends in .5."],
        ["99999", "99999 is too far from 0."],
      ] as const) {
        await komi.fill(typed);
        expect(await told()).toBe(
          `${fault} A komi is a whole number or ends in .5, from −400 to 400.`,
        );
        expect(await komi.getAttribute("aria-invalid")).toBe("true");
        expect(await button(page, "Start").isDisabled()).toBe(true);
      }
      expect(await violations(page)).toEqual([]);
      await komi.fill("6,5");
      expect(await told()).toBe("");
      await button(page, "Start").click();
      await turn(page, "Black to move");
    }));

  it("draws for colours by keyboard, tells what was held, and gives the board the focus", () =>
    withSite(async (page) => {
      await page.locator("input[name=size][value='9']").check();
      await choose(page, "colors", "nigiri");
      await choose(page, "seat-W", "bot");
      await choose(page, "level-W", "1");
      await button(page, "Start").press("Enter");
      await page.getByRole("img", { name: "A closed hand, full of white stones" }).waitFor();
      await page.waitForFunction(() => document.activeElement?.textContent === "Odd");
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Enter");
      // The seed of the address: eleven stones.
      await page
        .getByRole("status")
        .filter({ hasText: "11 stones: odd. The guess was right: whoever guessed plays Black." })
        .waitFor();
      await page.waitForFunction(() => document.activeElement?.textContent === "Start the game");
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Enter");
      await page.getByRole("grid").waitFor();
      await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "gridcell");
      await page.keyboard.press("Enter");
      await shows(page, "E5, black stone");
    }, "?seed=18#new"));

  it("lets Black put handicap stones where they like, where the rules say so, and White begins", () =>
    withSite(async (page) => {
      await page.locator("input[name=size][value='9']").check();
      await choose(page, "all-rules", "tromp-taylor");
      await choose(page, "handicap", "2");
      expect(await page.locator("select[name=placing]").inputValue()).toBe("free");
      expect(await page.locator(".new-game").textContent()).toContain(
        "These rules let Black put them anywhere (Comments)",
      );
      await button(page, "Start").click();
      await page.getByRole("heading", { name: "Black puts down 2 stones" }).waitFor();
      expect(await button(page, "Start the game").isDisabled()).toBe(true);
      await at(page, "C3").click();
      await at(page, "E5").click();
      await at(page, "G7").click();
      expect(await page.locator(".board-place g.stones circle:not(.leaves)").count()).toBe(2);
      await at(page, "C3").click();
      await at(page, "G7").click();
      await page.getByRole("status").filter({ hasText: "All stones are down." }).waitFor();
      expect(await violations(page)).toEqual([]);
      await button(page, "Start the game").click();
      await turn(page, "White to move");
      await shows(page, "G7, black stone");
      await shows(page, "C3, empty");
    }));

  it("puts the computer's handicap stones on the customary points, and else says for whom they are", () =>
    withSite(async (page) => {
      await page.locator("input[name=size][value='9']").check();
      await choose(page, "all-rules", "tromp-taylor");
      await choose(page, "seat-B", "bot");
      await choose(page, "handicap", "2");
      expect(await page.locator("select[name=placing] option").allTextContents()).toEqual([
        "customary points",
      ]);
      await page.locator("input[name=size][value=other]").check();
      for (const side of ["Columns", "Rows"]) await page.getByLabel(side).fill("4");
      await page.keyboard.press("Tab");
      await button(page, "Start").click();
      await page
        .getByRole("heading", { name: "Put down 2 stones for the computer, which plays Black" })
        .waitFor();
      await button(page, "Back").click();
      await page.locator("input[name=size][value='9']").check();
      await button(page, "Start").click();
      await turn(page, "Your move: you are White");
      await shows(page, "G7, black stone");
    }));

  it("keeps what was chosen while the rules are read, be the rules asked for by the address", () =>
    withSite(async (page) => {
      await page.locator("input[name=size][value=other]").check();
      await page.getByLabel("Columns").fill("7");
      await page.keyboard.press("Tab");
      await choose(page, "all-rules", "aga");
      await choose(page, "seat-W", "bot");
      await choose(page, "clock", "fischer");
      await page.locator("input[name=komi]").fill("3.5");
      await page.getByRole("link", { name: "Read the rules" }).click();
      await page.locator("main[data-screen=rules] h1").waitFor();
      await page.goBack();
      await page.locator("main[data-screen=new] h1").waitFor();
      expect(await page.getByLabel("Columns").inputValue()).toBe("7");
      const chosen = ["all-rules", "seat-W", "clock"].map((name) =>
        page.locator(`select[name=${name}]`).inputValue(),
      );
      expect(await Promise.all(chosen)).toEqual(["aga", "bot", "fischer"]);
      expect(await page.locator("input[name=komi]").inputValue()).toBe("3.5");
    }, "#new/french-2007"));

  it("has White pass for a handicap where the rules ask for it", () =>
    withSite(async (page) => {
      await page.locator("input[name=size][value='9']").check();
      await choose(page, "all-rules", "new-zealand");
      await choose(page, "handicap", "3");
      await button(page, "Start").click();
      await button(page, "Customary points").click();
      await button(page, "Start the game").click();
      await turn(page, "White to move");
      expect(await page.locator(".moves li").allTextContents()).toEqual([
        "1G7",
        "2passes",
        "3C3",
        "4passes",
        "5G3",
      ]);
    }));

  it("proposes handicap and komi by ranks, says after whom, and takes them over", () =>
    withSite(async (page) => {
      await choose(page, "all-rules", "aga");
      await page.getByText("Propose by ranks").click();
      await page.getByLabel("The other").selectOption("1d");
      expect(await page.locator(".ranks").textContent()).toContain(
        "5 kyu takes Black with 5 stones, komi 0.5.",
      );
      expect(await page.locator(".ranks").textContent()).toContain(
        "after: Rules of Go, basic rules, Handicap.",
      );
      await page.getByLabel("The other").selectOption("5k");
      await button(page, "Take this").click();
      expect(await page.locator("select[name=colors]").inputValue()).toBe("nigiri");
      await page.getByLabel("The other").selectOption("4k");
      await button(page, "Take this").click();
      expect(await page.locator("select[name=colors]").inputValue()).toBe("chosen");
      await page.getByLabel("The other").selectOption("1d");
      await button(page, "Take this").click();
      expect(await page.locator("select[name=handicap]").inputValue()).toBe("5");
      await button(page, "Start").click();
      await turn(page, "White to move");
      await shows(page, "K10, black stone");
    }));

  it("takes points for overtime under Ing's clock, and the game when the last period is over", () =>
    withSite(
      async (page) => {
        await page.locator("input[name=size][value='9']").check();
        await choose(page, "clock", "ing");
        await page.getByLabel("Main time, minutes").fill("6");
        await page.keyboard.press("Tab");
        expect(await page.getByLabel("Period, seconds").inputValue()).toBe("60");
        await button(page, "Start").click();
        await page.getByRole("grid").waitFor();
        await page.clock.fastForward(370_000); // nobody has begun yet
        await page.clock.runFor(200);
        await page
          .getByRole("timer", { name: "Black's clock" })
          .filter({ hasText: "6:00 then 3 × 1:00, −2 each" })
          .waitFor();
        await at(page, "E5").click();
        await turn(page, "White to move");
        await page.clock.fastForward(370_000);
        await page.clock.runFor(200);
        await page
          .getByRole("timer", { name: "White's clock" })
          .filter({ hasText: "−2 points" })
          .waitFor();
        await at(page, "C3").click();
        await turn(page, "Black to move");
        await page
          .getByRole("timer", { name: "White's clock" })
          .filter({ hasText: "3 periods −2 points" })
          .waitFor();
        await button(page, "Pass").click();
        await button(page, "Pass").click();
        await page.getByRole("row", { name: /^penalties −?-?2/ }).waitFor();
      },
      "#new",
      (page) => page.clock.install(),
    ));

  it("shows the position that a play would bring back on the board, and goes back to the game", () =>
    withSite(async (page) => {
      await page.locator("input[name=size][value='9']").check();
      await button(page, "Start").click();
      for (const name of "c5 f5 d6 e6 d4 e4 a1 d5 e5 d5".split(" ")) {
        await page.keyboard.type(name);
        await page.keyboard.press("Enter");
      }
      await page.getByRole("alert").filter({ hasText: "D5 is refused." }).waitFor();
      await button(page, "Show it on the board").click();
      await shows(page, "D5, white stone, last move");
      await button(page, "Back to the game").click();
      await shows(page, "D5, empty");
    }));

  it("says to the eye too that the other player passed, and what a pass would mean now", () =>
    withSite(async (page) => {
      await page.locator("input[name=size][value='9']").check();
      await button(page, "Start").click();
      await button(page, "Pass").click();
      await turn(page, "Black passed. White to move A pass now stops the game");
    }));

  it("draws the score over the moves, goes where it is asked to, and shows who owns what", () =>
    withSite(async (page) => {
      await page.locator("input[name=size][value='9']").check();
      await button(page, "Start").click();
      for (const name of "d1 e1 d2 e2 d3 e3 d4 e4 d5 e5 d6 e6 d7 e7 d8 e8 d9 e9".split(" ")) {
        await page.keyboard.type(name);
        await page.keyboard.press("Enter");
      }
      await page.getByText("Score and ownership over the moves").click();
      await button(page, "Draw the graph").click();
      await page.getByRole("status").filter({ hasText: "19 of 19 positions estimated." }).waitFor();
      expect(await violations(page)).toEqual([]);
      const slider = page.getByRole("slider", { name: "Move", exact: true });
      expect(await slider.getAttribute("aria-valuetext")).toMatch(
        /^Move 18: W\+\d+\.5; Black owns 3\d, White 4\d$/,
      );
      await slider.press("ArrowLeft");
      await shows(page, "D9, black stone, last move");
      await page.getByLabel("Show on the board who owns what").check();
      await page.waitForFunction(
        () => document.querySelectorAll(".board-place .owned").length > 20,
      );
      await page.locator("svg.graph").click({ position: { x: 2, y: 40 } });
      expect(await page.locator(".board-place g.stones circle:not(.leaves)").count()).toBe(0);
      await page.getByText("As a table").click();
      expect(await page.locator(".graph-panel tbody tr").count()).toBe(19);
    }));
});
