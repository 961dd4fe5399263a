// The player's records in a real browser: looking, playing variations, saving, printing, links; by keyboard
// too.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { violations } from "../../../testing/browser.mjs";
import { packed } from "../browser/permalink.ts";
import { choose, file, rows, study, withRecords } from "../../tests/records.ts";
import {
  alert,
  button,
  cell as at,
  onSite,
  saved,
  shows,
  turns,
  works,
} from "../../tests/visits.ts";

const markup = "<img src=x onerror='window.harmed=1'><script>window.harmed=1</script>";
const selected = (page: Page, name: string) =>
  page
    .locator(`[role=treeitem][aria-selected=true][aria-label="${name}"]`)
    .waitFor({ state: "attached" });

onSite("the records", () => {
  it("are gone through by buttons, slider and tree, with comments, marks and letters of variations", () =>
    withRecords(async (page) => {
      await choose(page, file("study.sgf", study));
      const comment = page.locator("textarea[name=comment]");
      await comment.waitFor();
      expect(await comment.inputValue()).toBe("The beginning.");
      await button(page, "Next move").click();
      await button(page, "Next move").click();
      await shows(page, "E5, black stone, triangle");
      await shows(page, "C7, empty, x");
      await shows(page, "C3, empty, B");
      await selected(page, "2. White G7, 2 variations");
      await button(page, "B 3. Black C3").click();
      expect(await comment.inputValue()).toBe("The other corner.");
      await page.locator("input[name=move]").fill("5");
      await shows(page, "G3, black stone, last move");
      await page.getByText("Move 5 of 5").waitFor();
      await page
        .locator("[role=treeitem]", { has: page.locator('text="4"') })
        .first()
        .click();
      await selected(page, "4. White C3");
    }));

  it("get variations by playing at an earlier move, as rules allow; all can be undone and is saved", () =>
    withRecords(async (page) => {
      await choose(page, file("study.sgf", study));
      await button(page, "Next move").click();
      await at(page, "E5").click();
      await alert(page, "E5 is refused. A stone stands there already.");
      await at(page, "G7").click();
      await selected(page, "2. White G7, 2 variations");
      await button(page, "Previous move").click();
      await at(page, "C5").click();
      await selected(page, "2. White C5");
      await page.locator("textarea[name=comment]").fill("New ] and \\ here");
      await button(page, "Make it the main line").click();
      await page.reload();
      await selected(page, "2. White C5, with a comment");
      const text = await saved(page, "Save as SGF");
      expect(text.replaceAll("\n", "")).toContain(
        ";B[ee](;W[ce]C[New \\] and \\\\ here])(;W[gc]TR[ee]LB[cc:x](;B[cc];W[cg])(;B[cg]",
      );
      await button(page, "Delete from here").click();
      await selected(page, "1. Black E5");
      expect(await saved(page, "Save as SGF")).not.toContain("W[ce]");
      await button(page, "Undo change").click();
      await selected(page, "2. White C5, with a comment");
      await button(page, "Pass").click();
      await selected(page, "3. Black passes");
      // Not even a page that goes in the same moment loses a move.
      await at(page, "J9").evaluate(async (point) => {
        (point as HTMLElement).click();
        await Promise.resolve();
        location.reload();
      });
      await page.waitForLoadState();
      await selected(page, "4. White J9");
    }));

  it("get marks by mouse and by keyboard, heard, undone, kept and saved", () =>
    withRecords(async (page) => {
      await choose(page, file("study.sgf", study));
      await button(page, "Next move").click();
      const tools = page.getByRole("group", { name: "A tap on the board" });
      await tools.getByRole("radio", { name: "sets a square" }).check();
      await at(page, "E5").click();
      await shows(page, "E5, black stone, last move, square");
      await at(page, "C3").click();
      await at(page, "C3").click();
      await page
        .locator(".board-place [role=status]")
        .filter({ hasText: "C3: no mark" })
        .waitFor({ state: "attached" });
      await tools.getByRole("radio", { name: "sets a square" }).press("ArrowRight");
      await page.getByRole("grid").getByRole("gridcell", { name: "E5, black stone" }).focus();
      await page.keyboard.type("d4");
      await page.keyboard.press("Enter");
      await shows(page, "D4, empty, circle");
      await tools.getByRole("radio", { name: "sets the next letter" }).check();
      for (const name of ["A1", "B1"]) await at(page, name).click();
      await tools.getByRole("radio", { name: "sets the next number" }).check();
      for (const name of ["A2", "B2", "B2", "B1"]) await at(page, name).click();
      await shows(page, "B1, empty, 2");
      await page.reload();
      await shows(page, "B1, empty, 2");
      expect((await saved(page, "Save as SGF")).replaceAll("\n", "")).toContain(
        ";B[ee]SQ[ee]CR[df]LB[ai:A][ah:1][bi:2]",
      );
      await tools.getByRole("radio", { name: "sets a cross" }).check();
      await at(page, "E5").click();
      await shows(page, "E5, black stone, last move, cross");
      await button(page, "Undo change").click();
      await shows(page, "E5, black stone, last move, square");
      await tools.getByRole("radio", { name: "plays a move" }).check();
      await at(page, "C7").click();
      await selected(page, "2. White C7");
    }));

  it("lose no letter of a comment, whatever follows it", () =>
    withRecords(async (page) => {
      await choose(page, file("study.sgf", study));
      const comment = page.locator("textarea[name=comment]");
      await button(page, "Next move").click();
      await comment.fill("One");
      await page.evaluate(() => location.reload());
      await page.waitForLoadState();
      await selected(page, "1. Black E5, with a comment");
      await comment.pressSequentially(", two");
      await at(page, "C5").click();
      await selected(page, "2. White C5");
      await comment.pressSequentially("Three");
      await page.getByRole("link", { name: "Records" }).click();
      await button(page, "Sente – Gote").click();
      await button(page, "Next move").click();
      expect(await comment.inputValue()).toBe("One, two");
      await page.locator("[role=treeitem][aria-label='2. White C5, with a comment']").click();
      expect(await comment.inputValue()).toBe("Three");
      await comment.fill("Four");
      await button(page, "Save as SGF").waitFor();
      expect(await saved(page, "Save as SGF")).toContain("C[Four]");
      await button(page, "Undo change").click();
      await page.waitForFunction(() => document.querySelector("textarea")!.value === "Three");
    }));

  it("are shown though they break their rules, and say where", () =>
    withRecords(async (page) => {
      await choose(page, file("wrong.sgf", "(;SZ[5]RU[Japanese];B[cc];W[bb];W[dd];B[ee])"));
      await button(page, "To the end").click();
      await shows(page, "D2, white stone");
      await page
        .locator(".verdict .result", {
          hasText: "Move 3 at D2 is refused by these rules. It is the other player's turn.",
        })
        .waitFor();
      await at(page, "A1").click();
      await alert(page, "These rules refuse an earlier move");
    }));

  it("are gone through by keyboard alone", () =>
    withRecords(async (page) => {
      await choose(page, file("study.sgf", study));
      await page.getByRole("tree", { name: "Moves and variations" }).focus();
      for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowDown"])
        await page.keyboard.press(key);
      await selected(page, "3. Black C3, with a comment");
      await page.keyboard.press("End");
      await selected(page, "5. Black G3");
      await page.keyboard.press("Home");
      await selected(page, "Beginning, with a comment");
      await page.getByRole("grid").getByRole("gridcell", { name: "E5, empty" }).focus();
      await page.keyboard.type("d4");
      await page.keyboard.press("Enter");
      await selected(page, "1. Black D4");
      await page.getByRole("slider", { name: "Move" }).focus();
      await page.keyboard.press("Home");
      await selected(page, "Beginning, 2 variations, with a comment");
    }));

  it("go to print as numbered figures with notes", () =>
    withRecords(async (page) => {
      await choose(
        page,
        file("ko.sgf", "(;SZ[5]RU[Japanese]PB[Ann]PW[Ben];B[ba];W[aa];B[ab];W[ee];B[aa];W[])"),
      );
      await button(page, "Print figures").click();
      const captions = (): Promise<string[]> => page.locator("figcaption").allTextContents();
      expect(await captions()).toEqual(["Figure 1 (1–6) 5 at 2, 6 passes"]);
      const numbers = page.locator("figure text.label");
      expect(await numbers.allTextContents()).toEqual(["1", "2", "3", "4"]);
      await page.emulateMedia({ media: "print" });
      expect(
        await page
          .locator("header, .figures .buttons")
          .evaluateAll(
            (all) => all.filter((one) => (one as HTMLElement).offsetParent !== null).length,
          ),
      ).toBe(0);
      expect(await page.locator("figure svg.board-scene").isVisible()).toBe(true);
      await page.emulateMedia({ media: "screen" });
      await button(page, "Back to the record").click();
      await page.getByRole("tree").waitFor();
    }));

  it("travel in a link, with the move that is looked at; a link does no harm whatever it holds", () =>
    withRecords(async (page) => {
      await choose(page, file("study.sgf", study.replace("The other corner.", markup)));
      await button(page, "Next move").click();
      await button(page, "Next move").click();
      await button(page, "B 3. Black C3").click();
      await button(page, "Copy link").click();
      await page.getByText("The link is on the clipboard.").waitFor();
      const link = new URL(await page.evaluate(() => navigator.clipboard.readText())).hash;
      expect(link).toMatch(/^#record=1\.[\w-]+\.5$/);
      await withRecords(async (other) => {
        await other.evaluate((hash) => {
          location.hash = hash;
        }, link);
        await selected(other, "3. Black C3, with a comment");
        expect(await other.locator("textarea[name=comment]").inputValue()).toBe(markup);
        const hostile = [
          `(;SZ[9]${["PB", "PW", "GN", "DT", "RE", "RU"].map((name) => `${name}[${markup}]`).join("")}` +
            `LB[aa:${markup}];B[ee]C[${markup}])`,
          markup,
          "(;SZ[9999])",
          `(;SZ[9]${";B[aa]".repeat(2000)})`,
          `(;SZ[9]${"(;B[bb]".repeat(1500)}${")".repeat(1500)})`,
          "\u0000\uffff",
        ];
        const links = [
          "#record=",
          "#record=1.A",
          "#record=9.9.9",
          `${link}99999`,
          link.slice(0, 40),
          `#record=${markup}`,
          ...(await Promise.all(hostile.map(async (text) => `#record=${await packed(text)}.3`))),
        ];
        for (const one of links) {
          await other.evaluate((hash) => {
            location.hash = hash;
          }, one);
          await other.waitForFunction(() => !location.hash.includes("="));
          await other.locator("main h1").waitFor();
        }
        await other.getByRole("link", { name: "Records" }).click();
        await rows(other).filter({ hasText: "<script>" }).waitFor();
        expect(
          await other.evaluate(() => [
            document.querySelectorAll("main img, main script").length,
            "harmed" in window,
          ]),
        ).toEqual([0, false]);
      });
    }));

  it("take in the games that leave the table, and go back there and to the lab", () =>
    withRecords(async (page) => {
      await choose(page, file("study.sgf", study));
      await button(page, "To the end").click();
      await button(page, "Play on from here").click();
      await page.locator(".moves li").nth(3).waitFor();
      await at(page, "E3").click();
      await page.locator(".moves li").nth(4).waitFor();
      await page.getByRole("link", { name: "New game" }).click();
      await page.locator("input[name=size][value='9']").check();
      await button(page, "Start").click();
      await page.getByRole("link", { name: "Records" }).click();
      await rows(page).nth(1).waitFor();
      expect(await rows(page).filter({ hasText: "9 × 95" }).count()).toBe(1);
      await button(page, "Sente – Gote").click();
      await button(page, "To the end").click();
      await button(page, "To the lab").click();
      await page.getByRole("heading", { name: "Position lab" }).waitFor();
      await shows(page, "C3, white stone");
    }));

  it("show a whole game that another program wrote", () =>
    withRecords(async (page) => {
      const path = fileURLToPath(
        new URL("../../../../examples/gnugo_9x9_japanese.sgf", import.meta.url),
      );
      await choose(page, file("game.sgf", readFileSync(path, "utf8")));
      await button(page, "To the end").click();
      await page.getByText("Move 46 of 46").waitFor();
      await page.locator(".rules-name", { hasText: "B+7.5" }).waitFor();
    }));

  it("draw no further at the graph of the score while the page is hidden", () =>
    withRecords(async (page) => {
      const path = new URL(
        "../../../../examples/gnugo_19x19_japanese_handicap_4.sgf",
        import.meta.url,
      );
      await choose(page, file("long.sgf", readFileSync(fileURLToPath(path), "utf8")));
      await page.getByText("Score and ownership over the moves").click();
      await button(page, "Draw the graph").click();
      const drawn = (): Promise<number> =>
        page.locator(".graph-panel progress").evaluate((bar) => (bar as HTMLProgressElement).value);
      await page.locator(".graph-panel progress").waitFor();
      await turns(page, "hidden");
      await works(page, "graph_worker", false);
      const before = await drawn();
      await page.waitForTimeout(500);
      expect(await drawn()).toBe(before);
      await turns(page, "seen");
      await expect.poll(drawn).toBeGreaterThan(before);
      await button(page, "Stop").click();
      await turns(page, "hidden");
      await turns(page, "seen");
      await page.waitForTimeout(300);
      await works(page, "graph_worker", false);
      await button(page, "Go on").waitFor();
    }));

  it("keep the board in sight beside the graph of the score", () =>
    withRecords(
      async (page) => {
        await choose(page, file("study.sgf", study));
        await page.getByText("Score and ownership over the moves").click();
        await button(page, "Draw the graph").click();
        await page.getByText("As a table").waitFor();
        await page.getByText("As a table").click();
        await page.getByRole("button", { name: "All records" }).scrollIntoViewIfNeeded();
        const [board, graph] = await Promise.all(
          [".board-place", "svg.graph"].map((part) => page.locator(part).boundingBox()),
        );
        for (const box of [board!, graph!]) {
          expect(box.y).toBeGreaterThanOrEqual(0);
          expect(box.y + box.height).toBeLessThanOrEqual(900);
        }
      },
      { viewport: { width: 1440, height: 900 } },
    ));

  it.each([
    ["light", 1280],
    ["dark", 360],
  ] as const)("axe finds nothing to complain about (%s, %d wide)", (colorScheme, width) =>
    withRecords(
      async (page) => {
        const fits = async (): Promise<void> =>
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth),
          ).toBeLessThanOrEqual(width);
        await choose(page, file("study.sgf", study), file("bad.sgf", "no record"));
        await rows(page).first().waitFor();
        expect(await violations(page)).toEqual([]);
        await fits();
        await button(page, "Sente – Gote").click();
        await button(page, "Next move").click();
        await button(page, "Next move").click();
        await shows(page, "C3, empty, B");
        expect(await violations(page)).toEqual([]);
        await fits();
        await button(page, "Print figures").click();
        await page.locator("figcaption").first().waitFor();
        expect(await violations(page)).toEqual([]);
        await fits();
      },
      { colorScheme, viewport: { width, height: 740 } },
    ),
  );
});
