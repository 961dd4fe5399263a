// Player: an engine at the board. It is told the conditions of a game and the moves of the other side, and is
// asked for its own. What it is told, it is told in the words that it knows.
//
//   Player player(*std::move(engine));
//   auto differences = player.begin({.rules = &rules, .size = {9, 9}, .komi = points(7)});
//   auto choice = player.choose(Color::black, {}, 60);
//   if (choice && choice->is == Choice::Move::play) ... choice->at
//   if (auto done = player.told(Color::white, at); !done) ... done.error().what
#pragma once

#include "engines/driver/engine.hpp"
#include "go/rules/ruleset.hpp"
#include "go/table/game_result.hpp"
#include "go/table/time_control.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace shinpan::inline engines {

struct GameConditions {
    const Ruleset* rules = nullptr;
    Size size{};
    HalfPoints komi{};
    std::vector<Point> handicap{};  // Black's stones
    TimeControl time{};             // of this player
};

struct Choice {
    enum class Move : std::uint8_t { play, pass, resign };
    Move is = Move::pass;
    Point at = no_point;  // of a play: a point of the board, empty or not
};

class Player {
public:
    explicit Player(Engine engine) : engine_(std::move(engine)) {}

    Engine& engine() { return engine_; }
    const Engine& engine() const { return engine_; }

    // A new game. What the engine could not be told, or would not take, as sentences; a fault where it cannot
    // play such a game at all.
    Result<std::vector<std::string>, Fault> begin(const GameConditions&);

    // A move of either side, or a stone of a position that is set up; no_point passes.
    Result<void, Fault> told(Color, Point);

    // Its move, which it takes to be made. `left` is its clock, where it has one; `seconds` is when it counts
    // as hung, in wall time.
    Result<Choice, Fault> choose(Color, const std::optional<PlayerClock::Told>& left, double seconds);

    // Takes back so many moves. False where it cannot.
    Result<bool, Fault> undo(int moves);

    // What it makes of the end, such as "B+3.5"; nothing where it does not say.
    Result<std::optional<std::string>, Fault> final_score(double seconds);

private:
    Result<bool, Fault> tell(const std::string& command);
    Result<void, Fault> must(const std::string& command);
    Result<void, Fault> tell_size(Size);
    Result<void, Fault> tell_rules(const Ruleset&);
    Result<void, Fault> tell_time(const TimeControl&);
    Result<void, Fault> tell_handicap(const std::vector<Point>&);
    void note(std::string what) { notes_.push_back(std::move(what)); }

    Engine engine_;
    Size size_{};
    std::vector<std::string> notes_{};
    enum class Told : std::uint8_t { nothing, whole_seconds, decimals } time_ = Told::nothing;
};

// What an engine's final score says; nothing for other words. By nothing nobody has won, whomever it
// names; without a margin where it tells none, or none of half points.
std::optional<GameResult> final_score_in(const std::string& text);

// The words that tell a time control: by kata-time_settings, kgs-time_settings, time_settings. Empty where
// they cannot, as for overtime that costs points; what they say less exactly grants less time, never more.
std::string by_decimal_time_settings(const TimeControl&);
std::string by_server_time_settings(const TimeControl&);
std::string by_standard_time_settings(const TimeControl&);

}  // namespace shinpan::engines
