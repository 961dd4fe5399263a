// Who takes part: registration, who is there, who is absent in which round, withdrawal.

import { useState } from "preact/hooks";
import { words } from "../words/index.ts";
import type { Desk } from "./desk.ts";
import { Choice, Form, SavedChoice, SavedTick, TextField, type Choices } from "./fields.tsx";
import { Amend, Register } from "./register.tsx";
import { fullName, isFound } from "./said.ts";
import { MembersSaid, TeamForm, Teams } from "./teams.tsx";
import type { Player, View } from "./view.ts";

const numbersTo = (last: number): readonly number[] =>
  Array.from({ length: last }, (_, i) => i + 1);

interface PlayerProps {
  readonly desk: Desk;
  readonly player: Player;
}

const absences = ["agreed_absent", "absent", "not_paired"] as const;
type Absence = (typeof absences)[number];

/** What a player is in a round that they may miss, in a word each, with the points of it. */
const absenceChoices = ({ absent_points: points }: View): Choices<Absence> => {
  const { plays, told, untold } = words.tournament.attendance;
  return [
    ["not_paired", plays],
    ["agreed_absent", told(points === 0.5 ? "½" : String(points))],
    ["absent", untold],
  ];
};

const absenceIn = ({ absent, unannounced }: Player, round: number): Absence =>
  unannounced.includes(round) ? "absent" : absent.includes(round) ? "agreed_absent" : "not_paired";

/** From a round on, and how: what ticks cannot say. */
function AbsenceForm({ desk, player }: PlayerProps) {
  const text = words.tournament;
  const { round_count: last, rounds } = desk.view;
  const rest = rounds.filter(({ games }) => games === 0)[0]?.round ?? last;
  const [from, setFrom] = useState(rest);
  const [to, setTo] = useState(last);
  const [state, setState] = useState<Absence>("agreed_absent");
  const all = numbersTo(last).map((round) => [round, text.round(round)] as const);
  return (
    <Form
      label={text.withdraw}
      onSubmit={() =>
        void desk.send({ do: { deed: "attendance", player: player.number, from, to, state } })
      }
    >
      <Choice label={text.from} name="from" value={from} choices={all} onChange={setFrom} />
      <Choice label={text.to} name="to" value={to} choices={all} onChange={setTo} />
      <Choice
        label={text.how}
        name="state"
        value={state}
        choices={absences.map((each) => [each, text.absences[each]] as const)}
        onChange={setState}
      />
      <button type="submit">{from < to && to === last ? text.withdraw : text.save}</button>
    </Form>
  );
}

function Attendance({ desk, player }: PlayerProps) {
  const text = words.tournament;
  const { round_count: count, approved } = desk.view;
  const set = (round: number, state: Absence): void =>
    void desk.send({
      do: { deed: "attendance", player: player.number, from: round, to: round, state },
    });
  return (
    <>
      {numbersTo(count).map((round) => (
        <td key={round} class={player.absent.includes(round) ? "away" : ""}>
          <SavedChoice
            label={text.absentIn(fullName(player), round)}
            name={`absent-${player.number}-${round}`}
            value={absenceIn(player, round)}
            choices={absenceChoices(desk.view)}
            isOff={!desk.mayChange || round <= approved}
            onWish={(state) => set(round, state)}
          />
        </td>
      ))}
    </>
  );
}

function Row({ desk, player }: PlayerProps) {
  const text = words.tournament;
  const [isOpen, setOpen] = useState(false);
  const { number } = player;
  return (
    <>
      <tr class={player.there ? "" : "preliminary"}>
        <td class="number">{number}</td>
        <th scope="row">
          {fullName(player)}
          <MembersSaid view={desk.view} player={player} />
        </th>
        <td>{player.rank}</td>
        <td class="club">{player.club}</td>
        <td>
          <SavedTick
            label={text.thereOf(fullName(player))}
            name={`there-${number}`}
            checked={player.there}
            isOff={!desk.mayChange}
            onWish={(there) =>
              void desk.send({ do: { deed: "checked_in", player: number, there } })
            }
          />
        </td>
        <Attendance desk={desk} player={player} />
        {desk.mayChange && (
          <td>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-label={`${text.change}: ${fullName(player)}`}
              onClick={() => setOpen(!isOpen)}
            >
              {text.change}
            </button>
          </td>
        )}
      </tr>
      {isOpen && (
        <tr class="opened">
          <td colSpan={6 + desk.view.round_count}>
            {player.members.length > 0 ? (
              <TeamForm desk={desk} team={player} onDone={() => setOpen(false)} />
            ) : (
              <Amend desk={desk} player={player} onDone={() => setOpen(false)} />
            )}
            <AbsenceForm desk={desk} player={player} />
          </td>
        </tr>
      )}
    </>
  );
}

function Table({ desk, players }: { readonly desk: Desk; readonly players: readonly Player[] }) {
  const text = words.tournament;
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={text.tabs.players}>
      <table class="entrants">
        <thead>
          <tr>
            <th scope="col">{text.numberHead}</th>
            <th scope="col">{text.nameHead}</th>
            <th scope="col">{text.player.rank}</th>
            <th scope="col" class="club">
              {text.player.club}
            </th>
            <th scope="col">{text.thereHead}</th>
            {numbersTo(desk.view.round_count).map((round) => (
              <th scope="col" key={round}>
                {text.round(round)}
              </th>
            ))}
            {desk.mayChange && (
              <td>
                <span class="unseen">{text.change}</span>
              </td>
            )}
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <Row key={player.number} desk={desk} player={player} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function PlayersTab({ desk }: { readonly desk: Desk }) {
  const text = words.tournament;
  const [sought, setSought] = useState("");
  const { players } = desk.view;
  const found = players.filter((player) => isFound(player, sought));
  const there = players.filter((player) => player.there).length;
  return (
    <>
      {desk.mayChange && <Register desk={desk} />}
      {desk.mayChange && <Teams desk={desk} />}
      <div class="row">
        <TextField label={text.find} name="find" value={sought} onInput={setSought} />
        <p role="status">{text.players(players.length, there, found.length)}</p>
      </div>
      {players.length > 0 && <Table desk={desk} players={found} />}
    </>
  );
}
