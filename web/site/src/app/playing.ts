// The screens that a game is needed for, with the board: fetched right after the first page has come.
export { CountScreen } from "../counting/count.tsx";
export { EveryScreen } from "../counting/every.tsx";
export { GameScreen } from "../game/game.tsx";
export { savedGame } from "../model/saved_game.ts";
