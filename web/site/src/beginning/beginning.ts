// How games begin, and the board of the first page: fetched right after that page has come.
import "../parts/screen.css";
import "../parts/panel.css";
import "../parts/forms.css";
import "../parts/cards.css";
import "./beginning.css";
export { FirstBoard } from "./first_board.tsx";
export { FriendWay, TournamentWay } from "./friend_way.tsx";
export { LeftBoard } from "./left_board.tsx";
export { NewGame } from "./new_game.tsx";
export { Nigiri } from "./nigiri_draw.tsx";
export { RankProposal } from "./ranks.tsx";
