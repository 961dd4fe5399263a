// Where the page begins: fetches the engine, shows the site, lets it work offline.

import "shinpan-board/board.css";
import "./site.css";
import { render } from "preact";
import address from "shinpan.wasm?url";
import { App } from "./app.tsx";
import { load } from "./engine.ts";
import { words } from "./words.ts";

const place = document.querySelector("#site")!;
render(<p class="loading" role="status">{words.loading}</p>, place);

load(new URL(address, location.href)).then(
  (engine) => render(<App engine={engine} />, place),
  () => render(<p class="loading" role="alert">{words.noEngine}</p>, place),
);

if ("serviceWorker" in navigator && import.meta.env.MODE === "production") void navigator.serviceWorker.register("./service_worker.js");
