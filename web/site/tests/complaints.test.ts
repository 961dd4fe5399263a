// Each complaint that docs/complaints.md lists has its test, by its number, in the file that is named there.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const rows = [...read("docs/complaints.md").matchAll(/^\| (\d+) \|.*\| (`[^|]+`) \|$/gm)];
const named = rows.flatMap(([, number, paths]) =>
  paths!.split(", ").map((path) => ({ number, path: path.slice(1, -1) })),
);

it("every complaint has the test that the page names", () => {
  expect(rows.length).toBeGreaterThan(0);
  const missing = named.filter(
    ({ number, path }) => !read(path).includes(`"complaint ${number}: `),
  );
  expect(missing).toEqual([]);
});
