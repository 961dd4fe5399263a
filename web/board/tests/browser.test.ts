// The board in a real browser: mouse, touch, keyboard, the tree that a screen reader sees, and axe.

import { fileURLToPath } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browserPath, openBrowser, serve, violations } from "../../testing/browser.mjs";
import type { Board, BoardView } from "../src/index.ts";

declare global {
  interface Window {
    board: Board;
    scenes: Record<string, () => BoardView>;
  }
}

let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;

async function withPage(
  query: string,
  test: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 900, height: 1000 }, ...options });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.goto(`${site.address}?${query}`);
  await test(page);
  await context.close();
  expect(errors).toEqual([]);
}

const told = (page: Page): Promise<string | null> => page.textContent("#told");
/** Waits until the board says it to a screen reader. */
const says = (page: Page, sentence: string): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => document.querySelector(".shinpan-board [role=status]")?.textContent === wanted,
    sentence,
  );
/** Waits until the last that it says is this; what happened just before may be in the same message. */
const saysLast = (page: Page, sentence: string): Promise<unknown> =>
  page.waitForFunction(
    (wanted) =>
      document.querySelector(".shinpan-board [role=status]")?.textContent?.endsWith(wanted),
    sentence,
  );
const cell = (page: Page, name: string) => page.locator(`[role=gridcell][aria-label^="${name},"]`);
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
};

