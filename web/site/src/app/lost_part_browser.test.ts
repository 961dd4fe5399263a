// A part of the site that comes later cannot be had: the page says so, and tries again when the reader wants.

import { expect, it } from "vitest";
import { alert, button, onSite, visit } from "../../tests/visits.ts";

const said = {
  en: ["This part of the site could not be loaded.", "Try again"],
  fr: ["Cette partie du site n’a pas pu être chargée.", "Réessayer"],
  de: ["Dieser Teil der Seite ließ sich nicht laden.", "Noch einmal versuchen"],
  ja: ["この部分を読み込めませんでした。", "もう一度試す"],
} as const;

onSite("a part of the site that cannot be loaded", () => {
  it.each(Object.entries(said))("is told of and asked for again, in %s", (locale, [lost, again]) =>
    visit(
      "",
      async (page) => {
        let isThere = false;
        await page.route("**/assets/lab-*.js", (route) =>
          isThere ? route.continue() : route.abort(),
        );
        await page.evaluate(() => void (location.hash = "#lab"));
        await alert(page, lost);
        const inVain = page.waitForEvent("load");
        await button(page, again).click();
        await inVain;
        await alert(page, lost);
        isThere = true;
        await button(page, again).click();
        await page.locator("main[data-screen=lab] h1").waitFor();
        expect(await page.getByText(lost).count()).toBe(0);
      },
      { locale, serviceWorkers: "block" },
    ),
  );
});
