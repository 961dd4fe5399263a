// Notes: what the referee had to assume, leave aside or point out, in plain words. They go into a verdict's
// warnings, without a place in the file where they concern the whole game.
#pragma once

#include "base/bad_input.hpp"
#include "game/game.hpp"
#include "record/record.hpp"
#include "referee/verdict.hpp"
#include "rules/ruleset.hpp"

#include <string>
#include <string_view>

namespace shinpan {

// " (Rule 5)", or nothing where there is no clause.
std::string in_brackets(std::string_view clause);

// "1 pass", "3 passes".
std::string counted(int number, std::string_view noun, std::string_view plural);

// That play was resumed where it had stopped, and what became of it.
struct Resumption {
    Color by = Color::empty;  // asked for it; empty where the record does not say who
    Place place{};
    int times = 0;        // in the whole game; all else is of the last time
    int moves = 0;        // that followed
    bool agreed = false;  // was there an agreement behind it?
};

BadInput note_let_stand(const IllegalMove&, Size);
BadInput note_assumed_passes(int passes, const Ruleset&);
BadInput note_surplus_passes(int passes);
BadInput note_resumption(const Resumption&);
BadInput note_proposal_open(Color by);
BadInput note_left_aside(const Event&, const Refusal&, Place);
BadInput note_marks_left_aside(const Ruleset&);
BadInput note_no_marks();
BadInput note_no_cause_for_no_result(const Ruleset&);
BadInput note_removal_refused(const Ruleset&);
BadInput note_komi(HalfPoints, int handicap);
BadInput note_open_dame(int points, const Ruleset&);
BadInput note_recurrence(Recurrence, const Ruleset&);
BadInput note_last_stone(const Ruleset&);
BadInput note_estimate(int percent);

}  // namespace shinpan
