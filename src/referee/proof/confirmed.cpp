#include "referee/proof/confirmed.hpp"

#include "analysis/confirm/mutual_life.hpp"
#include "go/score/unconditional.hpp"
#include "referee/proof/unjudged_replay.hpp"

namespace shinpan::inline referee {

ConfirmedPosition confirm_position(const Record& record, int moves, KoPass ko_pass, std::size_t states,
                                   const ChainsDone& on_progress) {
    ConfirmedPosition confirmed{replayed(record, moves).board().position()};
    const Position& position = confirmed.position;
    for (Color player : {Color::black, Color::white})
        confirmed.unconditional |= unconditionally_alive(position, player, SelfCapture::forbidden);
    const PointSet standing = undisputed(position, open_enough);
    confirmed.taken_to_live = standing - confirmed.unconditional;
    confirmed.chains = confirm(position, standing, ko_pass, states, on_progress);
    const PointSet all_dead = dead(confirmed.chains);
    DeadAndSeki& settled = confirmed.settled = settle(position, all_dead);
    settled.seki |= stones_in_mutual_life(position, settled.removed, standing, ko_pass, states);
    const PointSet staying = dead_within(settled.seki - all_dead, position, all_dead);
    settled.removed -= staying;
    settled.seki |= staying;
    settled.seki -= unsettled(confirmed.chains);  // in seki is what lives
    return confirmed;
}

}  // namespace shinpan::referee
