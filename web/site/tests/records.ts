// The page of records in a real browser: what tests of it have in common.

import type { BrowserContextOptions, Page } from "playwright-core";
import { visit, type Visit } from "./visits.ts";

const clipboard = { permissions: ["clipboard-read", "clipboard-write"] };
export const withRecords = (test: Visit, options: BrowserContextOptions = {}): Promise<void> =>
  visit("#records", test, { ...clipboard, ...options });

/** A record with variations, marks and comments. */
export const study =
  "(;GM[1]FF[4]SZ[9]RU[Japanese]KM[6.5]PB[Sente]PW[Gote]DT[2026-11-22]RE[B+2]C[The beginning.]" +
  ";B[ee];W[gc]TR[ee]LB[cc:x]" +
  "(;B[cc];W[cg])(;B[cg]C[The other corner.];W[cc];B[gg]))";

/** The rows of the list that are in the page. */
export const rows = (page: Page) => page.locator("table.list tbody tr");
export const file = (name: string, text: string) => ({
  name,
  mimeType: "application/x-go-sgf",
  buffer: Buffer.from(text),
});
export const choose = (page: Page, ...files: ReturnType<typeof file>[]): Promise<void> =>
  page.locator("input[name=records]").setInputFiles(files);
