// The smallest module on the core folders: it puts a stone on a board and asks what stands there.
#include "board/position.hpp"

namespace {

shinpan::Position& board() {
    static shinpan::Position position(shinpan::Size{9, 9});
    return position;
}

}  // namespace

// Colours as in Color: 0 empty, 1 black, 2 white. Columns and rows from 0, top left.
extern "C" __attribute__((used)) void put(int color, int col, int row) {
    board().set(shinpan::point(col, row), static_cast<shinpan::Color>(color));
}

extern "C" __attribute__((used)) int at(int col, int row) {
    return static_cast<int>(board().at(shinpan::point(col, row)));
}
