// A game of the table as it is saved: with its players, its day, its clock, and what wrote it.

import type { Clock } from "../engine/clock.ts";
import {
  sgfOf,
  type Game,
  type PointName,
  type SgfNode,
  type Shinpan,
  type TimeControl,
  type TimeLeft,
} from "../engine/engine.ts";
import { dayOf, fileNameOf, infoOf, withInfo, withValues, type Info } from "./game_info.ts";
import { moveOf, recordsIn, sgfOfNodes, textOf, valuesOf, type Nodes } from "./record_tree.ts";
import type { GameFile } from "./table.ts";
import { words } from "../words/first.ts";

/** What is left to a player after a move: BL and OB, or WL and OW. */
function leftValues(
  { clocks }: Shinpan,
  system: TimeControl,
  player: "B" | "W",
  left: TimeLeft,
): Record<string, string> {
  const gives = system.kind === "fischer" || system.kind === "canadian";
  const after = gives ? clocks.move(system, left, 0).left : left;
  return clocks.sgfOfLeft(system, after, player);
}

/** The record with what the clock left at each move that was noted. */
function withClock(engine: Shinpan, nodes: Nodes, { system, made = [] }: Clock): Nodes {
  const moves = nodes.flatMap((node, i) => (moveOf(node) ? [i] : []));
  const first = moves.length - made.length; // a game that was kept before lacks its first ones
  const noted = new Map(
    made.flatMap(({ player, left }, i): [number, SgfNode][] => {
      const at = moves[first + i];
      if (at === undefined || moveOf(nodes[at]!)?.player !== player) return [];
      return [[at, withValues(nodes[at]!, leftValues(engine, system, player, left))]];
    }),
  );
  return nodes.map((node, i) =>
    i === 0 ? withValues(node, engine.clocks.sgfOf(system)) : (noted.get(i) ?? node),
  );
}

/** Who played and when: as it was told, else the seats and the day. */
export function infoOfGame({ seats, begun, info }: GameFile): Info {
  const nameOf = (player: "B" | "W"): string => {
    const seat = seats?.[player]; // a game that another version kept may lack it
    return seat?.kind === "bot" ? `Shinpan, level ${seat.level}` : words.player(player);
  };
  return {
    ...info,
    black: info?.black || nameOf("B"),
    white: info?.white || nameOf("W"),
    date: info?.date || (begun ? dayOf(begun) : ""),
  };
}

/** The game as SGF; `dead` are the stones that count as dead. */
export function savedGame(
  engine: Shinpan,
  file: GameFile,
  opened: Game,
  dead: readonly PointName[] | undefined,
): { readonly text: string; readonly name: string } {
  const bare = recordsIn(engine, sgfOf(opened, dead))[0]!;
  const timed = file.clock ? withClock(engine, bare, file.clock) : bare;
  const [root, ...moves] = withInfo(timed, infoOfGame(file));
  const ours = { AP: `Shinpan:${engine.version}`, ...(file.log && { SHNLG: file.log }) };
  const nodes = [withValues(root!, ours), ...moves];
  const { black = "", white = "", date = "" } = infoOf(nodes[0]!);
  const result = textOf(valuesOf(nodes[0]!, "RE")[0] ?? "") || null;
  return {
    text: sgfOfNodes(engine, nodes),
    name: fileNameOf({ black, white, date, result }, "game"),
  };
}
