// One line of fields for a player: a new one, whom Enter registers, or one whose data change. What the desk
// refuses stays as it was typed.

import { useRef, useState } from "preact/hooks";
import { words } from "../words/index.ts";
import type { Desk } from "./desk.ts";
import { Form, TextField, Tick } from "./fields.tsx";
import { rankIn } from "./rank.ts";
import type { Player } from "./view.ts";

interface Draft {
  readonly name: string;
  readonly given: string;
  readonly rank: string;
  readonly club: string;
  readonly country: string;
  readonly rating: string;
  readonly correction: string;
}

const empty: Draft = {
  name: "",
  given: "",
  rank: "",
  club: "",
  country: "",
  rating: "",
  correction: "",
};

const draftOf = ({ name, given, rank, club, country, rating, correction }: Player): Draft => ({
  ...{ name, given, rank, club, country },
  rating: rating?.toString() ?? "",
  correction: correction === 0 ? "" : correction.toString(),
});

const isWhole = (text: string): boolean => /^\s*-?\d*\s*$/.test(text);

/** The player as the event's file has them; null where a field cannot be read. */
function playerOf(draft: Draft): object | null {
  const rank = rankIn(draft.rank);
  if (rank === null || draft.name.trim() === "") return null;
  if (!isWhole(draft.rating) || !isWhole(draft.correction)) return null;
  const rating = draft.rating.trim();
  return {
    name: draft.name.trim(),
    given: draft.given.trim(),
    club: draft.club.trim(),
    country: draft.country.trim(),
    rank,
    ...(rating !== "" && { rating: Number(rating), rated: true }),
    correction: Number(draft.correction),
  };
}

interface PlayerFieldsProps {
  readonly draft: Draft;
  readonly onInput: (part: Partial<Draft>) => void;
  /** What cannot be read is marked. */
  readonly isTried: boolean;
}

function PlayerFields({ draft, onInput, isTried }: PlayerFieldsProps) {
  const text = words.tournament.player;
  const field = (name: keyof Draft, wide: number, isWrong: boolean, hint?: string) => (
    <TextField
      label={text[name]}
      name={name}
      wide={wide}
      value={draft[name]}
      hint={hint}
      isWrong={isTried && isWrong}
      onInput={(value) => onInput({ [name]: value })}
    />
  );
  return (
    <>
      {field("name", 16, draft.name.trim() === "")}
      {field("given", 12, false)}
      {field("rank", 4, rankIn(draft.rank) === null, "3d")}
      {field("club", 10, false)}
      {field("country", 4, false)}
      {field("rating", 5, !isWhole(draft.rating))}
      {field("correction", 3, !isWhole(draft.correction))}
    </>
  );
}

/** A player who comes late is absent in the rounds that are paired already. */
async function excuse({ view, send }: Desk, rounds: number): Promise<void> {
  const player = view.players.length + 1;
  const from = view.approved + 1;
  if (from <= rounds)
    await send({
      do: { deed: "attendance", player, from, to: rounds, state: "agreed_absent" },
    });
}

export function Register({ desk }: { readonly desk: Desk }) {
  const text = words.tournament;
  const [draft, setDraft] = useState(empty);
  const [isTried, setTried] = useState(false);
  const [isThere, setThere] = useState(true);
  const place = useRef<HTMLDivElement>(null);
  const paired = desk.view.rounds.filter(({ games }) => games > 0).length;
  const register = async (): Promise<void> => {
    const player = playerOf(draft);
    setTried(player === null);
    if (!player) return;
    if (!(await desk.send({ do: { deed: "registered", player: { ...player, there: isThere } } })))
      return;
    setDraft(empty);
    place.current?.querySelector("input")?.focus();
    if (paired > 0) await excuse(desk, paired);
  };
  return (
    <div ref={place}>
      <Form label={text.register} onSubmit={() => void register()}>
        <PlayerFields
          draft={draft}
          isTried={isTried}
          onInput={(part) => setDraft({ ...draft, ...part })}
        />
        <Tick label={text.isThere} name="there" checked={isThere} onChange={setThere} />
        <button type="submit" class="main">
          {text.register}
        </button>
      </Form>
      {isTried && <p role="alert">{text.unreadable}</p>}
      {paired > 0 && <p class="quiet">{text.late(paired)}</p>}
    </div>
  );
}

/** Changes what is written of a player. */
export function Amend({
  desk,
  player,
  onDone,
}: {
  readonly desk: Desk;
  readonly player: Player;
  readonly onDone: () => void;
}) {
  const text = words.tournament;
  const [draft, setDraft] = useState(() => draftOf(player));
  const [isTried, setTried] = useState(false);
  const save = async (): Promise<void> => {
    const amended = playerOf(draft);
    setTried(amended === null);
    if (!amended) return;
    const { number, there, ids = {}, members } = player;
    const whole = { ...amended, number, there, ids, members };
    if (await desk.send({ do: { deed: "registered", player: whole } })) onDone();
  };
  return (
    <Form label={text.amend} onSubmit={() => void save()}>
      <PlayerFields
        draft={draft}
        isTried={isTried}
        onInput={(part) => setDraft({ ...draft, ...part })}
      />
      <button type="submit" class="main">
        {text.save}
      </button>
      {isTried && <p role="alert">{text.unreadable}</p>}
    </Form>
  );
}
