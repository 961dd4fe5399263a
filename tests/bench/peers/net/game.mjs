// Go for boardgame.io: a move is judged by @sabaki/go-board, under the ko rule alone.
import board from "@sabaki/go-board";

export const size = 19;

const Board = board.default ?? board;
export const boardOf = (G) => {
    const one = new Board(G.signs);
    one._koInfo = G.ko;
    return one;
};

// The board after a stone there; null where it is not legal.
export function played(G, sign, [x, y]) {
    try {
        return boardOf(G).makeMove(sign, [x, y], { preventSuicide: true, preventOverwrite: true, preventKo: true });
    } catch {
        return null;
    }
}

export const go = {
    name: "go",
    minPlayers: 2,
    maxPlayers: 2,
    setup: () => ({ signs: Board.fromDimensions(size).signMap, ko: { sign: 0, vertex: [-1, -1] } }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
        play({ G, playerID }, vertex) {
            const next = played(G, playerID === "0" ? 1 : -1, vertex);
            if (next === null) return "INVALID_MOVE";
            return { signs: next.signMap, ko: next._koInfo };
        },
    },
};
