#include "go/board/definition.hpp"

#include "go/board/zobrist.hpp"

#include <cassert>

namespace shinpan::inline go {
namespace {

// The number of stones lifted: the whole chain, or none if it has a liberty.
int lift_without_liberties(Position& position, Point p) {
    if (!liberties_by_definition(position, p).empty()) return 0;
    const PointSet chain = connected(position, p);
    for (Point stone : chain) position.set(stone, Color::empty);
    return chain.size();
}

}  // namespace

Played play_by_definition(Position& position, Color mover, Point at) {
    assert(position.contains(at) && position.at(at) == Color::empty);
    position.set(at, mover);
    Played played;
    for (Point n : neighbours(at))
        if (position.at(n) == other(mover)) played.taken += lift_without_liberties(position, n);
    played.given_up = lift_without_liberties(position, at);
    return played;
}

PointSet liberties_by_definition(const Position& position, Point p) {
    return surroundings(connected(position, p), position.size()) & position.points(Color::empty);
}

std::uint64_t hash_by_definition(const Position& position) {
    std::uint64_t hash = 0;
    for_each_point(position.size(), [&](Point p) {
        if (is_stone(position.at(p))) hash ^= key(position.at(p), p);
    });
    return hash;
}

}  // namespace shinpan::go
