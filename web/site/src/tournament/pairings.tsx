// The pairings of a round, as they hang on a wall.

import { words } from "../words/index.ts";
import { named, resultOf } from "./said.ts";
import type { Game, View } from "./view.ts";

interface PairingsProps {
  readonly view: View;
}

function Byes({ view }: PairingsProps) {
  return (
    <>
      {view.byes.map((player) => (
        <p key={player}>{words.tournament.bye(named(view, player))}</p>
      ))}
    </>
  );
}

export function PairingsByTable({ view }: PairingsProps) {
  const text = words.tournament;
  return (
    <>
      <table class="pairings">
        <thead>
          <tr>
            <th scope="col">{text.table}</th>
            <th scope="col">{text.white}</th>
            <th scope="col">{text.black}</th>
            <th scope="col">{text.handicap}</th>
            <th scope="col">{text.result}</th>
          </tr>
        </thead>
        <tbody>
          {view.games.map((game) => (
            <tr key={game.table}>
              <th scope="row" class="number">
                {game.table}
              </th>
              <td>{named(view, game.white)}</td>
              <td>{named(view, game.black)}</td>
              <td class="number">{game.handicap || ""}</td>
              <td>{resultOf(game)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Byes view={view} />
    </>
  );
}

interface Seat {
  readonly player: string;
  readonly opponent: string;
  readonly game: Game;
  readonly isWhite: boolean;
}

/** A seat for each player of the round, by their names. */
function seatsOf(view: View): readonly Seat[] {
  const seats = view.games.flatMap((game) => {
    const [white, black] = [named(view, game.white), named(view, game.black)];
    return [
      { player: white, opponent: black, game, isWhite: true },
      { player: black, opponent: white, game, isWhite: false },
    ];
  });
  return seats.sort((one, other) => one.player.localeCompare(other.player));
}

export function PairingsByName({ view }: PairingsProps) {
  const text = words.tournament;
  const sideOf = ({ game, isWhite }: Seat): string =>
    game.nigiri ? text.nigiri : isWhite ? text.white : text.black;
  return (
    <>
      <table class="pairings">
        <thead>
          <tr>
            <th scope="col">{text.nameHead}</th>
            <th scope="col">{text.table}</th>
            <th scope="col">{text.side}</th>
            <th scope="col">{text.opponent}</th>
          </tr>
        </thead>
        <tbody>
          {seatsOf(view).map((seat) => (
            <tr key={seat.player}>
              <th scope="row">{seat.player}</th>
              <td class="number">{seat.game.table}</td>
              <td>{sideOf(seat)}</td>
              <td>{seat.opponent}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Byes view={view} />
    </>
  );
}
