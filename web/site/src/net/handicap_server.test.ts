// Handicap stones over the net: Black places them on the board where that is agreed on, and White waits; or
// White passes while Black plays them. The record that a page saves has them.

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import {
  button,
  cell,
  choose,
  chooseRules,
  linkOf,
  onPhone,
  passes,
  person,
  plays,
  saved,
  withServer,
} from "../../tests/friends.ts";
import { program } from "../../tests/served.ts";

const server = withServer();
const run = promisify(execFile);

/** What the referee says of the record that the page saves, below its name. */
async function refereed(page: Page): Promise<string> {
  const saving = page.waitForEvent("download");
  await button(page, "Save as SGF").click();
  const { stdout } = await run(program, ["referee", await (await saving).path()]);
  return stdout.slice(stdout.indexOf("\n"));
}

it("Black places the stones where they like, and White moves first after that", async () => {
  const ann = await person(`${server.address}/#friend`);
  await chooseRules(ann, "tromp-taylor");
  await ann.locator(".terms [name=handicap]").selectOption("3");
  const bob = await person(await linkOf(ann), onPhone);
  await bob.getByText("These rules let Black put them anywhere.").waitFor();
  await button(bob, "Play").click();
  await saved(1, ann, bob);
  await bob.getByText("Black puts down 3 stones").waitFor();
  expect(await button(bob, /^Pass/).isEnabled()).toBe(false);
  for (const at of ["A1", "C3", "E5"]) await cell(ann, `${at},`).click();
  await button(ann, "Start the game").click();
  await saved(2, ann, bob);
  for (const page of [ann, bob]) await cell(page, "C3, black").waitFor({ state: "attached" });
  await plays(bob, ann, "D4", "white");
  await passes(ann, bob, 4);
  await passes(bob, ann, 5);
  for (const page of [ann, bob])
    await page.locator("section.end h2", { hasText: "Black wins" }).waitFor();
  const [one, two] = [await refereed(ann), await refereed(bob)];
  expect(one).toBe(two);
  expect(one).toContain("handicap 3");
});

it("whoever asks for other conditions begins with those that are offered", async () => {
  const ann = await person(`${server.address}/#friend`);
  await chooseRules(ann, "ing-1996");
  await ann.locator(".terms [name=handicap]").selectOption("2");
  await ann.locator(".terms [name=komi]").fill("3");
  const bob = await person(await linkOf(ann));
  await button(bob, "Ask for a change").click();
  expect(await bob.locator(".terms [name=handicap]").inputValue()).toBe("2");
  expect(await bob.locator(".terms [name=placing]").inputValue()).toBe("free");
  expect(await bob.locator(".terms [name=komi]").inputValue()).toBe("3");
});

it("White passes while Black plays the stones", async () => {
  const ann = await person(`${server.address}/#friend`);
  await choose(ann);
  await ann.locator(".terms [name=all-rules]").selectOption("new-zealand");
  await ann.locator(".terms [name=handicap]").selectOption("2");
  const bob = await person(await linkOf(ann), onPhone);
  await bob.getByText("Under these rules White passes while Black plays them.").waitFor();
  await button(bob, "Play").click();
  await plays(ann, bob, "C3", "black");
  await passes(bob, ann, 4);
  await plays(ann, bob, "G7", "black");
  await plays(bob, ann, "E5", "white");
  expect(await refereed(ann)).toContain("handicap 2");
});
