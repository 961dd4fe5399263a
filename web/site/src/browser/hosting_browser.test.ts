// One game in two tabs: one of them plays for the computer. Here the computer says what the test has it say.

import type { BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { eventsIn, type GameEvent } from "../engine/engine.ts";
import { moves, play, small, start, withSite } from "../../tests/played.ts";
import { button, cell, onSite, shows } from "../../tests/visits.ts";

/** What a page has asked the computer and not called off: how many events its questions have. */
interface Stage {
  asked: number[];
  answer: (event: GameEvent) => void;
}

declare global {
  var stage: Stage;
}

/** Puts an actor in the computer's place. */
function act(): void {
  const now: Stage = { asked: [], answer: () => undefined };
  globalThis.stage = now;
  globalThis.Worker = new Proxy(Worker, {
    construct(target, [address, options]: [string | URL, WorkerOptions | undefined]) {
      if (!String(address).includes("bot_worker")) return new target(address, options);
      const actor = {
        hear: (_: { data: object }): void => undefined,
        addEventListener: (type: string, hear: (told: { data: object }) => void): void => {
          if (type === "message") actor.hear = hear;
        },
        postMessage: ({
          id,
          question,
        }: {
          id: number;
          question: { events: GameEvent[] };
        }): void => {
          now.asked.push(question.events.length);
          now.answer = (event) => {
            now.asked.pop();
            actor.hear({ data: { id, answer: event } });
          };
        },
        terminate: (): void => {
          now.asked.pop();
        },
      };
      return actor;
    },
  });
}

const asked = (page: Page, events: readonly number[]) =>
  page.waitForFunction((wanted) => JSON.stringify(stage.asked) === wanted, JSON.stringify(events));
const answers = (page: Page, line: string) =>
  page.evaluate((said) => stage.answer(said), eventsIn([line])[0]!);
/** A browser without windows says nothing of it. */
const comesBack = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new Event("focus"));
  });
const isKept = (page: Page) => page.waitForFunction(() => localStorage.length === 0);
/** The same for what shows nothing when it is begun to be kept. */
async function willBeKept(page: Page): Promise<void> {
  await page.waitForTimeout(500);
  await isKept(page);
}

async function second(context: BrowserContext, first: Page): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(act);
  await page.goto(first.url());
  await page.locator(".moves").waitFor();
  return page;
}

onSite("a game in two tabs", () => {
  it("is played for the computer where the player was last, and in the other one when that is closed", () =>
    withSite(
      async (one, context) => {
        await start(one, { bot: 3 });
        await play(one, "C3");
        await asked(one, [1]);
        await isKept(one);
        const two = await second(context, one);
        await asked(two, [1]);
        await asked(one, []);
        await answers(two, "play W D4");
        await moves(two, 2);
        await isKept(two);
        await comesBack(one);
        await moves(one, 2);
        await play(one, "B2");
        await asked(one, [3]);
        await moves(two, 3);
        await isKept(one);
        await comesBack(two);
        await asked(two, [3]);
        await asked(one, []);
        await two.close();
        await asked(one, [3]);
      },
      { prepare: (page) => page.addInitScript(act) },
    ));

  it("has the marks and the settings of the tab where the player was last", () =>
    withSite(async (one, context) => {
      const theme = one.locator("select[name=theme]");
      await start(one);
      await play(one, `${small} pass pass`);
      await isKept(one);
      const two = await second(context, one);
      await cell(two, "A1").click();
      await shows(two, "A1, white stone, dead");
      await two.getByText("Settings").click();
      await two.locator("select[name=theme]").selectOption("dark");
      await willBeKept(two);
      await comesBack(one);
      await shows(one, "A1, white stone, dead");
      await one.getByText("Settings").click();
      await expect.poll(() => theme.inputValue()).toBe("dark");
      await one.locator("select[name=coordinates]").selectOption("none");
      await willBeKept(one);
      await comesBack(two);
      await expect.poll(() => two.locator("select[name=coordinates]").inputValue()).toBe("none");
      expect(await two.locator("select[name=theme]").inputValue()).toBe("dark");
    }));

  it("is another one where it was begun anew in the other tab, with the same settings", () =>
    withSite(async (one, context) => {
      await start(one);
      await play(one, "C3 D4");
      await willBeKept(one);
      const two = await second(context, one);
      await two.getByRole("link", { name: "New game" }).click();
      await start(two);
      await moves(two, 0);
      await willBeKept(two);
      await comesBack(one);
      await moves(one, 0);
      await play(one, "B2");
      await willBeKept(one);
      await comesBack(two);
      await moves(two, 1);
      await shows(two, "B2, black stone");
    }));

  it.each(["has no locks", "forbids them"])(
    "is played where the player is in a browser that %s",
    (how) =>
      withSite(
        async (page) => {
          await start(page, { bot: 3 });
          await play(page, "C3");
          await asked(page, [1]);
          await answers(page, "play W D4");
          await moves(page, 2);
        },
        {
          prepare: async (page) => {
            await page.addInitScript(act);
            await page.addInitScript(
              (forbids) =>
                Object.defineProperty(navigator, "locks", {
                  value: forbids
                    ? { request: () => Promise.reject(new DOMException("", "SecurityError")) }
                    : undefined,
                }),
              how === "forbids them",
            );
          },
        },
      ),
  );

  it("waits for the computer's move before anything is taken back, by key too", () =>
    withSite(
      async (page) => {
        await start(page, { bot: 3 });
        await page.keyboard.type("u");
        await page.keyboard.press("Enter");
        await play(page, "C3");
        await asked(page, [1]);
        await page.keyboard.type("u");
        await page.keyboard.press("Enter");
        expect(await page.getByRole("alert").count()).toBe(0);
        await asked(page, [1]);
        await answers(page, "play W D4");
        await moves(page, 2);
        await page.keyboard.type("u");
        await page.keyboard.press("Enter");
        await moves(page, 0);
      },
      { prepare: (page) => page.addInitScript(act) },
    ));

  it("leaves the focus on the button that passed, while the computer thinks and after its move", () =>
    withSite(
      async (page) => {
        await start(page, { bot: 3 });
        const pass = button(page, "Pass");
        const hasFocus = () => pass.evaluate((element) => document.activeElement === element);
        await pass.focus();
        await page.keyboard.press("Enter");
        await asked(page, [1]);
        await page.keyboard.press("Enter");
        expect(await pass.isDisabled()).toBe(true);
        expect(await hasFocus()).toBe(true);
        await asked(page, [1]);
        await answers(page, "play W D4");
        await moves(page, 2);
        expect(await pass.isDisabled()).toBe(false);
        expect(await hasFocus()).toBe(true);
      },
      { prepare: (page) => page.addInitScript(act) },
    ));

  it("forgets a question when another game begins", () =>
    withSite(
      async (page) => {
        await start(page, { bot: 3 });
        await play(page, "C3");
        await asked(page, [1]);
        await page.getByRole("link", { name: "New game" }).click();
        await start(page, { bot: 3 });
        await asked(page, []);
        await play(page, "D4");
        await asked(page, [1]);
      },
      { prepare: (page) => page.addInitScript(act) },
    ));
});
