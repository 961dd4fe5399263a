// A collection of thousands of games in a real browser; a record gone through by keys, wheel and by itself;
// what is told of a game, and in which letters it was written.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { violations } from "../../../testing/browser.mjs";
import { choose, file, rows, study, withRecords } from "../../tests/records.ts";
import { start, withSite } from "../../tests/played.ts";
import { button, cell as at, onSite, phone, saved, shows } from "../../tests/visits.ts";

const many = 3000;
/** A file of so many games, each with other names. */
const collection = file(
  "many.sgf",
  Array.from(
    { length: many },
    (_, i) =>
      `(;GM[1]FF[4]SZ[9]PB[Black ${i}]PW[White ${i % 7}]EV[Cup ${i % 13}]DT[${1900 + (i % 100)}-01-01]` +
      `RE[${i % 2 === 0 ? "B" : "W"}+R];B[ee];W[${"abcdefghi"[i % 9]}${"abcdefghi"[Math.floor(i / 9) % 9]}])`,
  ).join("\n"),
);
const counts = (page: Page, text: string) =>
  page.locator(".together [role=status]").filter({ hasText: text }).waitFor();
const active = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? "");

onSite("a collection of thousands of games", () => {
  it("is opened whole and in its order, and has only the rows in sight in the page", () =>
    withRecords(async (page) => {
      await choose(page, collection);
      await counts(page, `${many} records`);
      await rows(page).first().filter({ hasText: "Black 0 – White 0" }).waitFor();
      expect(await rows(page).count()).toBeLessThan(60);
      expect(await page.locator("table.list").getAttribute("aria-rowcount")).toBe(String(many + 1));
      expect(await violations(page)).toEqual([]);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const last = rows(page).filter({ hasText: `Black ${many - 1} –` });
      await last.waitFor();
      expect(await last.getAttribute("aria-rowindex")).toBe(String(many + 1));
      await page.evaluate(() => scrollTo(0, 0));
      await page.reload();
      await counts(page, `${many} records`);
      await rows(page).first().filter({ hasText: "Black 0 – White 0" }).waitFor();
    }));

  it("is searched, filtered, sorted, saved and deleted together, and the deletion undone", () =>
    withRecords(async (page) => {
      await choose(page, collection, file("study.sgf", study));
      await counts(page, `${many + 1} records`);
      const search = page.getByRole("searchbox", { name: "Search" });
      await search.fill("white 3 cup 12");
      await page.locator("select[name=winner]").selectOption("W");
      await page.locator("select[name=order]").selectOption("oldest");
      const wanted = Array.from({ length: many }, (_, i) => i).filter(
        (i) => i % 2 === 1 && /white 3/.test(`white ${i % 7}`) && i % 13 === 12,
      );
      const [first] = [...wanted].sort((a, b) => (a % 100) - (b % 100));
      await search.fill("cup 12 white 3"); // the words in any order
      await rows(page)
        .first()
        .filter({ hasText: `${1900 + (first! % 100)}-01-01` })
        .waitFor();
      await page.getByRole("checkbox", { name: "Choose all" }).check();
      const text = await saved(page, "Save as one file");
      expect(text.match(/PB\[Black \d+\]/g)!.length).toBeGreaterThanOrEqual(wanted.length);
      await search.fill("sente");
      await page.locator("select[name=winner]").selectOption("any");
      await counts(page, `1 of ${many + 1} records`);
      await search.fill("");
      await page.getByRole("checkbox", { name: "Choose all" }).check();
      await counts(page, `${many + 1} chosen`);
      await button(page, "Delete those chosen").click();
      await page.getByText(`${many + 1} records were deleted.`).waitFor();
      await page.getByText("No records yet.").waitFor();
      await button(page, "Undo").click();
      await counts(page, `${many + 1} records`);
      await page.reload();
      await counts(page, `${many + 1} records`);
      await rows(page).getByRole("button", { name: "Black 0 – White 0", exact: true }).waitFor();
    }));

  it("stands in its order from the first row on, while it is being opened", () =>
    withRecords(async (page, context) => {
      const session = await context.newCDPSession(page);
      // So slowly it comes in many pieces.
      await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
      const firsts = page.evaluate(
        (rest) =>
          new Promise<string[]>((done) => {
            const seen = new Set<string>();
            new MutationObserver(() => {
              const first = document.querySelector("table.list tbody tr button.link")?.textContent;
              if (first) seen.add(first);
              if (document.querySelector(".together")?.textContent?.includes(rest)) done([...seen]);
            }).observe(document.body, { childList: true, subtree: true, characterData: true });
          }),
        `${many} records`,
      );
      await choose(page, collection);
      expect(await firsts).toEqual(["Black 0 – White 0"]);
    }));

  it("is gone through by keyboard: one stop, arrows, pages, and from one to another chosen", () =>
    withRecords(async (page) => {
      await choose(page, collection);
      await counts(page, `${many} records`);
      await rows(page).first().getByRole("button").first().focus();
      await page.keyboard.press("ArrowDown");
      await expect.poll(() => active(page), { timeout: 10_000 }).toBe("Black 1 – White 1");
      await page.keyboard.press("End");
      await expect
        .poll(() => active(page), { timeout: 10_000 })
        .toBe(`Black ${many - 1} – White ${(many - 1) % 7}`);
      await page.keyboard.press("Home");
      await expect.poll(() => active(page), { timeout: 10_000 }).toBe("Black 0 – White 0");
      await rows(page).nth(2).getByRole("checkbox").click();
      await rows(page)
        .nth(6)
        .getByRole("checkbox")
        .click({ modifiers: ["Shift"] });
      await counts(page, "5 chosen");
      await rows(page).nth(3).getByRole("button").first().click();
      await page.getByRole("heading", { name: "Black 3 – White 3" }).waitFor();
    }));

  it("fits a phone", () =>
    withRecords(async (page) => {
      await choose(
        page,
        file("a.sgf", study.replace("PB[Sente]", `PB[${"Very long name ".repeat(9)}]`)),
        file("b.sgf", study.replace("[ee]", "[dd]")),
      );
      await rows(page).nth(1).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
        phone.viewport.width,
      );
      expect(await violations(page)).toEqual([]);
    }, phone));
});

