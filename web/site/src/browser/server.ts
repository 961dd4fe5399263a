// The server that the page comes from, as far as it lets people play each other or runs tournaments.

import { once } from "./signal.ts";

/** Opens its WebSocket. */
export function openSocket(): WebSocket {
  const address = new URL("api/v1/socket", document.baseURI);
  address.protocol = address.protocol.replace("http", "ws");
  return new WebSocket(address);
}

/** What the browser keeps once a session has begun in it. */
export const sessionMark = "shinpan plays over the net";

/** Has a session begun in this browser? Only then is it worth asking for games. */
export function hasSession(): boolean {
  try {
    return localStorage.getItem(sessionMark) !== null;
  } catch {
    return false;
  }
}

interface About {
  readonly games: boolean;
  readonly tournaments: boolean;
}

/** What the server says of itself; one that only hands out files says nothing. */
const about = /* @__PURE__ */ once(async (): Promise<About> => {
  try {
    const answer = await fetch(new URL("api/v1/about", document.baseURI));
    if (answer.ok) return (await answer.json()) as About;
  } catch {
    // Nobody is there, or it is no server of ours.
  }
  return { games: false, tournaments: false };
});

/** Does it let people play each other? */
export const hasPlay = async (): Promise<boolean> => (await about()).games;

/** Does it run tournaments? */
export const hasDesk = async (): Promise<boolean> => (await about()).tournaments;

/** Asks the desk of tournaments; null where nobody answers, or this server has none. */
export async function askDesk(request: object): Promise<unknown> {
  try {
    const answer = await fetch(new URL("api/v1/tournament", document.baseURI), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(request),
    });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
