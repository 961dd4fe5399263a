// What a collection's properties get wrong by the standard: nothing is changed, everything is said.
//
//   for (const Diagnostic& w : sgf::check(*games)) warn(w);
#pragma once

#include "base/bad_input.hpp"
#include "formats/record/sgf/tree.hpp"
#include "formats/record/sgf/warnings.hpp"

#include <optional>
#include <vector>

namespace shinpan::inline formats::sgf {

// Properties of another version than FF says, or in the wrong node, or twice in one; single values given as
// lists; values that are not what the property has; points off the board; points that FF[4] lets stand once
// and that stand twice; names that some programs cut. Only games of Go are looked at closely. In the order of
// the file; each kind of fault with its first places.
std::vector<Diagnostic> check(const Collection&);

// A game of Go that names a board which there cannot be, with the place in its source; nothing of all other
// games.
std::optional<BadInput> impossible_board(Node root, Places&);

}  // namespace shinpan::formats::sgf
