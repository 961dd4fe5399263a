// The demo page: each scene in each look; stones are put down by turns, whatever the rules may say.
// The address chooses too: ?scene=count&theme=dark&coordinates=none&proportions=traditional

import "../src/board.css";
import {
  Board,
  nameOf,
  otherColor,
  type BoardView,
  type CoordinateStyle,
  type Proportions,
  type Settings,
  type Theme,
} from "../src/index.ts";
import { scenes } from "./scenes.ts";

const asked = new URLSearchParams(location.search);
const choices: Readonly<Record<string, readonly string[]>> = {
  scene: Object.keys(scenes),
  theme: ["light", "dark", "print"],
  coordinates: ["letters", "numbers", "sgf", "none"],
  proportions: ["square", "traditional"],
};
const chosen: Record<string, string> = {};
const form = document.querySelector<HTMLFormElement>("#choices")!;
const told = document.querySelector("#told")!;

for (const [name, values] of Object.entries(choices)) {
  const given = asked.get(name) ?? "";
  chosen[name] = values.includes(given) ? given : values[0]!;
  const label = document.createElement("label");
  const select = document.createElement("select");
  select.name = name;
  for (const value of values)
    select.append(new Option(value, value, false, value === chosen[name]));
  label.append(name, select);
  form.append(label);
}

const looks = (): Partial<Settings> => ({
  theme: chosen.theme as Theme,
  coordinates: chosen.coordinates as CoordinateStyle,
  proportions: chosen.proportions as Proportions,
});

let view: BoardView = scenes[chosen.scene!]!();
const past: BoardView[] = [];
document.documentElement.dataset.theme = chosen.theme;

function go(next: BoardView): void {
  view = next;
  board.show(view, "play");
}

const board = new Board(
  document.querySelector<HTMLElement>("#board")!,
  {
    onChoose(at) {
      const hand = view.hand;
      if (!hand || view.stones[at]) return;
      past.push(view);
      const stones = view.stones.slice();
      stones[at] = hand;
      told.textContent = `${hand} ${nameOf(at, view.size, chosen.coordinates as CoordinateStyle)}`;
      go({ ...view, stones, lastMove: at, hand: otherColor(hand) });
    },
    onCommand(command) {
      told.textContent = command;
      const before = command === "undo" ? past.pop() : undefined;
      if (before) go(before);
      if (command === "pass" && view.hand)
        go({ ...view, hand: otherColor(view.hand), lastMove: null });
    },
  },
  looks(),
);
board.show(view);

form.addEventListener("change", (event) => {
  const { name, value } = event.target as HTMLSelectElement;
  chosen[name] = value;
  document.documentElement.dataset.theme = chosen.theme;
  board.set(looks());
  if (name === "scene") go(scenes[value]!());
});

// For whoever wants to try the board from the browser's console, tests among them.
Object.assign(window, { board, scenes });
