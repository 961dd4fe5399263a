#include "bot/features/planes.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace shinpan::inline bot {
namespace {

constexpr int counted_liberties = 4;
constexpr float most_strength = 2;

std::int16_t strength_of(float weight) {
    const float bounded = std::clamp(weight / 4, -most_strength, most_strength);
    return static_cast<std::int16_t>(std::lround(Planes::whole * bounded));
}

Plane liberties_plane(int liberties) {
    constexpr std::array planes{Plane::one_liberty, Plane::two_liberties, Plane::three_liberties,
                                Plane::more_liberties};
    return planes[static_cast<std::size_t>(std::min(liberties, counted_liberties) - 1)];
}

void mark_stones(const Board& board, Color by, Planes& planes) {
    PerCell liberties{};  // of the chain of that head
    for_each_point(board.size(), [&](Point p) {
        planes.mark(p, Plane::board);
        planes.set(p, Plane::strength, strength_of(-4 * most_strength));
        if (!is_stone(board.at(p))) return;
        planes.mark(p, board.at(p) == by ? Plane::own : Plane::theirs);
        std::uint8_t& known = liberties[board.head(p).index];
        if (known == 0)
            known = static_cast<std::uint8_t>(liberties_up_to(board, p, counted_liberties).size());
        planes.mark(p, liberties_plane(known));
    });
}

void mark_last_plays(const Game& game, Planes& planes) {
    constexpr std::array order{Plane::last, Plane::second_last, Plane::third_last, Plane::fourth_last};
    for (std::size_t before = 0; before < order.size(); ++before)
        if (const Point p = play_before_end(game, before); p != no_point) planes.mark(p, order[before]);
}

void mark_play(const Seen& play, Planes& planes) {
    const auto mark = [&](bool is_so, Plane plane) {
        if (is_so) planes.mark(play.at, plane);
    };
    const Signs signs = signs_of(play.features);
    mark(true, Plane::sensible);
    mark(signs.captures, Plane::capture);
    mark(signs.escapes, Plane::escape);
    mark(signs.flees_in_vain, Plane::vain_escape);
    mark(signs.starts_ladder, Plane::ladder);
    mark(signs.guards, Plane::guard);
    mark(signs.liberties_left == 1, Plane::leaves_one_liberty);
    mark(signs.liberties_left == 2, Plane::leaves_two_liberties);
    planes.set(play.at, Plane::strength, strength_of(play.weight));
}

}  // namespace

Planes planes_of(const Game& game, Color by, const std::vector<Seen>& plays) {
    Planes planes(game.board().size());
    mark_stones(game.board(), by, planes);
    mark_last_plays(game, planes);
    for (const Seen& play : plays) mark_play(play, planes);
    return planes;
}

}  // namespace shinpan::bot
