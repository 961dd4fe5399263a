// What people do around a game on a real server: invite, ask for a change, come back after days, chat, play
// again.

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { violations } from "../../../testing/browser.mjs";
import {
  button,
  cell,
  choose,
  invite,
  isWithin,
  onPhone,
  person,
  plays,
  resigns,
  table,
  withServer,
} from "../../tests/friends.ts";

const server = withServer();
const shots = process.env.SHOTS;

/** A picture of it, for whoever asks for pictures. */
async function shown(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
}

const result = (page: Page) => page.locator("section.end h2", { hasText: "wins" });

it("complaint 25: a link works once without account, shows all, and can be withdrawn", async () => {
  const ann = await person(`${server.address}/#friend`);
  await ann.locator(".terms").waitFor();
  await shown(ann, "form_desktop");
  const link = await invite(ann, "nigiri");
  await shown(ann, "waiting_desktop");
  const bob = await person(link, onPhone);
  for (const said of ["9 × 9", "no handicap", /komi/, "Clock: none", /nigiri/])
    await bob.locator(".conditions").getByText(said).first().waitFor();
  await shown(bob, "joining_phone");
  await button(bob, "Play").click();
  await bob.getByText(/^Saved: /).waitFor();
  await ann.getByText(/^Saved: /).waitFor();
  const eve = await person(link);
  await eve.getByText("This link leads nowhere any more").waitFor();

  const other = await person(`${server.address}/#friend`);
  const second = await invite(other);
  await button(other, "Take the link back").click();
  await other.locator(".terms").waitFor();
  const late = await person(second);
  await late.getByText("This link leads nowhere any more").waitFor();
});

