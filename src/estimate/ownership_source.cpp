#include "estimate/ownership_source.hpp"

#include "estimate/tactical_playout.hpp"

namespace shinpan {

namespace {

Color owner_at_end(const Board& end, Point p) {
    const Color c = end.at(p);
    if (c != Color::empty) return c;
    const bool black = end.sides(p, Color::black) > 0;
    const bool white = end.sides(p, Color::white) > 0;
    if (black == white) return Color::empty;
    return black ? Color::black : Color::white;
}

}  // namespace

Ownership tactical_ownership(const Question& question) {
    const Position& position = question.position;
    const Board start(position);
    TacticalPlayout playout(position.size(), question.seed);
    Ownership owned;
    owned.playouts = question.playouts;
    for (int i = 0; i < question.playouts; ++i) {
        playout.run(start, question.first);
        for_each_point(position.size(), [&](Point p) {
            const Color owner = owner_at_end(playout.end(), p);
            owned.black[p.index] += owner == Color::black;
            owned.white[p.index] += owner == Color::white;
        });
    }
    return owned;
}

}  // namespace shinpan
