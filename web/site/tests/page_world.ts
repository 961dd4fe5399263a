// A world in which the pages' real end of the line plays against the server's real core, with everything
// between them failing by chance: lines that are cut or half open, that are slow, requests that come twice,
// two tabs of one person, a store that is slow and fails, a server that is killed. The same seed is the same
// world.

import { Line, type NetGame, type Pending } from "../src/net/line.ts";
import type { FromPage, ToPage } from "../src/net/messages.ts";
import { chance, wordIn, type Below } from "./page_words.ts";
import { ServerCore, type KeptEntry, type Said } from "./server_core.ts";

/** How server or page depart from what they should do, to see the world find it. */
export type Mistake =
  "none" | "answers before commit" | "forgets what it said" | "shows what was refused";

interface Tab {
  readonly name: string;
  readonly person: string;
  line: Line;
  /** Its connection; null while it has none. */
  connection: number | null;
  /** What is on its way to the server and to the page, each with when it set out. */
  out: { readonly message: FromPage; readonly since: number }[];
  in: { readonly message: ToPage; readonly since: number }[];
  /** What it has said in the game and has no answer to; and the names of all of it. */
  readonly open: Set<string>;
  readonly words: Set<string>;
}

const code = "0123456789abcdefghjkmnpqrs";
/** One of each procedure by which a game ends. */
export const rulesets = [
  ...["tromp-taylor", "ikeda-area-3", "ikeda-territory-1"],
  ...["japanese-1989", "ing-1996", "simple-territory-07"],
] as const;
const people = { ann: 2, bob: 2, eve: 1 } as const; // with so many tabs; Eve looks on
/** A message that has waited for so many steps is late. */
const late = 40;
/** A store that is slow does nothing for so many steps. */
const slow = 50;
const hour = 3_600_000;

export class PageWorld {
  /** How often each fault happened. */
  readonly faults = new Map<string, number>();
  readonly rules: string;
  private readonly below: Below;
  private readonly core = new ServerCore();
  private readonly tabs: Tab[] = [];
  private readonly halfOpen = new Set<number>(); // connections that are gone, which the server has not seen
  private readonly happened: string[] = [];
  private game: string | null = null;
  private kept: KeptEntry[] = []; // its log, as the store has it
  private connections = 0;
  private names = 0;
  private now = 0;
  private steps = 0;
  private storeRests = 0; // until that step
  private isSettling = false;

  constructor(
    seed: number,
    private readonly mistake: Mistake = "none",
  ) {
    this.below = chance(seed);
    this.rules = rulesets[this.below(rulesets.length)]!;
    for (const [person, tabs] of Object.entries(people)) {
      this.core.addPerson(person);
      for (let tab = 1; tab <= tabs; ++tab) this.addTab(person, `${person}${tab}`);
    }
    for (const tab of this.tabs) this.connect(tab);
    this.invite();
  }

  /** Of the game's log. */
  get entries(): number {
    return this.kept.length;
  }

  /** How often two passes came one after the other. */
  get stops(): number {
    const passes = this.kept.map(({ text }) => text.startsWith("pass "));
    return passes.filter((isPass, index) => isPass && passes[index + 1]).length;
  }

  /** So many things happen. Throws where something was wrong, with what happened last. */
  run(steps: number): void {
    for (let step = 0; step < steps; ++step) this.step();
  }

  /** No more faults: all that waits is said and answered. Then all must agree. */
  settle(): void {
    this.isSettling = true;
    for (let round = 0; round < 100; ++round) {
      for (const connection of this.halfOpen) this.drop(connection);
      for (const tab of this.tabs) {
        if (tab.connection === null) this.connect(tab);
        if (this.game !== null && !tab.line.isWatching) this.say(tab, tab.line.watch(this.game));
        if (round % 10 === 0) this.say(tab, tab.line.again());
      }
      for (let turn = 0; this.isBusy(); ++turn) {
        if (turn === 1000) this.fail("it does not come to rest");
        for (const tab of this.tabs) {
          while (tab.out.length > 0) this.hear(tab);
          while (tab.in.length > 0) this.deliver(tab);
        }
        while (this.core.waiting > 0) this.store();
      }
    }
    this.checkEnd();
  }

  // ---- what happens ----

  private isBusy(): boolean {
    return this.core.waiting > 0 || this.tabs.some((tab) => tab.out.length + tab.in.length > 0);
  }

  private step(): void {
    ++this.steps;
    const wait = this.below(100);
    this.now += wait;
    this.core.passTime(wait);
    this.take();
    const what = this.below(100);
    if (what < 30) this.hear(this.someTab(({ out }) => out.length > 0));
    else if (what < 60) this.deliver(this.someTab((tab) => tab.in.length > 0));
    else if (what < 80 && this.steps > this.storeRests) this.store();
    else if (what < 93) this.speak(this.someTab());
    else if (what < 95) this.repeat(this.someTab());
    else if (what < 96) this.cut(this.someTab());
    else if (what < 98) this.connect(this.someTab());
    else if (what < 99) this.dropHalfOpen();
    else this.strike(this.below(32));
  }

