// The player's records in a real browser: opening, looking, playing variations, saving, printing, links; by
// keyboard too.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, it } from "vitest";
import { violations } from "../../testing/browser.mjs";
import { packed } from "../src/permalink.ts";
import {
  alert, button, cell as at, onSite, saved, shows, turns, visit, works, type Visit,
} from "./visits.ts";

const clipboard = { permissions: ["clipboard-read", "clipboard-write"] };
const withRecords = (test: Visit, options: BrowserContextOptions = {}): Promise<void> =>
  visit("#records", test, { ...clipboard, ...options });

const markup = "<img src=x onerror='window.harmed=1'><script>window.harmed=1</script>";
const study =
  "(;GM[1]FF[4]SZ[9]RU[Japanese]KM[6.5]PB[Sente]PW[Gote]DT[2026-11-22]RE[B+2]C[The beginning.]" +
  ";B[ee];W[gc]TR[ee]LB[cc:x]" +
  "(;B[cc];W[cg])(;B[cg]C[The other corner.];W[cc];B[gg]))";
const rows = (page: Page) => page.locator("table.list tbody tr");
const selected = (page: Page, name: string) =>
  page.locator(`[role=treeitem][aria-selected=true][aria-label="${name}"]`).waitFor({ state: "attached" });
const file = (name: string, text: string) =>
  ({ name, mimeType: "application/x-go-sgf", buffer: Buffer.from(text) });
const choose = (page: Page, ...files: ReturnType<typeof file>[]): Promise<void> =>
  page.locator("input[name=records]").setInputFiles(files);

/** Has a file dropped, or a text pasted, on the page itself. */
const arrive = (page: Page, kind: "drop" | "paste", text: string): Promise<void> =>
  page.evaluate(([how, content]) => {
    const data = new DataTransfer();
    if (how === "drop") data.items.add(new File([content!], "dropped.sgf"));
    else data.setData("text/plain", content!);
    const heard = { bubbles: true, cancelable: true };
    document.body.dispatchEvent(how === "drop"
      ? new DragEvent("drop", { dataTransfer: data, ...heard })
      : new ClipboardEvent("paste", { clipboardData: data, ...heard }));
  }, [kind, text]);

