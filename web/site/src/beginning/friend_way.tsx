// The way to a game with a friend, where the server lets people play each other.

import { useEffect, useState } from "preact/hooks";
import { hasPlay } from "../browser/server.ts";
import { words } from "../words/index.ts";

export function FriendWay() {
  const [has, setHas] = useState(false);
  useEffect(() => void hasPlay().then(setHas), []);
  return (
    has && (
      <a class="way" href="#friend">
        <svg class="way-icon" viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
          <path
            d="M8 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 20c0-4 3-6 6-6s6 2 6 6M17 6v8M13 10h8"
            fill="none"
            stroke="currentColor"
            stroke-width="1.6"
            stroke-linecap="round"
          />
        </svg>
        <span class="way-name">{words.net.friend}</span>
        <span class="way-note">{words.net.friendNote}</span>
      </a>
    )
  );
}
