// node site/messages.mjs [--check]: writes src/net/messages.ts, the types of docs/schema/socket.json; with --check
// fails where the file is not what would be written.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";
import prettier from "prettier";

const schema = fileURLToPath(new URL("../../docs/schema/socket.json", import.meta.url));
const file = fileURLToPath(new URL("src/net/messages.ts", import.meta.url));

const types = await compile(JSON.parse(readFileSync(schema, "utf8")), "Frame", {
  bannerComment: "// Written by site/messages.mjs from docs/schema/socket.json.",
  format: false,
});
// A comment of one line stands on one.
const compact = types.replace(/^( *)\/\*\*\n *\* (.*)\n *\*\/$/gm, (whole, indent, line) =>
  indent.length + line.length <= 90 ? `${indent}/** ${line} */` : whole,
);
const text = await prettier.format(compact, {
  ...(await prettier.resolveConfig(file)),
  parser: "typescript",
});
if (!process.argv.includes("--check")) writeFileSync(file, text);
else if (readFileSync(file, "utf8") !== text) {
  console.error("src/net/messages.ts is not what the schema says: npm run messages");
  process.exitCode = 1;
}