  /** What happens to the machine. */
  private strike(what: number): void {
    if (what < 4) this.kill();
    else if (what < 8) this.setCalendar(this.below(2) === 0 ? hour : -hour);
    else if (what < 12) this.slowDown();
  }

  private setCalendar(later: number): void {
    this.count("calendar jumps");
    this.core.setCalendar(later);
  }

  private slowDown(): void {
    this.count("store slow");
    this.storeRests = this.steps + slow;
  }

  /** One of those of which that holds; any where it holds of none. */
  private someTab(holds: (tab: Tab) => boolean = () => true): Tab {
    const some = this.tabs.filter(holds);
    const from = some.length > 0 ? some : this.tabs;
    return from[this.below(from.length)]!;
  }

  private repeat(tab: Tab): void {
    this.say(tab, tab.line.again());
  }

  private count(fault: string): void {
    this.faults.set(fault, (this.faults.get(fault) ?? 0) + 1);
    this.note(fault);
  }

  private note(what: string): void {
    this.happened.push(`${this.steps} ${what}`);
  }

  private fail(what: string): never {
    throw new Error([what, ...this.happened.slice(-25)].join("\n  "));
  }

  /** The server hears what the tab has said first. */
  private hear(tab: Tab): void {
    const next = tab.out.shift();
    if (!next || tab.connection === null) return;
    this.note(`${tab.name} says ${JSON.stringify(next.message)}`);
    this.core.receive(tab.connection, next.message);
    if (!this.isSettling && this.below(12) === 0 && next.message.t !== "hello") {
      this.count("request twice");
      this.core.receive(tab.connection, next.message);
    }
    if (!this.isSettling && this.steps - next.since > late) this.count("message delayed");
    this.take();
  }

  /** The tab hears what came for it first. */
  private deliver(tab: Tab): void {
    const next = tab.in.shift();
    if (!next) return;
    this.note(`to ${tab.name}: ${JSON.stringify(next.message).slice(0, 160)}`);
    this.checkAnswer(tab, next.message);
    if (!this.isSettling && this.steps - next.since > late) this.count("answer late");
    this.say(tab, tab.line.received(next.message, this.now));
  }

  private store(): void {
    if (this.core.waiting === 0) return;
    if (!this.isSettling && this.below(15) === 0) {
      this.count("store fails");
      this.core.settle("failed");
    } else {
      const lies = this.mistake === "answers before commit" && this.below(10) === 0;
      this.core.settle(lies ? "told, not kept" : "kept");
    }
    this.take();
  }

  private cut(tab: Tab): void {
    if (tab.connection === null) return;
    const connection = tab.connection;
    this.lose(tab);
    if (this.below(2) === 0) {
      this.count("line cut");
      this.drop(connection);
    } else {
      this.count("line half open");
      this.halfOpen.add(connection);
    }
  }

  /** The page's end closes, and what was on its way is lost. */
  private lose(tab: Tab): void {
    tab.connection = null;
    tab.out = [];
    tab.in = [];
    tab.line.closed();
    if (this.mistake === "forgets what it said") tab.line = this.newLine(tab);
  }

  private drop(connection: number): void {
    this.halfOpen.delete(connection);
    this.core.disconnect(connection);
    this.take();
  }

  private dropHalfOpen(): void {
    for (const connection of this.halfOpen) return this.drop(connection);
  }

  private kill(): void {
    this.count("server killed");
    while (this.core.waiting > 0 && this.below(2) === 0) {
      this.count("kept but not answered");
      this.core.settle("kept, not told");
    }
    for (let lost = this.core.waiting; lost > 0; --lost) this.count("request lost with the server");
    this.core.restart();
    this.halfOpen.clear();
    this.core.said();
    for (const tab of this.tabs) if (tab.connection !== null) this.lose(tab);
  }

  private connect(tab: Tab): void {
    if (tab.connection !== null) return;
    tab.connection = ++this.connections;
    this.core.connect(tab.connection, tab.person);
    this.say(tab, tab.line.opened());
    this.take();
  }

  /** What the core has said sets out. */
  private take(): void {
    for (const said of this.core.said()) this.send(said);
  }

  private send(said: Said): void {
    if ("close" in said) return this.turnAway(said.close);
    for (const tab of this.tabs)
      if (tab.connection !== null && said.to.includes(tab.connection))
        tab.in.push({ message: said.message, since: this.steps });
  }

  /** The server could not say whose session it is. */
  private turnAway(connection: number): void {
    this.count("turned away");
    for (const tab of this.tabs) if (tab.connection === connection) this.lose(tab);
    this.drop(connection);
  }

  private say(tab: Tab, messages: readonly FromPage[]): void {
    if (tab.connection === null) return;
    for (const message of messages) tab.out.push({ message, since: this.steps });
  }

  // ---- people ----

