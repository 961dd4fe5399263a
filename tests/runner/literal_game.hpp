// A game told by the definitions alone: whole positions, compared one by one, without the engine's board,
// history or legality. Slow; it says what the engine must say of a wrong move.
//
//   LiteralGame game(start, Color::black, Color::empty);
//   game.play(Color::black, at);
//   if (auto why = game.forbidden(rules, Color::white, at)) ...
#pragma once

#include "go/board/position.hpp"
#include "go/rules/refusal.hpp"
#include "go/rules/ruleset.hpp"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace shinpan::runner {

struct Ban {
    Why why{};
    std::string_view clause{};
};

class LiteralGame {
public:
    // `maker`: whose stone made the start; nobody's where it is empty.
    LiteralGame(const Position& start, Color to_move, Color maker);

    void play(Color mover, Point at);
    void pass(Color mover);
    void change_turn(Color to_move);

    const Position& position() const { return moments_.back().position; }
    Color to_move() const { return moments_.back().to_move; }

    // Why the ruleset forbids the play, or nothing.
    std::optional<Ban> forbidden(const Ruleset&, Color mover, Point at) const;

    // The position after a play, whether or not it is allowed. Precondition: `at` is empty.
    Position position_after(Color mover, Point at) const { return after(mover, at).position; }

    // Would the play take off stones of its own, and none of the opponent's?
    bool is_self_capture(Point at) const;

    // Would the play bring back the position before the last move?
    bool is_ko_retake(Point at) const;

private:
    enum class Cause { start, play, pass, turn };
    struct Moment {
        Position position;
        Color to_move;
        Color maker;
        Cause cause;
        std::array<int, 2> lost;  // stones of each player taken off so far
    };

    bool repeats(const Repetition&, const Moment& next) const;
    bool names(const Repetition&, std::size_t earlier, const Moment& next) const;
    bool recurs() const;
    Moment after(Color mover, Point at) const;

    std::vector<Moment> moments_;
};

}  // namespace shinpan::runner
