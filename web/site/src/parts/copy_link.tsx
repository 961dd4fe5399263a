// A button that puts a link on the clipboard; where the page may not, the link stands selected in a field, to
// be copied by hand.

import "./forms.css";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
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

/** A link to be copied by hand. */
function LinkField({ label, link, selected }: { label: string; link: string; selected: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!selected) return;
    field.current!.focus();
    field.current!.select();
  }, [selected, link]);
  return (
    <label>
      {label}{" "}
      <input
        type="text"
        name="link"
        readOnly
        value={link}
        ref={field}
        onFocus={(event) => event.currentTarget.select()}
      />
    </label>
  );
}

/** What became of the copying; null before it, and once something else is to be copied. */
function useCopying(ask: () => string | Promise<string>, to: unknown, place: number) {
  const [copied, setCopied] = useState<{ link: string; did: boolean } | null>(null);
  useLayoutEffect(() => setCopied(null), [to, place]);
  const copy = async (): Promise<void> => {
    const link = await ask();
    setCopied({ link, did: await written(link) });
  };
  return { copied, copy };
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
  const { copied, copy } = useCopying(() => linkTo(screen, text(), place), to, place);
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {words.lab.copy}
      </button>
      <span role="status" class="copied">
        {copied?.did && words.lab.copied}
        {copied && !copied.did && (
          <LinkField label={words.lab.notCopied} link={copied.link} selected />
        )}
      </span>
    </>
  );
}

/** A link that is shown, and the button that copies it. */
export function ShownLink({ label, link }: { label: string; link: string }) {
  const { copied, copy } = useCopying(() => link, link, 0);
  return (
    <div class="shown-link">
      <LinkField label={label} link={link} selected={copied?.did === false} />
      <button type="button" onClick={() => void copy()}>
        {words.lab.copy}
      </button>
      <p role="status" class="copied">
        {copied && (copied.did ? words.lab.copied : words.net.byHand)}
      </p>
    </div>
  );
}
