// How somebody invites: they choose conditions, make a link, and wait for whoever opens it; who opens it may
// ask for other conditions, and they may agree.

import { useEffect, useState } from "preact/hooks";
import { addressOf } from "../browser/addresses.ts";
import { useSignal } from "../browser/signal.ts";
import type { Shinpan } from "../engine/engine.ts";
import { ShownLink } from "../parts/copy_link.tsx";
import { words } from "../words/index.ts";
import { inWords, opposite } from "./conditions.ts";
import { ConditionsSaid } from "./conditions_said.tsx";
import { drawnCode, type Connection } from "./connection.ts";
import type { GameConditions, Invitation, Proposal, Side } from "./messages.ts";
import { nameOf } from "./person.ts";
import { QrCode } from "./qr_code.tsx";
import { TermsForm } from "./terms_form.tsx";

interface Props {
  readonly engine: Shinpan;
  readonly line: Connection;
  readonly onPlay: (game: string) => void;
}

/** The share sheet, where the browser has one. */
function Share({ link }: { link: string }) {
  if (!("share" in navigator)) return null;
  return (
    <button
      type="button"
      onClick={() => void navigator.share({ url: link }).catch(() => undefined)} // closed without a choice
    >
      {words.net.share}
    </button>
  );
}

/** Somebody would rather play something else. */
function Wish({ engine, line, code, wish, onPlay }: Props & { code: string; wish: Proposal }) {
  const agree = async (): Promise<void> => {
    const answer = await line.ask({ t: "agree", code, person: wish.by.id });
    if (answer.t === "done" && answer.g !== undefined) onPlay(answer.g);
  };
  return (
    <section class="panel" role="group" aria-label={words.net.wishes(nameOf(wish.by))}>
      <p role="status">{words.net.wishes(nameOf(wish.by))}</p>
      <ConditionsSaid
        engine={engine}
        conditions={wish.conditions}
        side={words.net.sides[opposite[wish.side]]}
      />
      <div class="buttons">
        <button type="button" class="main" onClick={() => void agree()}>
          {words.net.agree}
        </button>
      </div>
    </section>
  );
}

interface WaitingProps extends Props {
  readonly invitation: Invitation;
  readonly onWithdraw: () => void;
}

/** The link, what is to be done with it, and what was answered. */
function Waiting({ invitation, onWithdraw, ...props }: WaitingProps) {
  const { code, conditions, side, counters = [] } = invitation;
  const link = new URL(addressOf("join", code), document.baseURI).href;
  return (
    <>
      <section class="panel">
        <ShownLink label={words.net.link} link={link} />
        <p role="status">{words.net.waiting}</p>
        <QrCode text={link} label={words.net.qr} />
        <div class="buttons">
          <Share link={link} />
          <button type="button" onClick={onWithdraw}>
            {words.net.withdraw}
          </button>
        </div>
        <ConditionsSaid
          engine={props.engine}
          conditions={conditions}
          side={words.net.sides[side]}
        />
      </section>
      {counters.map((wish) => (
        <Wish key={wish.by.id} {...props} code={code} wish={wish} />
      ))}
    </>
  );
}

/** An invitation of one's own, by its address: also after days. */
export function Invited({ code, onGone, ...props }: Props & { code: string; onGone: () => void }) {
  const { line, onPlay } = props;
  const invitation = useSignal(line.invitations).get(code);
  const begun = useSignal(line.joined).get(code);
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    void line.ask({ t: "look", code }).then((answer) => {
      if (answer.t === "no") setGone(true);
      else if (answer.g !== undefined) onPlay(answer.g);
    });
  }, [code]);
  useEffect(() => {
    if (begun !== undefined) onPlay(begun);
  }, [begun]);
  if (isGone) return <p role="alert">{words.net.gone}</p>;
  if (!invitation) return <p role="status">{words.net.looking}</p>;
  const withdraw = (): void => {
    void line.ask({ t: "withdraw", code });
    onGone();
  };
  return <Waiting {...props} invitation={invitation} onWithdraw={withdraw} />;
}

/** `onInvited` is told the code of the link. */
export function Friend({
  engine,
  line,
  onInvited,
}: Pick<Props, "engine" | "line"> & { onInvited: (code: string) => void }) {
  const invite = async (conditions: GameConditions, side: Side): Promise<void> => {
    const code = drawnCode();
    const answer = await line.ask({ t: "invite", code, conditions: inWords(conditions), side });
    if (answer.t === "done") onInvited(code);
  };
  return (
    <TermsForm
      engine={engine}
      submit={words.net.invite}
      onSubmit={(conditions, side) => void invite(conditions, side)}
    />
  );
}
