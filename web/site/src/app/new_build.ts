// The site offline, and a new build of it, which a page takes between games and never in one: when the reader
// goes to a screen where nothing is under way, and no other tab shows one where something is.

import { once } from "../browser/signal.ts";
import type { Screen } from "../model/model.ts";

/** Here nothing is lost when the page is loaded again. */
const isBetween = (screen: Screen): boolean =>
  ["home", "games", "rules", "readings", "terms"].includes(screen);

const lock = "shinpan.underway";
/** None on insecure pages. Where the browser has or allows none, a build waits until all tabs are closed. */
const locks = (): LockManager | undefined => navigator.locks as LockManager | undefined;

/** Keeps the site for when there is no network, but on addresses that the browser holds for insecure. */
async function registered(): Promise<ServiceWorkerRegistration | null> {
  const { serviceWorker: workers } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!workers || import.meta.env.MODE !== "production") return null;
  let known = workers.controller !== null; // else the first one comes, of this very build
  workers.addEventListener("controllerchange", () => {
    if (known) location.reload();
    known = true;
  });
  return workers.register("./service_worker.js").catch(() => null);
}

/** Lets the build that waits take over this page and every other one, if nothing is under way in any. */
async function take({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting) return;
  const takes = async (free: Lock | null): Promise<void> => {
    if (!free || waiting.state !== "installed") return; // another tab is, or was, quicker
    const begun = new Promise((resolve) => waiting.addEventListener("statechange", resolve));
    waiting.postMessage("take over");
    await begun;
  };
  await locks()
    ?.request(lock, { ifAvailable: true }, takes)
    .catch(() => undefined); // forbidden
}

class Build {
  private readonly registration = registered();
  private leave: (() => void) | null = null;
  private left: Promise<unknown> = Promise.resolve();

  constructor() {
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) void this.look();
    });
  }

  /** The page shows that screen. */
  async at(screen: Screen): Promise<void> {
    const registration = await this.registration;
    if (!registration) return;
    if (!isBetween(screen)) return this.stay();
    this.leave?.();
    this.leave = null;
    await this.left;
    await take(registration);
    await this.look();
  }

  /** Something is under way here, and may be on the next screen, too: no build is taken before it is left. */
  private stay(): void {
    if (this.leave) return;
    const gone = new Promise<void>((resolve) => (this.leave = resolve));
    const held = locks()?.request(lock, { mode: "shared" }, () => gone);
    this.left = Promise.resolve(held).catch(() => undefined); // forbidden
  }

  /** Looks whether the server has a new build. */
  private async look(): Promise<void> {
    await (await this.registration)?.update().catch(() => undefined); // without a network
  }
}

const theBuild = /* @__PURE__ */ once(() => new Build());

/** The page shows that screen. */
export const at = (screen: Screen): void => void theBuild().at(screen);
