// The games of a file, each by itself: its own encoding, its places in the file, and its bytes where another
// encoding may be tried.

import { beforeAll, describe, expect, it } from "vitest";
import { engineBytes } from "../../../testing/engine.mjs";
import { load, type Shinpan } from "../engine/engine.ts";
import { entryOf, readGames, rereadAs } from "./entries.ts";
import { piecesOf } from "./opened_file.ts";

const bytes = (...parts: (string | number[])[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === "string" ? [...new TextEncoder().encode(part)] : part,
    ),
  );

describe("a file's games", () => {
  let engine: Shinpan;
  beforeAll(async () => {
    engine = await load(engineBytes());
  });
  const texts = (file: Uint8Array<ArrayBuffer>) =>
    [...piecesOf(engine, file)].map(({ text }) => text);
  const ke = [0xbf, 0xc2, 0xbd, 0xe0]; // 柯洁 in GB2312

  it("are each in their own encoding; UTF-8 with damaged bytes stays UTF-8", () => {
    expect(texts(bytes("(;PB[柯洁])"))).toEqual(["(;PB[柯洁])"]);
    expect(texts(bytes("(;GM[1]CA[GB2312]PB[", ke, "])(;GM[1]CA[UTF-8]PB[柯洁])"))).toEqual([
      "(;GM[1]CA[GB2312]PB[柯洁])",
      "(;GM[1]CA[UTF-8]PB[柯洁])",
    ]);
    expect(texts(bytes("(;CA[Shift_JIS]PB[", [0x8c, 0xe9], "])"))).toEqual([
      "(;CA[Shift_JIS]PB[碁])",
    ]);
    expect(texts(bytes("\\HS\n", [0xb9, 0xd9, 0xb5, 0xcf]))).toEqual(["\\HS\n바둑"]);
    expect(texts(bytes([0xff, 0xfe, 0x28, 0, 0x3b, 0]))).toEqual(["(;"]);
    expect(texts(bytes("(;PB[罗远毅]PW[吕立言 指导", [0xe6, 0x8c], "])"))).toEqual([
      "(;PB[罗远毅]PW[吕立言 指导\ufffd])",
    ]);
  });
  it("have the places of what is wrong with them in the file", () => {
    const file = bytes("(;GM[1]SZ[9];B[ee])\n(;GM[1]SZ[9];B[cc])(;GM[1]SZ[9]KM[x];B[dd])");
    const read = [...piecesOf(engine, file)].flatMap((piece) => readGames(engine, piece));
    const places = read
      .flatMap((game) => ("why" in game ? [] : [game.repairs!]))
      .map((repairs) => repairs.map(({ line, column }) => [line, column]));
    expect(places).toEqual([[], [], [[2, 32]]]);
  });
  it("that were read in a wrong encoding are read anew in another one", () => {
    const [piece] = piecesOf(
      engine,
      bytes("(;GM[1]CA[windows-1252]PB[", ke, "]PW[", ke, "];B[aa])"),
    );
    const raw = { ...piece!.raw!, encoding: "windows-1252" };
    const [read] = readGames(engine, { ...piece!, raw });
    if (!read || "why" in read) throw new Error("unread");
    const entry = entryOf(read, "a.sgf", 1);
    expect(rereadAs(engine, entry, "GB18030")!.facts).toMatchObject({
      black: "柯洁",
      white: "柯洁",
      moves: 1,
    });
    expect(rereadAs(engine, { ...entry, raw: undefined }, "GB18030")).toBe(null);
  });
});
