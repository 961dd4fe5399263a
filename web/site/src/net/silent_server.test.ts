// A server that stands still: what is pending looks pending, clocks stand, and all goes on when it
// does.

import { expect, it } from "vitest";
import { button, cell, invite, onPhone, person, plays, withServer } from "../../tests/friends.ts";

const server = withServer();

it("complaints 1 and 2: a stone is pending, the page says so, and both clocks are grey", async () => {
  const ann = await person(`${server.address}/#friend`);
  const link = await invite(ann, "black", "byoyomi");
  const bob = await person(link, onPhone);
  await button(bob, "Play").click();
  for (const page of [ann, bob]) await page.getByText("Saved: 1").waitFor();
  await plays(ann, bob, "D4", "black");
  server.freeze();
  try {
    await cell(bob, "F6,").click();
    await bob.getByText("On its way to the server").waitFor();
    expect(await cell(bob, "F6, white").count()).toBe(0);
    await bob.getByText("The server has not confirmed yet.").waitFor();
    for (const page of [ann, bob]) {
      await page.getByText("Not connected").waitFor();
      await expect.poll(() => page.locator(".clock.unheard").count()).toBe(2);
    }
    const shown = await ann.locator(".clock").allTextContents();
    await ann.waitForTimeout(1000);
    expect(await ann.locator(".clock").allTextContents()).toEqual(shown);
  } finally {
    server.goOn();
  }
  for (const page of [ann, bob]) await cell(page, "F6, white").waitFor({ state: "attached" });
  await ann.locator(".clock.unheard").first().waitFor({ state: "detached" });
  await ann.getByText("Saved: 3").waitFor();
});
