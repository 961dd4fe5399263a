// The board: points, stones, chains, liberties and captures. It knows no rules: it carries out what it is
// told.
//
//     #include <shinpan/board.hpp>
//     using namespace shinpan;
//     Board board(Size{5, 5});
//     const auto at = [&](const char* name) { return *point_named(name, board.size()); };
//     board.play(Color::white, at("A1"));
//     board.play(Color::black, at("A2"));
//     std::cout << board.liberties(at("A1")) << "\n";                   // 1
//     std::cout << board.play(Color::black, at("B1")).taken << "\n";    // 1
//     const PointSet stones = board.position().points(Color::black);
//     std::cout << names(stones, board.size()) << "\n";                 // A2 B1
//
// Boards have 1 to 52 columns and rows; points count from 0 at the upper left. A play has preconditions,
// which are not checked: the point is empty and on the board. A name of no point gives an empty optional. A
// board is a value: copies are independent, and different threads may use different boards.
#pragma once

#include "go/board/board.hpp"
