// The bowls and lids of a count, drawn from above with the stones that lie in them, and where all stones of a
// colour are: on the board, in their own bowl, in the opponent's lid.

import type { Player, Table } from "../engine/engine.ts";
import { other } from "../model/table.ts";
import { words } from "../words/index.ts";
import { heap, stoneRadius } from "./heap.ts";
import "./bowls.css";

const inner = 78; // of a picture that is 200 wide

/** The wood and the stones; once on the page, for all bowls. */
function Materials() {
  return (
    <svg class="materials" width="0" height="0" aria-hidden="true">
      <defs>
        <radialGradient id="bowl-wood" cx="0.4" cy="0.34">
          <stop offset="0.6" stop-color="#7a4a2b" />
          <stop offset="0.86" stop-color="#5b341d" />
          <stop offset="1" stop-color="#3e2212" />
        </radialGradient>
        <radialGradient id="bowl-inside" cx="0.5" cy="0.56">
          <stop offset="0" stop-color="#3a2113" />
          <stop offset="1" stop-color="#24140b" />
        </radialGradient>
        <radialGradient id="lid-wood" cx="0.4" cy="0.34">
          <stop offset="0.6" stop-color="#a9713f" />
          <stop offset="1" stop-color="#7a4a2b" />
        </radialGradient>
        <radialGradient id="lid-inside" cx="0.5" cy="0.56">
          <stop offset="0" stop-color="#8a5a34" />
          <stop offset="1" stop-color="#6e4527" />
        </radialGradient>
        <radialGradient id="bowl-black" cx="0.36" cy="0.3">
          <stop offset="0" stop-color="#6d7278" />
          <stop offset="0.4" stop-color="#2c2e32" />
          <stop offset="1" stop-color="#0b0c0e" />
        </radialGradient>
        <radialGradient id="bowl-white" cx="0.38" cy="0.32">
          <stop offset="0" stop-color="#ffffff" />
          <stop offset="0.6" stop-color="#f3efe7" />
          <stop offset="1" stop-color="#cbc3b5" />
        </radialGradient>
      </defs>
    </svg>
  );
}

function Vessel({
  kind,
  color,
  stones,
  room,
  caption,
}: {
  kind: "bowl" | "lid";
  color: Player;
  stones: number;
  room: number;
  caption: string;
}) {
  const radius = inner * stoneRadius(room);
  const fill = `url(#bowl-${color === "B" ? "black" : "white"})`;
  return (
    <figure class={`vessel ${kind}`}>
      <svg viewBox="0 0 200 200" role="img" aria-label={caption}>
        <ellipse class="shadow" cx="104" cy="108" rx="93" ry="91" />
        <circle cx="100" cy="100" r={kind === "bowl" ? 96 : 90} fill={`url(#${kind}-wood)`} />
        <circle cx="100" cy="100" r="82" fill={`url(#${kind}-inside)`} />
        {heap(stones, room).map(({ x, y }) => (
          <circle
            class="lying"
            cx={(100 + inner * x).toFixed(1)}
            cy={(100 + inner * y).toFixed(1)}
            r={radius.toFixed(1)}
            fill={fill}
          />
        ))}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

interface Props {
  /** Before the first step of the count, and after each. */
  readonly tables: readonly Table[];
  readonly step: number;
}

export function Bowls({ tables, step }: Props) {
  const text = words.count;
  const { board } = tables[step]!;
  const standing = (player: Player): number =>
    board.reduce((sum, row) => sum + row.split(player).length - 1, 0);
  return (
    <section class="panel bowls" aria-labelledby="bowls-heading">
      <h2 id="bowls-heading">{text.whereStones}</h2>
      <Materials />
      {(["B", "W"] as const).map((player) => {
        const held = tables.map(({ black, white }) => (player === "B" ? black : white));
        const { bowl, lid } = held[step]!;
        const [bowlRoom, lidRoom] = [
          Math.max(...held.map((each) => each.bowl)),
          Math.max(...held.map((each) => each.lid)),
        ];
        return (
          <>
            <div class="held">
              <Vessel
                kind="bowl"
                color={player}
                stones={bowl}
                room={bowlRoom}
                caption={text.bowl(player, bowl)}
              />
              <Vessel
                kind="lid"
                color={player}
                stones={lid}
                room={lidRoom}
                caption={text.lid(other(player), lid)}
              />
            </div>
            <p class="all-stones">{text.stones(player, standing(player), bowl, lid)}</p>
          </>
        );
      })}
    </section>
  );
}
