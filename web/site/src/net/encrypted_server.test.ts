// The server encrypts its lines itself: with a certificate that the test makes, pages come over TLS 1.2 and
// 1.3 alone, two people meet over WebSockets, a renewed certificate is read while it runs, and files that
// will not do refuse the start.

import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request, type RequestOptions } from "node:https";
import { connect as connectTcp } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, type ConnectionOptions, type TLSSocket } from "node:tls";
import { afterAll, beforeAll, expect, it } from "vitest";
import WebSocket from "ws";
import { program } from "../../tests/served.ts";
import { Connection, drawnCode, type Socket } from "./connection.ts";

const name = "go.example";
const folder = mkdtempSync(join(tmpdir(), "shinpan-encrypted-"));
const path = (file: string): string => join(folder, file);

/** A certificate that vouches for itself, and its key. */
function makeCertificate(file: string, forName = name): void {
  const words = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
  words.push("-subj", `/CN=${forName}`, "-addext", `subjectAltName=DNS:${forName}`, "-days", "2");
  words.push("-keyout", path(`${file}.key`), "-out", path(`${file}.pem`));
  execFileSync("openssl", words, { stdio: "ignore" });
}

const serving = (certificate: string, key: string): string[] => [
  ...["serve", "--public", name, "--port", "0", "--db", path("games.db")],
  ...["--certificate", path(certificate), "--key", path(key)],
];

let server: ChildProcess;
let said = "";
let port = 0;