onSite("the records", () => {
  it("open up to a bad point, say where and why they stop, and keep what follows", () =>
    withRecords(async (page) => {
      const bad = "(;GM[1]FF[4]SZ[9]PB[Sente];B[ee];W[cc]\n;B[zz];W[gg](;B[cg])(;B[gc]))";
      await choose(page, file("bad.sgf", bad));
      const stop = page.getByRole("status").filter({ hasText: "The record can be read" });
      await stop.waitFor();
      expect(await stop.textContent())
        .toBe("The record can be read as far as move 2: B[zz] is no point of a board of 9 (line 2, " +
          "column 2). What follows stays in it as it is.");
      await button(page, "To the end").click();
      await shows(page, "E5, black stone");
      await shows(page, "C7, white stone");
      await at(page, "D4").click();
      await alert(page, "This part of the record cannot be read");
      expect((await saved(page, "Save as SGF")).replaceAll("\n", ""))
        .toContain(";B[zz];W[gg](;B[cg])(;B[gc])");
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
      await page.getByText("1 repair while reading").click();
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
      expect(await stop.textContent())
        .toBe("The record can be read as far as move 1: no point of a board of 19 (line 7, " +
          "column 11). What follows stays in it as it is.");
      expect((await saved(page, "Save as SGF")).replaceAll("\n", ""))
        .toContain(";B[pd];W[STO 0 3 2 3 19];B[dd]");
    }));

  it("say in every language that a file is packed", () =>
    withRecords(async (page) => {
      const files = {
        "game.gz": Buffer.from(gzipSync(study)), "game.zip": Buffer.from("PK\x03\x04\x14\0"),
        "game.lzh": Buffer.from("!\xc8-lh5-\0", "latin1"),
      };
      await choose(page, ...Object.entries(files).map(([name, buffer]) =>
        ({ name, mimeType: "application/octet-stream", buffer })));
      await alert(page, "game.gz ne peut pas être ouvert : c’est compressé par gzip");
      await alert(page, "game.zip ne peut pas être ouvert : c’est une archive ZIP");
      await alert(page, "game.lzh ne peut pas être ouvert : c’est une archive LHA");
    }, { locale: "fr" }));

  it("are opened from files of every format, listed, kept over a reload, deleted and got back", () =>
    withRecords(async (page) => {
      const gib =
        "\\HS\n\\[GAMEBLACKNAME=Kim\\]\n\\[GAMEWHITENAME=Lee\\]\n\\HE\n\\GS\n2 1 0\nINI 0 1 0 &4\nSTO 0 2 " +
        "1 15 3\nSTO 0 3 2 3 15\n\\GE\n";
      await choose(
        page, file("study.sgf", study), file("tygem.gib", gib), file("bad.sgf", "no record"),
        file("two.sgf", "(;SZ[5];B[aa])(;SZ[7];B[bb];W[cc])"));
      await rows(page).nth(3).waitFor();
      await alert(page, "bad.sgf cannot be opened: no SGF game here");
      const listed = await rows(page).allTextContents();
      expect(listed.find((row) => row.includes("Sente – Gote")))
        .toBe("Sente – Gote2026-11-22B+29 × 94Delete");
      expect(listed.find((row) => row.includes("Kim – Lee"))).toContain("19 × 192");
      expect(listed.filter((row) => row.includes("two.sgf")).length).toBe(2);
      await choose(page, file("again.sgf", study));
      await button(page, "All records").click();
      expect(await rows(page).count()).toBe(4);
      await button(page, "Delete Sente – Gote").click();
      await page.waitForFunction(() => document.querySelectorAll("table.list tbody tr").length === 3);
      await button(page, "Undo").click();
      await rows(page).nth(3).waitFor();
      await button(page, "Delete Kim – Lee").click();
      await page.reload();
      await rows(page).nth(2).waitFor();
      expect(await rows(page).count()).toBe(3);
    }));

  it("say how many games of a long file were left out, and why", () =>
    withRecords(async (page) => {
      const games = Array.from({ length: 503 }, (_, i) => `(;SZ[5]GN[Game ${i + 1}];B[aa])`);
      await choose(page, file("cup.sgf", games.join("")));
      await alert(page, "cup.sgf has 503 games. Only the first 500 of a file are opened");
      await alert(page, "left out: 3. Put those in a file of their own");
      expect(await rows(page).count()).toBe(500);
      expect(await button(page, "Game 500").count()).toBe(1);
      await choose(page, file("rest.sgf", games.slice(500).join("")));
      await page.waitForFunction(() => document.querySelectorAll("table.list tbody tr").length === 503);
      expect(await page.getByRole("alert").count()).toBe(0);
    }));

  it("say the same of a link, and of what cannot be read in one", () =>
    withRecords(async (page) => {
      const follow = async (games: string): Promise<void> => {
        const link = `#record=${await packed(games)}`;
        await page.evaluate((hash) => { location.hash = hash; }, link);
      };
      const game = "(;SZ[5];B[aa])";
      await follow(Array.from({ length: 501 }, (_, i) => `(;SZ[5]GN[Game ${i + 1}];B[aa])`).join(""));
      await alert(page, "This has 501 games. Only the first 500 of a file are opened");
      expect(await rows(page).count()).toBe(500);
      expect(await page.evaluate(() => location.hash)).toBe("#records");
      await follow(game);
      await page.getByText("Move 0 of 1").waitFor();
      await follow("no record");
      await alert(page, "This cannot be opened: no SGF game here");
    }));

  it("say the same of a text that was pasted, and list what is more than one game", () =>
    withRecords(async (page) => {
      const text = page.locator("textarea[name=record]");
      const paste = async (games: string): Promise<void> => {
        if (!(await text.isVisible())) await page.getByText("Paste a record").click();
        await text.fill(games);
        await button(page, "Open it").click();
      };
      const games = Array.from({ length: 501 }, (_, i) => `(;SZ[5]GN[Game ${i + 1}];B[aa])`);
      await paste(games.join(""));
      await alert(page, "This has 501 games. Only the first 500 of a file are opened");
      expect(await rows(page).count()).toBe(500);
      expect(await text.inputValue()).toBe("");
      await paste(games[500]!);
      await page.getByRole("heading", { name: "Game 501" }).waitFor();
      await button(page, "All records").click();
      expect(await rows(page).count()).toBe(501);
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
          await page.getByRole("button", { name: /^Delete two/ }).first().click();
        await page.getByText("No records yet.").waitFor();
      }
      expect(await page.locator("input[name=records]").inputValue()).toBe("");
    }));

  it("give their link in a field where the page has no clipboard", () =>
    withRecords(async (page) => {
      await choose(page, file("study.sgf", study));
      await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
      await button(page, "Copy link").click();
      expect(await page.getByLabel("The clipboard is closed to this page.").inputValue())
        .toContain("#record=1.");
    }));

  it("take in what can be played of a game that another version kept and this one refuses", () =>
    visit("", async (page) => {
      await page.getByRole("heading", { name: "New game" }).waitFor();
      await page.getByRole("link", { name: "Records" }).click();
      await rows(page).first().waitFor();
      expect(await rows(page).allTextContents()).toEqual(["Black – White9 × 91Delete"]);
    }, { prepare: (page) => page.addInitScript(() => {
      const person = { kind: "person" };
      localStorage.setItem("shinpan.game", JSON.stringify({
        start: { rules: "japanese-1989", cols: 9, rows: 9, komiHalf: 13 }, seats: { B: person, W: person },
        events: ["play B C3", "play W C3", "play B E5"], clock: null,
      }));
    }) }));

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
      await page.locator("[role=treeitem]", { has: page.locator("text=\"4\"") }).first().click();
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
      expect(text.replaceAll("\n", ""))
        .toContain(";B[ee](;W[ce]C[New \\] and \\\\ here])(;W[gc]TR[ee]LB[cc:x](;B[cc];W[cg])(;B[cg]");
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
      await page.locator(".board-place [role=status]").filter({ hasText: "C3: no mark" })
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
      expect((await saved(page, "Save as SGF")).replaceAll("\n", ""))
        .toContain(";B[ee]SQ[ee]CR[df]LB[ai:A][ah:1][bi:2]");
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
      await page.getByText("Move 3 at D2 is refused by these rules. It is the other player's turn.")
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
        page, file("ko.sgf", "(;SZ[5]RU[Japanese]PB[Ann]PW[Ben];B[ba];W[aa];B[ab];W[ee];B[aa];W[])"));
      await button(page, "Print figures").click();
      const captions = (): Promise<string[]> => page.locator("figcaption").allTextContents();
      expect(await captions()).toEqual(["Figure 1 (1–6) 5 at 2, 6 passes"]);
      const numbers = page.locator("figure text.label");
      expect(await numbers.allTextContents()).toEqual(["1", "2", "3", "4"]);
      await page.emulateMedia({ media: "print" });
      expect(await page.locator("header, .figures .buttons")
        .evaluateAll((all) => all.filter((one) => (one as HTMLElement).offsetParent !== null).length))
        .toBe(0);
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
        await other.evaluate((hash) => { location.hash = hash; }, link);
        await selected(other, "3. Black C3, with a comment");
        expect(await other.locator("textarea[name=comment]").inputValue()).toBe(markup);
        const hostile = [
          `(;SZ[9]${["PB", "PW", "GN", "DT", "RE", "RU"].map((name) => `${name}[${markup}]`).join("")}` +
            `LB[aa:${markup}];B[ee]C[${markup}])`,
          markup, "(;SZ[9999])",
          `(;SZ[9]${";B[aa]".repeat(2000)})`, `(;SZ[9]${"(;B[bb]".repeat(1500)}${")".repeat(1500)})`,
          "\u0000\uffff",
        ];
        const links = [
          "#record=", "#record=1.A", "#record=9.9.9", `${link}99999`, link.slice(0, 40), `#record=${markup}`,
          ...await Promise.all(hostile.map(async (text) => `#record=${await packed(text)}.3`))];
        for (const one of links) {
          await other.evaluate((hash) => { location.hash = hash; }, one);
          await other.waitForFunction(() => !location.hash.includes("="));
          await other.locator("main h1").waitFor();
        }
        await other.getByRole("link", { name: "Records" }).click();
        await rows(other).filter({ hasText: "<script>" }).waitFor();
        expect(await other.evaluate(
          () => [document.querySelectorAll("main img, main script").length, "harmed" in window]))
          .toEqual([0, false]);
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
      const path = fileURLToPath(new URL("../../../examples/gnugo_9x9_japanese.sgf", import.meta.url));
      await choose(page, file("game.sgf", readFileSync(path, "utf8")));
      await button(page, "To the end").click();
      await page.getByText("Move 46 of 46").waitFor();
      await page.getByText("B+7.5").waitFor();
    }));

  it("draw no further at the graph of the score while the page is hidden", () =>
    withRecords(async (page) => {
      const path = new URL("../../../examples/gnugo_19x19_japanese_handicap_4.sgf", import.meta.url);
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
    withRecords(async (page) => {
      await choose(page, file("study.sgf", study));
      await page.getByText("Score and ownership over the moves").click();
      await button(page, "Draw the graph").click();
      await page.getByText("As a table").waitFor();
      await page.getByText("As a table").click();
      await page.getByRole("button", { name: "All records" }).scrollIntoViewIfNeeded();
      const [board, graph] =
        await Promise.all([".board-place", "svg.graph"].map((part) => page.locator(part).boundingBox()));
      for (const box of [board!, graph!]) {
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height).toBeLessThanOrEqual(900);
      }
    }, { viewport: { width: 1440, height: 900 } }));

  it.each([["light", 1280], ["dark", 360]] as const)(
    "axe finds nothing to complain about (%s, %d wide)", (colorScheme, width) =>
    withRecords(async (page) => {
      const fits = async (): Promise<void> =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
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
    }, { colorScheme, viewport: { width, height: 740 } }));
});
