// What a UGF file holds, before it becomes SGF: the game, notes on its moves, figures and a review beside it.
//
//   UgfGame game{.size = {19, 19}};
//   game.moves.push_back({Color::black, point(15, 3), 1});
//   sgf::Collection games = to_collection(game);
#pragma once

#include "formats/record/other/ugf_review.hpp"
#include "formats/record/sgf/tree.hpp"
#include "formats/record/sgf/warnings.hpp"
#include "go/board/position.hpp"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace shinpan::inline formats {

// A stone or a pass with the number that the file gives it; number 0 stands on the board from the start.
struct UgfMove {
    Color by = Color::black;
    Point at = no_point;  // no_point passes
    int number = 0;
    std::string unread{};  // the file's line, where the move is no point of the board

    bool passes() const { return at == no_point && unread.empty(); }
};

// A text on a move, and letters on points.
struct UgfNote {
    std::string text{};
    std::vector<std::pair<Point, std::string>> labels{};
    int line = 0;  // of the file
};

// A diagram beside the game: a position, and moves from there.
struct UgfFigure {
    int move = 0;  // the number of the game's move that it belongs to
    std::string heading{};
    Position start;
    std::vector<UgfMove> moves{};
    std::vector<UgfNote> notes{1};  // on the start and on each move
    int line = 0;                   // of the file
};

struct UgfGame {
    Size size{};
    std::map<std::string, std::string, std::less<>> header{};  // as the file has it, key and value
    std::vector<UgfMove> stones{};                             // number 0
    std::vector<UgfMove> moves{};
    std::optional<BadInput> unread{};  // why the first of those that cannot be read cannot
    std::map<int, UgfNote> notes{};    // by the number of the move; 0: on the game
    std::vector<UgfFigure> figures{};
    UgfReview review{};
};

// One game of SGF: the moves are its main line; a figure is a variation behind the last position of the game
// that it starts from, at or before its move, or else behind its move with the stones that differ set up. The
// review's comments stand on the game's moves as far as it tells the same; what leaves them is a variation.
// Where the file has no moves, the review's are the main line.
// The warnings are those of the reading; what cannot be placed joins them.
sgf::Collection to_collection(const UgfGame&, sgf::Warnings = sgf::Warnings{});

}  // namespace shinpan::formats
