// What two people agree on before they play, as the server has it. Pure.

import type { TimeControl } from "../engine/engine.ts";
import type { GameConditions, Side, TimeControl as Sent } from "./messages.ts";

/** The server sends the parts that the kind has. */
export const controlOf = (sent: Sent): TimeControl => sent as TimeControl;

const seconds = (time: number): number => time / 1000;

/** "byoyomi:600:30:5": how a time control is said to the server. */
function clockInWords(control: TimeControl): string {
  switch (control.kind) {
    case "none":
      return "none";
    case "absolute":
      return `absolute:${seconds(control.main)}`;
    case "byoyomi":
      return `byoyomi:${seconds(control.main)}:${seconds(control.period)}:${control.periods}`;
    case "canadian":
      return `canadian:${seconds(control.main)}:${seconds(control.period)}:${control.stones}`;
    case "fischer":
      return `fischer:${seconds(control.main)}:${seconds(control.bonus)}`;
    case "move":
      return `move:${seconds(control.period)}`;
    case "ing": {
      const { main, period, periods, points } = control;
      return `ing:${seconds(main)}:${seconds(period)}:${periods}:${points}`;
    }
  }
}

/** "aga 19x19 7.5 0 byoyomi:600:30:5": how conditions are said to the server. */
export const inWords = (agreed: GameConditions): string => {
  const { rules, cols, rows, komi_half, handicap, clock, black_places, absence, delay } = agreed;
  const played = `${rules} ${cols}x${rows} ${komi_half / 2} ${handicap}`;
  return [
    `${played} ${clockInWords(controlOf(clock))}`,
    ...(black_places ? ["handicap:free"] : []),
    ...(absence ? [`absence:${absence}`] : []),
    ...(delay ? [`delay:${delay}`] : []),
  ].join(" ");
};

/** What the other of two people plays. */
export const opposite = { nigiri: "nigiri", black: "white", white: "black" } as const satisfies {
  [S in Side]: Side;
};
