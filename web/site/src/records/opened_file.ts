// The games of a file, each by itself: where it lies in the bytes, in which encoding, and what a place in it
// is in the file. The engine tells where games end and what they are written in.

import type { Shinpan } from "../engine/engine.ts";
import type { Mistake } from "../model/mistakes.ts";

/** The bytes of a game whose encoding was guessed, a letter a byte, so that another one can be tried. */
export interface Raw {
  readonly letters: string;
  readonly encoding: string;
}

export interface Piece {
  readonly text: string;
  /** Of a piece that is not plainly UTF-8. */
  readonly raw: Raw | undefined;
  /** A place in the piece as it is in the file. */
  readonly placed: (mistake: Mistake) => Mistake;
}

/** What the player may choose for a game that was read wrongly, by the names of TextDecoder. */
export const encodings = [
  "UTF-8",
  "GB18030",
  "Big5",
  "Shift_JIS",
  "EUC-JP",
  "ISO-2022-JP",
  "EUC-KR",
  "windows-1252",
  "windows-1250",
  "windows-1251",
  "KOI8-R",
  "UTF-16LE",
  "UTF-16BE",
] as const;

export function decodedAs(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    // declared, and unknown to this browser
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const isPlain = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 0x80);

/** A letter a byte. */
function lettersOf(bytes: Uint8Array): string {
  let letters = "";
  for (let at = 0; at < bytes.length; at += 8192)
    letters += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return letters;
}

export const bytesOf = ({ letters }: Raw): Uint8Array =>
  Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

const newline = 10;

/** The pieces of a file, one after the other; a game each, or games that cannot be told apart. */
export function* piecesOf(engine: Shinpan, bytes: Uint8Array<ArrayBuffer>): Generator<Piece> {
  let [line, lineStart, at] = [1, 0, 0];
  for (const { begin, end, encoding } of engine.encodings(bytes)) {
    for (; at < begin; ++at) if (bytes[at] === newline) [line, lineStart] = [line + 1, at + 1];
    const part = bytes.subarray(begin, end);
    const text = decodedAs(part, encoding);
    const [lines, columns] = [line - 1, begin - lineStart];
    yield {
      text,
      raw:
        (encoding === "UTF-8" && !text.includes("\ufffd")) || isPlain(part)
          ? undefined
          : { letters: lettersOf(part), encoding },
      placed: (mistake) =>
        mistake.line === 0
          ? mistake
          : {
              ...mistake,
              line: mistake.line + lines,
              column: mistake.line === 1 ? mistake.column + columns : mistake.column,
            },
    };
  }
}
