// Record: one game as a referee needs it, whatever file format it came from.
//
//   for (const auto& game : sgf::records(collection)) if (game) judge(*game, rules);
#pragma once

#include "base/diagnostic.hpp"
#include "base/half_points.hpp"
#include "base/place.hpp"
#include "go/board/point_set.hpp"
#include "go/rules/event.hpp"
#include "go/rules/ruleset.hpp"
#include "go/table/game_result.hpp"

#include <optional>
#include <string>
#include <vector>

namespace shinpan::inline formats {

// Territory as the players or their program marked it at the end (SGF's TB and TW), points under dead stones
// included: a stone within the opponent's marks is marked dead.
struct TerritoryMarks {
    PointSet black{};
    PointSet white{};
};

struct Record {
    Size size{};
    std::string rules_word{};          // as written; empty where the record names no rules
    std::optional<HalfPoints> komi{};  // nothing where the record has none
    int handicap = 0;                  // as given, not as written where that differs; 0 or 1: none
    std::string black{}, white{};      // the players' names, UTF-8
    std::string name{}, date{};        // of the game or event, as written

    // Setup, handicap, moves and agreements in order, as the file has them; nothing is judged yet.
    // Resignation, time and forfeit that only the result tells are left to the result.
    std::vector<Event> events{};
    std::vector<Place> places{};  // of each event

    std::optional<TerritoryMarks> marks{};
    std::optional<GameResult> result{};  // nothing where the record tells none, not even "?"
    std::string result_as_written{};     // as the file has it (SGF's RE); empty where no file has one
    std::vector<Diagnostic> warnings{};  // repairs, each with its place

    // Does the file itself hold these moves and stones, as SGF that needs no repair? Not where some were
    // added or moved, or where it is of another format or encoding.
    bool is_plain = true;
};

// The record's komi; the ruleset's own, for that handicap, where the record names none.
HalfPoints komi_of(const Record&, const Ruleset&);

// The record's result as it was written, its text where it comes from no file; empty where it has none.
std::string written_result(const Record&);

}  // namespace shinpan::formats
