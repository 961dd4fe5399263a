#include "analysis/ownership/ownership_source.hpp"

#include "analysis/playout/tactical_playout.hpp"

#include <algorithm>

namespace shinpan::inline analysis {
namespace {

Color owner_at_end(const Board& end, Point p) {
    const Color c = end.at(p);
    if (c != Color::empty) return c;
    const bool black = end.sides(p, Color::black) > 0;
    const bool white = end.sides(p, Color::white) > 0;
    if (black == white) return Color::empty;
    return black ? Color::black : Color::white;
}

Ownership ownership_moving(Color first, const Question& question) {
    const Position& position = question.position;
    const Board start(position);
    TacticalPlayout playout(position.size(), question.seed);
    Ownership owned;
    owned.playouts = std::max(1, question.playouts / 2);
    for (int i = 0; i < owned.playouts; ++i) {
        playout.run(start, first);
        for_each_point(position.size(), [&](Point p) {
            const Color owner = owner_at_end(playout.end(), p);
            owned.black[p.index] += owner == Color::black;
            owned.white[p.index] += owner == Color::white;
        });
    }
    return owned;
}

}  // namespace

Guesses tactical_guesses(const Question& question) {
    return {ownership_moving(Color::black, question), ownership_moving(Color::white, question)};
}

}  // namespace shinpan::analysis
