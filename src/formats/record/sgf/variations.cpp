#include "formats/record/sgf/variations.hpp"

#include <algorithm>

namespace shinpan::inline formats::sgf {

Variations::Variations(const Collection& games, int game)
    : games_(games),
      reader_(games, {}),
      places_(games.source()),
      next_(games.game(game).index()),
      end_(game + 1 < games.game_count() ? games.game(game + 1).index() : games.node_count()) {
    reader_.begin(games.node(next_), 0);
    read_from(next_);
    main_line_refused_ = reader_.refused();
}

// To the end of the line. What stands behind a node that cannot be read is passed over.
void Variations::read_from(NodeIndex first) {
    for (std::optional<Node> node = games_.node(first); node; node = node->first_child()) {
        reader_.read_nodes(node->index(), node->index() + 1);
        if (node->has_variations()) branches_.push_back({node->index(), reader_.mark(), after_});
        next_ = node->index() + 1;
    }
    line_ = &reader_.end_line();
}

std::optional<Variation> Variations::next() {
    if (next_ >= end_) return {};
    const Node first = games_.node(next_);
    const NodeIndex parent = first.parent()->index();
    while (branches_.back().node != parent) branches_.pop_back();
    const Branch& branch = branches_.back();
    const std::size_t read = branch.mark.events;
    const int moves = branch.mark.moves;
    reader_.go_back(branch.mark);
    after_ = branch.after ? *branch.after : moves;
    if (!first.next_sibling()) branches_.pop_back();
    read_from(next_);

    const int fewer = reader_.handicap_moves();
    Variation found{.after = std::max(*after_ - fewer, 0), .branch_after = std::max(moves - fewer, 0)};
    if (first.property_count() > 0) found.place = places_.at(first.property(0).offset());
    found.common = reader_.common_events(read);
    found.unreadable = reader_.refused();
    return found;
}

}  // namespace shinpan::formats::sgf
