// Evidence: what a ruling rests on, a line each: words of the arbiter, or what the page found, as its kind
// and values, so that every reader is told in their own language.
//
//   Ruled{..., .evidence = {std::string("seen by the referee"), Found(StonesDead{{"H7"}})}}
#pragma once

#include "base/half_points.hpp"
#include "go/board/color.hpp"
#include "go/rules/precedent_shape.hpp"
#include "go/rules/refusal.hpp"
#include "go/rules/ruleset.hpp"
#include "go/table/ending_steps.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace shinpan::tournament {

// Points are named as players name them: A1 at the bottom left, no I.
using PointNames = std::vector<std::string>;

// The conditions of the game, which count whatever a record says.
struct GameConditions {
    const Ruleset* rules = nullptr;
    HalfPoints komi{};
    friend bool operator==(const GameConditions&, const GameConditions&) = default;
};
struct RecordReplayed {  // the players' record, under these conditions
    int moves = 0;
    friend bool operator==(const RecordReplayed&, const RecordReplayed&) = default;
};
struct MoveRefused {  // where the replay stopped
    int move = 0;
    Why reason{};
    std::string point{};  // empty for what is not a play
    std::string clause{};
    friend bool operator==(const MoveRefused&, const MoveRefused&) = default;
};
struct OtherRules {  // that the record names
    const Ruleset* rules = nullptr;
    friend bool operator==(const OtherRules&, const OtherRules&) = default;
};
struct OtherKomi {  // that the record has
    HalfPoints komi{};
    friend bool operator==(const OtherKomi&, const OtherKomi&) = default;
};
struct EndLeftOut {  // of the record: that is in dispute
    friend bool operator==(const EndLeftOut&, const EndLeftOut&) = default;
};
struct CapturedBefore {  // the position was set up: stones that each player had captured
    int black = 0;
    int white = 0;
    friend bool operator==(const CapturedBefore&, const CapturedBefore&) = default;
};
struct StepTaken {  // of the ruleset's procedure; see EndingStep
    std::vector<EndingSaying> says{};
    int passes = 0;
    Color player = Color::empty;
    std::string clause{};
    bool is_now = false;  // the procedure has not come further
    friend bool operator==(const StepTaken&, const StepTaken&) = default;
};
struct EndedWithoutResult {
    std::string clause{};
    friend bool operator==(const EndedWithoutResult&, const EndedWithoutResult&) = default;
};

enum class GroupGrade : std::uint8_t {
    lives,
    dead,
    unsettled,
    ko_dependent,
    agreed_dead,
    agreed_alive,
    estimated,
    waits,  // estimated: it goes to the player who moves first
};

std::string_view word_of(GroupGrade);

struct GroupGraded {  // by the referee
    Color color = Color::black;
    PointNames stones{};
    GroupGrade grade{};
    bool is_dead = false;  // an estimated one
    int confidence = 0;    // of an estimate, in thousandths
    friend bool operator==(const GroupGraded&, const GroupGraded&) = default;
};
struct DecidedByPrecedent {  // see Precedent in analysis/confirm
    PrecedentShape shape{};
    Color color = Color::black;
    PointNames stones{};
    PointNames beside{};
    int points = 0;
    std::string clause{};
    friend bool operator==(const DecidedByPrecedent&, const DecidedByPrecedent&) = default;
};
struct StonesDead {  // as both players say
    PointNames stones{};
    friend bool operator==(const StonesDead&, const StonesDead&) = default;
};

using Found =
    std::variant<GameConditions, RecordReplayed, MoveRefused, OtherRules, OtherKomi, EndLeftOut,
                 CapturedBefore, StepTaken, EndedWithoutResult, GroupGraded, DecidedByPrecedent, StonesDead>;

// "conditions", "replayed", ...: the word of the event's file.
std::string_view word_of(const Found&);

using EvidenceLine = std::variant<std::string, Found>;

}  // namespace shinpan::tournament
