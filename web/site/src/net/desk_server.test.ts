// Two people fall out over dead stones; the referee, at a third browser, takes a code, sees the call, and
// rules. The server is killed in the middle.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { violations } from "../../../testing/browser.mjs";
import {
  button,
  isWithin,
  onPhone,
  person,
  plays,
  saved,
  table,
  withServer,
} from "../../tests/friends.ts";
import { powers } from "./ruling.ts";

const server = withServer();

async function call(page: Page, reason: string): Promise<void> {
  await page.getByText("More", { exact: true }).click();
  await page.getByText("Call the referee", { exact: true }).click();
  await button(page, reason).click();
}

it("a referee settles a dispute, and the server is killed in the middle", async () => {
  const [ann, bob] = await table(server.address);
  await plays(ann, bob, "D4", "black");
  await plays(bob, ann, "F6", "white");
  await button(ann, /^Pass/).click();
  await saved(4, ann, bob);
  await button(bob, /^Pass/).click();
  await saved(5, ann, bob);
  await call(ann, "Dead or alive");
  await saved(7, ann, bob); // the call, and the rest that it has
  await bob.getByText("The game rests for the referee.").waitFor();

  const eve = await person(`${server.address}/#desk`);
  await eve.locator("[name=code]").fill(server.code);
  await button(eve, "Enter").click();
  await eve.getByText("Black has called the referee: Dead or alive").waitFor();
  await eve.getByRole("link", { name: "To the game" }).click();
  await saved(7, eve);
  await server.kill();
  await eve.getByText("Not connected").waitFor();
  await server.start();
  await saved(7, ann, bob, eve);

  await eve.locator("[name=power]").selectOption("status_ruled");
  await eve.locator("[name=stones]").fill("f6");
  await eve.locator("[name=clause]").fill("7.1");
  await eve.locator("[name=words]").fill("one stone in enemy land");
  await eve.getByText("[7.1] one stone in enemy land").waitFor();
  await button(eve, "Make this ruling").click();
  await saved(8, ann, bob, eve);
  for (const page of [ann, bob]) await page.getByText("[7.1] one stone in enemy land").waitFor();

  await eve.locator("[name=words]").fill("F6 is dead; agree on the end");
  await button(eve, "Make this ruling").click();
  await saved(10, ann, bob, eve); // the answer, and the end of the rest
  await eve.goto(`${server.address}/#desk`);
  await eve.getByText("Nobody calls a referee.").waitFor();

  await button(ann, /^Black (proposes|says)/).click();
  await button(bob, "White accepts").click();
  for (const page of [ann, bob])
    await page.locator("section.end h2", { hasText: "Black wins" }).waitFor();
});

it("a referee sees who was away and what the line did; what is dealt with leaves", async () => {
  const [ann, bob] = await table(server.address);
  await ann.locator("[name=chat]").fill("you cheat");
  await button(ann, "Send").click();
  await button(bob, /^Report to the referee/).click();
  await bob.getByText("Reported to the referee.").waitFor();
  const address = bob.url();
  await bob.context().close();
  await server.kill();
  await server.start(); // with a code for the next referee
  const eve = await person(`${server.address}/#desk`);
  await eve.locator("[name=code]").fill(server.code);
  await button(eve, "Enter").click();
  await button(eve, "Dealt with: you cheat").click();
  await eve.getByText("you cheat").waitFor({ state: "detached" });
  await eve.goto(address);
  await eve.getByText("Absence and lag").click();
  const evidence = eve.locator(".evidence");
  await evidence.getByText(/^Round trip of the line: /).waitFor(); // Ann's
  await evidence.getByText(/^Away since/).waitFor(); // Bob
  expect(await violations(eve)).toEqual([]);
  expect(await ann.getByText("Absence and lag").count()).toBe(0);
});

it("who has no code is no referee, and a code is good for one person", async () => {
  const eve = await person(`${server.address}/#desk`);
  await eve.locator("[name=code]").fill("no such code");
  await button(eve, "Enter").click();
  await eve.getByText("This code is not valid").waitFor();
  expect(await eve.getByText("Nobody calls a referee.").count()).toBe(0);
});

it("both rest, and both go on", async () => {
  const [ann, bob] = await table(server.address);
  await ann.getByText("More", { exact: true }).click();
  await button(ann, "Pause or adjourn").click();
  expect(await ann.locator(".table-menu[open]").count()).toBe(0);
  await button(bob, "Accept").click();
  for (const page of [ann, bob]) await page.getByText("The game rests. You may leave").waitFor();
  await button(bob, "Go on").click();
  await button(ann, "Accept").click();
  await saved(5, ann, bob);
  expect(await bob.getByText("The game rests.").count()).toBe(0);
  await ann.getByText("More", { exact: true }).click();
  await button(ann, "Break the game off").click();
  for (const page of [ann, bob]) await page.getByText("The game was broken off").waitFor();
});

it("the desk is sound to axe and within a small phone, in every language", async () => {
  const [ann] = await table(server.address);
  await ann.locator(".table-menu > summary").click();
  await ann.locator(".table-menu .call summary").click();
  await ann.locator(".table-menu .call button").first().click();
  await saved(3, ann);
  for (const language of ["en", "fr", "de", "ja"]) {
    await server.kill();
    await server.start(); // with a code for the next referee
    const eve = await person(`${server.address}/#desk`, { ...onPhone, language });
    const sound = async (): Promise<void> => {
      expect(await violations(eve)).toEqual([]);
      expect(await isWithin(eve)).toBe(true);
    };
    await eve.locator("[name=code]").waitFor();
    await sound();
    await eve.locator("[name=code]").fill(server.code);
    await eve.locator("form .main").click();
    await eve.locator(".calls a").first().waitFor();
    await sound();
    await eve.locator(".calls a").last().click();
    await eve.locator(".ruling-form").waitFor();
    await eve.locator(".log-table summary").click();
    for (const power of powers) {
      await eve.locator("[name=power]").selectOption(power);
      await sound();
    }
    await eve.context().close();
  }
});
