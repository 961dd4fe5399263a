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
#include <variant>
#include <vector>

namespace shinpan::inline referee {

// What brought play to the count.
enum class StoppedBy : std::uint8_t {
    passes,          // the record's own passes completed what the ruleset asks for
    assumed_passes,  // the record stops earlier; the passes that it lacks were assumed
    agreement,       // the record holds the players' agreement
    move_limit,
};

// What the game was played under, as the record tells it.
struct RecordConditions {
    Size size;
    int handicap = 0;
    HalfPoints komi{};
    bool komi_recorded = false;  // from the record; otherwise the ruleset's own
};

// The record's moves as the ruleset takes them. An illegal move ends the judging: `moves`, the position and
// the last play are those before it. Each of `let_stand` was carried out, so it comes before `illegal`.
struct JudgedPlay {
    int moves = 0;  // of the record, carried out
    std::optional<IllegalMove> illegal{};
    std::vector<IllegalMove> let_stand{};  // nobody claimed them in time
    Position position;                     // the last one on the board, dead stones on it
    std::array<int, 2> stones_put{};       // by index_of(player): on the board now, or captured
    Point last_play{};                     // no_point where there was none
};

// How the game came to the end that its result names.
struct JudgedEnd {
    std::optional<StoppedBy> stopped_by{};  // where that is a count; nothing where anything else ended it
    int assumed_passes = 0;                 // above 0: stopped by them, if anything stopped it
    std::string_view clause{};              // that ends the game so, where one does
};

// The game was not to be counted: something else ended it, or an illegal move before its end.
struct NotCounted {};

struct Counted {
    Finish finish;                   // what was counted
    Score score;                     // the count
    std::optional<PointSet> seki{};  // the stones taken to be in seki, where the ruleset asks
};

// Of life and death in a final position.
struct ProofTaken {
    Grade grade;
    int points;  // proven
};

// Dead stones that no record told. The count may still rest on the proof, or on none of them.
struct EstimateTaken {
    int percent;                        // how sure it is
    std::optional<ProofTaken> proof{};  // where something was to be proven
    PointSet to_be_filled{};            // territory that is not counted: its owner has to fill it
};

// The record's own result.
struct RecordedResult {
    std::string text{};              // as written; empty where the record has none
    std::optional<bool> agrees{};    // with the verdict's; nothing where the text tells too little
    bool has_unread_margin = false;  // nothing for this reason: the winner is the same, the margin is unclear
};

// What of its parts goes together, by `result.how`:
//
//   illegal_move   nobody counted; the winner is known where the ruleset names one. Ended by `play.illegal`,
//                  or by one that the record's events name and the game carried out.
//   scored         `end.stopped_by` is there. Counted: with winner or tie, margin and basis. RemovalRefused:
//                  the result is not known.
//   others         nobody counted; `end.stopped_by` is not there.
//
// `play.illegal` goes with any of them: what is refused behind the end of a game changes nothing of it.
// `estimate` is there where dead stones were asked of one, though the count be refused; it is what the count
// rests on where `result.basis` is `estimated` or `proven`, and the latter needs its proof.
struct Verdict {
    Verdict(const Ruleset& ruleset, Size board)
        : rules(&ruleset), conditions{.size = board}, play{.position = Position(board)} {}

    const Ruleset* rules;
    RecordConditions conditions;
    JudgedPlay play;
    GameResult result{};
    JudgedEnd end{};
    // RemovalRefused: stones were to come off where the ruleset takes none off.
    std::variant<NotCounted, RemovalRefused, Counted> count{};
    std::optional<EstimateTaken> estimate{};
    RecordedResult recorded{};
    std::vector<Note> notes{};  // repairs of the record, and what the referee had to assume

    bool legal() const { return !play.illegal; }
    bool is_removal_refused() const { return std::holds_alternative<RemovalRefused>(count); }

    // The count; null where there was none.
    const Counted* counted() const { return std::get_if<Counted>(&count); }
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
