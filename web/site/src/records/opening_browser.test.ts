// How records come to the page in a real browser: files chosen, dropped, pasted; links; what cannot be read.

import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { packed } from "../browser/permalink.ts";
import { choose, file, rows, study, withRecords } from "../../tests/records.ts";
import { alert, button, cell as at, onSite, saved, shows, visit } from "../../tests/visits.ts";

/** Has a file dropped, or a text pasted, on the page itself. */
const arrive = (page: Page, kind: "drop" | "paste", text: string): Promise<void> =>
  page.evaluate(
    ([how, content]) => {
      const data = new DataTransfer();
      if (how === "drop") data.items.add(new File([content!], "dropped.sgf"));
      else data.setData("text/plain", content!);
      const heard = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        how === "drop"
          ? new DragEvent("drop", { dataTransfer: data, ...heard })
          : new ClipboardEvent("paste", { clipboardData: data, ...heard }),
      );
    },
    [kind, text],
  );

onSite("the records", () => {
  it("open up to a bad point, say where and why they stop, and keep what follows", () =>
    withRecords(async (page) => {
      const bad = "(;GM[1]FF[4]SZ[9]PB[Sente];B[ee];W[cc]\n;B[zz];W[gg](;B[cg])(;B[gc]))";
      await choose(page, file("bad.sgf", bad));
      const stop = page.getByRole("status").filter({ hasText: "The record can be read" });
      await stop.waitFor();
      expect(await stop.textContent()).toBe(
        "The record can be read as far as move 2: B[zz] is not a point of a board of 9 (line 2, " +
          "column 2). What follows stays in it as it is.",
      );
      await button(page, "To the end").click();
      await shows(page, "E5, black stone");
      await shows(page, "C7, white stone");
      await at(page, "D4").click();
      await alert(page, "This part of the record cannot be read");
      expect((await saved(page, "Save as SGF")).replaceAll("\n", "")).toContain(
        ";B[zz];W[gg](;B[cg])(;B[gc])",
      );
      await button(page, "To the beginning").click();
      await button(page, "Next move").click();
      await at(page, "D4").click(); // a variation before the fault
      await shows(page, "D4, white stone");
      await button(page, "All records").click();
      expect(await rows(page).first().textContent()).toContain("Sente – White");
    }));

  it("open without a stone set up off the board, and say so", () =>
    withRecords(async (page) => {
      await choose(page, file("stones.sgf", "(;GM[1]FF[4]SZ[9]PB[Sente]AB[cc][zz];W[ee])"));
      await page.getByText("Move 0 of 1").waitFor();
      await shows(page, "C7, black stone");
      await page.getByText("1 repair while reading").waitFor();
      await page.getByText("no point of the board; left out: AB[zz]").waitFor();
    }));

  it("open up to a bad move in other formats, too", () =>
    withRecords(async (page) => {
      const gib =
        "\\HS\n\\[GAMEBLACKNAME=Kim\\]\n\\HE\n\\GS\nINI 0 1 0 &4\nSTO 0 2 1 15 3\nSTO 0 3 2 3 19\n" +
        "STO 0 4 1 3 3\n\\GE\n";
      await choose(page, file("tygem.gib", gib));
      const stop = page.getByRole("status").filter({ hasText: "The record can be read" });
      await stop.waitFor();
      expect(await stop.textContent()).toBe(
        "The record can be read as far as move 1: no point of a board of 19 (line 7, " +
          "column 11). What follows stays in it as it is.",
      );
      expect((await saved(page, "Save as SGF")).replaceAll("\n", "")).toContain(
        ";B[pd];W[STO 0 3 2 3 19];B[dd]",
      );
    }));

  it("say in every language that a file is packed", () =>
    withRecords(
      async (page) => {
        const files = {
          "game.gz": Buffer.from(gzipSync(study)),
          "game.zip": Buffer.from("PK\x03\x04\x14\0"),
          "game.lzh": Buffer.from("!\xc8-lh5-\0", "latin1"),
        };
        await choose(
          page,
          ...Object.entries(files).map(([name, buffer]) => ({
            name,
            mimeType: "application/octet-stream",
            buffer,
          })),
        );
        await alert(page, "game.gz ne peut pas être ouvert : c’est compressé par gzip");
        await alert(page, "game.zip ne peut pas être ouvert : c’est une archive ZIP");
        await alert(page, "game.lzh ne peut pas être ouvert : c’est une archive LHA");
      },
      { locale: "fr" },
    ));

  it("are opened from files of every format, listed, kept over a reload, deleted and got back", () =>
    withRecords(async (page) => {
      const gib =
        "\\HS\n\\[GAMEBLACKNAME=Kim\\]\n\\[GAMEWHITENAME=Lee\\]\n\\HE\n\\GS\n2 1 0\nINI 0 1 0 &4\nSTO 0 2 " +
        "1 15 3\nSTO 0 3 2 3 15\n\\GE\n";
      await choose(
        page,
        file("study.sgf", study),
        file("tygem.gib", gib),
        file("bad.sgf", "no record"),
        file("two.sgf", "(;SZ[5];B[aa])(;SZ[7];B[bb];W[cc])"),
      );
      await rows(page).nth(3).waitFor();
      await alert(page, "bad.sgf cannot be opened: no SGF game here");
      const listed = await rows(page).allTextContents();
      expect(listed.find((row) => row.includes("Sente – Gote"))).toBe(
        "Sente – Gote2026-11-22B+29 × 94Delete",
      );
      expect(listed.find((row) => row.includes("Kim – Lee"))).toContain("19 × 192");
      expect(listed.filter((row) => row.includes("two.sgf")).length).toBe(2);
      await choose(page, file("again.sgf", study));
      await button(page, "All records").click();
      expect(await rows(page).count()).toBe(4);
      await button(page, "Delete Sente – Gote").click();
      await page.waitForFunction(
        () => document.querySelectorAll("table.list tbody tr").length === 3,
      );
      await button(page, "Undo").click();
      await rows(page).nth(3).waitFor();
      await button(page, "Delete Kim – Lee").click();
      await page.reload();
      await rows(page).nth(2).waitFor();
      expect(await rows(page).count()).toBe(3);
    }));

  it("are listed from a link that holds several; what cannot be read in one is told", () =>
    withRecords(async (page) => {
      const follow = async (games: string): Promise<void> => {
        const link = `#record=${await packed(games)}`;
        await page.evaluate((hash) => {
          location.hash = hash;
        }, link);
      };
      const game = "(;SZ[5];B[aa])";
      await follow(Array.from({ length: 3 }, (_, i) => `(;SZ[5]GN[Game ${i + 1}];B[aa])`).join(""));
      await rows(page).nth(2).waitFor();
      expect(await page.evaluate(() => location.hash)).toBe("#records");
      await follow(game);
      await page.getByText("Move 0 of 1").waitFor();
      await follow("no record");
      await alert(page, "This cannot be opened: no SGF game here");
    }));

  it("are listed from a text that was pasted and holds several; what cannot be read in it is told", () =>
    withRecords(async (page) => {
      const text = page.locator("textarea[name=record]");
      const paste = async (games: string): Promise<void> => {
        if (!(await text.isVisible())) await page.getByText("Paste a record").click();
        await text.fill(games);
        await button(page, "Open it").click();
      };
      const games = Array.from({ length: 4 }, (_, i) => `(;SZ[5]GN[Game ${i + 1}];B[aa])`);
      await paste(games.slice(0, 3).join(""));
      await rows(page).nth(2).waitFor();
      expect(await text.inputValue()).toBe("");
      await paste(games[3]!);
      await page.getByRole("heading", { name: "Game 4" }).waitFor();
      await button(page, "All records").click();
      expect(await rows(page).count()).toBe(4);
      expect(await page.getByRole("alert").count()).toBe(0);
      await paste("no record");
      await alert(page, "This cannot be opened: no SGF game here");
      expect(await text.inputValue()).toBe("no record");
    }));

  it("can be opened again from the file that was chosen last", () =>
    withRecords(async (page) => {
      for (let i = 0; i < 2; ++i) {
        await choose(page, file("two.sgf", "(;SZ[5];B[aa])(;SZ[7];B[bb];W[cc])"));
        await rows(page).nth(1).waitFor();
        for (let left = 2; left > 0; --left)
          await page
            .getByRole("button", { name: /^Delete two/ })
            .first()
            .click();
        await page.getByText("No records yet.").waitFor();
      }
      expect(await page.locator("input[name=records]").inputValue()).toBe("");
    }));

  it("give their link in a field where the page has no clipboard", () =>
    withRecords(async (page) => {
      await choose(page, file("study.sgf", study));
      await page.evaluate(() =>
        Object.defineProperty(navigator, "clipboard", { value: undefined }),
      );
      await button(page, "Copy link").click();
      expect(await page.getByLabel("The clipboard is closed to this page.").inputValue()).toContain(
        "#record=1.",
      );
    }));

  it("take in what can be played of a game that another version kept and this one refuses", () =>
    visit(
      "#new",
      async (page) => {
        await page.getByRole("heading", { name: "New game" }).waitFor();
        await page.getByRole("link", { name: "Records" }).click();
        await rows(page).first().waitFor();
        expect(await rows(page).allTextContents()).toEqual(["Black – White9 × 91Delete"]);
      },
      {
        prepare: (page) =>
          page.addInitScript(() => {
            const person = { kind: "person" };
            localStorage.setItem(
              "shinpan.game",
              JSON.stringify({
                start: { rules: "japanese-1989", cols: 9, rows: 9, komiHalf: 13 },
                seats: { B: person, W: person },
                events: ["play B C3", "play W C3", "play B E5"],
                clock: null,
              }),
            );
          }),
      },
    ));

  it("arrive by drop and paste on any page", () =>
    withRecords(async (page) => {
      await page.getByRole("link", { name: "New game" }).click();
      await page.getByRole("heading", { name: "New game" }).waitFor();
      await arrive(page, "drop", study);
      await page.getByRole("heading", { name: "Sente – Gote" }).waitFor();
      await page.getByRole("link", { name: "New game" }).click();
      await arrive(page, "paste", "(;SZ[9]PB[Ann]PW[Ben];B[ee])");
      await page.getByRole("heading", { name: "Ann – Ben" }).waitFor();
      await page.getByRole("link", { name: "Records" }).click();
      expect(await rows(page).count()).toBe(2);
    }));
});
