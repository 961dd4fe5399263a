// Two people, each at a browser of their own, meet by a link and play: the server is killed in the middle,
// both pass, agree on what is dead, and see the same result.

import { expect, it } from "vitest";
import {
  button,
  cell,
  invite,
  onPhone,
  passes,
  person,
  plays,
  withServer,
} from "../../tests/friends.ts";

const server = withServer();

it("two friends meet by a link, play over a killed server, and have the same result", async () => {
  const ann = await person(server.address);
  await ann.getByRole("link", { name: "Play a friend" }).click();
  const link = await invite(ann);
  const bob = await person(link, onPhone);
  await bob.getByText("9 × 9").waitFor();
  await button(bob, "Play").click();
  for (const page of [ann, bob]) await page.getByText("Saved: 1").waitFor();

  await plays(ann, bob, "D4", "black");
  await plays(bob, ann, "F6", "white");
  await server.kill();
  await ann.getByText("Not connected").waitFor();
  await server.start();
  await plays(ann, bob, "C3", "black");
  await passes(bob, ann, 5);
  await passes(ann, bob, 6);

  await cell(ann, "F6,").click();
  await button(ann, "Black proposes these").click();
  await button(bob, "White accepts").click();
  for (const page of [ann, bob])
    await page.locator("section.end h2", { hasText: "Black wins" }).waitFor();
  const results = [ann, bob].map((page) => page.locator("section.end h2").textContent());
  const [one, two] = await Promise.all(results);
  expect(one).toBe(two);
});

it("an address of no game says so", async () => {
  const page = await person(`${server.address}/#play/nowhere`);
  await page.getByText("The server knows no game at this address.").waitFor();
});
