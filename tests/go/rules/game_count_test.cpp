// How many games there are on a few tiny boards, when either player may play at any time and no position
// comes twice: 9 on 1x2, 907 on 1x3 and 2,098,407,841 on 1x4 (Tromp and Farnebäck, Combinatorics of Go).
// Passes are not told apart, self-capture is allowed, and every beginning of a game is a game.
#include "go/rules/history.hpp"

#include <doctest/doctest.h>

#include <bit>
#include <cstdlib>
#include <map>
#include <vector>

using namespace shinpan;

namespace {

// By the rules: the plays that positional superko leaves, each followed to its end.
std::uint64_t games_from(const Board& board, const History& history) {
    std::uint64_t games = 1;
    for (Point at : board.position().points(Color::empty))
        for (Color mover : {Color::black, Color::white}) {
            if (history.repeats(positional_superko, board, mover, at)) continue;
            Board next = board;
            History longer = history;
            const Played played = next.play(mover, at);
            longer.add_play(mover, at, played, next);
            games += games_from(next, longer);
        }
    return games;
}

std::uint64_t games_by_rules(Size size) {
    const Board empty(size);
    return games_from(empty, History(empty, Color::black));
}

// The same as paths through the positions, for boards with at most 64 of them: for each position the set of
// those that a play makes of it, as the board plays.
class Positions {
public:
    explicit Positions(Size size) { number_of(Board(size)); }

    std::uint64_t games() const { return games_from(0, 1); }

private:
    std::size_t number_of(const Board& board) {
        const std::string name = to_text(board.position());
        if (const auto known = numbers_.find(name); known != numbers_.end()) return known->second;
        const std::size_t number = numbers_.size();
        numbers_[name] = number;
        after_.push_back(0);
        for (Point at : board.position().points(Color::empty))
            for (Color mover : {Color::black, Color::white}) {
                Board next = board;
                next.play(mover, at);
                const std::size_t made = number_of(next);
                after_[number] |= std::uint64_t{1} << made;
            }
        return number;
    }

    std::uint64_t games_from(std::size_t number, std::uint64_t seen) const {
        std::uint64_t games = 1;
        for (std::uint64_t left = after_[number] & ~seen; left != 0; left &= left - 1) {
            const auto next = static_cast<std::size_t>(std::countr_zero(left));
            games += games_from(next, seen | std::uint64_t{1} << next);
        }
        return games;
    }

    std::map<std::string, std::size_t> numbers_;
    std::vector<std::uint64_t> after_;
};

}  // namespace

TEST_CASE("games with positional superko: 1x2 and 1x3") {
    CHECK(games_by_rules({2, 1}) == 9);
    CHECK(games_by_rules({1, 2}) == 9);
    CHECK(games_by_rules({3, 1}) == 907);
    CHECK(Positions({2, 1}).games() == 9);
    CHECK(Positions({1, 3}).games() == 907);
}

TEST_CASE("games with positional superko: 1x4") {
    if (std::getenv("SHINPAN_SLOW") == nullptr) {
        MESSAGE("skipped: two thousand million games are counted with SHINPAN_SLOW=1");
        return;
    }
    CHECK(Positions({4, 1}).games() == 2'098'407'841);
}
