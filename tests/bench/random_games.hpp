// Random games to be refereed by the benchmarks: read from a file, one game a line, numbers row * cols + col
// from the top left and -1 for a pass; and the referee's loop over one of them.
#pragma once

#include "board/board.hpp"
#include "rules/history.hpp"
#include "rules/legality.hpp"
#include "rules/ruleset.hpp"

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

// Judges and plays every move. The number of the first move that the rules refuse, or nothing.
inline std::optional<std::size_t> first_refused(const Ruleset& rules, const Board& empty,
                                                const MoveList& moves) {
    Board board = empty;
    History history(board, Color::black);
    Color mover = Color::black;
    for (std::size_t i = 0; i < moves.size(); ++i, mover = other(mover)) {
        if (moves[i] == no_point) {
            history.add_pass(mover);
            continue;
        }
        if (forbidden(rules, board, history, mover, moves[i])) return i + 1;
        const Played played = board.play(mover, moves[i]);
        history.add_play(mover, moves[i], played, board);
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
