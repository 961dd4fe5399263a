// Score: a list of terms, each with its player and clause, that adds up.
//
//   Score s = score(rules, finish);
//   s.margin()                        // Black minus White, in half points
#pragma once

#include "base/half_points.hpp"
#include "go/board/point_set.hpp"
#include "go/board/position.hpp"
#include "go/rules/ruleset.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::inline go {

// All that scoring needs to know of a game. Arrays go by index_of(player).
struct Finish {
    Position position;               // at the end (two positions: the scoring position), dead stones on it
    PointSet dead{};                 // stones that come off without being captured
    PointSet standing{};             // stones that stay, whatever the ruleset would take off
    std::array<int, 2> prisoners{};  // stones of each player captured in play
    std::array<int, 2> handed{};     // pass stones that each player handed over
    bool extra_stone = false;        // White's last one only evened the moves: Black moved last
    std::array<PointSet, 2> late{};  // stones played after the preliminary end and still on the board
    Color first_passer = Color::empty;
    Color button_taker = Color::empty;
    std::array<int, 2> penalties{};  // points that each player lost by the clock or a referee
    int handicap = 0;
    HalfPoints komi{};
    std::optional<Position> analysis{};  // two positions: the analysis position
    // Where only immortal stones have territory: earlier positions that plays of one player alone could bring
    // back from the position at the end.
    std::vector<Position> earlier{};
    // Stones in seki, where known; what is dead within them is then left out of `dead` where it stays. Else
    // stones_in_seki.
    std::optional<PointSet> seki{};
    // Each player's territory as both agreed to it, where they said so: other points are nobody's under rules
    // that count none in seki. Points under dead stones may be among them.
    std::optional<std::array<PointSet, 2>> agreed_territory{};
};

enum class What : std::uint8_t {
    stones,
    territory,
    shared_points,
    prisoners,
    pass_stones,
    late_stones,
    first_pass,
    button,
    group_tax,
    penalty,
    komi,
    compensation,
};

// "stones", "territory", ...: the words of the JSON output.
std::string_view word_of(What);

struct Term {
    Color player = Color::empty;
    What what{};
    HalfPoints points{};  // negative where they are taken away
    std::string_view clause{};
};

struct Score {
    std::vector<Term> terms{};
    Position settled;                 // the position that was counted: dead stones off
    std::array<PointSet, 2> owned{};  // the territory that was counted
    PointSet removed{};               // the stones that came off without being captured
    PointSet dame{};                  // the empty points of `settled` that nobody or both border
    std::optional<PointSet> seki{};   // the stones taken to be in seki, where that costs territory

    HalfPoints of(Color player) const;
    HalfPoints margin() const { return of(Color::black) - of(Color::white); }
};

// Preconditions: `dead` is empty where the ruleset removes nothing without capture; `analysis` is there
// exactly where the ruleset's removal is by_control.
Score score(const Ruleset&, const Finish&);

// White's komi in a game with that handicap, where the players agree on no other, and the clause that gives
// it to them.
HalfPoints komi_for(const Ruleset&, int handicap);
std::string_view komi_clause(const Ruleset&, int handicap);

// The winner; empty for a draw.
Color winner(HalfPoints margin, Tie, int handicap);

}  // namespace shinpan::go
