// Record: one game as a referee needs it, whatever file format it came from.
//
//   for (const auto& game : sgf::records(collection)) if (game) judge(*game, rules);
#pragma once

#include "base/bad_input.hpp"
#include "base/half_points.hpp"
#include "formats/record/place.hpp"
#include "go/board/point_set.hpp"
#include "go/rules/event.hpp"
#include "go/rules/ruleset.hpp"

#include <cstdint>
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

// What the record says of its result (SGF's RE).
struct RecordedResult {
    enum class Kind : std::uint8_t {
        none,
        score,
        win,  // nobody says by what
        resignation,
        time,
        forfeit,
        draw,
        no_result,
        unknown,
    };
    Kind kind = Kind::none;
    Color winner = Color::empty;
    std::optional<HalfPoints> margin{};  // of a score, never negative
    std::string as_written{};            // empty where the record has no result
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
    RecordedResult result{};
    std::vector<BadInput> warnings{};  // repairs, each with its place

    // Does the file itself hold these moves and stones, as SGF that needs no repair? Not where some were
    // added or moved, or where it is of another format or encoding.
    bool is_plain = true;
};

// The record's komi; the ruleset's own, for that handicap, where the record names none.
HalfPoints komi_of(const Record&, const Ruleset&);

}  // namespace shinpan::formats
