import { describe, expect, it } from "vitest";
import { nameOf, readName, type CoordinateStyle } from "../src/coordinates.ts";
import { pressed, type KeyAction, type KeyState } from "../src/keys.ts";
import type { Size } from "../src/view.ts";

const nine = { cols: 9, rows: 9 };
const nineteen = { cols: 19, rows: 19 };

/** The state and what was done last, after these keys; a star before a key is the control key. */
function after(
  from: string,
  keys: string,
  size: Size = nineteen,
  style: CoordinateStyle = "letters",
): { focus: string; typed: string; action: KeyAction | null } {
  let state: KeyState = { focus: readName(from, size, style).point!, typed: "", closed: false };
  let action: KeyAction | null = null;
  for (const word of keys.split(" ")) {
    const control = word.startsWith("*");
    const step = pressed(
      state,
      { key: control ? word.slice(1) : word === "space" ? " " : word, control },
      size,
      style,
    );
    action = step?.action ?? null;
    state = step?.state ?? state;
  }
  return { focus: nameOf(state.focus, size, style), typed: state.typed, action };
}

const plays = (name: string): KeyAction => ({
  do: "choose",
  point: readName(name, nineteen, "letters").point!,
});

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
  it("says so of a name that the board does not have, whatever its letter, and plays nothing", () => {
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
    for (const letter of letters)
      for (const number of ["0", "1", "4", "9", "10", "11", "99"]) {
        const name = letter + number;
        const keys = [...name.toLowerCase()].join(" ");
        const { point } = readName(name, nine, "letters");
        const expected: KeyAction =
          point === null ? { do: "no point", text: name } : { do: "choose", point };
        for (const end of ["Enter", "space", "Enter Enter"])
          if (point === null || end !== "Enter Enter")
            expect(after("A7", `${keys} ${end}`, nine).action, `${keys} ${end}`).toEqual(expected);
      }
  });
  it("says so of single letters and numbers, of names turned round, and of letters of other scripts", () => {
    for (const keys of [
      "i",
      "k",
      "z",
      "5",
      "0",
      "5 e",
      "5 e 3",
      "a a 1",
      "k d 4",
      "é",
      "é 4",
      "К 4",
      "-",
    ])
      for (const end of ["Enter", "space"])
        expect(after("A7", `${keys} ${end}`, nine).action, keys).toEqual({
          do: "no point",
          text: keys.replaceAll(" ", "").toUpperCase(),
        });
    for (const keys of ["d space", "d Enter"])
      expect(after("A7", keys, nine).action).toEqual({ do: "no point", text: "D" });
  });
  it("says so in the other styles too", () => {
    for (const [keys, text] of [
      ["2 5 - 3", "25-3"],
      ["3 - 2 0", "3-20"],
      ["k 4", "K4"],
      ["- 3", "-3"],
    ])
      expect(after("4-4", `${keys} Enter`, nineteen, "numbers").action).toEqual({
        do: "no point",
        text,
      });
    for (const [keys, text] of [
      ["z", "z"],
      ["z z", "zz"],
      ["a z", "az"],
      ["4", "4"],
    ])
      expect(after("dd", `${keys} Enter`, nineteen, "sgf").action).toEqual({
        do: "no point",
        text,
      });
    expect(after("4-4", "2 5 - 3 Enter 4 - 3 Enter", nineteen, "numbers").action).toEqual({
      do: "choose",
      point: readName("4-3", nineteen, "numbers").point,
    });
  });
  it("begins another name when one has been refused", () => {
    for (const keys of [
      "k 4 d 4 Enter",
      "k Enter d 4 Enter",
      "5 Enter d 4 Enter",
      "k Escape d 4 Enter",
    ])
      expect(after("A7", keys, nine).action, keys).toEqual({
        do: "choose",
        point: readName("D4", nine, "letters").point,
      });
  });
  it("cancels with Escape and forgets what was typed", () => {
    expect(after("K10", "d Escape")).toMatchObject({
      typed: "",
      action: { do: "command", command: "cancel" },
    });
    expect(after("K10", "d ArrowUp Enter").action).toEqual(plays("K11"));
  });
  it("leaves the page its own keys", () => {
    for (const key of ["Tab", "F5", "*i", "*r", "*c", "?", "Shift", "Dead"])
      expect(after("K10", key).action).toBeNull();
  });
});
