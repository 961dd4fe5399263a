// The page's line to its server, for as long as the page is there.

import { openSocket } from "../browser/server.ts";
import { once } from "../browser/signal.ts";
import { Connection, type Socket } from "./connection.ts";
import { signIn } from "./session.ts";

export const theLine = /* @__PURE__ */ once(() => {
  const connection = new Connection({ open: () => openSocket() as unknown as Socket, signIn });
  addEventListener("online", () => connection.look());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) connection.look();
  });
  return connection;
});
