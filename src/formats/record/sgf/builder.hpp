// Builds the SGF of one game in order: what is known of it, setup, then move after move.
//
//   Builder game(Size{19, 19});
//   game.say("PB", "Ann [5d]");
//   game.move(Color::black, point(3, 3));
//   Collection games = std::move(game).take();
#pragma once

#include "base/bad_input.hpp"
#include "base/half_points.hpp"
#include "base/result.hpp"
#include "formats/record/sgf/tree.hpp"
#include "formats/record/sgf/warnings.hpp"
#include "go/board/color.hpp"
#include "go/board/point.hpp"
#include "go/rules/event.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::inline formats::sgf {

class Builder {
public:
    // The warnings are those of what was read before.
    explicit Builder(Size, Warnings = Warnings{});

    // A property of the present node, text escaped; nothing for an empty text.
    void say(std::string_view name, std::string_view text);

    void komi(HalfPoints);
    void handicap(int stones, std::span<const Point>);

    // The next move of a file that tells a handicap without its stones; where it cannot be read, its line
    // takes its place.
    void collect(const Result<Event, BadInput>& move, std::string_view line);
    // The moves that were collected, behind the handicap, and its stones where the moves show them.
    void handicap_and_moves(int stones);

    void move(Color, Point);  // a new node; no_point passes
    void unread_move(Color, std::string_view line, const BadInput& why);
    void next_node();  // a new node, empty

    // The present node; and a new one, empty, as the last child of an earlier node: a variation.
    NodeIndex node() const { return node_; }
    void branch_from(NodeIndex parent);
    void play(Color, Point);  // a move in the present node; no_point passes

    // A property of the present node: a list of points, left out where it has none; values as they stand, at
    // least one.
    void list(std::string_view name, std::span<const Point>);
    void value(std::string_view name, std::string_view raw);
    void values(std::string_view name, std::span<const std::string> raw);

    void warn(BadInput what) { warnings_.add(std::move(what)); }

    Collection take() &&;

private:
    Collection games_;
    Warnings warnings_;
    Size size_;
    NodeIndex node_;
    std::vector<Event> collected_;      // a pass with words stands for a line that cannot be read
    std::optional<BadInput> unread_{};  // why the first of those cannot
};

}  // namespace shinpan::formats::sgf
