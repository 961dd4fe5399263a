// What each kind of case asks. These throw BadCase on values that cannot be read; judge() catches it.
#pragma once

#include "go/rules/ruleset.hpp"
#include "runner/case.hpp"
#include "runner/values.hpp"
#include "runner/verdict.hpp"

#include <optional>
#include <span>

namespace shinpan::runner {

// What is asked by another name than these is left out: nobody can say here whether it is so. Returns how
// many are asked by these.
std::size_t leave_out_others(Answers&, const json::object& asked, std::span<const std::string_view> names);

// A position, or moves from one, and what it is worth, what it looks like, what is forbidden in it.
Verdict judge_position(const json::object& fields);

// Whose each point is: asked where it is unconditional life.
Verdict judge_area(const json::object& fields);

// Which stones are dead and whose each point is, as far as the case tells: what the estimate says.
Verdict judge_estimate(const json::object& fields);

// A status that other programs ask for in their own commands and that is unconditional life; nothing where
// the command asks for something else.
std::optional<Verdict> judge_unconditional(const json::object& fields);

// A script of plays and questions.
Verdict judge_script(const json::object& fields);

// A game: every move is legal, captures and counted marks agree.
Verdict judge_game(const json::object& fields);

// A file or text of SGF: does it load, and what is in it?
Verdict judge_sgf(const json::object& fields, const std::string& folder);

// Questions by ruleset about a position, moves from it, a sum of points, or a whole game.
Verdict judge_by_ruleset(const json::object& fields);
Verdict judge_whole_game(const json::object& fields);
void judge_sum(Answers&, const Ruleset&, const json::object& asked);

}  // namespace shinpan::runner
