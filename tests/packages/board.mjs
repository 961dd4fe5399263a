// What a program says that has the board's package: points of a board, and White's colour.
import { emptyView, otherColor } from "shinpan-board";

console.log(emptyView(9).stones.length, otherColor("black"));
