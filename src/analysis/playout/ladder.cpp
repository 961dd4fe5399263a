#include "analysis/playout/ladder.hpp"

#include "analysis/playout/tactics.hpp"

namespace shinpan::inline analysis {
namespace {

constexpr int most_plays = 80;  // that one question may try

class Reader {
public:
    // Is the chain, which has two liberties or fewer and whose opponent is to play, caught? The play that
    // catches it, or no_point.
    Point catching(const Board& board, Point stone) {
        const Color hunter = other(board.at(stone));
        const FewPoints liberties = liberties_up_to(board, stone, 3);
        if (liberties.size() > 2) return no_point;
        for (Point at : liberties) {
            if (board.is_self_capture(hunter, at)) continue;
            if (liberties.size() == 1) return at;
            if (--left_ < 0) return no_point;
            Board next = board;
            next.play(hunter, at);
            if (escape(next, stone) == no_point) return at;
        }
        return no_point;
    }

    // The play by which the chain, in atari and to play, gets away, or no_point. Once too much was tried, any
    // play is taken for one.
    Point escape(const Board& board, Point stone) {
        FewPoints ways;
        const Color owner = board.at(stone);
        const Point out = only_liberty(board, stone);
        if (out != no_point) ways.add(out);
        board.any_stone(stone, [&](Point s) {
            for (Point n : neighbours(s))
                if (board.at(n) == other(owner) && is_in_atari(board, n)) ways.add(only_liberty(board, n));
            return ways.size() == FewPoints::room;
        });
        for (Point at : ways) {
            if (board.is_self_capture(owner, at)) continue;
            if (--left_ < 0) return at;
            Board next = board;
            next.play(owner, at);
            const int liberties = liberties_up_to(next, stone, 3).size();
            if (liberties > 2 || (liberties == 2 && catching(next, stone) == no_point)) return at;
        }
        return no_point;
    }

private:
    int left_ = most_plays;
};

}  // namespace

Point ladder_start(const Board& board, Point stone) { return Reader().catching(board, stone); }

Point ladder_escape(const Board& board, Point stone) { return Reader().escape(board, stone); }

}  // namespace shinpan::analysis
