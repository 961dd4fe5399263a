// GameLog: what was said to the engines of a game and by them, a line each, with seconds since it began.
//
//      0.003 A > 4 boardsize 9
//      0.003 A < =4
//      1.270 B ! reading opening book
#pragma once

#include "apps/match/run/game_line.hpp"

#include <cstddef>
#include <cstdio>
#include <string>
#include <string_view>

namespace shinpan::inline apps::match {

// Keeps so much of a game and no more. Nothing is written before the first file is opened.
class GameLog {
public:
    static constexpr std::size_t most = 16'000'000;  // bytes
    static constexpr std::size_t longest_line = 4'000;

    GameLog() = default;
    GameLog(const GameLog&) = delete;
    GameLog& operator=(const GameLog&) = delete;
    ~GameLog() { close(); }

    // A new game: what the file had is gone. Where it cannot be written nothing is kept.
    void open(const std::string& path);
    void say(Side, char mark, std::string_view line);

private:
    void close();

    std::FILE* file_ = nullptr;
    std::size_t written_ = 0;
    double begun_ = 0;  // by a clock that never goes back
};

}  // namespace shinpan::apps::match
