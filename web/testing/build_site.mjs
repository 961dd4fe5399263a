// Before any test: the site is built once, so that files of tests that run side by side find it there.

import { browserPath } from "./browser.mjs";
import { builtSite } from "./site.mjs";

export default async function setup() {
  if (browserPath() !== undefined) await builtSite();
}
