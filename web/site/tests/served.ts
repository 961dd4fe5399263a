// The program that serves the site and keeps games between people, as tests start, kill and start it again.

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The program under test. */
export const program =
  process.env.SHINPAN ?? fileURLToPath(new URL("../../../build/test/bin/shinpan", import.meta.url));

/** What the program does, given a folder of its own. */
type Words = (folder: string) => readonly string[];

const serves: Words = (folder) => ["serve", "--db", join(folder, "games.db")];

export class Served {
  private process: ChildProcess | null = null;
  readonly folder = mkdtempSync(join(tmpdir(), "shinpan-served-"));
  /** Without a slash at its end. */
  address = "";
  /** The one-time code that it printed when it began last: for the referee. */
  code = "";

  /** `last` is in the last line that it prints before it answers. */
  constructor(
    private readonly words: Words = serves,
    private readonly last = /code.*: (\S+)\n/,
  ) {}

  /** Starts it; on the same port as before, if it was killed. */
  async start(): Promise<void> {
    const port = this.address === "" ? "0" : new URL(this.address).port;
    const words = [...this.words(this.folder), "--port", port];
    const child = spawn(program, words, { stdio: ["ignore", "pipe", "inherit"] });
    let said = "";
    const ready = new Promise<void>((resolve) => {
      child.stdout.on("data", (part: Buffer) => {
        said += part.toString();
        if (this.last.test(said)) resolve();
      });
    });
    await Promise.race([ready, once(child, "exit")]);
    const address = /http:\/\/[^/\s]+/.exec(said)?.[0];
    const told = this.last.exec(said);
    if (address === undefined || told === null)
      throw new Error(`${program} does not serve: ${said}`);
    this.process = child;
    this.address = address;
    this.code = told[1] ?? "";
  }

  /** It stands still: it answers nothing, and closes nothing. */
  freeze(): void {
    this.process?.kill("SIGSTOP");
  }

  goOn(): void {
    this.process?.kill("SIGCONT");
  }

  /** Ends it without a warning. */
  async kill(): Promise<void> {
    if (!this.process) return;
    const ending = once(this.process, "exit");
    this.process.kill("SIGKILL");
    await ending;
    this.process = null;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true });
  }
}
