// node site/messages.mjs [--check]: writes the types of docs/schema/socket.json, what a page sends to src/net/requests.ts
// and all else to src/net/messages.ts, which has both for those that import; with --check fails where a file is not what
// would be written.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";
import prettier from "prettier";

/** @param {string} name */
const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const schema = JSON.parse(readFileSync(path("../../docs/schema/socket.json"), "utf8"));
const options = { ...(await prettier.resolveConfig(path("."))), parser: "typescript" };

const types = await compile(schema, "Frame", { bannerComment: "", format: false });
// A comment of one line stands on one.
const compact = types.replace(/^( *)\/\*\*\n *\* (.*)\n *\*\/$/gm, (whole, indent, line) =>
  indent.length + line.length <= 90 ? `${indent}/** ${line} */` : whole,
);
const declaration =
  /^(?:\/\*\*(?:(?!\*\/)[^])*\*\/\n)?export (?:type (\w+) =[^;]*;|interface (\w+) \{[^]*?^\})\n/gm;
const all = [...(await prettier.format(compact, options)).matchAll(declaration)].map(
  ([text, type, face]) => ({ name: type ?? face ?? "", text }),
);
/** @type {{ $ref: string }[]} */
const refs = schema.definitions.FromPage.oneOf;
const sent = new Set(["FromPage", ...refs.map(({ $ref }) => $ref.replace(/.*\//, ""))]);
const requests = all.filter(({ name }) => sent.has(name));
const messages = all.filter(({ name }) => !sent.has(name));

/** @param {typeof all} declared */
const textOf = (declared) => declared.map(({ text }) => text).join("\n");
const shared = messages
  .map(({ name }) => name)
  .filter((name) => new RegExp(`\\b${name}\\b`).test(textOf(requests)));
const files = {
  requests: `import type { ${shared.join(", ")} } from "./messages.ts";\n\n${textOf(requests)}`,
  messages: `import type { FromPage } from "./requests.ts";

export type * from "./requests.ts";\n\n${textOf(messages)}`,
};
for (const [name, body] of Object.entries(files)) {
  const file = path(`src/net/${name}.ts`);
  const text = await prettier.format(
    `// Written by site/messages.mjs from docs/schema/socket.json.\n\n${body}`,
    options,
  );
  if (!process.argv.includes("--check")) writeFileSync(file, text);
  else if (readFileSync(file, "utf8") !== text) {
    console.error(`src/net/${name}.ts is not what the schema says: npm run messages`);
    process.exitCode = 1;
  }
}
