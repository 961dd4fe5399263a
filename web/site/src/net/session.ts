// The reader's session on the server: how it begins, and how they have themselves deleted.

import { sessionMark } from "../browser/server.ts";

const patience = 10_000;

/** Begins a session there, for a guest; rejects where the server does not answer. */
export async function signIn(): Promise<void> {
  const address = new URL("api/v1/guests", document.baseURI);
  await fetch(address, { method: "POST", signal: AbortSignal.timeout(patience) });
  try {
    localStorage.setItem(sessionMark, "yes");
  } catch {
    // the browser keeps nothing: the games are found by their addresses
  }
}

/** Has the server delete the reader, and the browser forget that they were there; false where it does not. */
export async function deleteMe(): Promise<boolean> {
  const address = new URL("api/v1/me", document.baseURI);
  const answer = await fetch(address, { method: "DELETE" }).catch(() => null);
  if (!answer?.ok) return false;
  try {
    localStorage.removeItem(sessionMark);
  } catch {
    // the browser keeps nothing anyway
  }
  return true;
}
