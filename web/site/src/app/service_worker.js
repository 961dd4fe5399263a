// The site offline: all files are taken at the first visit, under a version that changes with them, and
// answered from there, also to the page that is open at that visit. A new version replaces the old one when
// no page uses that any more, or when a page says so: new_build.ts.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const version = "shinpan-__VERSION__";
/** Of the site; others that are served from the same place have theirs. @param {string} name */
const isOld = (name) => name.startsWith("shinpan-") && name !== version;
/** @type {string[]} */
const files = JSON.parse('__FILES__');

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(version).then((cache) => cache.addAll(files)));
});

worker.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => names.filter(isOld));
  const dropped = old.then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(dropped.then(() => worker.clients.claim()));
});

worker.addEventListener("message", () => void worker.skipWaiting());

worker.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const kept = caches.match(event.request, { ignoreSearch: true });
  event.respondWith(kept.then((found) => found ?? fetch(event.request)));
});
