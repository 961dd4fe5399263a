// The page of a link: what whoever invited offers, to be played, or to be answered by other conditions.

import { useEffect, useState } from "preact/hooks";
import { useSignal } from "../browser/signal.ts";
import type { Shinpan } from "../engine/engine.ts";
import { words } from "../words/index.ts";
import { inWords, opposite } from "./conditions.ts";
import { ConditionsSaid } from "./conditions_said.tsx";
import type { Connection } from "./connection.ts";
import type { GameConditions, Invitation, Side } from "./messages.ts";
import { nameOf } from "./person.ts";
import { TermsForm } from "./terms_form.tsx";

interface Props {
  readonly engine: Shinpan;
  readonly line: Connection;
  readonly code: string;
  readonly onPlay: (game: string) => void;
}

/** What was asked for instead. */
interface Wish {
  readonly conditions: GameConditions;
  readonly side: Side;
}

function Wished({ engine, wish }: { engine: Shinpan; wish: Wish }) {
  return (
    <section class="panel">
      <p role="status">{words.net.asked}</p>
      <ConditionsSaid
        engine={engine}
        conditions={wish.conditions}
        side={words.net.sides[wish.side]}
      />
    </section>
  );
}

interface OfferedProps extends Props {
  readonly invitation: Invitation;
  readonly onFault: (fault: string) => void;
}

function Offered({ engine, line, code, invitation, onPlay, onFault }: OfferedProps) {
  const [asks, setAsks] = useState(false);
  const [wish, setWish] = useState<Wish | null>(null);
  const side = opposite[invitation.side];
  const join = async (): Promise<void> => {
    const answer = await line.ask({ t: "join", code });
    if (answer.t === "done") onPlay(answer.g!);
    else onFault(answer.code === "own_invitation" ? words.net.own : words.net.gone);
  };
  const send = async (conditions: GameConditions, wanted: Side): Promise<void> => {
    const asked = { t: "counter", code, conditions: inWords(conditions), side: wanted } as const;
    const answer = await line.ask(asked);
    if (answer.t === "no") return onFault(words.net.gone);
    setWish({ conditions, side: wanted });
    setAsks(false);
  };
  return (
    <>
      <section class="panel">
        <p>{words.net.invited(nameOf(invitation.by))}</p>
        <ConditionsSaid
          engine={engine}
          conditions={invitation.conditions}
          side={words.net.sides[side]}
        />
        <div class="buttons">
          <button type="button" class="main" onClick={() => void join()}>
            {words.net.join}
          </button>
          {!asks && (
            <button type="button" onClick={() => setAsks(true)}>
              {words.net.askChange}
            </button>
          )}
        </div>
      </section>
      {wish && <Wished engine={engine} wish={wish} />}
      {asks && (
        <section class="panel" aria-label={words.net.askChange}>
          <p>{words.net.askHow}</p>
          <TermsForm
            engine={engine}
            first={invitation.conditions}
            firstSide={side}
            submit={words.net.sendWish}
            onSubmit={(conditions, wanted) => void send(conditions, wanted)}
          />
        </section>
      )}
    </>
  );
}

export function Joining(props: Props) {
  const { line, code, onPlay } = props;
  const invitation = useSignal(line.invitations).get(code);
  const begun = useSignal(line.joined).get(code);
  const [fault, setFault] = useState("");
  useEffect(() => {
    void line.ask({ t: "look", code }).then((answer) => {
      if (answer.t === "no") setFault(words.net.gone);
      else if (answer.g !== undefined) onPlay(answer.g);
    });
  }, [code]);
  useEffect(() => {
    if (begun !== undefined) onPlay(begun);
  }, [begun]);
  if (fault !== "") return <p role="alert">{fault}</p>;
  if (!invitation) return <p role="status">{words.net.looking}</p>;
  return <Offered {...props} invitation={invitation} onFault={setFault} />;
}
