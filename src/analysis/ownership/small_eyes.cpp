#include "analysis/ownership/small_eyes.hpp"

#include "analysis/confirm/contest.hpp"
#include "go/score/control.hpp"

#include <algorithm>

namespace shinpan::inline analysis {
namespace {

constexpr int least_room = 4;  // points: what becomes of smaller eyes playouts see
constexpr int most_room = 7;   // where there are more the search seldom ends
constexpr int most_dame = 6;

// The points that the player's stones cut off from the rest, in parts of few points.
PointSet rooms_of(const Position& position, Color player) {
    PointSet rest;
    for_each_point(position.size(), [&](Point p) {
        if (position.at(p) != player) rest.insert(p);
    });
    PointSet rooms;
    for_each_region(rest, position.size(), [&](const PointSet& part) {
        if (part.size() <= most_room) rooms |= part;
    });
    return rooms;
}

// The player's chains beside the rooms, each set of them that rooms join.
std::vector<SmallEye> eyes_of(const Position& position, Color player) {
    const Size size = position.size();
    const PointSet rooms = rooms_of(position, player);
    const PointSet stones = position.points(player);
    const PointSet beside = flood(surroundings(rooms, size) & stones, stones, size);
    const PointSet empty = position.points(Color::empty);
    std::vector<SmallEye> eyes;
    for_each_region(rooms | beside, size, [&](const PointSet& joined) {
        SmallEye eye{.owner = player, .around = joined & stones, .room = joined - stones};
        const PointSet open = empty - eye.room;
        eye.dame = flood(surroundings(eye.around, size) & open, open, size);
        eyes.push_back(eye);
    });
    return eyes;
}

bool is_small(const SmallEye& eye) {
    return eye.room.size() >= least_room && eye.room.size() <= most_room && eye.dame.size() <= most_dame &&
           eye.points().size() <= Contest::most_points;
}

}  // namespace

std::vector<SmallEye> small_eyes(const Position& position, const PointSet& proven, const PointSet& standing) {
    std::vector<SmallEye> eyes;
    PointSet doubtful;
    for (Color player : {Color::black, Color::white})
        for (const SmallEye& eye : eyes_of(position, player)) {
            if (!is_small(eye) || !(eye.around & proven).empty()) continue;
            eyes.push_back(eye);
            doubtful |= eye.around;
        }
    const PointSet firm = (standing - doubtful) | proven;
    std::erase_if(eyes, [&](const SmallEye& eye) {
        const PointSet outside = surroundings(eye.points(), position.size());
        return outside.empty() || !(outside - firm).empty();
    });
    return eyes;
}

}  // namespace shinpan::analysis
