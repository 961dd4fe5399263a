#include "server/core/awaited.hpp"

#include "go/table/settlement.hpp"

namespace shinpan::server {

std::array<bool, 2> awaited_in(const GameLog& log) {
    if (log.is_over()) return {false, false};
    const Settling state = settlement(log.game()).state;
    if (state != Settling::stopped && state != Settling::proposed) {
        const Color mover = log.game().to_move();
        return {mover == Color::black, mover == Color::white};
    }
    std::array<bool, 2> has_offered{};
    for (const JointOffer& open : log.table().open_offers()) has_offered[index_of(open.by)] = true;
    if (has_offered[0] == has_offered[1]) return {true, true};
    return {!has_offered[0], !has_offered[1]};
}

}  // namespace shinpan::server
