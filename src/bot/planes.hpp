// Planes: a position as the network sees it, a number for each plane of each point: what stands there, what
// was played last, what a play would do at a glance (traits.hpp), and how strong the policy finds it.
//
//   const Planes planes = planes_of(game, game.to_move(), plays);
//   planes.at(p, Plane::escape) == Planes::whole   // a play there saves a chain
#pragma once

#include "bot/traits.hpp"

#include <cstdint>
#include <vector>

namespace shinpan {

enum class Plane : std::uint8_t {
    own,
    theirs,
    one_liberty,  // of the chain that stands there
    two_liberties,
    three_liberties,
    more_liberties,
    last,  // play
    second_last,
    third_last,
    fourth_last,
    board,     // every point: beyond the border all planes are 0
    sensible,  // a play that is looked at; those below are of such plays
    capture,
    escape,
    vain_escape,
    ladder,  // an atari that starts one
    guard,
    leaves_one_liberty,
    leaves_two_liberties,
    strength,  // a quarter of the weight, within 2 up or down; -2 where no play is looked at
};

inline constexpr std::size_t plane_count = 20;

// A play at a glance.
struct Seen {
    Point at = no_point;
    Traits traits{};
    float weight = 0;  // the logarithm of its strength
};

class Planes {
public:
    static constexpr std::int16_t whole = 32;  // what stands for 1

    explicit Planes(Size size) : size_(size), values_(plane_count * static_cast<std::size_t>(size.area())) {}

    Size size() const { return size_; }
    std::int16_t at(Point p, Plane plane) const { return values_[place(p, plane)]; }
    void set(Point p, Plane plane, std::int16_t value) { values_[place(p, plane)] = value; }
    void mark(Point p, Plane plane) { set(p, plane, whole); }

    // All planes of the point, in their order.
    const std::int16_t* of(Point p) const { return &values_[place(p, Plane{})]; }

private:
    std::size_t place(Point p, Plane plane) const {
        return plane_count * static_cast<std::size_t>(p.row() * size_.cols + p.col()) +
               static_cast<std::size_t>(plane);
    }

    Size size_;
    std::vector<std::int16_t> values_;
};

// `plays`: all that are looked at, of that player.
Planes planes_of(const Game&, Color by, const std::vector<Seen>& plays);

}  // namespace shinpan
