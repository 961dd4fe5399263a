// A text in an address: compressed, in letters that every address may have, behind the number of the way it
// was made.
//
//   location.hash = `lab=${await packed(sgf)}`;      // "#lab=1.eJyL1og..."
//   const sgf = await unpacked(payloadIn(location.hash)!);
//
// What comes out of an address was written by anybody: it is text, and nothing but text is ever made of it.

const version = "1";
const mostLetters = 1_000_000; // in the address
const mostBytes = 8_000_000; // unpacked

/**
 * other: made by another version, or by no version at all.  broken: cut off or changed.  large: more than is
 * read.
 */
export type LinkFault = "other" | "broken" | "large";

export class LinkError extends Error {
  override readonly name = "LinkError";

  constructor(readonly fault: LinkFault) {
    super(fault);
  }
}

async function piped(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough<Uint8Array>(through).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > mostBytes) {
      void reader.cancel();
      throw new LinkError("large");
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function letters(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(text)) throw new LinkError("broken");
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

/** The text compressed, in letters that an address may hold. */
export async function packed(text: string): Promise<string> {
  const bytes = await piped(new TextEncoder().encode(text), new CompressionStream("deflate"));
  return `${version}.${letters(bytes)}`;
}

/** The text of an address. Throws a LinkError for what is none. */
export async function unpacked(payload: string): Promise<string> {
  const [made, text = ""] = payload.split(".");
  if (made !== version) throw new LinkError("other");
  if (payload.length > mostLetters) throw new LinkError("large");
  try {
    const bytes = await piped(bytesOf(text), new DecompressionStream("deflate"));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (fault) {
    throw fault instanceof LinkError ? fault : new LinkError("broken");
  }
}

/** What stands behind the "=" of an address's hash; null where there is none. */
export const payloadIn = (hash: string): string | null =>
  hash.includes("=") ? hash.slice(hash.indexOf("=") + 1) : null;

/**
 * The place within the text that an address names behind it, such as a node of a record; 0 where it names
 * none.
 */
export function nodeIn(payload: string): number {
  const place = Number(payload.split(".")[2]);
  return Number.isSafeInteger(place) && place > 0 ? place : 0;
}

/** The whole address of a text, on this page; `place` as in nodeIn. */
export async function linkTo(screen: string, text: string, place = 0): Promise<string> {
  return `${location.href.split("#")[0]}#${screen}=${await packed(text)}${place > 0 ? `.${place}` : ""}`;
}
