// The ko rule alone, from the last play instead of a history: for playouts, which need no more.
//
//   SimpleKo ko;
//   if (auto why = forbidden(ko, board, mover, at)) ...   // go/rules/legality.hpp
//   const Played played = board.play(mover, at);
//   ko.add_play(board, at, played);
#pragma once

#include "go/board/board.hpp"

namespace shinpan::inline go {

// The point that may not be played at once. As long as nobody takes off a lone stone of their own, it forbids
// what `basic_ko` forbids: a play that restores the position before the opponent's last move must take
// exactly the stone that has just taken one, and leave nothing else changed.
class SimpleKo {
public:
    SimpleKo() = default;
    explicit SimpleKo(Point banned) : banned_(banned) {}  // of a position that comes with its ko

    bool forbids(Point at) const { return at == banned_; }

    // What has just happened; `now` is the board after it.
    void add_play(const Board& now, Point at, Played played) {
        banned_ = no_point;
        if (played.taken != 1) return;
        const bool is_lone = now.sides(at, Color::empty) == 1 && now.chain_size(at) == 1;
        if (is_lone) banned_ = now.removed()[0];
    }
    void add_pass() { banned_ = no_point; }

private:
    Point banned_ = no_point;
};

}  // namespace shinpan::go
