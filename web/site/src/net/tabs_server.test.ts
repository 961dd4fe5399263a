// What the tabs of a game do: those of one player are all live and one alone is heard, the title says whose
// turn it is, and a new build of the site is taken between games.

import { createServer, request, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import {
  button,
  cell,
  choose,
  linkOf,
  onPhone,
  person,
  plays,
  resigns,
  table,
  withServer,
} from "../../tests/friends.ts";
import { turns } from "../../tests/visits.ts";

const server = withServer();

const stone = (page: Page, label: string) => cell(page, label).waitFor({ state: "attached" });
const isCalled = (page: Page, name: string) =>
  page.waitForFunction((wanted) => document.title === wanted, `${name} – Shinpan`);

async function anotherTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await tab.getByText(/^Saved: /).waitFor();
  return tab;
}

it("tabs of a player are all live, agree on what was played in any, and say whose turn it is", async () => {
  const [ann, bob] = await table(server.address);
  const other = await anotherTab(ann);
  for (const page of [ann, other]) await isCalled(page, "Your move: you are Black");
  await isCalled(bob, "Black to move");
  await plays(ann, other, "D4", "black");
  for (const page of [ann, other]) await isCalled(page, "White to move");
  await isCalled(bob, "Your move: you are White");
  await plays(bob, other, "F6", "white");
  await plays(other, ann, "C3", "black");
  await plays(bob, ann, "G7", "white");
  await other.getByText("Saved: 5").waitFor();
  await Promise.all([cell(ann, "E5,").click(), cell(other, "E3,").click()]); // one of them comes first
  for (const page of [ann, other, bob]) await page.getByText("Saved: 6").waitFor();
  const shown = (page: Page) =>
    page.locator(".board-place [aria-label*=', black']").allInnerTexts();
  const played = await Promise.all(
    ["E5", "E3"].map(async (at) => (await cell(bob, `${at}, black`).count()) > 0),
  );
  expect(played.filter(Boolean)).toHaveLength(1);
  const [lost, stands] = played[0] ? ["E3", "E5"] : ["E5", "E3"];
  for (const page of [ann, other]) {
    await stone(page, `${stands}, black`);
    expect(await cell(page, `${lost}, black`).count()).toBe(0);
    expect(await shown(page)).toEqual(await shown(bob));
  }
  await other.close();
  await plays(bob, ann, "F4", "white");
  await bob.waitForTimeout(3500); // who has gone is told after three seconds
  expect(await bob.getByText("(away)").count()).toBe(0); // one tab of Ann's is left
  await resigns(ann);
  for (const page of [ann, bob]) await isCalled(page, "W+R");
});

/** Notes the tones and the vibrations of a page, in hertz and in milliseconds. */
async function noting(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const noted: number[] = [];
    Object.assign(globalThis, { noted });
    const start = AudioScheduledSourceNode.prototype.start;
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      noted.push(this.frequency.value);
      start.call(this, when);
    };
    const vibrate = navigator.vibrate.bind(navigator) as (time: number) => boolean;
    Object.assign(navigator, {
      vibrate: (time: number) => noted.push(time) > 0 && vibrate(time),
    });
  });
  await page.reload();
  await page.getByText(/^Saved: /).waitFor();
  return () => page.evaluate(() => (globalThis as unknown as { noted: number[] }).noted.splice(0));
}

const [stoneHeard, turnHeard, turnFelt, secondHeard] = [320, [660, 990], 80, 880];

it("a stone and one's turn are heard in a tab behind, in one tab, unless switched off", async () => {
  const [ann, bob] = await table(server.address);
  const byBob = await noting(bob);
  const other = await anotherTab(bob);
  const byOther = await noting(other);
  await turns(bob, "hidden");
  await plays(ann, bob, "D4", "black");
  await stone(other, "D4, black");
  expect(await byBob()).toEqual([stoneHeard, ...turnHeard, turnFelt]);
  expect(await byOther()).toEqual([]);
  await plays(bob, ann, "F6", "white");
  expect(await byBob()).toEqual([stoneHeard]); // whose turn has passed is not called
  const sound = bob.getByRole("button", { name: "Sound", pressed: true });
  await sound.click();
  await plays(ann, bob, "C3", "black");
  expect(await byBob()).toEqual([]);
  await bob.reload();
  await bob.getByRole("button", { name: "Sound", pressed: false }).waitFor(); // it is kept
});

