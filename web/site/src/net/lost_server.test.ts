// The server dies while a page is loading, or while it shows no game: the page says so, and goes on when the
// server is back.

import { expect, it } from "vitest";
import { button, person, withServer } from "../../tests/friends.ts";

const server = withServer();

it("the referee's desk and the ways to a game say that they are not connected, until they are", async () => {
  const pages = await Promise.all(
    ["desk", "friend", "games"].map((screen) => person(`${server.address}/#${screen}`)),
  );
  for (const page of pages) await page.locator("main h1").waitFor();
  await pages[0]!.locator("[name=code]").waitFor();
  await server.kill();
  for (const page of pages) await page.getByText("Not connected").waitFor();
  await server.start();
  for (const page of pages) await page.getByText("Not connected").waitFor({ state: "detached" });
});

it("a server that is killed while the desk is still loading is told of, and asked again", async () => {
  const page = await person("about:blank", { serviceWorkers: "block" });
  let letGo = (): void => undefined;
  const isKilled = new Promise<void>((killed) => (letGo = killed));
  const asked = page.waitForRequest("**/assets/playing-*.js");
  await page.route("**/assets/playing-*.js", async (route) => {
    await isKilled;
    await route.continue();
  });
  await page.goto(`${server.address}/#desk`);
  await asked;
  await server.kill();
  letGo();
  const lost = page.getByRole("alert").filter({ hasText: "could not be loaded" });
  await lost.waitFor();
  await button(page, "Try again").click();
  await page.waitForTimeout(500);
  expect(await lost.count()).toBe(1);
  await server.start();
  await button(page, "Try again").click();
  await page.locator("[name=code]").waitFor();
  expect(await lost.count()).toBe(0);
});

it("a game that was never shown says that the line is cut", async () => {
  const page = await person(`${server.address}/`);
  await page.waitForLoadState("networkidle"); // the part that shows games has come, too
  await server.kill();
  await page.evaluate(() => void (location.hash = "#play/0123456789abcdefghjkmnpqrs"));
  await page.getByText("Not connected").waitFor();
  await server.start();
  await page.getByText("The server knows no game at this address.").waitFor();
});