const until = async (what: string, holds: () => boolean): Promise<void> => {
  for (let waited = 0; !holds(); waited += 10) {
    if (waited > 20_000) throw new Error(`waited in vain: ${what}; the server says ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

beforeAll(async () => {
  makeCertificate("used");
  makeCertificate("renewed");
  makeCertificate("elsewhere", "other.example");
  makeCertificate("expired");
  const expired = ["-in", path("expired.pem"), "-out", path("expired.pem"), "-days", "-1"];
  execFileSync("openssl", ["x509", ...expired, "-signkey", path("expired.key")]);
  server = spawn(program, serving("used.pem", "used.key"));
  for (const stream of [server.stdout, server.stderr])
    stream?.on("data", (part: Buffer) => (said += part.toString()));
  await until("it serves", () => /code.*\n/.test(said));
  port = Number(/https:\/\/go\.example:(\d+)\//.exec(said)?.[1]);
});

afterAll(async () => {
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  expect((await ended)[0]).toBe(0);
  rmSync(folder, { recursive: true });
});

const origin = (): string => `https://${name}:${port}`;
const trusted = (file = "used"): ConnectionOptions => ({
  host: "127.0.0.1",
  port,
  servername: name,
  ca: readFileSync(path(`${file}.pem`)),
});

type Answer = { status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: string };

async function ask(options: RequestOptions): Promise<Answer> {
  const headers = { Host: `${name}:${port}`, Origin: origin() };
  const asked = request({ ...trusted(), headers, agent: false, ...options });
  asked.end();
  const [answer] = (await once(asked, "response")) as [import("node:http").IncomingMessage];
  let body = "";
  for await (const part of answer) body += String(part);
  return { status: answer.statusCode, headers: answer.headers, body };
}

async function handshake(options: ConnectionOptions): Promise<TLSSocket> {
  const socket = connect({ ...trusted(), ...options });
  await once(socket, "secureConnect");
  return socket;
}

it("hands out the page over TLS 1.2 and 1.3, and holds browsers to it", async () => {
  for (const version of ["TLSv1.2", "TLSv1.3"] as const) {
    const socket = await handshake({ minVersion: version, maxVersion: version });
    expect(socket.getProtocol()).toBe(version);
    socket.destroy();
  }
  const page = await ask({ path: "/" });
  expect(page.status).toBe(200);
  expect(page.body).toContain("<html");
  expect(page.headers["strict-transport-security"]).toBe("max-age=31536000");
  const guest = await ask({ path: "/api/v1/guests", method: "POST" });
  expect(guest.status).toBe(200);
  const cookie = String(guest.headers["set-cookie"]);
  expect(cookie).toMatch(/^__Host-shinpan_session=\w+; .*HttpOnly; SameSite=Strict;.*; Secure$/);
});

it("speaks no older version, and chooses HTTP/1.1", async () => {
  const old = { minVersion: "TLSv1.1", maxVersion: "TLSv1.1", ciphers: "ALL@SECLEVEL=0" } as const;
  await expect(handshake(old)).rejects.toThrow();
  const socket = await handshake({ ALPNProtocols: ["h2", "http/1.1"] });
  expect(socket.alpnProtocol).toBe("http/1.1");
  socket.destroy();
  await expect(handshake({ ALPNProtocols: ["h2"] })).rejects.toThrow();
});

it("answers nothing to who does not encrypt, or says nothing", async () => {
  const plain = connectTcp(port, "127.0.0.1");
  let answer = "";
  plain.on("data", (part: Buffer) => (answer += part.toString("latin1")));
  plain.on("error", () => undefined);
  plain.write(`GET / HTTP/1.1\r\nHost: ${name}\r\n\r\n`);
  const silent = connectTcp(port, "127.0.0.1");
  silent.on("error", () => undefined);
  silent.resume();
  const begun = Date.now();
  await Promise.all([once(plain, "close"), once(silent, "close")]);
  expect(answer).not.toContain("HTTP/1.1");
  expect(Date.now() - begun).toBeGreaterThan(9_000);
  expect(Date.now() - begun).toBeLessThan(13_000);
}, 20_000);

/** Whoever comes with a browser of their own. */
function person(): Connection {
  let cookie = "";
  return new Connection({
    open: () => {
      const headers = { Cookie: cookie, Origin: origin(), Host: `${name}:${port}` };
      const address = `wss://127.0.0.1:${port}/api/v1/socket`;
      const socket = new WebSocket(address, { ...trusted(), headers });
      socket.on("error", () => undefined); // it closes, too
      return socket as unknown as Socket;
    },
    signIn: async () => {
      const answer = await ask({ path: "/api/v1/guests", method: "POST" });
      cookie = answer.headers["set-cookie"]![0]!.split(";")[0]!;
    },
  });
}

it("lets two people play, who keep their lines when the certificate is renewed", async () => {
  const [black, white] = [person(), person()];
  const code = drawnCode();
  await black.ask({ t: "invite", code, conditions: "aga 9x9 7.5 0 none", side: "black" });
  await white.ask({ t: "join", code });
  await until("the host is told", () => black.joined.value.has(code));
  const game = black.joined.value.get(code)!;
  for (const side of [black, white]) side.watch(game);
  await until("both see it", () => [black, white].every((one) => one.games.value.has(game)));
  const both = (text: string) => () =>
    [black, white].every((one) =>
      one.games.value.get(game)?.entries.some((entry) => entry.text === text),
    );
  black.say(game, "play B D4");
  await until("both have the first move", both("play B D4"));

  writeFileSync(path("used.pem"), "nothing of the kind");
  server.kill("SIGHUP");
  await until("it says so", () => said.includes("the certificate stays as it was"));
  expect(
    (await ask({ path: "/", ca: readFileSync(path("renewed.pem")), rejectUnauthorized: false }))
      .status,
  ).toBe(200);

  for (const kind of ["pem", "key"]) copyFileSync(path(`renewed.${kind}`), path(`used.${kind}`));
  server.kill("SIGHUP");
  await until("it says so", () => said.includes("the certificate was read; it expires on"));
  const socket = await handshake(trusted("renewed"));
  expect(socket.authorized).toBe(true);
  socket.destroy();
  white.say(game, "play W E5");
  await until("both have the second move", both("play W E5"));
  for (const side of [black, white]) side.end();
});

it("does not start with files that will not do", () => {
  writeFileSync(path("empty.pem"), "");
  makeCertificate("locked");
  execFileSync("openssl", [
    ...["ec", "-in", path("locked.key"), "-aes128", "-passout", "pass:secret"],
    ...["-out", path("secret.key")],
  ]);
  const wrong: [string, string, string][] = [
    ["missing.pem", "renewed.key", "missing.pem: cannot be read: No such file or directory"],
    ["renewed.pem", "missing.key", "missing.key: cannot be read: No such file or directory"],
    ["empty.pem", "renewed.key", "empty.pem: holds no certificate in PEM"],
    ["renewed.pem", "empty.pem", "empty.pem: holds no key in PEM without a passphrase"],
    ["locked.pem", "secret.key", "secret.key: holds no key in PEM without a passphrase"],
    ["renewed.pem", "locked.key", `locked.key: is not the key of ${path("renewed.pem")}`],
    ["elsewhere.pem", "elsewhere.key", `elsewhere.pem: is for another name than ${name}`],
    ["expired.pem", "expired.key", "expired.pem: has expired on "],
  ];
  for (const [certificate, key, why] of wrong) {
    const words = [...serving(certificate, key), "--no-games"];
    const { status, stderr } = spawnSync(program, words, { encoding: "utf8", timeout: 10_000 });
    expect(stderr).toContain(why);
    expect(status).toBe(1);
  }
});
