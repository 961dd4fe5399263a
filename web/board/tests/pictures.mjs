// npm run pictures: the demo page's scenes in each look, as PNG in build/web/pictures, for people to look at.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openBrowser, serve } from "../../testing/browser.mjs";

const build = fileURLToPath(new URL("../../../build/web/", import.meta.url));
const only = process.argv.slice(2); // scenes; none for all
const shots = [
  ["opening", "light", 390, 1, "square"],
  ["opening", "light", 390, 3, "square"],
  ["opening", "light", 900, 1, "traditional"],
  ["opening", "dark", 900, 1, "square"],
  ["opening", "print", 900, 1, "square"],
  ["opening", "dark", 390, 2, "square"],
  ["count", "light", 600, 1, "square"],
  ["count", "dark", 390, 2, "square"],
  ["count", "print", 390, 2, "square"],
  ["signs", "light", 700, 1, "square"],
  ["signs", "dark", 700, 1, "square"],
  ["signs", "print", 700, 1, "square"],
  ["owners", "light", 700, 1, "square"],
  ["owners", "dark", 700, 1, "square"],
  ["largest", "light", 900, 1, "square"],
  ["rectangle", "light", 800, 1, "square"],
  ["smallest", "light", 390, 1, "square"],
];

mkdirSync(`${build}pictures`, { recursive: true });
const site = await serve(`${build}board`);
const browser = await openBrowser();
for (const [scene, theme, width, density, proportions] of shots) {
  if (only.length > 0 && !only.includes(String(scene))) continue;
  const page = await browser.newPage({
    viewport: { width: Number(width), height: 844 },
    deviceScaleFactor: Number(density),
  });
  await page.goto(`${site.address}?scene=${scene}&theme=${theme}&proportions=${proportions}`);
  const path = `${build}pictures/${scene}-${theme}-${width}@${density}.png`;
  await page.screenshot({ path, fullPage: true });
  console.log(path);
  await page.close();
}
await browser.close();
await site.close();
