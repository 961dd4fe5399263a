// The site in a real browser, on the engine as WebAssembly: whole games by mouse, by keyboard and against the
// bot; the count, every ruleset, a reload, a start without a network; axe on each page.

import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { violations } from "../../../testing/browser.mjs";
import { firstLoad, sizesOf } from "../../sizes.mjs";
import {
  counts,
  heading,
  hears,
  isOver,
  moveCount,
  moves,
  play,
  reads,
  small,
  start,
  withSite,
} from "../../tests/played.ts";
import { alert, button, cell, goTo, onSite, phone, shows } from "../../tests/visits.ts";

const stones = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) =>
      document.querySelectorAll(".board-place g.stones circle:not(.leaves)").length === wanted,
    count,
  );
/** Black takes a stone in a ko at E5; White may not retake at D5. */
const ko = "C5 F5 D6 E6 D4 E4 A1 D5 E5";
onSite("the site", () => {
  it("comes over the wire in 300 kB, engine included", () => {
    const dist = fileURLToPath(new URL("../../dist", import.meta.url));
    const sizes = sizesOf(dist, { firstAlone: true });
    expect(sizes.filter(({ file }) => file.endsWith(".wasm")).length).toBe(1);
    expect(firstLoad(sizes), "bytes of the first load").toBeLessThanOrEqual(300_000);
  });

  it("says before a game what differs between rulesets, with clauses", () =>
    withSite(async (page) => {
      await page.locator("select[name=all-rules]").selectOption("french-2007");
      const told = await page.locator(".differences").textContent();
      expect(told).toContain("What differs from Japanese 1989");
      expect(told).toContain("a pass costs a stone");
      expect(told).toContain("White makes the last move");
    }));

  it("refuses to retake a ko, names the clause and shows the earlier position", () =>
    withSite(async (page) => {
      await start(page, { size: 9 });
      await play(page, ko);
      expect(await page.locator(".players").textContent()).toContain("Black has taken 1 stone");
      await page.getByRole("gridcell", { name: "D5, empty, forbidden by ko" }).waitFor();
      await cell(page, "D5").click();
      const refusal = page.getByRole("alert");
      expect(await refusal.textContent()).toContain(
        "D5 is refused. Ko: that would bring back an earlier position. Article\u00a06.",
      );
      expect(await refusal.textContent()).toContain("The position after move 8:");
      expect(await refusal.locator("g.stones circle").count()).toBe(8);
      expect(await moveCount(page)).toBe(9);
      await play(page, "H8");
      expect(await refusal.count()).toBe(0);
    }));

  it("stops with two passes, scores live what is marked, and ends when the other accepts", () =>
    withSite(async (page) => {
      await start(page, { size: 5 });
      await play(page, small);
      await play(page, "pass");
      expect(await page.locator(".turn-line").textContent()).toContain(
        "A pass now stops the game, to agree on what is dead (Article\u00a09.1).",
      );
      await play(page, "pass");
      await page.getByRole("heading", { name: "The game has stopped" }).waitFor();
      await cell(page, "A1").click();
      await cell(page, "D4").click();
      // Black: 5 points less D4. White: 10 points less A1, and 6.5 komi.
      await counts(page, "W+11.5");
      for (const name of ["A1, white stone, dead", "D4, black stone, dead"])
        await shows(page, name);
      await cell(page, "D4").click();
      // With D4 alive the right is nobody's: Black has five points, White 6.5 less A1.
      await counts(page, "W+0.5");
      await cell(page, "D4").click();
      await counts(page, "W+11.5");
      await button(page, "Black proposes these").click();
      await button(page, "White accepts").click();
      await isOver(page);
      await counts(page, "W+11.5");
      expect(await page.locator(".players").textContent()).toBe("Black: 4White: 15.5");
      expect(await button(page, "Pass").count()).toBe(0);
      await heading(page, "White wins by 11.5 points").waitFor();
    }));

  it("lets play go on when one of the players asks for it", () =>
    withSite(async (page) => {
      await start(page, { size: 5 });
      await play(page, `${small} pass pass`);
      await button(page, "Black asks to play on").click();
      await page
        .getByRole("heading", { name: "The game has stopped" })
        .waitFor({ state: "detached" });
      expect(await page.locator(".turn-line").textContent()).toContain("White to move");
    }));

  it("says what every other ruleset makes of the game, and where one refuses a move", () =>
    withSite(async (page) => {
      await start(page, { size: 5, rules: "tromp-taylor" });
      await play(page, "B1 A2 B2 C1 C2 D1 D2 E2 A3 B3 E1 A1 pass pass");
      await page.getByRole("link", { name: "Every ruleset" }).click();
      const rows = page.locator("table.every tbody tr");
      await rows.first().waitFor();
      expect(await rows.count()).toBeGreaterThan(20);
      const refused = page
        .locator("table.every td:nth-child(2)")
        .filter({ hasText: "is illegal:" });
      expect(await refused.count()).toBeGreaterThan(5);
      expect(
        await refused.evaluateAll((all) =>
          all.filter((one) => !one.querySelector("a.clause")).map((one) => one.textContent),
        ),
      ).toEqual([]);
      await button(page, "New Zealand").click();
      await page.getByRole("heading", { name: "New Zealand", exact: true }).waitFor();
      expect(await page.locator(".below a.clause").first().getAttribute("href")).toBe(
        "#rules/new-zealand/Territory",
      );
      await page.getByLabel("Show variants of rulesets too").check();
      expect(await rows.count()).toBeGreaterThan(50);
      await page
        .locator("table.every tr", { hasText: "is illegal" })
        .locator("a.clause")
        .first()
        .click();
      await page.locator(".clause-row.aimed").waitFor();
    }));

  it("leads from a reason of that table to the clause that it names", () =>
    withSite(async (page) => {
      await start(page, { size: 5, rules: "ikeda-territory-1" });
      await play(page, "B1 A2 B2 C1 pass pass E2");
      await page.getByRole("link", { name: "Every ruleset" }).click();
      const reasons = page
        .locator("table.every td:nth-child(3)")
        .filter({ hasText: /was over before move 7 \((Rule|Article)/ });
      await reasons.first().waitFor();
      expect(await reasons.count()).toBeGreaterThan(3);
      expect(
        await reasons.evaluateAll((all) =>
          all.filter((one) => !one.querySelector("a.clause")).map((one) => one.textContent),
        ),
      ).toEqual([]);
    }));

  it("has every ruleset take the players' word that nothing is dead, and says where it estimates", () =>
    withSite(async (page) => {
      await start(page);
      await play(page, `${small} pass pass`);
      await page.getByRole("link", { name: "Every ruleset" }).click();
      await reads(page, ".side p", "Nobody has said which stones are dead.");
      await reads(page, ".side p", "Under Japanese 1989: W+11.5 – an estimate");
      await page.getByRole("link", { name: "Game", exact: true }).click();
      await button(page, "Both agree: the game ends here").click();
      await counts(page, "W+6.5");
      await page.getByRole("link", { name: "Every ruleset" }).click();
      await reads(page, ".side p", "Under Japanese 1989: W+6.5 – the position as it stands");
      await page
        .locator("table.every tr", { hasText: "AGA" })
        .filter({ hasText: "W+6.5" })
        .waitFor();
      expect(await page.locator("table.every").textContent()).not.toContain("an estimate");
      expect(await page.locator(".side").textContent()).not.toContain("Nobody has said");
    }));

  it("keeps a game over a reload, and takes moves back", () =>
    withSite(async (page) => {
      await start(page, { size: 9 });
      await play(page, "C3 G7 E5");
      await button(page, "Take back").click();
      await moves(page, 2);
      await page.reload();
      await moves(page, 2);
      // Not even a page that goes in the same moment.
      await cell(page, "E5").evaluate(async (point) => {
        (point as HTMLElement).click();
        await Promise.resolve();
        location.reload();
      });
      await page.waitForLoadState();
      await moves(page, 3);
      await button(page, "Take back").click();
      await moves(page, 2);
      await page
        .locator(`.board-place [role=gridcell][aria-label="G7, white stone, last move"]`)
        .waitFor({ state: "attached" });
      await play(page, "E5");
    }));

  it("takes over what was played in another tab", () =>
    withSite(async (page, context) => {
      await start(page);
      await play(page, "C3");
      await page.waitForFunction(() => localStorage.length === 0); // kept
      const other = await context.newPage();
      await other.goto(page.url());
      await moves(other, 1);
      await play(other, "B2");
      await other.waitForFunction(() => localStorage.length === 0);
      await page.evaluate(() => dispatchEvent(new Event("focus"))); // a browser without windows gives none
      await moves(page, 2);
      await play(page, "D4");
      await page.reload();
      await moves(page, 3);
    }));

  it("shows a board that is higher than wide as a whole", () =>
    withSite(async (page) => {
      await page.locator("input[name=size][value=other]").check();
      await page.getByLabel("Columns").fill("5");
      await page.getByLabel("Rows").fill("19");
      await button(page, "Start").click();
      const board = await page.locator(".board-place svg").first().boundingBox();
      expect(board!.y + board!.height).toBeLessThanOrEqual(900);
      expect(board!.height).toBeGreaterThan(700);
    }));

  it("has points as wide as there is room for on a board of three columns, and a mouse aim first there", () =>
    withSite(
      async (page) => {
        await page.locator("input[name=size][value=other]").check();
        await page.getByLabel("Columns").fill("3");
        await page.getByLabel("Rows").fill("52");
        await button(page, "Start").click();
        const point = await cell(page, "B20").boundingBox();
        expect(point!.width).toBeGreaterThan(11.5); // the board may be 668 high
        expect(point!.width).toBeLessThan(668 / 52);
        await cell(page, "B20").click();
        expect(await moveCount(page)).toBe(0);
        await button(page, "Play B20").click();
        await moves(page, 1);
        await cell(page, "A30").click();
        await cell(page, "A30").click();
        await moves(page, 2);
      },
      { viewport: { width: 1280, height: 741 } },
    ));

  it("looks at earlier moves without changing the game", () =>
    withSite(async (page) => {
      await start(page, { size: 9 });
      await play(page, "C3 G7 E5");
      await button(page, "Previous move").click();
      await button(page, "Previous move").click();
      await stones(page, 1);
      await button(page, "Back to the game").click();
      await stones(page, 3);
    }));

  it("lets who runs out of time lose, and shows what is left", () =>
    withSite(async (page) => {
      await page.clock.install();
      await page.reload();
      await page.locator("select[name=clock]").selectOption("absolute");
      await page.getByLabel("Main time, minutes").fill("5");
      const now = (): Promise<number> => page.evaluate(() => performance.now());
      const left = async (player: string): Promise<number> => {
        const [minutes, seconds] = (
          await page.getByRole("timer", { name: `${player}'s clock` }).innerText()
        )
          .split(":")
          .map(Number);
        return minutes! * 60 + seconds!;
      };
      await start(page, { size: 9 });
      await play(page, "C3"); // the clock runs from the first move on
      const begun = await now();
      // From here on time stands but for what it is told to pass: what is fast-forwarded can be taken back by
      // a timer of time that goes on by itself.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      await page.clock.runFor(200);
      await page.clock.fastForward(20_000);
      await cell(page, "E5").click();
      await page.clock.runFor(200);
      await moves(page, 2);
      const turned = await now();
      expect(await left("White")).toBeLessThanOrEqual(280);
      expect(await left("White")).toBeGreaterThanOrEqual(299 - (turned - begun) / 1000);
      await page.clock.fastForward(150_000);
      await page.clock.runFor(200);
      expect(await left("Black")).toBeLessThanOrEqual(150);
      expect(await left("Black")).toBeGreaterThanOrEqual(299 - ((await now()) - turned) / 1000);
      await page.clock.fastForward(200_000);
      await page.clock.runFor(200);
      await isOver(page);
      expect(await page.locator(".end").textContent()).toContain("on time");
      await heading(page, "White wins on time").waitFor();
      expect(await page.getByRole("timer", { name: "Black's clock" }).innerText()).toBe("0.0");
    }));

  it("gives no time back to who loads the page again", () =>
    withSite(async (page) => {
      await page.locator("select[name=clock]").selectOption("absolute");
      await page.getByLabel("Main time, minutes").fill("5");
      await start(page, { size: 9 });
      await play(page, "C3");
      const timer = page.getByRole("timer", { name: "White's clock" });
      await timer.filter({ hasText: "4:56" }).waitFor();
      for (const reload of ["once", "twice"]) {
        await page.reload();
        await page.getByRole("grid").waitFor();
        expect(await timer.innerText(), reload).toMatch(/4:(5[0-6]|[34]\d)/);
      }
      await play(page, "E5");
      expect(await timer.innerText()).toMatch(/4:(5[0-6]|[34]\d)/);
      await page.reload();
      await page.getByRole("grid").waitFor();
      expect(await page.getByRole("timer", { name: "Black's clock" }).innerText()).toMatch(
        /5:00|4:5[5-9]/,
      );
    }));

  it("plays against the bot, which does not hold the page up", () =>
    withSite(async (page) => {
      await start(page, { size: 9, bot: 2 });
      for (const count of [1, 2, 3]) {
        const free = page.locator(".board-place [role=gridcell][aria-label$=', empty']");
        await free.nth(30 + count).click();
        await moves(page, 2 * count);
      }
      expect(await page.locator(".board-place g.stones circle").count()).toBeGreaterThan(3);
    }));

  it("can be played by keyboard and heard: moves, captures, a refused ko, passes and the score", () =>
    withSite(async (page) => {
      await start(page, { size: 9 });
      const grid = page.getByRole("grid", { name: "Go board, 9 by 9" });
      await grid.getByRole("gridcell", { name: "E5, empty" }).focus();
      const type = async (name: string): Promise<void> => {
        await page.keyboard.type(name.toLowerCase());
        await page.keyboard.press("Enter");
      };
      for (const name of ko.split(" ")) await type(name);
      await hears(page, "Black E5, captures one");
      await type("D5");
      await page
        .getByRole("alert")
        .filter({
          hasText: "D5 is refused. Ko: that would bring back an earlier position. Article 6.",
        })
        .waitFor();
      await type("P");
      await hears(
        page,
        "White passed. A pass now stops the game, to agree on what is dead (Article\u00a09.1).",
      );
      await type("P");
      await page.getByRole("heading", { name: "The game has stopped" }).waitFor();
      await grid.getByRole("gridcell", { name: "F5, white stone" }).focus();
      await page.keyboard.press("Enter");
      await grid.getByRole("gridcell", { name: "F5, white stone, dead" }).waitFor();
      await page.getByRole("button", { name: "White proposes these" }).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Black accepts" }).focus();
      await page.keyboard.press("Enter");
      await isOver(page);
      expect(await page.getByRole("row", { name: /^Result B\+/ }).count()).toBe(1);
    }));

  it("is played by finger on a phone, where a tap aims first on a full board", () =>
    withSite(async (page) => {
      await start(page, { size: 19 });
      await cell(page, "Q16").tap();
      expect(await moveCount(page)).toBe(0);
      await page.getByRole("button", { name: "Play Q16" }).tap();
      await moves(page, 1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        390,
      );
    }, phone));

  it("has a finger's tap on a full board mark a group at once", () =>
    withSite(async (page) => {
      await start(page, { size: 19 });
      await cell(page, "K10").tap();
      await button(page, "Play K10").tap();
      await moves(page, 1);
      for (const count of [2, 3]) {
        await button(page, "Pass").tap();
        await moves(page, count);
      }
      await cell(page, "K10").tap();
      await shows(page, "K10, black stone, dead");
      expect(await page.locator(".aim").isHidden()).toBe(true);
      await button(page, "Previous move").tap();
      await cell(page, "Q16").tap();
      await button(page, "Back to the game").waitFor({ state: "detached" });
    }, phone));

  it("writes the game as SGF", () =>
    withSite(async (page) => {
      await start(page, { size: 9 });
      await play(page, "C3 G7");
      const waiting = page.waitForEvent("download");
      await button(page, "Save as SGF").click();
      const download = await waiting;
      const chunks: Buffer[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
      const text = Buffer.concat(chunks).toString("utf8");
      expect(text).toContain("RU[Japanese]");
      expect(text).toContain(";B[cg];W[gc]");
    }));

  it("opens a record, and tells why another one cannot be read", () =>
    withSite(async (page) => {
      const open = (name: string, text: string): Promise<void> =>
        page
          .locator("input[name=record]")
          .setInputFiles({ name, mimeType: "application/x-go-sgf", buffer: Buffer.from(text) });
      await open("bad.sgf", "no record at all");
      await alert(page, "bad.sgf cannot be opened: no SGF game here");
      await page.getByRole("link", { name: "New game" }).click();
      await open("good.sgf", "(;GM[1]FF[4]SZ[9]RU[Chinese]KM[7.5]PB[Ann];B[ee];W[gc];B[cc])");
      await page.getByRole("heading", { name: "Ann – White" }).waitFor();
      await button(page, "To the end").click();
      await button(page, "Play on from here").click();
      await moves(page, 3);
      expect(await page.locator(".rules-name").textContent()).toBe("Chinese");
      await page.getByRole("gridcell", { name: "C7, black stone, last move" }).waitFor();
    }));

  it("goes on without a network in the first visit, where it has not been yet", () =>
    withSite(
      async (page, context) => {
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        await context.setOffline(true);
        await page.getByRole("link", { name: "Rules", exact: true }).click();
        await page.getByRole("heading", { name: "The rules, ruleset by ruleset" }).waitFor();
        const kept = await page.evaluate(() => caches.keys());
        expect(kept.filter((name) => !name.startsWith("shinpan-"))).toEqual([
          "of another site here",
        ]);
      },
      { prepare: (page) => page.addInitScript(() => void caches.open("of another site here")) },
    ));

  it("starts without a network after the first visit", () =>
    withSite(async (page, context) => {
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await context.setOffline(true);
      await page.reload();
      await page.getByRole("heading", { name: "New game" }).waitFor();
      await start(page, { size: 9 });
      await play(page, "E5");
    }));

  it.each([
    ["light", "a desktop", {}],
    ["dark", "a desktop", {}],
    ["dark", "a phone", phone],
  ] as const)("axe finds nothing to complain about on any page (%s, %s)", (theme, _, device) =>
    withSite(async (page) => {
      await page.getByText("Settings").click();
      await page.locator("select[name=theme]").selectOption(theme);
      expect(await violations(page)).toEqual([]);
      await page.getByText("Settings").click();
      await start(page, { size: 5 });
      await play(page, "B3 C3");
      await cell(page, "C3").click();
      expect(await violations(page)).toEqual([]);
      await play(page, "pass pass");
      expect(await violations(page)).toEqual([]);
      await goTo(page, "Count");
      await page.locator("select[name=method]").waitFor();
      expect(await violations(page)).toEqual([]);
      await goTo(page, "Every ruleset");
      await page.locator("table.every").waitFor();
      expect(await violations(page)).toEqual([]);
    }, device),
  );
});
