#include "analysis/solve/keys.hpp"

namespace shinpan::inline analysis::solving {
namespace {

RepetitionKeys::Key with(BoardGraph::Node node, Color player) {
    return 2 * node + static_cast<RepetitionKeys::Key>(index_of(player));
}

}  // namespace

std::optional<RepetitionKeys> RepetitionKeys::of(const Ruleset& rules) {
    const Repetition& ban = rules.repetition.is;
    const bool another = rules.second_repetition.is.back != Repetition::Back::none;
    if (another || ban.back != Repetition::Back::whole_game || ban.cycles != Repetition::Cycles::any)
        return {};
    RepetitionKeys keys;
    keys.binds_ = ban.binds;
    keys.endless_ =
        ban.binds == Repetition::Binds::capturing && rules.self_capture.is != SelfCapture::forbidden;
    switch (ban.maker) {
        case Repetition::Maker::anyone:
            keys.what_ = ban.same == Repetition::Same::board ? Remembers::positions : Remembers::situations;
            break;
        case Repetition::Maker::own_play: keys.what_ = Remembers::own_plays; break;
        case Repetition::Maker::own_move: keys.what_ = Remembers::own_moves; break;
    }
    return keys;
}

std::optional<RepetitionKeys::Key> RepetitionKeys::at_start(BoardGraph::Node node, Color to_move) const {
    return always_at(node, to_move);
}

RepetitionKeys::Key RepetitionKeys::at_diagram(BoardGraph::Node node, Color to_move) const {
    return after_play(node, other(to_move));
}

RepetitionKeys::Key RepetitionKeys::after_play(BoardGraph::Node to, Color mover) const {
    switch (what_) {
        case Remembers::positions: return to;
        case Remembers::situations: return with(to, other(mover));
        case Remembers::own_plays:
        case Remembers::own_moves: break;
    }
    return with(to, mover);
}

std::optional<RepetitionKeys::Key> RepetitionKeys::after_pass(BoardGraph::Node at, Color mover) const {
    switch (what_) {
        case Remembers::situations: return with(at, other(mover));
        case Remembers::own_moves: return with(at, mover);
        case Remembers::positions:
        case Remembers::own_plays: break;
    }
    return {};
}

std::optional<RepetitionKeys::Key> RepetitionKeys::always_at(BoardGraph::Node at, Color to_move) const {
    switch (what_) {
        case Remembers::positions: return at;
        case Remembers::situations: return with(at, to_move);
        case Remembers::own_plays:
        case Remembers::own_moves: break;
    }
    return {};
}

}  // namespace shinpan::analysis::solving
