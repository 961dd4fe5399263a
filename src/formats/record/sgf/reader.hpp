// Reads SGF, FF[1] to FF[4]: bytes in, a tree of nodes out. One pass, no recursion, memory in proportion.
//
//   auto games = sgf::read("(;FF[4]GM[1]SZ[19];B[pd];W[dd])");
//   if (!games) return complain(games.error());        // line, column, what is wrong
//
// Only the grammar is judged here; check() and records() judge what the properties say.
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "formats/record/sgf/tree.hpp"

#include <string>
#include <string_view>

namespace shinpan::inline formats::sgf {

struct ReadOptions {
    bool strict = false;  // refuse what would otherwise be repaired with a warning
};

// The text is UTF-8, or at least has ASCII bytes for ASCII characters only; a byte order mark is skipped.
// Refused: a text without a game, and one longer than longest_text. All else is repaired, each repair with a
// warning in the collection, or refused with the same words when strict.
Result<Collection, BadInput> read(std::string text, ReadOptions = {});

// What the first CA of a text says, for the conversion to UTF-8 that must come before read(); empty for none.
// The text may be of any encoding that has ASCII bytes for ASCII letters.
std::string_view declared_charset(std::string_view bytes);

}  // namespace shinpan::formats::sgf
