// The screens that a game is needed for, with the board: fetched right after the first page has come.
export { CountScreen } from "./count.tsx";
export { EveryScreen } from "./every.tsx";
export { GameScreen } from "./game.tsx";
export { savedGame } from "../saved_game.ts";
