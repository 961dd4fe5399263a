// Count: a finished game counted by a method, as steps that a player could carry out at the board, each with
// its sentence. The method's own total is the score's margin.
//
//   auto counted = count(Method::half_count, rules, game.finish());
//   if (!counted) return counted.error().why;
//   for (const CountStep& step : counted->steps) ... step.sentence ...
#pragma once

#include "base/half_points.hpp"
#include "base/message.hpp"
#include "base/result.hpp"
#include "go/board/point_set.hpp"
#include "go/board/position.hpp"
#include "go/counting/amount.hpp"
#include "go/counting/method.hpp"
#include "go/rules/ruleset.hpp"
#include "go/score/score.hpp"

#include <array>
#include <string>
#include <vector>

namespace shinpan::inline go {

// Stones of one colour that are not on the board.
struct Held {
    int bowl = 0;  // with their owner
    int lid = 0;   // with the opponent, as prisoners and pass stones

    friend bool operator==(Held, Held) = default;
};

// The table: board, bowls and lids, and what has been counted. Arrays go by index_of(player).
struct Table {
    Position board;
    std::array<Held, 2> held{};  // by the colour of the stones
    std::array<Amount, 2> totals{};
    std::array<PointSet, 2> counted{};  // the points that are in the totals
};

// Stones of each colour are never made or lost: board, bowl and lid have the same sum at every step.
struct CountStep {
    Table table;                   // after the step
    std::string sentence;          // what was done, naming every point whose stone moved
    std::vector<Message> remarks;  // the same, for other languages than English
    PointSet placed;               // points where a stone now stands that did not stand there before
    PointSet lifted;  // points whose stone was taken away (placed again where a stone took its place)
};

struct Count {
    Method method{};
    Unit unit{};
    Table start;
    std::vector<CountStep> steps{};
    std::array<PointSet, 2> dead{};  // the stones of each colour that come off without being captured
    std::string note{};              // what a player should know of the result; empty for nothing
    std::vector<Message> remarks{};  // the note, for other languages than English

    // Black minus White by this method's last totals.
    HalfPoints margin() const;
};

struct CannotCount {
    Method method{};
    std::string why{};              // a sentence
    std::vector<Method> instead{};  // the methods that can count it

    // Why not, and which methods can.
    std::string in_words() const;
};

// Counts the game. Preconditions as for score.
//
// Bowls hold as many stones of each colour as the board has points, less those in use; exactly 180 a side
// where the method asks for that.
Result<Count, CannotCount> count(Method, const Ruleset&, const Finish&);

// The methods that can count it, in the order of all_methods.
std::vector<Method> methods_for(const Ruleset&, const Finish&);

}  // namespace shinpan::go
