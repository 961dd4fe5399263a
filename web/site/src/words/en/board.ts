// What the board says, to the eye and to a screen reader: the words that the board brings along.
export { english as board } from "shinpan-board";
