// Where the page begins: fetches the engine, shows the site, lets it work offline.

import "./site.css";
import { render } from "preact";
import address from "shinpan-referee.wasm?url";
import { App } from "./app.tsx";
import { load } from "../engine/engine.ts";
import { followPress } from "../browser/hand.ts";
import { speakAsKept } from "./language.ts";
import { followHistory } from "../browser/way.ts";
import { words } from "../words/first.ts";

const place = document.querySelector("#site")!;
const engine = load(new URL(address, location.href));

followPress();
followHistory();

async function begin(): Promise<void> {
  await speakAsKept();
  render(
    <p class="loading" role="status">
      {words.loading}
    </p>,
    place,
  );
  await engine.then(
    (loaded) => render(<App engine={loaded} />, place),
    () =>
      render(
        <p class="loading" role="alert">
          {words.noEngine}
        </p>,
        place,
      ),
  );
}
void begin();
void import("../browser/focus.ts").then(({ followFocus }) => followFocus(place)); // nothing waits for it
