// Verdict: what the referee says of one game under one ruleset.
//
//   Verdict verdict = judge(record, rules);
//   to_text(verdict.result) == "B+3.5"; word_of(*verdict.result.basis) == "agreed"
#pragma once

#include "analysis/proof/grade.hpp"
#include "base/half_points.hpp"
#include "formats/record/record.hpp"
#include "go/board/position.hpp"
#include "go/rules/refusal.hpp"
#include "go/rules/ruleset.hpp"
#include "go/score/score.hpp"
#include "go/table/game_result.hpp"
#include "referee/judge/note.hpp"
#include "referee/proof/illegal_move.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::inline referee {

// What brought play to the count.
enum class StoppedBy : std::uint8_t {
    passes,          // the record's own passes completed what the ruleset asks for
    assumed_passes,  // the record stops earlier; the passes that it lacks were assumed
    agreement,       // the record holds the players' agreement
    move_limit,
};

struct Verdict {
    Verdict(const Ruleset& ruleset, Size board) : rules(&ruleset), size(board), position(board) {}

    const Ruleset* rules;
    Size size;
    int handicap = 0;
    HalfPoints komi{};
    bool komi_recorded = false;  // from the record; otherwise the ruleset's own
    int moves = 0;               // of the record, carried out
    std::optional<IllegalMove> illegal{};
    std::vector<IllegalMove> let_stand{};  // nobody claimed them in time
    GameResult result{};
    StoppedBy stopped_by = StoppedBy::passes;  // where nothing else ended the game
    int assumed_passes = 0;
    bool removal_refused = false;     // stones were to come off where the ruleset takes none off
    Position position;                // the last one on the board, dead stones on it
    std::array<int, 2> stones_put{};  // by index_of(player): on the board now, or captured
    Point last_play{};                // no_point where there was none
    std::optional<Finish> finish{};   // what was counted, where the game was
    std::optional<Score> score{};     // the count
    std::optional<PointSet> seki{};   // the stones taken to be in seki, where the ruleset asks
    std::string_view clause{};        // that ends the game so, where one does
    int confidence = 0;               // percent, of an estimate
    std::optional<Grade> grade{};     // where something was to be proven, as proven_points
    std::optional<int> proven_points{};
    std::string recorded{};        // the record's own result, as written
    std::optional<bool> agrees{};  // whether that is the same; nothing where the record tells no result
    std::vector<Note> notes{};     // repairs of the record, and what the referee had to assume

    bool legal() const { return !illegal; }
};

// How the game came to its end, as JSON has it: "passes", "assumed_passes", "agreement" and "move_limit"
// where it came to a count; "illegal_move" where judging stopped there, whatever follows from it; otherwise
// the word of its end, "resignation" and so on.
std::string_view ended_word(const Verdict&);

// The stones of that colour that came off without being captured; none where the game was not counted.
PointSet removed(const Verdict&, Color);

// Same result, same first illegal move, both counted or both ended alike?
bool same_outcome(const Verdict&, const Verdict&);

}  // namespace shinpan::referee
