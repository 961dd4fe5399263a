import { describe, expect, it } from "vitest";
import { eventsIn } from "../engine/engine.ts";
import { firstModel, next, screenOf, type Action, type Model } from "./model.ts";
import type { GameFile } from "./table.ts";

const game: GameFile = {
  start: { rules: "x", cols: 9, rows: 9, komiHalf: 13 },
  seats: { B: { kind: "person" }, W: { kind: "person" } },
  events: [],
  clock: null,
};
const after = (...actions: Action[]): Model => actions.reduce(next, firstModel);

describe("the site", () => {
  it("shows no game where there is none", () => {
    expect(after({ do: "go", screen: "count" }).screen).toBe("new");
    expect(after({ do: "start", game }, { do: "go", screen: "count" }).screen).toBe("count");
  });
  it("begins a game without anything of the last one", () => {
    const model = after(
      { do: "start", game },
      { do: "mark", group: [3, 4] },
      { do: "look", move: 0 },
      { do: "start", game },
    );
    expect(model).toMatchObject({
      screen: "game",
      marked: { points: [], byHand: false },
      looking: null,
      refusal: null,
    });
  });
  it("marks a group, and takes its marks back when all of it is marked", () => {
    const marked = after({ do: "mark", group: [5, 3] }, { do: "mark", group: [3, 9] });
    expect(marked.marked.points).toEqual([3, 5, 9]);
    expect(next(marked, { do: "mark", group: [3, 5] }).marked.points).toEqual([9]);
  });
  it("keeps marks while the players talk, and leaves them behind with a move", () => {
    const marked = after({ do: "start", game }, { do: "mark", group: [3] });
    const kept = (...events: string[]) =>
      next(marked, { do: "carried out", game: { ...game, events: eventsIn(events) } }).marked
        .points;
    expect(kept("pass B", "pass W", "marks_proposed B A1")).toEqual([3]);
    expect(kept("pass B", "pass W", "end_agreed -")).toEqual([3]);
    expect(kept("pass B", "pass W", "resume B")).toEqual([]);
  });
  it("has the marks that were accepted when the acceptance is taken back, whatever was marked since", () => {
    const lines = ["pass B", "pass W", "marks_proposed B A1 B9", "marks_accepted W 5"];
    const events = eventsIn(lines);
    const over = after(
      { do: "start", game },
      { do: "mark", group: [3] },
      { do: "carried out", game: { ...game, events } },
    );
    expect(over.marked.points).toEqual([3]);
    const back = { ...game, events: eventsIn([...lines, "undo_asked B 0", "undo_granted W"]) };
    expect(next(over, { do: "carried out", game: back }).marked).toEqual({
      points: [72, 1],
      byHand: true,
    });
  });
  it("forgets a refusal with the next move", () => {
    const refusal = {
      color: "B",
      point: "A1",
      reason: "occupied",
      clause: "",
      repeats_move: null,
      consequence: "refused",
    } as const;
    const model = after({ do: "start", game }, { do: "refused", where: "A1", refusal });
    expect(model.refusal?.where).toBe("A1");
    expect(next(model, { do: "carried out", game }).refusal).toBeNull();
    expect(next(model, { do: "understood" }).refusal).toBeNull();
  });
  it("keeps settings that are not named", () => {
    expect(after({ do: "set", settings: { theme: "dark" } }).settings).toEqual({
      ...firstModel.settings,
      theme: "dark",
    });
  });
  it("reads its screen from the address", () => {
    expect(screenOf("#every")).toBe("every");
    expect(screenOf("#elsewhere")).toBe("missing");
    for (const front of ["", "#", "#home", "#/"]) expect(screenOf(front)).toBe("home");
    for (const none of [
      "#/elsewhere",
      "#count/3",
      "#rules/aga/Rule 6/x",
      "#toString",
      "#__proto__",
    ])
      expect(screenOf(none), none).toBe("missing");
  });
});
