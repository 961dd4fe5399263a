// A round: who is without a game, pairing by the program or by hand, results, and why it is paired so.

import { useState } from "preact/hooks";
import { addressOf } from "../browser/addresses.ts";
import { words } from "../words/index.ts";
import type { Desk } from "./desk.ts";
import { Tick } from "./fields.tsx";
import { Games } from "./games.tsx";
import { named } from "./said.ts";
import type { Player } from "./view.ts";
import type { DeskRequest } from "./view.ts";
import { CostsPanel, WhyPanel } from "./why.tsx";

interface RoundProps {
  readonly desk: Desk;
}

/** The rounds, with what is left to do in each. */
export function RoundLinks({ desk, tab }: RoundProps & { readonly tab: string }) {
  const text = words.tournament;
  const { rounds, round } = desk.view;
  return (
    <nav class="rounds" aria-label={text.rounds}>
      {rounds.map((each) => (
        <a
          key={each.round}
          href={addressOf("tournament", desk.id, tab, String(each.round))}
          aria-current={each.round === round ? "page" : undefined}
        >
          {text.round(each.round)}
          {each.games > 0 && each.open > 0 && <small> {text.openShort(each.open)}</small>}
        </a>
      ))}
    </nav>
  );
}

interface WishesProps {
  readonly wishes: Wishes;
  readonly onChange: (wishes: Wishes) => void;
}

interface Wishes {
  readonly may_repeat: boolean;
  readonly may_lack_results: boolean;
  readonly by_nigiri: boolean;
}

const plain: Wishes = { may_repeat: false, may_lack_results: false, by_nigiri: false };

function WishTicks({ wishes, onChange }: WishesProps) {
  const text = words.tournament.wishes;
  return (
    <details>
      <summary>{text.heading}</summary>
      {(Object.keys(plain) as (keyof Wishes)[]).map((name) => (
        <Tick
          key={name}
          label={text[name]}
          name={name}
          checked={wishes[name]}
          onChange={(checked) => onChange({ ...wishes, [name]: checked })}
        />
      ))}
    </details>
  );
}

/** Pairs everybody who is there, those who are ticked, or gives one of them a bye. */
function PairButtons({
  desk,
  chosen,
  onPaired,
}: RoundProps & { readonly chosen: readonly number[]; readonly onPaired: () => void }) {
  const text = words.tournament;
  const { round, unpaired } = desk.view;
  const [wishes, setWishes] = useState(plain);
  const send = async (request: DeskRequest): Promise<void> => {
    if (await desk.send(request)) onPaired();
  };
  const pair = (players: readonly number[]): void =>
    void send({ pair: { round, ...(players.length > 0 && { players }), ...wishes } });
  const bye = { do: { deed: "paired", round, method: "by hand", byes: chosen } };
  return (
    <>
      <div class="buttons">
        <button
          type="button"
          class="main"
          disabled={unpaired.length === 0}
          onClick={() => pair([])}
        >
          {text.pairAll(unpaired.length)}
        </button>
        <button type="button" disabled={chosen.length < 2} onClick={() => pair(chosen)}>
          {text.pairChosen(chosen.length)}
        </button>
        <button type="button" disabled={chosen.length !== 1} onClick={() => void send(bye)}>
          {text.giveBye}
        </button>
      </div>
      <WishTicks wishes={wishes} onChange={setWishes} />
    </>
  );
}

/** Everybody who is there and has no game, to be ticked. */
function Unpaired({ desk }: RoundProps) {
  const text = words.tournament;
  const { view, mayChange } = desk;
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const chosen = ticked.filter((number) => view.unpaired.includes(number));
  const set = (number: number, isOn: boolean): void =>
    setTicked(isOn ? [...chosen, number] : chosen.filter((other) => other !== number));
  return (
    <section class="panel" aria-labelledby="unpaired-heading">
      <h2 id="unpaired-heading">{text.unpaired(view.unpaired.length)}</h2>
      {view.unpaired.length > 0 && (
        <ul class="names">
          {view.unpaired.map((number) => (
            <li key={number}>
              {mayChange ? (
                <Tick
                  label={named(view, number)}
                  name={`unpaired-${number}`}
                  checked={chosen.includes(number)}
                  onChange={(isOn) => set(number, isOn)}
                />
              ) : (
                named(view, number)
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && <PairButtons desk={desk} chosen={chosen} onPaired={() => setTicked([])} />}
    </section>
  );
}

/** Who has a bye, and who said that they do not come. */
function Away({ desk }: RoundProps) {
  const text = words.tournament;
  const { view, mayChange, send } = desk;
  const { round, byes, players } = view;
  const untold = players.filter((player) => player.unannounced.includes(round));
  const told = players.filter(
    (player) => player.absent.includes(round) && !player.unannounced.includes(round),
  );
  const listed = (some: readonly Player[]): string =>
    words.board.together(some.map(({ number }) => named(view, number)));
  const takeBack = (player: number) => (): void =>
    void send({ do: { deed: "unpaired", round, players: [player] } });
  return (
    <>
      {byes.map((player) => (
        <p key={player} class="bye">
          {text.bye(named(view, player))}{" "}
          {mayChange && (
            <button type="button" onClick={takeBack(player)}>
              {text.takeBack}
            </button>
          )}
        </p>
      ))}
      {told.length > 0 && <p class="quiet">{text.absentNow(listed(told))}</p>}
      {untold.length > 0 && <p class="quiet">{text.missingNow(listed(untold))}</p>}
    </>
  );
}

/** Takes back all games of the round that have no result; asked twice. */
function UnpairAll({ desk }: RoundProps) {
  const text = words.tournament;
  const [isAsked, setAsked] = useState(false);
  const { round } = desk.view;
  const unpair = async (): Promise<void> => {
    if (await desk.send({ do: { deed: "unpaired", round } })) setAsked(false);
  };
  if (!isAsked)
    return (
      <button type="button" onClick={() => setAsked(true)}>
        {text.unpairAll}
      </button>
    );
  return (
    <div class="buttons">
      <button type="button" class="main" onClick={() => void unpair()}>
        {text.unpairAllNow(round)}
      </button>
      <button type="button" onClick={() => setAsked(false)}>
        {text.keep}
      </button>
    </div>
  );
}

export function RoundTab({ desk }: RoundProps) {
  const { view, mayChange } = desk;
  const { round, games } = view;
  return (
    <>
      <RoundLinks desk={desk} tab="round" />
      <Unpaired key={round} desk={desk} />
      <Away desk={desk} />
      {games.length > 0 && <Games key={`games ${round}`} desk={desk} />}
      {games.length > 0 && mayChange && (
        <>
          <WhyPanel key={`why ${round}`} desk={desk} />
          <CostsPanel key={`costs ${round}`} desk={desk} />
          <UnpairAll desk={desk} />
        </>
      )}
    </>
  );
}
