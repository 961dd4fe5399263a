// That a link is on the clipboard is said as long as it leads to what is shown.

import type { Page } from "playwright-core";
import { it } from "vitest";
import { play, start, withSite } from "../../tests/played.ts";
import { button, cell, onSite, visit } from "../../tests/visits.ts";

const clipboard = { permissions: ["clipboard-read", "clipboard-write"] };
const said = (page: Page) => page.getByText("The link is on the clipboard.");

/** Copies the link, and finds that this is said until something else is done. */
async function copies(page: Page, until: () => Promise<void>): Promise<void> {
  await button(page, "Copy link").click();
  await said(page).waitFor();
  await until();
  await said(page).waitFor({ state: "detached" });
}

onSite("the word that a link was copied", () => {
  it("goes when the position in the lab is another one", () =>
    visit(
      "#lab",
      async (page) => {
        await copies(page, () => cell(page, "E5").click());
        await copies(page, () => button(page, "Undo").click());
        await copies(
          page,
          async () => void (await page.locator("select[name=rules]").selectOption("aga")),
        );
      },
      clipboard,
    ));

  it("goes with the next move of a game", () =>
    withSite(async (page) => {
      await start(page);
      await copies(page, () => play(page, "C3"));
      await copies(page, () => play(page, "pass"));
    }, clipboard));

  it("goes when a record is looked at elsewhere, or changed; not by itself after a comment", () =>
    visit(
      "#records",
      async (page) => {
        await page.locator("input[name=records]").setInputFiles({
          name: "a.sgf",
          mimeType: "application/x-go-sgf",
          buffer: Buffer.from("(;GM[1]FF[4]SZ[9]PB[Sente]PW[Gote];B[ee];W[gc])"),
        });
        await copies(page, () => button(page, "Next move").click());
        await copies(page, () => button(page, "To the end").click());
        await page.locator("textarea[name=comment]").fill("The end.");
        await copies(page, () => page.locator("textarea[name=comment]").fill("The very end."));
        await copies(page, () => cell(page, "C3").click());
      },
      clipboard,
    ));
});
