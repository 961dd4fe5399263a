// The position lab in a real browser: by mouse and by keyboard, its answers, and links whatever they hold.

import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, it } from "vitest";
import { violations } from "../../../testing/browser.mjs";
import { packed } from "../browser/permalink.ts";
import {
  alert,
  button,
  cell as at,
  onSite,
  shows,
  turns,
  visit,
  works,
  type Visit,
} from "../../tests/visits.ts";

const clipboard = { permissions: ["clipboard-read", "clipboard-write"] };
const withLab = (test: Visit, hash = "lab", options: BrowserContextOptions = {}): Promise<void> =>
  visit(`#${hash}`, test, { ...clipboard, ...options });

const cell = (page: Page, name: string) =>
  page.getByRole("gridcell", { name, exact: false }).first();
const pen = (page: Page, name: string) => page.locator(`input[name=pen][value=${name}]`).check();

async function take(page: Page, text: string): Promise<void> {
  const box = page.locator("textarea[name=paste]");
  if (!(await box.isVisible())) await page.getByText("Paste a position").click();
  await box.fill(text);
  await button(page, "Take this position").click();
}

/** Waits until all of it is on the screen, but for a part of a pixel. */
const inSight = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => {
    const { top, bottom } = document.querySelector(wanted)!.getBoundingClientRect();
    return top > -1 && bottom < innerHeight + 1;
  }, selector);

/** On 4x3: Black has taken in a ko at B2, and White may not take back. */
const ko = ". B W .\nB . B W\n. B W .";
const corner = ". . . . . .\nO O O O O .\nX X X X O .\n. X . X O .";

/** Nothing of it is soon proven. */
const open =
  ". . . . . . . . .\n. . . . . . . . .\n. . O . . . X . .\n. . . . X . . . .\n. . . . X . . . .\n" +
  ". . . . O . . . .\n. . X . . . O . .\n. . . . . . . . .\n. . . . . . . . .";

/** Black lives in the corner, which is soon proven; nothing else is. */
const cornerOfOpen =
  open.split("\n").slice(0, 6).join("\n") +
  "\nO O O O O . O . .\nX X X X O . . . .\n. X . X O . . . .";