it("the link is a QR code, too; without a clipboard it is selected, to be copied by hand", async () => {
  const ann = await person(`${server.address}/#friend`, onPhone);
  await ann.addInitScript(() =>
    Object.defineProperty(navigator, "clipboard", { value: undefined }),
  );
  await ann.reload();
  const link = await invite(ann);
  const code = ann.getByRole("img", { name: "The link as a QR code" });
  await code.waitFor();
  expect((await code.boundingBox())!.width).toBeGreaterThanOrEqual(200);
  await button(ann, "Copy link").click();
  await ann.getByText("The link is selected").waitFor();
  expect(
    await ann.evaluate(() => getSelection()?.toString() || document.activeElement?.tagName),
  ).toMatch(/INPUT|#join/);
  await shown(ann, "waiting_phone");
  await ann.reload(); // whoever comes back finds the link again
  await expect.poll(() => ann.locator("[name=link]").inputValue()).toBe(link);
});

it("whoever opens a link asks for a change, and the game begins under it when it is agreed to", async () => {
  const ann = await person(`${server.address}/#friend`);
  const bob = await person(await invite(ann, "black"), onPhone);
  await button(bob, "Ask for a change").click();
  await choose(bob, "black", "13");
  await shown(bob, "asking_phone");
  await button(bob, "Send").click();
  await bob.getByText("You have asked for this").waitFor();
  await ann.getByText(/would rather play:/).waitFor();
  await ann.getByText("13 × 13").waitFor();
  await shown(ann, "wished_desktop");
  await button(ann, "Agree and play").click();
  for (const page of [ann, bob]) await page.getByText("Saved: 1").waitFor();
  await plays(bob, ann, "D4", "black");
});

it("players chat, a line is reported, and markup in a line stays text", async () => {
  const [ann, bob] = await table(server.address);
  const line = "<img src=x onerror=alert(1)> Hello!";
  await ann.locator("[name=chat]").fill(line);
  await button(ann, "Send").click();
  for (const page of [ann, bob]) await page.locator(".chat").getByText(line).waitFor();
  expect(await bob.locator(".chat img").count()).toBe(0);
  expect(await button(ann, /^Report to the referee/).count()).toBe(0); // nobody reports their own
  await button(bob, /^Report to the referee/).click();
  await bob.getByText("Reported to the referee.").waitFor();
  const watcher = await person(ann.url());
  await watcher.getByText("Saved: 1").waitFor();
  expect(await watcher.getByText("Hello!").count()).toBe(0);
  await shown(ann, "game_desktop");
  await shown(bob, "game_phone");
});

it("a player is blocked, and let in again", async () => {
  const [ann, bob] = await table(server.address);
  await bob.locator(".table-menu > summary").click();
  await button(bob, /^Block /).click();
  await ann.locator("[name=chat]").fill("Hello?");
  await button(ann, "Send").click();
  await ann.locator(".chat").getByText("Hello?").waitFor();
  await plays(ann, bob, "D4", "black");
  expect(await bob.getByText("Hello?").count()).toBe(0);
  await bob.goto(`${server.address}/#games`);
  await bob.getByRole("heading", { name: "Blocked players" }).waitFor();
  await button(bob, /^Unblock /).click();
  await bob.getByRole("heading", { name: "Blocked players" }).waitFor({ state: "detached" });
});

it("who deletes themselves has no cookie, name and games any more; the other keeps the game", async () => {
  const [ann, bob] = await table(server.address);
  await plays(ann, bob, "D4", "black");
  await bob.goto(`${server.address}/#games`);
  await bob.getByText("Delete me").click();
  await button(bob, "Delete for good").click();
  await expect
    .poll(async () => (await bob.context().cookies()).map(({ name }) => name))
    .toEqual([]);
  await ann.reload();
  await ann.getByText("a deleted player").first().waitFor();
  await ann.getByText("Saved: 3", { exact: true }).waitFor();
  await ann.getByText("The game was broken off before both had moved.").waitFor();
});

it("complaint 21: resigning asks first; then both play again with colors swapped", async () => {
  const [ann, bob] = await table(server.address);
  await plays(ann, bob, "D4", "black");
  await resigns(bob);
  for (const page of [ann, bob]) await result(page).waitFor();
  await shown(ann, "over_desktop");
  await button(bob, "Play again").click();
  await bob.getByText("You offer another game").waitFor();
  await ann.getByText(/would like to play again/).waitFor();
  await shown(ann, "again_desktop");
  await button(ann, "Accept").click();
  for (const page of [ann, bob]) await page.getByText("Saved: 1").waitFor();
  await plays(bob, ann, "F6", "black");
});

it("a record of a game over the net has both names, the day, the conditions and the result", async () => {
  const [ann, bob] = await table(server.address);
  await plays(ann, bob, "D4", "black");
  await resigns(bob);
  await result(ann).waitFor();
  const saving = ann.waitForEvent("download");
  await button(ann, "Save as SGF").click();
  const sgf = readFileSync(await (await saving).path(), "utf8");
  for (const said of [
    /PB\[Guest /,
    /PW\[Guest /,
    /DT\[\d{4}-/,
    /SZ\[9\]/,
    /KM\[/,
    /RU\[/,
    /RE\[B\+R/,
    /SHNLG\[[0-9a-z]{26} [0-9a-f]{64}\]/,
  ])
    expect(sgf).toMatch(said);
});

it("whoever comes back finds their games, and under a name of their choice", async () => {
  const [ann, bob] = await table(server.address);
  await ann.goto(`${server.address}/#games`);
  await ann.locator("[name=name]").fill("Ann");
  await button(ann, "Change").click();
  await ann.getByText("your turn").waitFor();
  await shown(ann, "games_desktop");
  await bob.goto(`${server.address}/#games`);
  await bob.getByRole("link", { name: "White against Ann" }).waitFor();
  await bob.getByText("the opponent's turn").waitFor();
  await shown(bob, "games_phone");
  await ann.goto(`${server.address}/`);
  const way = ann.getByRole("link", { name: /^My games/ });
  await way.getByText("1 game goes on; your turn in 1.").waitFor();
  await shown(ann, "front_desktop");
  await way.click();
  await ann.getByRole("link", { name: /^Black against/ }).click();
  await cell(ann, "D4,").waitFor({ state: "attached" });
});

for (const language of ["en", "fr", "de", "ja"])
  it(`is sound to axe and within a small phone on every screen, in ${language}`, async () => {
    const at = { ...onPhone, language };
    const ann = await person(`${server.address}/#friend`, at);
    const sound = async (page: Page): Promise<void> => {
      expect(await violations(page)).toEqual([]);
      expect(await isWithin(page)).toBe(true);
    };
    await ann.locator(".terms").waitFor();
    await sound(ann);
    const link = await invite(ann);
    await ann.locator(".qr-code svg").waitFor();
    await sound(ann);
    const bob = await person(link, at);
    await bob.locator(".conditions").waitFor();
    await sound(bob);
    await bob.locator(".buttons .main").click();
    await bob.locator(".chat").waitFor();
    await bob.locator("[name=chat]").fill("Hai!");
    await bob.locator(".chat form button").click();
    await ann.locator(".chat .report").waitFor();
    for (const page of [ann, bob]) await sound(page);
    await ann.goto(`${server.address}/#games`);
    await ann.locator(".net-games").waitFor();
    await sound(ann);
    await shown(ann, `games_${language}`);
  });
