// A file that the director chose, as the desk takes it.

import type { OpenedFile } from "./view.ts";

/** In bytes; the desk takes 16 MiB in all. */
export const largestFile = 12 * 2 ** 20;

export const acceptedFiles = ".xml,.h0,.h1,.h2,.h3,.h4,.h5,.h6,.h7,.h8,.h9,.tou,.tour,.json,.txt";
export const acceptedTables = `.csv,${acceptedFiles}`;

/** UTF-8, or what older programs write in Europe. */
export function textIn(bytes: BufferSource): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("iso-8859-15").decode(bytes);
  }
}

/** Null where it is too large for the desk. */
export const openedFile = async (file: File): Promise<OpenedFile | null> =>
  file.size > largestFile ? null : { name: file.name, text: textIn(await file.arrayBuffer()) };
