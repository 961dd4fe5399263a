import { describe, expect, it } from "vitest";
import { tapped } from "../src/touch.ts";

const phone = 19; // CSS pixels between the lines of a 19x19 board on a phone
const tablet = 40;
const strip = 7; // on a board of 52 rows

describe("a finger", () => {
  it("aims first where points are narrower than it is", () => {
    expect(tapped(null, { point: 5, by: "finger" }, phone, "auto")).toEqual({
      aimed: 5,
      chosen: null,
    });
  });
  it("plays with a second tap on the same point, and aims anew with one elsewhere", () => {
    expect(tapped(5, { point: 5, by: "finger" }, phone, "auto")).toEqual({
      aimed: null,
      chosen: 5,
    });
    expect(tapped(5, { point: 6, by: "finger" }, phone, "auto")).toEqual({
      aimed: 6,
      chosen: null,
    });
  });
  it("plays at once where points are wide, or where it was asked to", () => {
    expect(tapped(null, { point: 5, by: "finger" }, tablet, "auto").chosen).toBe(5);
    expect(tapped(null, { point: 5, by: "finger" }, phone, "never").chosen).toBe(5);
  });
});

describe("a mouse", () => {
  it("aims first where points are so narrow that it misses them", () => {
    expect(tapped(null, { point: 5, by: "mouse" }, strip, "auto")).toEqual({
      aimed: 5,
      chosen: null,
    });
    expect(tapped(5, { point: 5, by: "mouse" }, strip, "auto")).toEqual({ aimed: null, chosen: 5 });
  });
  it("plays at once elsewhere, unless every move is to be confirmed", () => {
    expect(tapped(null, { point: 5, by: "mouse" }, phone, "auto").chosen).toBe(5);
    expect(tapped(null, { point: 5, by: "mouse" }, tablet, "always")).toEqual({
      aimed: 5,
      chosen: null,
    });
    expect(tapped(5, { point: 5, by: "mouse" }, tablet, "always").chosen).toBe(5);
  });
});

describe("a screen reader", () => {
  it("plays at once however narrow the points are", () => {
    expect(tapped(null, { point: 5, by: "reader" }, strip, "auto").chosen).toBe(5);
  });
});
