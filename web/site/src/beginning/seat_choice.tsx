// Who plays Black and White: a person here or the bot, chosen or drawn.

import { useMemo } from "preact/hooks";
import type { Level, Player, Shinpan } from "../engine/engine.ts";
import { levelNamed } from "../parts/level_said.ts";
import type { Seat, Seats } from "../model/table.ts";
import { words } from "../words/first.ts";

interface Size {
  readonly cols: number;
  readonly rows: number;
}

function SeatChoice({
  player,
  label,
  seat,
  size,
  level,
  levels,
  onChoose,
}: {
  player: Player;
  label: string;
  seat: Seat;
  size: Size;
  level: number;
  levels: readonly Level[];
  onChoose: (seat: Seat) => void;
}) {
  return (
    <div class="seat">
      <label>
        {label}
        <select
          name={`seat-${player}`}
          value={seat.kind}
          onChange={(event) =>
            onChoose(
              event.currentTarget.value === "bot" ? { kind: "bot", level } : { kind: "person" },
            )
          }
        >
          <option value="person">{words.fresh.person}</option>
          <option value="bot">{words.fresh.bot}</option>
        </select>
      </label>
      {seat.kind === "bot" && (
        <label>
          {words.fresh.level}
          <select
            name={`level-${player}`}
            value={seat.level}
            onChange={(event) =>
              onChoose({ kind: "bot", level: Number(event.currentTarget.value) })
            }
          >
            {levels.map((each) => (
              <option value={each.level}>{levelNamed(each, size)}</option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

/** `level`: of the computer, until another is chosen. */
export function Players({
  engine,
  size,
  level,
  seats,
  nigiri,
  given,
  onSeats,
  onNigiri,
}: {
  engine: Shinpan;
  size: Size;
  level: number;
  seats: Seats;
  nigiri: boolean;
  given: boolean;
  onSeats: (seats: Seats) => void;
  onNigiri: (draws: boolean) => void;
}) {
  const levels = useMemo(() => engine.levels(), []);
  const names = nigiri && !given ? words.fresh.drawn : words.fresh.seats;
  return (
    <fieldset class="row">
      <legend>{words.fresh.players}</legend>
      {!given && (
        <label>
          {words.fresh.colors.label}
          <select
            name="colors"
            value={nigiri ? "nigiri" : "chosen"}
            onChange={(event) => onNigiri(event.currentTarget.value === "nigiri")}
          >
            <option value="chosen">{words.fresh.colors.chosen}</option>
            <option value="nigiri">{words.fresh.colors.nigiri}</option>
          </select>
        </label>
      )}
      {(["B", "W"] as const).map((player) => (
        <SeatChoice
          player={player}
          label={names[player]}
          seat={seats[player]}
          size={size}
          level={level}
          levels={levels}
          onChoose={(seat) => onSeats({ ...seats, [player]: seat })}
        />
      ))}
    </fieldset>
  );
}
