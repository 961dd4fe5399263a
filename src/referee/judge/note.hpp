// Notes: what the referee had to assume, leave aside or point out, as facts. referee/report/notes.hpp says
// them in words.
#pragma once

#include "base/diagnostic.hpp"
#include "base/place.hpp"
#include "go/board/color.hpp"
#include "go/rules/event.hpp"
#include "go/rules/refusal.hpp"
#include "referee/proof/illegal_move.hpp"

#include <string_view>
#include <variant>

namespace shinpan::inline referee {

// The ruleset forbids the move, but nobody claimed it in time.
struct LetStand {
    IllegalMove move;
};

// The record stops before the ruleset's procedure is complete.
struct AssumedPasses {
    int passes;
};

// Passes after the end of the game.
struct SurplusPasses {
    int passes;
};

// Play was resumed where it had stopped, and what became of it.
struct Resumption {
    Color by = Color::empty;  // asked for it; empty where the record does not say who
    Place place{};
    int times = 0;        // in the whole game; all else is of the last time
    int moves = 0;        // that followed
    bool agreed = false;  // was there an agreement behind it?
};

// A player proposed what is dead, and the record holds no agreement on it.
struct OpenProposal {
    Color by;
};

// An agreement for which the ruleset has no room there, or that an arbiter's decision forbids.
struct AgreementLeftAside {
    EventKind kind;
    Why why;
    std::string_view clause;
    Place place;
};

struct MarksLeftAside {};      // the record marks dead stones; they stay
struct NoMarks {};             // the record marks no territory; no stone is taken off
struct NoCauseForNoResult {};  // the record tells no result, and no position came back
struct RemovalRefused {};      // no stone comes off without play
struct KomiOfRuleset {};       // the record has no komi
struct StoneForLastMove {};    // Black moved last, so White hands over one more stone
struct ToBeFilled {};          // the estimate leaves territory out that its owner has to fill

// Neutral points that were left open where seki matters.
struct OpenDame {
    int points;
};

// The dead stones are estimated, not agreed.
struct EstimatedDead {
    int percent;
};

// The position after `move` is that after `earlier`, and the ruleset says what follows from that.
struct PositionRepeated {
    int move;
    int earlier;
};

// Diagnostic: a repair of the record, or what a caller points out.
using Note =
    std::variant<Diagnostic, LetStand, AssumedPasses, SurplusPasses, Resumption, OpenProposal,
                 AgreementLeftAside, MarksLeftAside, NoMarks, NoCauseForNoResult, RemovalRefused,
                 KomiOfRuleset, StoneForLastMove, OpenDame, ToBeFilled, EstimatedDead, PositionRepeated>;

}  // namespace shinpan::referee