  private addTab(person: string, name: string): void {
    const tab = {
      ...{ name, person, connection: null, out: [], in: [] },
      ...{ open: new Set<string>(), words: new Set<string>() },
    } as unknown as Tab;
    tab.line = this.newLine(tab);
    this.tabs.push(tab);
  }

  private newLine(tab: Tab): Line {
    const nothing = (): void => undefined;
    return new Line(
      {
        ...{ onInvitation: nothing, onWelcome: nothing, onCalls: nothing, onBlocked: nothing },
        ...{ onGames: nothing, onMissing: nothing },
        onGame: (game) => this.checkShown(tab, game),
        onRefused: (_, said) => {
          this.checkRefused(tab, said);
          if (this.mistake === "shows what was refused") this.showAnyway(tab, said);
        },
        onJoined: (_, game) => this.begin(game),
      },
      () => `${tab.name}.${++this.names}`,
    );
  }

  private showAnyway(tab: Tab, { text }: Pending): void {
    const game = tab.line.game(this.game!)!;
    const n = game.entries.length + 1;
    const shown = { n, at: 0, by: "S", charged: 0, text, head: "" } as const;
    this.checkShown(tab, { ...game, entries: [...game.entries, shown] });
  }

  /** Until it is done: whoever asks once more gets the same. */
  private invite(): void {
    const [ann] = this.tabs as [Tab];
    const conditions = `${this.rules} 5x5 7.5 0 fischer:200:10`;
    const asked = { t: "invite", code, conditions, side: "black" } as const;
    this.say(
      ann,
      ann.line.ask(asked, ({ t }) => (t === "done" ? this.join() : this.invite())),
    );
  }

  private join(): void {
    const bob = this.tabs.find(({ person }) => person === "bob")!;
    this.say(
      bob,
      bob.line.ask({ t: "join", code }, (answer) =>
        answer.t === "done" && answer.g !== undefined ? this.begin(answer.g) : this.join(),
      ),
    );
  }

  private begin(game: string): void {
    if (this.game !== null) return;
    this.game = game;
    for (const tab of this.tabs) this.say(tab, tab.line.watch(game));
  }

  /** A word in the game: a move, mostly; often one that cannot be. */
  private speak(tab: Tab): void {
    const game = this.game === null ? undefined : tab.line.game(this.game);
    if (!game || (game.pending.length > 0 && this.below(4) > 0)) return;
    this.say(tab, tab.line.say(game.name, wordIn(game, this.below), this.now));
  }

  // ---- what must hold ----

  /** The log as the store has it now. It only grows. */
  private log(): readonly KeptEntry[] {
    if (this.game !== null) this.kept.push(...this.core.log(this.game, this.kept.length + 1));
    return this.kept;
  }

  /** A page shows the beginning of the log, whole, and nothing that is not on disk. */
  private checkShown(tab: Tab, { entries, pending }: NetGame): void {
    for (const { id } of pending) {
      if (!tab.words.has(id)) tab.open.add(id);
      tab.words.add(id);
    }
    const log = this.log();
    const kept = log[entries.length - 1];
    const shown = entries[entries.length - 1];
    const hasGap = entries.some(({ n }, index) => n !== index + 1);
    if (hasGap || shown?.head !== kept?.head || shown?.text !== kept?.text)
      this.fail(`${tab.name} shows what is not on disk: ${JSON.stringify(shown)}`);
  }

  /** What is acknowledged is on disk, at its number with its head, and said by whoever is told so. */
  private checkAnswer(tab: Tab, message: ToPage): void {
    if (message.t === "no" && message.code === "bad") this.fail(`not understood: ${message.what}`);
    if (message.t !== "done" || !tab.words.has(message.id)) return;
    const kept = this.log()[(message.n ?? 0) - 1];
    if (kept?.head !== message.head || kept?.request !== message.id || kept?.person !== tab.person)
      this.fail(`${tab.name} is told that ${message.id} is kept, which is not on disk`);
    tab.open.delete(message.id);
  }

  private checkRefused(tab: Tab, { id }: Pending): void {
    tab.open.delete(id);
    if (this.log().some(({ request }) => request === id))
      this.fail(`${tab.name} is told that ${id} was refused, which is on disk`);
  }

  private checkEnd(): void {
    const log = this.core.log(this.game!);
    const requests = log.map(({ request }) => request).filter((request) => request !== "");
    if (new Set(requests).size !== requests.length) this.fail("a request was carried out twice");
    const words = new Set(this.tabs.flatMap((tab) => [...tab.words]));
    const invented = requests.find((request) => !words.has(request));
    if (invented !== undefined) this.fail(`nobody has said ${invented}`);
    for (const tab of this.tabs) {
      const game = tab.line.game(this.game!);
      if (game?.entries.length !== log.length) this.fail(`${tab.name} does not show all`);
      if (tab.open.size > 0) this.fail(`${tab.name} has no answer to ${[...tab.open].join()}`);
    }
  }
}
