// Records from files, whatever their format and text encoding.
//
//   auto games = records_in("game.sgf", {});
//   for (auto& game : *games) if (game) judge(*game, rules);
#pragma once

#include "apps/cli/files/game_file.hpp"
#include "base/bad_input.hpp"
#include "base/diagnostic.hpp"
#include "base/place.hpp"
#include "base/result.hpp"
#include "formats/record/record.hpp"
#include "formats/record/sgf/tree.hpp"

#include <string>
#include <vector>

namespace shinpan::inline apps::cli {

// A file as a tree of nodes in UTF-8, and what was repaired or guessed on the way.
struct ReadCollection {
    sgf::Collection collection;
    std::vector<Diagnostic> warnings{};
    bool is_plain = true;  // SGF without repair, in which every byte of ASCII is a character of its own
};
Result<ReadCollection, BadInput> collection_in(const std::string& path, const ReadHow&);

// Why a game cannot be read, and what had been repaired in it, or is not the standard's.
struct UnreadableGame {
    BadInput why;
    std::vector<Diagnostic> warnings{};
};

// The games of a file, or of a part of one, in order, each a record or why it cannot be read. Fails where
// no game can be told apart. What was repaired in a game, or is not the standard's, stands before its other
// warnings; what concerns the part (its encoding), before those of its first game.
using Games = std::vector<Result<Record, UnreadableGame>>;
Result<Games, BadInput> records_in(const std::string& path, const ReadHow&);
Result<Games, BadInput> records_of(GamePart, bool strict);

// The games of a part with the tree that they are in, which has their variations too. The tree's places are
// places in the part.
struct ReadGames {
    Games games;
    sgf::Collection tree;
    Place begins;  // the part, in its file
};
Result<ReadGames, BadInput> games_of(GamePart, bool strict);

// What is at a place in a part of a file that begins there, at its place in the file.
Place within_file(Place, Place begins);
BadInput within_file(BadInput, Place begins);
Diagnostic within_file(Diagnostic, Place begins);

// The first game of a file; refused where that cannot be read. Standard input is no such file.
Result<Record, BadInput> first_game_in(const std::string& path);

}  // namespace shinpan::apps::cli
