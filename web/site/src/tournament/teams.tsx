// Teams, board by board, and pairs or groups that play as one player: who belongs to them.

import { useState } from "preact/hooks";
import { words } from "../words/index.ts";
import type { Desk } from "./desk.ts";
import { Choice, Form, TextField, type Choices } from "./fields.tsx";
import { rankIn, rankText } from "./rank.ts";
import { fullName, named } from "./said.ts";
import { cleared, joined, meanRank, moved } from "./team_draft.ts";
import type { Player, View } from "./view.ts";

interface SaidProps {
  readonly view: View;
  readonly player: Player;
}

/** Under a team's name. */
export function MembersSaid({ view, player }: SaidProps) {
  if (player.members.length === 0) return null;
  return (
    <small class="members quiet">
      {words.board.together(player.members.map((one) => named(view, one)))}
    </small>
  );
}

interface TeamProps {
  readonly desk: Desk;
  /** The one that changes; null: a new one. */
  readonly team: Player | null;
  readonly onDone?: () => void;
}

/** Who may be a member: players who are in no other team. */
function freeIn({ players }: View, team: Player | null): readonly Player[] {
  const taken = new Set(
    players.filter((one) => one.number !== team?.number).flatMap(({ members }) => members),
  );
  return players.filter(({ number, members }) => members.length === 0 && !taken.has(number));
}

interface MembersProps {
  readonly desk: Desk;
  readonly team: Player | null;
  readonly members: readonly number[];
  readonly onChange: (members: readonly number[]) => void;
}

/** A choice a board, and one more to add somebody. */
function Members({ desk, team, members, onChange }: MembersProps) {
  const text = words.tournament.team;
  const free = freeIn(desk.view, team);
  const choicesFor = (own: number): Choices<number> => [
    [0, "–"],
    ...free
      .filter(({ number }) => number === own || !members.includes(number))
      .map((one) => [one.number, `${fullName(one)} ${one.rank}`] as const),
  ];
  return (
    <ol class="plain members">
      {[...members, 0].map((member, at) => (
        <li key={at} class="row">
          <Choice
            label={desk.view.team_size > 0 ? text.board(at + 1) : text.member(at + 1)}
            name={`member-${at + 1}`}
            value={member}
            choices={choicesFor(member)}
            onChange={(chosen) =>
              onChange(chosen === 0 ? cleared(members, at) : joined(members, at, chosen))
            }
          />
          {at > 0 && at < members.length && (
            <button type="button" onClick={() => onChange(moved(members, at))}>
              {text.up}
              <span class="unseen">{`: ${named(desk.view, member)}`}</span>
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

export function TeamForm({ desk, team, onDone }: TeamProps) {
  const text = words.tournament;
  const { view } = desk;
  const [name, setName] = useState(team?.name ?? "");
  const [ownRank, setRank] = useState<string | null>(team?.rank ?? null);
  const [members, setMembers] = useState(team?.members ?? []);
  const mean = meanRank(members.map((one) => rankIn(view.players[one - 1]?.rank ?? "") ?? 0));
  const rank = ownRank ?? rankText(mean);
  const isWrong = name.trim() === "" || rankIn(rank) === null || members.length === 0;
  const save = async (): Promise<void> => {
    const { number, club = "", country = "", correction = 0, there = true, ids = {} } = team ?? {};
    const player = { number, club, country, correction, there, ids, name: name.trim(), members };
    if (
      !(await desk.send({ do: { deed: "registered", player: { ...player, rank: rankIn(rank) } } }))
    )
      return;
    setMembers(team ? members : []);
    setName(team ? name : "");
    setRank(team ? rank : null);
    onDone?.();
  };
  return (
    <Form
      label={team ? text.amend : view.team_size > 0 ? text.team.heading : text.team.pairHeading}
      onSubmit={() => void save()}
    >
      <TextField label={text.team.name} name="team" wide={18} value={name} onInput={setName} />
      <TextField
        label={text.player.rank}
        name="team-rank"
        wide={4}
        value={rank}
        onInput={setRank}
      />
      <Members desk={desk} team={team} members={members} onChange={setMembers} />
      <button type="submit" class="main" disabled={isWrong}>
        {team ? text.save : text.register}
      </button>
    </Form>
  );
}

/** A new team or pair; open where the event is one of teams. */
export function Teams({ desk }: { readonly desk: Desk }) {
  const text = words.tournament.team;
  const isOfTeams = desk.view.team_size > 0;
  return (
    <details class="panel teams" open={isOfTeams}>
      <summary>{isOfTeams ? text.heading : text.pairHeading}</summary>
      <p class="quiet">{isOfTeams ? text.note(desk.view.team_size) : text.pairNote}</p>
      <TeamForm desk={desk} team={null} />
    </details>
  );
}
