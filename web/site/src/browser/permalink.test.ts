// Texts in addresses: what was packed comes out again, and whatever else is there is told to be none.

import { describe, expect, it } from "vitest";
import { LinkError, packed, payloadIn, unpacked } from "./permalink.ts";

/** Numbers that look random and are the same every time. */
function* numbers(seed: number): Generator<number> {
  for (let x = seed; ;) {
    x = (x * 1103515245 + 12345) % 2147483648;
    yield x / 2147483648;
  }
}

const fault = (payload: string): Promise<string> =>
  unpacked(payload).then(
    (text) => `text: ${text}`,
    (error: unknown) => (error instanceof LinkError ? error.fault : String(error)),
  );

describe("a permalink", () => {
  it("gives back what it holds, in letters that an address may have", async () => {
    for (const text of [
      "",
      "(;GM[1]SZ[9];B[ee])",
      "碁 <b>&amp;</b> ]\\ \u0000\u{1f600}",
      "x".repeat(100_000),
    ]) {
      const payload = await packed(text);
      expect(payload).toMatch(/^1\.[\w-]+$/);
      expect(encodeURIComponent(payload)).toBe(payload);
      expect(await unpacked(payload)).toBe(text);
    }
  });
  it("holds a whole game in the length of a message", async () => {
    const chance = numbers(7);
    const letter = (): string => String.fromCharCode(97 + Math.floor(chance.next().value! * 19));
    const game = `(;GM[1]FF[4]SZ[19]${Array.from(
      { length: 250 },
      (_, i) => `;${i % 2 ? "W" : "B"}[${letter()}${letter()}]`,
    ).join("")})`;
    expect((await packed(game)).length).toBeLessThan(1200);
  });
  it("is found behind the name of its screen", () => {
    expect(payloadIn("#lab=1.abc=")).toBe("1.abc=");
    expect(payloadIn("#lab")).toBe(null);
  });
  it("says what is wrong with one that was not made here", async () => {
    expect(await fault("")).toBe("other");
    expect(await fault("2.eJwDAAAAAAE")).toBe("other");
    expect(await fault("<script>")).toBe("other");
    expect(await fault("1.")).toBe("broken");
    expect(await fault("1.????")).toBe("broken");
    expect(await fault(`1.${"A".repeat(1_000_001)}`)).toBe("large");
  });
  it("does not unpack more than a page can bear", async () => {
    expect(await fault(await packed("x".repeat(8_000_001)))).toBe("large");
  });
  it("notices every change of a letter, and never gives back another text", async () => {
    const text = "(;GM[1]FF[4]SZ[9]RU[Japanese]C[a comment];B[ee];W[gc])";
    const payload = await packed(text);
    const chance = numbers(3);
    const below = (count: number): number => Math.floor(chance.next().value! * count);
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.<%= \u0000é";
    for (let round = 0; round < 300; ++round) {
      const at = below(payload.length);
      const letter = letters[below(letters.length)]!;
      const kind = below(3);
      const changed =
        kind === 0
          ? payload.slice(0, at) + letter + payload.slice(at + 1)
          : kind === 1
            ? payload.slice(0, at)
            : payload.slice(0, at) + letter + payload.slice(at);
      const found = await fault(changed);
      expect(["other", "broken", `text: ${text}`], changed).toContain(found);
    }
  });
});
