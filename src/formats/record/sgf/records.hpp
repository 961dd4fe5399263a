// The games of a collection as records: what a referee needs of each.
//
//   auto games = sgf::read(text);
//   for (const auto& game : sgf::records(*games))
//       if (game) judge(*game); else complain(game.error());
//
// Nothing is judged here. Which properties become which events, our own among them: docs/sgf.md.
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "formats/record/record.hpp"
#include "formats/record/sgf/tree.hpp"

#include <vector>

namespace shinpan::inline formats::sgf {

struct RecordOptions {
    bool strict = false;  // refuse what would otherwise be read with a warning
};

// The main line of each game, in order. Refused: another game than Go, a board that we have not, a move that
// is no point of the board; a refused game does not stop the others.
std::vector<Result<Record, BadInput>> records(const Collection&, RecordOptions = {});

// The line that leads to that node, and no further.
Result<Record, BadInput> record_to(const Collection&, NodeIndex last, RecordOptions = {});

}  // namespace shinpan::formats::sgf
