// MatchFolder: a match on disk, so that an interrupted one goes on where it was. What is in it:
//
//   match.json       the terms
//   games.jsonl      a line a game, in the order in which they ended (GameLine)
//   games/0001.sgf   the record of each game
//   logs/0001.log    what was said to the engines and by them, with the time since the game began
//
// A game is in games.jsonl once its record is whole. One that was going on at an interruption is played again
// from its start. The folder is locked from before anything in it is read until the value goes: two runs
// never play the same games.
#pragma once

#include "apps/match/run/game_line.hpp"
#include "apps/match/statistics/terms.hpp"
#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "engines/process/folder_lock.hpp"

#include <string>
#include <vector>

namespace shinpan::inline apps::match {

class MatchFolder {
public:
    // A new one. An error where the folder has a match already, or cannot be written, or another run plays in
    // it.
    static Result<MatchFolder, FolderError> create(const std::string& path, const MatchTerms&);

    // One that is there, unless another run plays in it. What was begun to be written when a run was killed
    // is cut off.
    static Result<MatchFolder, FolderError> open(const std::string& path);

    const std::string& path() const { return path_; }
    const MatchTerms& terms() const { return terms_; }
    const std::vector<GameLine>& games() const { return games_; }

    // Paths within the folder.
    static std::string record_of(int game);
    std::string log_of(int game) const;  // the whole path

    // The record, then the line; when this returns well, a crash loses neither.
    Result<void, BadInput> add(const GameLine&, const std::string& sgf);

private:
    MatchFolder(std::string path, FolderLock lock, MatchTerms terms)
        : path_(std::move(path)), lock_(std::move(lock)), terms_(std::move(terms)) {}
    static Result<void, FolderError> make_folders(const std::string& path);
    Result<void, FolderError> read_games();

    std::string path_;
    FolderLock lock_;
    MatchTerms terms_;
    std::vector<GameLine> games_{};
};

}  // namespace shinpan::apps::match
