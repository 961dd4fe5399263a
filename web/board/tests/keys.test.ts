import { describe, expect, it } from "vitest";
import { nameOf, readName } from "../src/coordinates.ts";
import { pressed, type KeyAction, type KeyState } from "../src/keys.ts";

const nineteen = { cols: 19, rows: 19 };

/** The state and what was done last, after these keys; a star before a key is the control key. */
function after(from: string, keys: string): { focus: string; typed: string; action: KeyAction | null } {
  let state: KeyState = { focus: readName(from, nineteen, "letters").point!, typed: "" };
  let action: KeyAction | null = null;
  for (const word of keys.split(" ")) {
    const control = word.startsWith("*");
    const step =
      pressed(state, { key: control ? word.slice(1) : word === "space" ? " " : word, control }, nineteen,
      "letters");
    action = step?.action ?? null;
    state = step?.state ?? state;
  }
  return { focus: nameOf(state.focus, nineteen, "letters"), typed: state.typed, action };
}

const plays = (name: string): KeyAction =>
  ({ do: "choose", point: readName(name, nineteen, "letters").point! });

describe("the keyboard", () => {
  it("moves with the arrows, not beyond the edge", () => {
    expect(after("K10", "ArrowUp ArrowRight").focus).toBe("L11");
    expect(after("A1", "ArrowLeft ArrowDown").focus).toBe("A1");
    expect(after("T19", "ArrowRight ArrowUp").focus).toBe("T19");
  });
  it("goes to a row's ends, to the board's corners, and five rows at a time", () => {
    expect(after("K10", "Home").focus).toBe("A10");
    expect(after("K10", "End").focus).toBe("T10");
    expect(after("K10", "*Home").focus).toBe("A19");
    expect(after("K10", "*End").focus).toBe("T1");
    expect(after("K10", "PageUp").focus).toBe("K15");
    expect(after("K10", "PageDown PageDown").focus).toBe("K1");
  });
  it("plays where the focus is", () => {
    expect(after("C3", "Enter").action).toEqual(plays("C3"));
    expect(after("C3", "space").action).toEqual(plays("C3"));
  });
  it("takes a point's name, and shows the point before it plays there", () => {
    expect(after("A1", "q 1")).toMatchObject({ focus: "Q1", typed: "Q1", action: { do: "type" } });
    expect(after("A1", "q 1 6")).toMatchObject({ focus: "Q16", typed: "Q16" });
    expect(after("A1", "q 1 6 Enter")).toMatchObject({ typed: "", action: plays("Q16") });
    expect(after("A1", "q 1 6 Backspace Enter").action).toEqual(plays("Q1"));
  });
  it("passes and takes back with a letter and Enter, and keeps column P", () => {
    expect(after("K10", "p Enter").action).toEqual({ do: "command", command: "pass" });
    expect(after("K10", "P Enter").action).toEqual({ do: "command", command: "pass" });
    expect(after("K10", "u Enter").action).toEqual({ do: "command", command: "undo" });
    expect(after("K10", "p 4 Enter").action).toEqual(plays("P4"));
    expect(after("K10", "p").action).toEqual({ do: "type" });
  });
  it("says which text is no point, and plays nothing until something else is typed", () => {
    const refused = { typed: "T20", action: { do: "no point", text: "T20" } };
    for (const keys of ["t 2 0", "t 2 0 Enter", "t 2 0 Enter Enter", "t 2 0 space"])
      expect(after("K10", keys), keys).toMatchObject(refused);
    expect(after("K10", "d Enter").action).toEqual({ do: "no point", text: "D" });
    expect(after("K10", "t 2 0 Backspace Enter").action).toEqual(plays("T2"));
    expect(after("K10", "t 2 0 d 4 Enter").action).toEqual(plays("D4"));
    expect(after("K10", "t 2 0 ArrowUp Enter").action).toEqual(plays("T3"));
    expect(after("K10", "t 2 0 p Enter").action).toEqual({ do: "command", command: "pass" });
  });
  it("cancels with Escape and forgets what was typed", () => {
    expect(after("K10", "d Escape"))
      .toMatchObject({ typed: "", action: { do: "command", command: "cancel" } });
    expect(after("K10", "d ArrowUp Enter").action).toEqual(plays("K11"));
  });
  it("leaves the page its own keys", () => {
    for (const key of ["Tab", "F5", "i", "*r", "*c", "?", "Shift"])
      expect(after("K10", key).action).toBeNull();
  });
});
