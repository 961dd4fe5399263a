// What is kept in a real browser: nothing that is shown is lost, what cannot be kept is told, and windows are
// in step.

import type { BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { violations } from "../../../testing/browser.mjs";
import { start, withSite } from "../../tests/played.ts";
import { cell as at, onSite, shows } from "../../tests/visits.ts";

const begin = (page: Page): Promise<void> => start(page, { rules: "tromp-taylor", size: 9 });
const stones = (page: Page) =>
  page.locator(".board-place [role=gridcell]:not([aria-label*='empty'])").count();
const click = (page: Page, name: string): Promise<void> =>
  at(page, name).evaluate((point) => (point as HTMLElement).click());
const notKept = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "Your last changes are not kept." });

/** Runs on a page before it is opened. */
const prepared = (script: () => void) => ({ prepare: (page: Page) => page.addInitScript(script) });

const journalFull = (): void => {
  Storage.prototype.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
};
const databaseFull = (): void => {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
};

onSite("what is shown", () => {
  it("is kept in the task in which it came about", () =>
    withSite(async (page) => {
      await begin(page);
      // Neither a frame nor a timer comes between the stone and the end of the page.
      await at(page, "C3").evaluate(async (point) => {
        (point as HTMLElement).click();
        await Promise.resolve();
        Object.assign(globalThis, { journal: localStorage.getItem("shinpan.game") });
      });
      expect(await page.evaluate(() => (globalThis as { journal?: string }).journal)).toContain(
        "play B C3",
      );
    }));

  it.each([
    ["journal", journalFull],
    ["database", databaseFull],
  ] as const)("is kept where the %s takes nothing, and nothing is told", (_, script) =>
    withSite(async (page) => {
      await begin(page);
      await click(page, "C3");
      await click(page, "D4");
      await page.waitForTimeout(300);
      expect(await notKept(page).count()).toBe(0);
      await page.reload();
      await shows(page, "D4, white stone");
    }, prepared(script)),
  );

  it("is not kept where neither takes anything: that is told until it is kept after all", () =>
    withSite(
      async (page) => {
        await begin(page);
        await click(page, "C3");
        await notKept(page)
          .filter({ hasText: "This browser has no room left for the site." })
          .waitFor();
        expect(await violations(page)).toEqual([]);
        await click(page, "D4");
        await notKept(page).waitFor();
        await page.evaluate(() => {
          (globalThis as { room?: boolean }).room = true;
        });
        await page.getByRole("button", { name: "Try again" }).click();
        await notKept(page).waitFor({ state: "detached" });
      },
      prepared(() => {
        const full = (): boolean => !(globalThis as { room?: boolean }).room;
        const fault = (): DOMException => new DOMException("full", "QuotaExceededError");
        const { setItem } = Storage.prototype;
        const { put } = IDBObjectStore.prototype;
        Storage.prototype.setItem = function (...args) {
          if (full()) throw fault();
          setItem.apply(this, args);
        };
        IDBObjectStore.prototype.put = function (...args) {
          if (full()) throw fault();
          return put.apply(this, args);
        };
      }),
    ));

  it("is forbidden to be kept, as in a private window: that is told", () =>
    withSite(
      async (page) => {
        await begin(page);
        await click(page, "C3");
        await notKept(page)
          .filter({ hasText: "This browser forbids the site to keep anything" })
          .waitFor();
      },
      prepared(() => {
        const forbidden = (): never => {
          throw new DOMException("forbidden", "SecurityError");
        };
        Object.defineProperty(globalThis, "localStorage", { get: forbidden });
        indexedDB.open = forbidden;
      }),
    ));
});

onSite("a database that does not answer", () => {
  it("leaves the page to be used without it; that is told; what it has comes when it answers", () =>
    withSite(
      async (page) => {
        await begin(page);
        await click(page, "C3");
        await shows(page, "C3, black stone");
        const told = page
          .getByRole("alert")
          .filter({ hasText: "This browser's storage does not answer." });
        await told.waitFor();
        await page.evaluate(() => (globalThis as unknown as { answer: () => void }).answer());
        await told.waitFor({ state: "detached" });
        await page.waitForFunction(() => localStorage.getItem("shinpan.game") === null);
      },
      prepared(() => {
        const { open } = indexedDB;
        indexedDB.open = function (...args) {
          const late = {} as IDBOpenDBRequest;
          Object.assign(globalThis, {
            answer: () => {
              const real = open.apply(indexedDB, args);
              real.onupgradeneeded = () => {
                Object.assign(late, { result: real.result });
                late.onupgradeneeded?.(new Event("upgradeneeded") as IDBVersionChangeEvent);
              };
              real.onsuccess = () => {
                Object.assign(late, { result: real.result });
                late.onsuccess?.(new Event("success"));
              };
            },
          });
          return late;
        };
      }),
    ));
});

async function second(page: Page, context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  await other.goto(`${page.url().split("#")[0]}#game`);
  await other.locator(".board-place [role=grid]").waitFor();
  return other;
}

onSite("one game in two windows", () => {
  it("is the same in both while both are in sight", () =>
    withSite(async (one, context) => {
      await begin(one);
      const two = await second(one, context);
      await click(one, "C3");
      await shows(two, "C3, black stone");
      await click(two, "G7");
      await shows(one, "G7, white stone");
      expect(await stones(one)).toBe(2);
    }));

  it("loses no move where both play in the same moment: the first stays, the other is a record", () =>
    withSite(async (one, context) => {
      // Windows that hear nothing of one another.
      await context.addInitScript(() => {
        BroadcastChannel.prototype.postMessage = () => undefined;
      });
      await begin(one);
      const two = await second(one, context);
      await one.evaluate(() => {
        BroadcastChannel.prototype.postMessage = () => undefined;
      });
      await click(one, "C3");
      await one.waitForFunction(() => localStorage.length === 0);
      await two.evaluate(() => {
        dispatchEvent(new Event("focus"));
        document
          .querySelector<HTMLElement>(".board-place [role=gridcell][aria-label^='F6,']")!
          .click();
      });
      await two
        .getByRole("alert")
        .filter({ hasText: "This game has gone on in another window." })
        .waitFor();
      await shows(two, "C3, black stone");
      await shows(two, "F6, empty");
      await two.reload();
      await shows(two, "C3, black stone");
      await two.getByRole("link", { name: "Records" }).click();
      await two.locator("table.list tbody tr").waitFor();
      expect(await two.locator("table.list tbody tr").count()).toBe(1);
    }));
});
