// The opponent leaves and keeps the game waiting: after the agreed time the reader may claim the game,
// adjourn it or wait, and who comes back ends that.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { violations } from "../../../testing/browser.mjs";
import { button, isWithin, onPhone, person, plays, withServer } from "../../tests/friends.ts";
import { drawnCode } from "./connection.ts";

const server = withServer();

/** Somebody invites, in the words of the server: the form offers no absence as short as a test wants it. */
const invites = (page: Page, code: string, conditions: string): Promise<void> =>
  page.evaluate(
    async ([invited, agreed]) => {
      await fetch("api/v1/guests", { method: "POST" });
      const socket = new WebSocket(`ws://${location.host}/api/v1/socket`);
      const says = (message: object): void => socket.send(JSON.stringify(message));
      socket.onopen = () => says({ t: "hello", v: 1 });
      await new Promise<void>((done) => {
        socket.onmessage = ({ data }) => {
          const { t } = JSON.parse(String(data)) as { t: string };
          if (t === "welcome")
            says({ t: "invite", id: "i", code: invited, conditions: agreed, side: "black" });
          if (t === "done") done();
        };
      });
      socket.close();
    },
    [code, conditions] as const,
  );

const panel = (page: Page) => page.getByRole("group", { name: "Your opponent is away." });

it("whoever is kept waiting may wait, adjourn or claim; coming back ends it; at 360 pixels", async () => {
  const bob = await person(server.address, onPhone);
  const code = drawnCode();
  await invites(bob, code, "aga 9x9 7.5 0 none absence:1");
  await bob.goto(`${server.address}/#friend/${code}`);
  await bob.locator("[name=link]").waitFor();
  const ann = await person(`${server.address}/#join/${code}`, onPhone);
  await button(ann, "Play").click();
  for (const page of [ann, bob]) await page.getByText("Saved: 1").waitFor();
  await plays(bob, ann, "D4", "black");
  await plays(ann, bob, "F6", "white");
  const game = bob.url();
  const leaves = () => bob.goto("about:blank");

  await leaves();
  await panel(ann).waitFor();
  expect(await violations(ann)).toEqual([]);
  expect(await isWithin(ann)).toBe(true);
  await bob.goto(game);
  await panel(ann).waitFor({ state: "detached" });

  await leaves();
  await button(ann, "Wait").click();
  expect(await panel(ann).count()).toBe(0);
  await bob.goto(game);
  await bob.getByText("Saved: 3").waitFor();

  await leaves();
  await button(ann, "Adjourn").click();
  await ann.getByText("Saved: 4").waitFor();
  await bob.goto(game);
  await button(bob, "Go on").click();
  await button(ann, "Accept").click();
  await bob.getByText("Saved: 6").waitFor();

  await leaves();
  await button(ann, "Claim the game").click();
  await ann.locator("section.end h2", { hasText: "White wins" }).waitFor();
  await bob.goto(game);
  await bob.locator("section.end h2", { hasText: "White wins" }).waitFor();
});