onSite("a record", () => {
  const move = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();
  it("is gone through by keys as soon as it is opened, by the wheel over the board, and by itself", () =>
    withRecords(async (page) => {
      const moves = Array.from(
        { length: 25 },
        (_, i) =>
          `;${i % 2 === 0 ? "B" : "W"}[${"abcdefghi"[i % 9]}${"abcdefghi"[Math.floor(i / 9) * 2]}]`,
      ).join("");
      await choose(page, file("a.sgf", `(;SZ[9]RU[AGA]${moves})`));
      await move(page, "Move 0 of 25");
      for (const [key, number] of [
        ["ArrowRight", 1],
        ["ArrowRight", 2],
        ["ArrowLeft", 1],
        ["PageDown", 11],
        ["End", 25],
        ["PageUp", 15],
        ["Home", 0],
      ] as const) {
        await page.keyboard.press(key);
        await move(page, `Move ${number} of 25`);
      }
      const board = (await page.locator(".board-place").boundingBox())!;
      await page.mouse.move(board.x + 100, board.y + 100);
      await page.mouse.wheel(0, 100);
      await move(page, "Move 1 of 25");
      await page.mouse.wheel(0, -100);
      await move(page, "Move 0 of 25");
      await button(page, "Let it run").click();
      await move(page, "Move 2 of 25");
      await button(page, "Let it run").click();
      await page.locator("textarea[name=comment]").focus();
      await page.keyboard.press("End");
      await move(page, "Move 2 of 25");
    }));

  it("has its names and its day changed, and is saved under a name that tells them", () =>
    withRecords(async (page) => {
      await choose(page, file("study.sgf", study));
      await page.getByText("Names and game information").click();
      await page.locator("input[name=info-black]").fill("Ann");
      await page.locator("input[name=info-event]").fill("Club [3]");
      await page.locator("input[name=info-event]").press("Enter");
      await page.getByRole("heading", { name: "Ann – Gote" }).waitFor();
      const waiting = page.waitForEvent("download");
      const text = await saved(page, "Save as SGF");
      expect((await waiting).suggestedFilename()).toBe("2026-11-22_Ann-Gote_B+2.sgf");
      expect(text).toContain("EV[Club [3\\]]");
      await button(page, "All records").click();
      await rows(page).filter({ hasText: "Club [3]" }).filter({ hasText: "Ann – Gote" }).waitFor();
    }));

  it("whose letters were guessed wrongly is read in others that are chosen", () =>
    withRecords(async (page) => {
      const name = Buffer.from([0xc0, 0xcc, 0xc3, 0xa2, 0xc8, 0xa3]); // 이창호 in EUC-KR
      const buffer = Buffer.concat([
        Buffer.from("(;GM[1]CA[windows-1252]SZ[9]PB["),
        name,
        Buffer.from("];B[ee])"),
      ]);
      await page
        .locator("input[name=records]")
        .setInputFiles({ name: "a.sgf", mimeType: "", buffer });
      await page.locator("select[name=encoding]").selectOption("EUC-KR");
      await page.getByRole("heading", { name: "이창호" }).waitFor();
      await page.reload();
      await page.getByRole("heading", { name: "이창호" }).waitFor();
    }));
});

onSite("a game that is saved", () => {
  it("has the names that were told of it, and those among the records", () =>
    withSite(async (page) => {
      await start(page, { rules: "tromp-taylor", size: 9 });
      await at(page, "E5").click();
      await shows(page, "E5, black stone");
      await page.getByText("Names and game information").click();
      await page.locator("input[name=info-white]").fill("Ben");
      await page.locator("input[name=info-white]").press("Enter");
      await page.reload();
      const waiting = page.waitForEvent("download");
      const text = await saved(page, "Save as SGF");
      expect((await waiting).suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d_Black-Ben\.sgf$/);
      for (const told of ["PB[Black]", "PW[Ben]", "DT[20", "AP[Shinpan:"])
        expect(text).toContain(told);
    }));
});