onSite("the position lab", () => {
  it("sets stones up, moves them, takes back, and loses nothing over a reload", () =>
    withLab(async (page) => {
      await at(page, "E5").click();
      await pen(page, "W");
      await at(page, "D5").click();
      await shows(page, "E5, black stone");
      await shows(page, "D5, white stone");
      await pen(page, "empty");
      await at(page, "E5").click();
      await shows(page, "E5, empty");
      await button(page, "Undo").click();
      await shows(page, "E5, black stone");
      await page.reload();
      await shows(page, "E5, black stone");
      await button(page, "Redo").click();
      await shows(page, "E5, empty");
      await page.locator("input[name=cols]").fill("7");
      await page.keyboard.press("Enter");
      await page.getByRole("grid", { name: "Go board, 7 by 9" }).waitFor();
      await shows(page, "D5, white stone");
    }));

  it("shows on a phone what came of a text: the board, or why not", () =>
    withLab(
      async (page) => {
        await take(page, ko);
        const board = page.getByRole("grid", { name: "Go board, 4 by 3" });
        await board.waitFor();
        await inSight(page, ".board-place");
        await take(page, "XX.\n.O");
        await alert(page, "Line 2 is not a row of the board");
        await inSight(page, "[role=alert]");
        await board.waitFor();
      },
      "lab",
      { viewport: { width: 360, height: 740 } },
    ));

  it("begins anew where what was kept cannot be read", () =>
    withLab(async (page) => {
      await at(page, "E5").click();
      await shows(page, "E5, black stone");
      const unknown = { start: { rules: "nobody's", cols: 9, rows: 9, komiHalf: 13 }, events: [] };
      await page.evaluate(
        (lab) => localStorage.setItem("shinpan.lab", lab),
        JSON.stringify({ now: unknown, before: [], after: [] }),
      );
      await page.reload();
      await shows(page, "E5, empty");
    }));

  it("takes a size when it was typed to its end, and keeps the stones that have room", () =>
    withLab(async (page) => {
      await at(page, "E5").click();
      const columns = page.locator("input[name=cols]");
      await columns.fill("");
      await columns.pressSequentially("13");
      await shows(page, "E5, black stone");
      await page.keyboard.press("Enter");
      await page.getByRole("grid", { name: "Go board, 13 by 9" }).waitFor();
      await shows(page, "E5, black stone");
    }));

  it("refuses a chain without liberties and keeps the position", () =>
    withLab(async (page) => {
      await take(page, "O X .\n. . .\n. . .");
      await at(page, "A2").click();
      await alert(page, "A chain would stand without liberties there");
      await shows(page, "A2, empty");
    }));

  it("says which points are refused, by which reason and clause", () =>
    withLab(async (page) => {
      await take(page, ". X O .\nX O . O\n. X O .");
      await pen(page, "play");
      await at(page, "C2").click();
      await shows(page, "B2, empty, cross");
      const row = (name: string) => page.locator("tbody tr").filter({ hasText: name });
      expect(await row("B2").textContent()).toContain(
        "Ko: that would bring back an earlier position.",
      );
      expect(await row("B2").textContent()).toContain("Article\u00a06");
      expect(await row("A3").textContent()).toContain(
        "That would leave your own stones without liberties.",
      );
      await at(page, "B2").click();
      await alert(page, "B2 is refused");
      await page.locator("select[name=rules]").selectOption("tromp-taylor");
      await row("B2").filter({ hasText: "earlier position" }).waitFor();
    }));

  it("says what lives, by proof and why, and what every ruleset counts", () =>
    withLab(async (page) => {
      await take(page, corner);
      await page.getByLabel("What is dead?").check();
      const row = page.locator("ul.life li").filter({ hasText: "Black A2" });
      await row.filter({ hasText: "lives, proven" }).waitFor();
      expect(await row.textContent()).toContain("keeps A2 B2 C2 D2 A1 B1 C1 D1.");
      await shows(page, "A2, black stone, circle");
      await button(page, "Show why: Black A2, 6 stones").click();
      await page.getByRole("heading", { name: "Group A2: why" }).waitFor();
      await page.getByText("nothing takes them").waitFor();
      await button(page, "Back to the position").click();
      await row.waitFor();
      await page.getByLabel("What counts?").check();
      await page.locator("table.every tbody tr").nth(20).waitFor();
      await page.locator("select[name=dead]").selectOption("none");
      await page.locator("table.every tbody tr").nth(20).waitFor();
    }));

  it("goes on showing why while it reads deeper", () =>
    withLab(async (page) => {
      await take(page, cornerOfOpen);
      await page.getByLabel("What is dead?").check();
      await button(page, "Show why: Black A2, 6 stones").click();
      await page.getByRole("heading", { name: "Group A2: why" }).waitFor();
      await works(page, "lab_worker", false);
      expect(await page.getByRole("heading", { name: "Group A2: why" }).count()).toBe(1);
      await button(page, "Back to the position").click();
      await page
        .getByRole("status")
        .filter({ hasText: "Read with 10000 positions for each player." })
        .waitFor();
    }));

  it("reads no further while the page is hidden, and goes on when it is seen again", () =>
    withLab(async (page) => {
      await take(page, open);
      await page.getByLabel("What is dead?").check();
      for (let i = 0; i < 2; ++i) {
        await works(page, "lab_worker", true);
        await turns(page, "hidden");
        await works(page, "lab_worker", false);
        await turns(page, "seen");
      }
      await page
        .getByRole("status")
        .filter({ hasText: "Read with 10000 positions for each player." })
        .waitFor();
      await works(page, "lab_worker", false);
      await turns(page, "hidden");
      await turns(page, "seen");
      await page.waitForTimeout(300);
      await works(page, "lab_worker", false);
      await page
        .getByRole("status")
        .filter({ hasText: "Read with 10000 positions for each player." })
        .waitFor();
    }));

  it("works by keyboard alone", () =>
    withLab(async (page) => {
      await page.locator("input[name=pen][value=B]").focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Tab");
      await page.keyboard.type("c3");
      await page.keyboard.press("Enter");
      await shows(page, "C3, white stone");
      await page.keyboard.type("u");
      await page.keyboard.press("Enter");
      await shows(page, "C3, empty");
    }));

  it("gives a link that brings the position to another browser, where the one before can be got back", () =>
    withLab(async (page) => {
      await take(page, ko.replaceAll("B", "X").replaceAll("W", "O"));
      await button(page, "Copy link").click();
      await page.getByText("The link is on the clipboard.").waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toMatch(/#lab=1\.[\w-]+$/);
      await withLab(async (other) => {
        await at(other, "A1").click();
        await other.evaluate((to) => {
          location.hash = new URL(to).hash;
        }, link);
        await other.getByRole("grid", { name: "Go board, 4 by 3" }).waitFor();
        await shows(other, "C3, white stone");
        await expect.poll(() => other.evaluate(() => location.hash)).toBe(new URL(link).hash);
        await button(other, "Undo").click();
        await shows(other, "A1, black stone");
      });
      await withLab((other) => shows(other, "C3, white stone"), new URL(link).hash.slice(1));
    }));

  it("has its position in its address, from change to change", () =>
    withLab(async (page) => {
      const held = (): Promise<string> => page.evaluate(() => location.hash);
      await at(page, "E5").click();
      await expect.poll(held).toMatch(/^#lab=1\./);
      const before = await held();
      await at(page, "D5").click();
      await expect.poll(held).not.toBe(before);
      await expect.poll(held).toMatch(/^#lab=1\./);
      const now = await held();
      const visits = await page.evaluate(() => history.length);
      await page.reload();
      await shows(page, "D5, black stone");
      await expect.poll(held).toBe(now);
      await button(page, "Undo").click(); // the address brought nothing new
      await shows(page, "D5, empty");
      expect(await page.evaluate(() => history.length)).toBe(visits);
      await withLab((other) => shows(other, "D5, black stone"), now.slice(1)); // a bookmark
    }));

  it("opens any link without harm: broken ones, and texts that would be markup", () =>
    withLab(async (page) => {
      const good = await packed("(;GM[1]FF[4]SZ[9];B[ee])");
      const markup = "<img src=x onerror='window.harmed=1'><script>window.harmed=1</script>";
      const hostile = [
        `(;GM[1]SZ[9]RU[${markup}]C[${markup}];B[ee])`,
        `(;SZ[${markup}])`,
        `(;SZ[9];B[zz])`,
        markup,
        "\u0000",
        "(;",
        "(".repeat(5000),
        `(;SZ[52];AB[${"aa][".repeat(5000)}aa])`,
      ];
      const links = [
        "lab=",
        "lab=1.",
        "lab=2.abc",
        `lab=${good.slice(0, -4)}`,
        `lab=${good.slice(0, 12)}A${good.slice(13)}`,
        `lab=1.${markup}`,
        "lab=%00%ff",
        ...(await Promise.all(hostile.map(async (text) => `lab=${await packed(text)}`))),
      ];
      for (const link of links) {
        await page.evaluate((hash) => {
          location.hash = hash;
        }, link);
        await page.waitForFunction(
          (taken) => location.hash !== taken,
          new URL(`#${link}`, "http://a").hash,
        );
        await button(page, "Empty board").waitFor();
      }
      await page.evaluate(
        (hash) => {
          location.hash = hash;
        },
        `lab=${good.slice(0, -4)}`,
      );
      await alert(page, "This link is broken");
      await page.evaluate(
        (hash) => {
          location.hash = hash;
        },
        `lab=${await packed(`(;SZ[${markup}])`)}`,
      );
      await alert(page, "<img src=x onerror");
      expect(
        await page.evaluate(() => [
          document.querySelectorAll("main img, main script").length,
          "harmed" in window,
        ]),
      ).toEqual([0, false]);
    }));

  it("saves what is shown as SVG and as PNG", () =>
    withLab(async (page) => {
      await take(page, corner);
      const saved = async (name: string): Promise<Buffer> => {
        const waiting = page.waitForEvent("download");
        await button(page, name).click();
        const chunks: Buffer[] = [];
        for await (const chunk of await (await waiting).createReadStream())
          chunks.push(chunk as Buffer);
        return Buffer.concat(chunks);
      };
      const svg = (await saved("Picture (SVG)")).toString("utf8");
      expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
      expect(svg.match(/<circle [^>]*fill="url\(#[^"]*-(black|white)-light\)"/g)?.length).toBe(13);
      expect(svg).not.toContain("var(--");
      const png = await saved("Picture (PNG)");
      expect(png.subarray(1, 4).toString()).toBe("PNG");
      expect(png.readUInt32BE(16)).toBe(1600);
    }));

  it.each(["light", "dark"] as const)("axe finds nothing to complain about (%s)", (colorScheme) =>
    withLab(
      async (page) => {
        await take(page, corner);
        expect(await violations(page)).toEqual([]);
        await page.getByLabel("What is dead?").check();
        await cell(page, "A2, black stone, circle").waitFor({ state: "attached" });
        expect(await violations(page)).toEqual([]);
        await page.getByLabel("What counts?").check();
        await page.locator("table.every").waitFor();
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          360,
        );
      },
      "lab",
      { colorScheme, viewport: { width: 360, height: 740 } },
    ),
  );
});
