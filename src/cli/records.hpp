// Records from files, whatever their format and text encoding.
//
//   auto games = records_in("game.sgf", {});
//   for (auto& game : *games) if (game) judge(*game, rules);
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "record/record.hpp"
#include "record/sgf_tree.hpp"

#include <string>
#include <vector>

namespace shinpan::cli {

struct ReadHow {
    bool strict = false;  // refuse what would otherwise be repaired with a warning
};

// A file as a tree of nodes in UTF-8, and what was repaired or guessed on the way.
struct ReadCollection {
    sgf::Collection collection;
    std::vector<BadInput> warnings{};
    bool is_plain = true;  // SGF without repair, in which every byte of ASCII is a character of its own
};
Result<ReadCollection, BadInput> collection_in(const std::string& path, ReadHow);

// The games of a file in order, each a record or why it cannot be read. Fails where no game can be told
// apart. What was repaired in a game, or is not the standard's, stands before its other warnings; what
// concerns the whole file (its encoding), before those of its first game.
using Games = std::vector<Result<Record, BadInput>>;
Result<Games, BadInput> records_in(const std::string& path, ReadHow);

// The first game of a file; refused where that cannot be read. Standard input is no such file.
Result<Record, BadInput> first_game_in(const std::string& path);

}  // namespace shinpan::cli
