// What only some games begin with: fetched right after the first page has come.
import "./beginning.css";
export { FirstBoard } from "./first_board.tsx";
export { Nigiri } from "./nigiri.tsx";
export { Placing } from "./placing.tsx";
export { RankProposal } from "./ranks.tsx";
