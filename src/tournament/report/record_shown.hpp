// The record on which an arbiter ruled, as readers of the report see it.
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "tournament/event/conditions.hpp"

#include <string>
#include <string_view>

namespace shinpan::tournament {

// The position that the record of a ruling comes to under the event's rules, as a picture in text; where they
// refuse a move, the one before it, and which move that is. `sgf`: see Ruled::record; its first game. An
// error with its place where that cannot be read.
Result<std::string, BadInput> position_of_record(std::string_view sgf, const Conditions&);

}  // namespace shinpan::tournament
