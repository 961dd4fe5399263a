// Random games to be refereed by the benchmarks: read from a file, one game a line, numbers row * cols + col
// from the top left and -1 for a pass; and the referee's loop over one of them.
#pragma once

#include "go/board/board.hpp"
#include "go/rules/history.hpp"
#include "go/rules/legality.hpp"
#include "go/rules/ruleset.hpp"

#include <zlib.h>

#include <cstddef>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace shinpan {

using MoveList = std::vector<Point>;  // no_point is a pass; Black begins

// The games of a text file, gzip or plain; none where the file cannot be read.
inline std::vector<MoveList> read_random_games(const std::string& path, Size size) {
    std::string text;
    if (const gzFile file = gzopen(path.c_str(), "rb")) {
        std::vector<char> buffer(1 << 16);
        for (int n; (n = gzread(file, buffer.data(), static_cast<unsigned>(buffer.size()))) > 0;)
            text.append(buffer.data(), static_cast<std::size_t>(n));
        gzclose(file);
    }
    std::vector<MoveList> games;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream numbers(line);
        MoveList& game = games.emplace_back();
        for (int n; numbers >> n;) game.push_back(n < 0 ? no_point : point(n % size.cols, n / size.cols));
    }
    return games;
}

// Judges by the ko rule alone, and plays, every move. The number of the first move refused, or nothing.
inline std::optional<std::size_t> first_refused(const Board& empty, const MoveList& moves) {
    Board board = empty;
    SimpleKo ko;
    Color mover = Color::black;
    std::size_t number = 0;
    for (const Point at : moves) {
        ++number;
        if (at != no_point) {
            if (forbidden(ko, board, mover, at)) return number;
            const Played played = board.play(mover, at);
            ko.add_play(board, at, played);
        } else {
            ko.add_pass();
        }
        mover = other(mover);
    }
    return {};
}

// The same under rules that look into the history.
inline std::optional<std::size_t> first_refused(const Ruleset& rules, const Board& empty,
                                                const MoveList& moves) {
    Board board = empty;
    History history(board, Color::black);
    Color mover = Color::black;
    std::size_t number = 0;
    for (const Point at : moves) {
        ++number;
        if (at != no_point) {
            if (forbidden(rules, board, history, mover, at)) return number;
            const Played played = board.play(mover, at);
            history.add_play(mover, at, played, board);
        } else {
            history.add_pass(mover);
        }
        mover = other(mover);
    }
    return {};
}

inline std::size_t count_moves(const std::vector<MoveList>& games) {
    std::size_t moves = 0;
    for (const MoveList& game : games) moves += game.size();
    return moves;
}

// Rules of play with that ban and without self-capture.
inline Ruleset with_ban(const Repetition& ban) {
    Ruleset rules;
    rules.self_capture = {SelfCapture::forbidden, {}};
    rules.repetition = {ban, {}};
    return rules;
}

}  // namespace shinpan
