// A button that puts a link to what is shown on the clipboard; where the page may not, the link stands in a
// field.

import "./forms.css";
import { useLayoutEffect, useState } from "preact/hooks";
import { linkTo } from "../browser/permalink.ts";
import { words } from "../words/index.ts";

/** Whether it came to the clipboard; pages of insecure addresses have none. */
async function written(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return false;
  }
}

interface Props {
  readonly screen: string;
  /** What the link leads to; a link to an earlier one is not shown any more. */
  readonly to: unknown;
  /** Where in it. */
  readonly place?: number;
  /** What the link holds, asked for when the button is pressed. */
  readonly text: () => string;
}

export function CopyLink({ screen, to, place = 0, text }: Props) {
  const [copied, setCopied] = useState<string | true | null>(null);
  useLayoutEffect(() => setCopied(null), [to, place]);
  const copy = async (): Promise<void> => {
    const link = await linkTo(screen, text(), place);
    setCopied((await written(link)) || link);
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {words.lab.copy}
      </button>
      <span role="status" class="copied">
        {copied === true && words.lab.copied}
        {typeof copied === "string" && (
          <label>
            {words.lab.notCopied}{" "}
            <input
              type="text"
              name="link"
              readOnly
              value={copied}
              onFocus={(event) => event.currentTarget.select()}
            />
          </label>
        )}
      </span>
    </>
  );
}
