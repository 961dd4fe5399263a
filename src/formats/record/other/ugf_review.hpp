// The review of a UGF file: a tree of its own, the game's moves told once more with variations and comments.
// Its lines build it in the order of the file:
//
//   UgfReview review;
//   review.add(1, Color::empty, no_point);         // NODE,1,0,0,0: the start
//   review.add(2, Color::black, point(16, 3));     // NODE,2,1,17,16
//   review.begin_variation();                      // VARIATION, : what follows stands behind node 2
//   review.end_variation();                        // VARIATIONEND, : and what follows this, too, before it
#pragma once

#include "go/board/color.hpp"
#include "go/board/point.hpp"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::inline formats {

struct UgfReviewNode {
    Color by = Color::empty;                // empty: no move
    Point at = no_point;                    // no_point passes
    std::optional<std::size_t> next{};      // what the review goes on with
    std::vector<std::size_t> variations{};  // other nodes behind this one, in the order of the file
    std::string comment{};
};

class UgfReview {
public:
    // A node behind the last one that is open; the number is what comments name it by.
    void add(int number, Color by, Point at);

    void begin_variation();
    bool end_variation();  // false where none is open

    bool has(int number) const { return numbers_.count(number) != 0; }

    // One more line of the comment on a node; nothing where there is no such node.
    void add_comment(int number, std::string_view line);

    // The first is the start, which has no move.
    const std::vector<UgfReviewNode>& nodes() const { return nodes_; }

private:
    std::vector<UgfReviewNode> nodes_;
    std::map<int, std::size_t> numbers_;
    std::vector<std::size_t> open_;    // the nodes that variations stand behind
    std::optional<std::size_t> last_;  // the next node stands behind this one
    bool begins_variation_ = false;
};

}  // namespace shinpan::formats
