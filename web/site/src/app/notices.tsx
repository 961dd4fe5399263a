// What the player has to know whatever the screen: that something is not kept, or is kept elsewhere.

import "../parts/panel.css";
import "./notices.css";
import { tryAgain, type Trouble } from "../browser/store.ts";
import { words } from "../words/index.ts";

interface Props {
  /** Why not all is kept; null where it is. */
  readonly why: Trouble | null;
  /** What was played here last is among the records. */
  readonly parted: boolean;
  readonly onUnderstood: () => void;
}

export function Notices({ why, parted, onUnderstood }: Props) {
  const text = words.keeping;
  return (
    <div class="notices" role="alert">
      {why && (
        <p class="panel refusal">
          {why === "unread" ? (
            text.unread
          ) : (
            <>
              <strong>{text.lost}</strong> {text.why[why]} {text.what}
            </>
          )}{" "}
          <button type="button" onClick={() => void tryAgain()}>
            {text.again}
          </button>
        </p>
      )}
      {parted && (
        <p class="panel refusal">
          {text.parted}{" "}
          <button type="button" onClick={onUnderstood}>
            {words.close}
          </button>
        </p>
      )}
    </div>
  );
}