describe.skipIf(!browserPath())("in a browser", () => {
  beforeAll(async () => {
    await build({
      configFile: fileURLToPath(new URL("../vite.config.ts", import.meta.url)),
      logLevel: "error",
    });
    site = await serve(fileURLToPath(new URL("../../../build/web/board", import.meta.url)));
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  describe("the mouse", () => {
    it("plays where it clicks, and a stone hovers under it", () =>
      withPage("scene=nine+lines", async (page) => {
        await cell(page, "E5").hover();
        expect(await page.locator("circle.hover").count()).toBe(1);
        await cell(page, "E5").click();
        expect(await told(page)).toBe("black E5");
        await cell(page, "C7").click();
        expect(await told(page)).toBe("white C7");
        expect(await page.locator("g.stones circle:not(.leaves)").count()).toBe(2);
        expect(await page.locator("circle.hover").count()).toBe(0);
      }));

    it("hits the very point on the largest board", () =>
      withPage("scene=largest", async (page) => {
        await cell(page, "BA1").click();
        expect(await told(page)).toBe("black BA1");
      }));
  });

  describe("the keyboard", () => {
    it("plays, types a point, passes and takes back", () =>
      withPage("scene=nine+lines", async (page) => {
        await page.locator("select[name=proportions]").focus();
        await page.keyboard.press("Tab");
        expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
          "E5, empty",
        );
        await page.keyboard.press("ArrowUp");
        await page.keyboard.press("Enter");
        expect(await told(page)).toBe("black E6");
        await page.keyboard.type("c3");
        expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
          "C3, empty",
        );
        expect(await page.locator(".entry").textContent()).toBe("C3");
        await page.keyboard.press("Enter");
        expect(await told(page)).toBe("white C3");
        await page.keyboard.press("p");
        await saysLast(page, "P typed; Enter passes");
        await page.keyboard.press("Enter");
        expect(await told(page)).toBe("pass");
        await page.keyboard.type("u");
        await page.keyboard.press("Enter");
        expect(await told(page)).toBe("undo");
        expect(await page.locator("g.stones circle:not(.leaves)").count()).toBe(1);
      }));

    it("shows and says a name that is no point, and plays nothing for it", () =>
      withPage("scene=nine+lines", async (page) => {
        await cell(page, "A7").focus();
        const before = await told(page);
        for (const name of ["K4", "I5", "Z9", "E10"]) {
          await page.keyboard.type(name.toLowerCase());
          await page.keyboard.press("Enter");
          await says(page, `No point ${name}`);
          expect(await page.locator(".entry").textContent()).toBe(`No point ${name}`);
          expect(await told(page)).toBe(before);
        }
        await page.keyboard.type("c3");
        await page.keyboard.press("Enter");
        expect(await told(page)).toBe("black C3");
      }));

    it("stops at the board with Tab once", () =>
      withPage("scene=nine+lines", async (page) => {
        expect(await page.locator("[role=gridcell][tabindex='0']").count()).toBe(1);
        await cell(page, "E5").focus();
        await page.keyboard.press("Tab");
        expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).not.toBe(
          "gridcell",
        );
      }));
  });

  describe("a finger", () => {
    it("aims first on a full board, and plays with a second tap", () =>
      withPage(
        "scene=opening",
        async (page) => {
          await cell(page, "K10").tap();
          expect(await told(page)).toBe("Choose a point.");
          expect(await page.locator(".aim .place").textContent()).toBe("Play K10");
          await says(page, "K10: tap again to play");
          expect(await page.locator(".guides").count()).toBe(1);
          await cell(page, "L10").tap();
          expect(await page.locator(".aim .place").textContent()).toBe("Play L10");
          await cell(page, "L10").tap();
          expect(await told(page)).toBe("black L10");
          expect(await page.locator(".aim").isHidden()).toBe(true);
        },
        phone,
      ));

    it("plays with the button, and gives up with the other", () =>
      withPage(
        "scene=opening",
        async (page) => {
          await cell(page, "K10").tap();
          await page.locator(".aim .cancel").tap();
          expect(await page.locator("circle.aimed").count()).toBe(0);
          await cell(page, "J10").tap();
          await page.locator(".aim .place").tap();
          expect(await told(page)).toBe("black J10");
        },
        phone,
      ));

    it("chooses a point where no stone is in hand, and says so", () =>
      withPage(
        "scene=opening",
        async (page) => {
          await cell(page, "K10").tap();
          await page.evaluate(() => window.board.show({ ...window.scenes.opening!(), hand: null }));
          expect(await page.locator(".aim .place").textContent()).toBe("Choose K10");
          await cell(page, "L10").tap();
          await says(page, "L10: tap again to choose it");
        },
        phone,
      ));

    it("plays at once where points are as wide as it is", () =>
      withPage(
        "scene=nine+lines",
        async (page) => {
          await cell(page, "E5").tap();
          expect(await told(page)).toBe("black E5");
        },
        phone,
      ));
  });

  describe("a screen reader", () => {
    it("finds a grid of rows of cells, named as what stands there", () =>
      withPage("scene=count", async (page) => {
        const grid = page.getByRole("grid", { name: "Go board, 9 by 9" });
        expect(await grid.getByRole("row").count()).toBe(9);
        expect(await grid.getByRole("gridcell").count()).toBe(81);
        expect(await grid.getByRole("gridcell", { name: "B8, white stone, dead" }).count()).toBe(1);
        expect(
          await grid.getByRole("gridcell", { name: "J1, empty, White's territory" }).count(),
        ).toBe(1);
        const help = await grid.getAttribute("aria-describedby");
        expect(await page.locator(`#${help}`).textContent()).toContain("Arrow keys move.");
      }));

    it("hears each move and its captures, and cells change their names", () =>
      withPage("scene=nine+lines", async (page) => {
        await cell(page, "E5").click();
        await says(page, "Black E5");
        await page.getByRole("gridcell", { name: "E5, black stone, last move" }).waitFor();
        await page.evaluate(() => {
          const stones = new Array<BoardView["stones"][number]>(81).fill(null);
          stones[41] = "white";
          window.board.show(
            { size: { cols: 9, rows: 9 }, stones, lastMove: 41, hand: "black" },
            "play",
          );
        });
        await says(page, "White F5, captures one");
        await page.getByRole("gridcell", { name: "E5, empty" }).waitFor();
      }));

    it("is told that names follow until the cells have those of the view that is shown", () =>
      withPage("scene=count", async (page) => {
        const dead = page.locator("[role=gridcell][aria-label*=', dead']");
        expect(await page.getByRole("grid").getAttribute("aria-busy")).toBeNull();
        expect(await dead.count()).toBeGreaterThan(0);
        const atOnce = await page.evaluate(() => {
          const { dead: _, ...living } = window.scenes.count!();
          window.board.show(living, "none");
          return document.querySelector("[role=grid]")!.getAttribute("aria-busy");
        });
        expect(atOnce).toBe("true");
        await page.locator("[role=grid]:not([aria-busy])").waitFor({ state: "attached" });
        expect(await dead.count()).toBe(0);
      }));

    it("plays with its own click, which has no pointer", () =>
      withPage(
        "scene=opening",
        async (page) => {
          await cell(page, "K10").evaluate((element) => (element as HTMLElement).click());
          expect(await told(page)).toBe("black K10");
        },
        phone,
      ));
  });

  describe("the picture", () => {
    it("fits a phone without scrolling sideways, and follows the window", () =>
      withPage("scene=opening", async (page) => {
        const width = (): Promise<number> =>
          page.evaluate(() => document.querySelector(".frame")!.getBoundingClientRect().width);
        const wide = await width();
        await page.setViewportSize({ width: 320, height: 700 });
        await page.waitForFunction(
          (before) => document.querySelector(".frame")!.getBoundingClientRect().width < before,
          wide,
        );
        expect(await width()).toBeLessThanOrEqual(320);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          320,
        );
      }));

    it("puts the cells over the stones", () =>
      withPage("scene=count&proportions=traditional", async (page) => {
        for (const name of ["D9", "J5", "E1"]) {
          const box = (await cell(page, name).boundingBox())!;
          const stones = await page
            .locator("g.stones circle")
            .evaluateAll((all) =>
              all
                .map((stone) => stone.getBoundingClientRect())
                .map(({ x, y, width, height }) => [x + width / 2, y + height / 2]),
            );
          const near = stones.filter(
            ([x, y]) => Math.hypot(x! - box.x - box.width / 2, y! - box.y - box.height / 2) < 2,
          );
          expect(near).toHaveLength(1);
        }
      }));

    it("moves stones in a count, and not where less motion is asked for", async () => {
      const moving = async (page: Page): Promise<number> => {
        await page.evaluate(() => window.board.show(window.scenes.opening!(), "none"));
        await page.evaluate(() => {
          const view = window.scenes.opening!();
          window.board.show(
            { ...view, stones: view.stones.map((_, at) => (at < 30 ? "black" : null)) },
            "count",
          );
        });
        return page.locator(".enters, .leaves").count();
      };
      await withPage("scene=opening", async (page) =>
        expect(await moving(page)).toBeGreaterThan(30),
      );
      await withPage(
        "scene=opening",
        async (page) => {
          expect(await moving(page)).toBe(0);
          expect(await page.locator("g.stones circle").count()).toBe(30);
        },
        { reducedMotion: "reduce" },
      );
    });

    it("fades captured stones in a picture of their own, and takes them off the board at once", () =>
      withPage("scene=opening", async (page) => {
        const [left, fading] = await page.evaluate(() => {
          const view = window.scenes.opening!();
          window.board.show(view, "none");
          const taken = view.stones.findIndex((stone) => stone !== null);
          window.board.show(
            { ...view, stones: view.stones.map((stone, at) => (at === taken ? null : stone)) },
            "play",
          );
          const count = (where: string): number =>
            document.querySelectorAll(`${where} circle.stone`).length;
          return [
            view.stones.filter((stone) => stone).length - count(".board-scene"),
            count(".board-parting"),
          ];
        });
        expect([left, fading]).toEqual([1, 1]);
        await page.waitForFunction(
          () => document.querySelectorAll(".board-parting *").length === 0,
        );
      }));

    it("changes of a stone's label only its looks when the stone is marked dead", () =>
      withPage("scene=opening", async (page) => {
        const changed = await page.evaluate(() => {
          const view = window.scenes.opening!();
          const at = view.stones.findIndex((stone) => stone !== null);
          const labelled = { ...view, labels: [{ at, text: "a" }] };
          window.board.show(labelled, "none");
          const label = document.querySelector("g.notes text")!;
          const observer = new MutationObserver(() => {});
          observer.observe(label, {
            attributes: true,
            childList: true,
            subtree: true,
            characterData: true,
          });
          window.board.show({ ...labelled, dead: [at] }, "none");
          return observer.takeRecords().map(({ type, attributeName }) => attributeName ?? type);
        });
        expect(changed).toEqual(["font-size"]);
      }));

    it("comes to rest as the view says", () =>
      withPage("scene=opening", async (page) => {
        await page.evaluate(() => {
          const view = window.scenes.opening!();
          window.board.show(
            { ...view, stones: view.stones.map((_, at) => (at < 30 ? "white" : null)) },
            "count",
          );
        });
        await page.waitForFunction(
          () => document.querySelectorAll(".enters, .leaves").length === 0,
        );
        expect(await page.locator("g.stones circle").count()).toBe(30);
        expect(await page.locator("g.shadows circle").count()).toBe(30);
      }));
  });

  it.each(["light", "dark", "print"])("axe finds nothing to complain about (%s)", (theme) =>
    withPage(`scene=count&theme=${theme}`, async (page) => {
      expect(await violations(page)).toEqual([]);
      await page.locator("select[name=scene]").selectOption("signs");
      expect(await violations(page)).toEqual([]);
    }),
  );

  it("axe finds nothing to complain about on a phone while a finger aims", () =>
    withPage(
      "scene=opening",
      async (page) => {
        await cell(page, "K10").tap();
        expect(await violations(page)).toEqual([]);
      },
      phone,
    ));
});