it("the last seconds of a clock over the net are heard where that is wished", async () => {
  const ann = await person(`${server.address}/#friend`);
  await choose(ann, "black", "9", "move");
  await ann.locator(".terms").getByLabel("Period, seconds").fill("8");
  const bob = await person(await linkOf(ann), onPhone);
  await button(bob, "Play").click();
  await ann.getByText("Saved: 1").waitFor();
  const byAnn = await noting(ann);
  await ann.locator(".looks summary").click();
  await ann.locator("select[name=sounds]").selectOption("beeps");
  await ann.keyboard.press("Escape");
  await plays(ann, bob, "D4", "black");
  await plays(bob, ann, "F6", "white");
  await byAnn();
  await expect.poll(byAnn, { timeout: 5000 }).toContain(secondHeard);
});

/** Stands before the server; what it hands out is another build as soon as `isNew`. */
class Front {
  isNew = false;
  private readonly open = new Set<Socket>();
  private readonly server: Server = createServer((asked, answer) => {
    const to = request({ ...this.asking(asked), method: asked.method }, (answered) => {
      void this.handsOn(asked.url!, answered).then((body) => {
        const { "content-length": _, ...headers } = answered.headers;
        answer.writeHead(answered.statusCode!, headers).end(body);
      });
    });
    asked.pipe(to);
  });

  constructor(private readonly behind: () => string) {
    this.server.on("connection", (socket) => this.open.add(socket));
    this.server.on("upgrade", (asked: IncomingMessage, socket: Socket) => {
      const to = request(this.asking(asked));
      to.on("upgrade", (answer, other, first) => {
        const fields = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${fields.join("\r\n")}\r\n\r\n`);
        socket.write(first);
        other.pipe(socket).pipe(other);
        for (const end of [other, socket]) end.on("error", () => end.destroy());
      });
      to.end();
    });
  }

  /** The request as the server behind takes it. */
  private asking({ url, headers }: IncomingMessage) {
    const { host, hostname, port, origin } = new URL(this.behind());
    const { "accept-encoding": _, "if-none-match": __, ...rest } = headers;
    const from = headers.origin === undefined ? {} : { origin };
    return { hostname, port, path: url, headers: { ...rest, host, ...from } };
  }

  private async handsOn(path: string, answered: IncomingMessage): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of answered) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    if (!this.isNew) return body;
    if (path === "/service_worker.js")
      return Buffer.from(String(body).replace(/shinpan-\w{12}/, "shinpan-new"));
    return path === "/"
      ? Buffer.from(String(body).replace("<head>", '<head><meta name="new">'))
      : body;
  }

  async start(): Promise<string> {
    await new Promise<void>((begun) => this.server.listen(0, "127.0.0.1", begun));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  end(): void {
    for (const socket of this.open) socket.destroy();
    this.server.close();
  }
}

it("a page in a running game stays when a new build is served, and takes it afterwards", async () => {
  const front = new Front(() => server.address);
  const address = await front.start();
  const [ann, bob] = await table(address);
  const isNew = (page: Page) => page.locator("meta[name=new]").count();
  const waits = () =>
    ann.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await ann.evaluate(async () => void (await navigator.serviceWorker.ready));
  const other = await ann.context().newPage();
  await other.goto(`${address}/#rules`);
  await other.locator("main h1").waitFor();
  front.isNew = true;
  await turns(ann, "seen");
  await expect.poll(waits, { timeout: 20_000 }).toBe(true);
  await other.goto(`${address}/#games`); // another tab of Ann's is between games, and must wait for this one
  await other.locator(".net-games").waitFor();
  await plays(ann, bob, "D4", "black");
  await plays(bob, ann, "F6", "white");
  expect(await waits()).toBe(true);
  expect((await isNew(ann)) + (await isNew(other))).toBe(0);
  await resigns(ann);
  await ann.locator("section.end h2", { hasText: "wins" }).waitFor();
  await ann.locator("header .brand").click();
  for (const page of [ann, other])
    await page.locator("meta[name=new]").waitFor({ state: "attached" });
  await ann.getByRole("link", { name: /^My games/ }).click();
  await ann.getByRole("link", { name: /^Black against/ }).click();
  await stone(ann, "F6, white");
  front.end();
});
