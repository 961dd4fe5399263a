// Stones set up by AB, AW, AE and the turn set by PL, gathered until the next move: handicap, or a setup.
#pragma once

#include "go/board/point_set.hpp"
#include "go/rules/event.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace shinpan::inline formats::sgf {

class Opening {
public:
    // A stone of that colour, or none, on a point; the last one said counts.
    void put(Color, Point, std::size_t offset);
    void set_turn(Color, std::size_t offset);

    // Was another colour said for the point?
    bool contradicts(Color color, Point at) const {
        const std::uint16_t place = where_[at.index];
        return place != 0 && points_[place - 1u].color != color;
    }

    bool is_empty() const { return points_.empty() && turn_ == Color::empty; }
    bool has_stones() const { return !points_.empty(); }
    int stones(Color) const;
    bool has_only_black() const { return stones(Color::black) == static_cast<int>(points_.size()); }

    Color turn() const { return turn_; }            // empty where nothing was said
    std::size_t offset() const { return offset_; }  // of the first that was said

    // The first so many black stones as a handicap; they are set up no more. Precondition: there are as many.
    std::pair<Event, std::size_t> take_handicap(int stones);

    void clear();

    // A setup for each run of one colour; the turn is not among them. Takes the stones.
    std::vector<std::pair<Event, std::size_t>> take_events();

private:
    void clear_stones();

    struct Stone {
        Color color;
        Point at;
        std::size_t offset;
    };
    std::vector<Stone> points_;                      // each point once
    std::array<std::uint16_t, cell_count> where_{};  // of each point: its place in points_, from 1
    Color turn_ = Color::empty;
    std::size_t offset_ = 0;
};

// Where the stones of a handicap are that a record tells without setting them up.
enum class Shown : std::uint8_t {
    first_moves,   // so many moves of Black come before White's first
    star_points,   // White moves first, and those star points are played on last, and not early
    white_passes,  // White's first moves are passes, one less than the handicap
    nowhere,
};

// Puts that handicap in front of the events, in place of Black's first moves where they are it.
Shown put_handicap(int stones, Size, std::vector<Event>&);

}  // namespace shinpan::formats::sgf
