// Records from files, whatever their format and text encoding.
//
//   auto games = records_in("game.sgf", {});
//   for (auto& game : *games) if (game) judge(*game, rules);
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "record/record.hpp"

#include <string>
#include <vector>

namespace shinpan::cli {

struct ReadHow {
    bool strict = false;  // refuse what would otherwise be repaired with a warning
};

// The games of a file in order, each a record or why it cannot be read.
using Games = std::vector<Result<Record, BadInput>>;

// Fails where no game can be told apart. What is wrong with the whole file (its encoding, repairs,
// the standard) stands before the warnings of its first game.
Result<Games, BadInput> records_in(const std::string& path, ReadHow);

}  // namespace shinpan::cli
