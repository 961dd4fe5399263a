// What the page's own referee finds at the end, when its worker's file does not come at first.

import { expect, it } from "vitest";
import { play, small, start, withSite } from "../../tests/played.ts";
import { cell, onSite } from "../../tests/visits.ts";

onSite("the referee of the page", () => {
  it("tries again where the file of its worker does not come, and nothing is told of that", () =>
    withSite(
      async (page) => {
        let refused = 0;
        await page.route("**/referee_worker-*", (route) =>
          ++refused === 1 ? route.abort() : route.continue(),
        );
        await start(page, { rules: "igfip" });
        await play(page, `${small} pass pass`);
        for (const point of ["A1", "D4"])
          await cell(page, point).and(page.locator("[aria-label*='stone, dead']")).waitFor();
        expect(refused).toBeGreaterThan(1);
      },
      { serviceWorkers: "block" },
    ));
});
