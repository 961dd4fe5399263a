// node serve_test.mjs SHINPAN: the program hands out the play site that it was built with, as a browser asks for it,
// and ends when it is told to. Prints what fails, and last "N passed, N failed, N skipped".
import { spawn } from "node:child_process";
import { once } from "node:events";

let passed = 0;
let failed = 0;
function check(what, holds) {
  if (holds) return void ++passed;
  ++failed;
  console.log(`FAILED: ${what}`);
}

const shinpan = spawn(process.argv[2], ["serve", "--port", "0", "--no-games"], { stdio: ["ignore", "pipe", "inherit"] });
const [line] = await Promise.race([once(shinpan.stdout, "data"), once(shinpan, "exit").then(() => [""])]);
const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(String(line))?.[0];
check(`the address is printed, not "${line}"`, address !== undefined);

if (address !== undefined) {
  const page = await fetch(address);
  const text = await page.text();
  check("the page comes", page.status === 200 && page.headers.get("content-type") === "text/html; charset=utf-8");

  const script = /src="\.\/(assets\/[^"]+\.js)"/.exec(text)?.[1];
  check("the page names its script", script !== undefined);
  const code = await (await fetch(address + script)).text();
  check("the script comes", code.length > 10_000);

  const engine = /assets\/shinpan-[\w-]+\.wasm|shinpan-[\w-]+\.wasm/.exec(code)?.[0].replace(/^assets\//, "");
  check("the script names the engine", engine !== undefined);
  const answer = await fetch(`${address}assets/${engine}`);
  check("the engine comes compressed, and for good", answer.headers.get("content-type") === "application/wasm" &&
    answer.headers.get("content-encoding") === "gzip" && answer.headers.get("cache-control").includes("immutable"));
  check("the engine is WebAssembly", WebAssembly.validate(new Uint8Array(await answer.arrayBuffer())));

  const known = await fetch(address, { headers: { "If-None-Match": page.headers.get("etag") } });
  check("what the browser has is not sent again", known.status === 304);
  shinpan.kill("SIGTERM");
  const [status] = await once(shinpan, "exit");
  check("it ends well when told to", status === 0);
}
shinpan.kill();
console.log(`${passed} passed, ${failed} failed, 0 skipped`);
process.exit(failed === 0 ? 0 : 1);
