// Sending two and returning one: where each ban on repetition stops it. docs/theorems.md states the theorem.
#include "go/rules/history.hpp"

#include <doctest/doctest.h>

#include <map>
#include <optional>
#include <utility>
#include <vector>

using namespace shinpan;

namespace {

// One round: the taker takes two stones with one, the sender takes that one back, the taker passes, and the
// sender sends the other stone again. Then the board is as before.
struct Round {
    Color taker;
    Point take;
    Point back;
    Point send;
};

// Calls f for every position of the board in which each chain has a liberty.
template <class F>
void for_each_position(Size size, F f) {
    std::vector<Point> points;
    for (int row = 0; row < size.rows; ++row)
        for (int col = 0; col < size.cols; ++col) points.push_back(point(col, row));
    Position position(size);
    const auto next = [&] {
        for (const Point p : points) {
            const Color before = position.at(p);
            position.set(p, before == Color::empty   ? Color::black
                            : before == Color::black ? Color::white
                                                     : Color::empty);
            if (before != Color::white) return true;
        }
        return false;
    };
    do {
        if (!has_captured_chain(position)) f(position);
    } while (next());
}

// The rounds that can be played from a position with the two stones on the board.
std::vector<Round> rounds_from(const Board& start) {
    std::vector<Round> rounds;
    for (const Color taker : {Color::black, Color::white})
        for (const Point take : start.position().points(Color::empty)) {
            if (start.effect(taker, take).taken != 2) continue;
            Board taken = start;
            taken.play(taker, take);
            const std::vector<Point> sent(taken.removed().begin(), taken.removed().end());
            for (const auto& [back, send] : {std::pair{sent[0], sent[1]}, std::pair{sent[1], sent[0]}}) {
                if (taken.effect(other(taker), back).taken != 1) continue;
                Board returned = taken;
                returned.play(other(taker), back);
                const bool is_round = returned.removed()[0] == take;
                if (is_round) rounds.push_back({taker, take, back, send});
            }
        }
    return rounds;
}

// A game that plays rounds over and over, from before the taking or from before the sending.
class Cycle {
public:
    Cycle(const Position& start, const Round& round, bool sends_first) : round_(round), board_(start) {
        if (sends_first)
            for (int ply = 0; ply < 3; ++ply) play(nullptr);
        ply_ = sends_first ? 3 : 0;
        history_.emplace(board_, mover(), other(mover()));
    }

    // The ply that the ban refuses first, and whose it is; none within three rounds.
    std::optional<std::pair<int, bool>> refused_by(const Repetition& ban) && {
        for (int ply = 1; ply <= 12; ++ply) {
            const bool is_takers = mover() == round_.taker;
            if (!play(&ban)) return std::pair{ply, is_takers};
        }
        return {};
    }

private:
    Color mover() const { return ply_ % 2 == 0 ? round_.taker : other(round_.taker); }

    bool play(const Repetition* ban) {
        const Point at = ply_ % 4 == 0   ? round_.take
                         : ply_ % 4 == 1 ? round_.back
                         : ply_ % 4 == 2 ? no_point
                                         : round_.send;
        if (at != no_point && ban != nullptr && history_->repeats(*ban, board_, mover(), at)) return false;
        if (at == no_point) {
            if (history_) history_->add_pass(mover());
        } else {
            const Played played = board_.play(mover(), at);
            if (history_) history_->add_play(mover(), at, played, board_);
        }
        ++ply_;
        return true;
    }

    Round round_;
    Board board_;
    std::optional<History> history_{};
    int ply_ = 0;
};

struct Row {
    std::string name;
    Repetition ban;
    std::optional<std::pair<int, bool>> after_two{};  // from the two stones: the ply refused, and whose it is
    std::optional<std::pair<int, bool>> after_one{};  // from the one stone
};

constexpr bool takers = true;
constexpr bool senders = false;

const Row rows[]{
    {"basic ko", basic_ko},
    {"superko since a pass", superko_since_pass, std::pair{6, senders}, std::pair{3, senders}},
    {"positional superko", positional_superko, std::pair{4, senders}, std::pair{3, senders}},
    {"superko of captures", capturing_superko, std::pair{5, takers}, std::pair{3, senders}},
    {"situational superko", situational_superko, std::pair{4, senders}, std::pair{5, senders}},
    {"natural superko", natural_superko, std::pair{4, senders}, std::pair{5, senders}},
    {"own moves", own_move_superko, std::pair{4, senders}, std::pair{5, senders}},
    {"unequal cycles", unequal_cycles, std::pair{4, senders}, std::pair{3, senders}},
};

}  // namespace

TEST_CASE("theorem: superko stops who sends two and returns one, that of captures who takes, a ply later") {
    int cycles = 0;
    for (const Size size : {Size{4, 1}, Size{5, 1}, Size{6, 1}, Size{3, 2}, Size{4, 2}, Size{3, 3}})
        for_each_position(size, [&](const Position& start) {
            for (const Round& round : rounds_from(Board(start))) {
                ++cycles;
                for (const Row& row : rows) {
                    CAPTURE(row.name);
                    CAPTURE(to_text(start));
                    REQUIRE(Cycle(start, round, false).refused_by(row.ban) == row.after_two);
                    REQUIRE(Cycle(start, round, true).refused_by(row.ban) == row.after_one);
                }
            }
        });
    CHECK(cycles > 100);
    MESSAGE("holds for ", cycles, " cycles");
}
