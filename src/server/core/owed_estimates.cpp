// In which games the core has the server find the dead stones: in one at a time. The others wait on disk,
// those that ended first before the others, and a server that begins anew finds them there.
#include "server/core/core.hpp"

#include <utility>

namespace shinpan::server {
namespace {

constexpr int looked_at_together = 4;  // games, so that one that cannot be read holds nobody up

}  // namespace

void Core::answer(Ticket ticket, const Estimated& estimated, const Moment& now) {
    if (!estimating_ || estimating_->ticket != ticket) return;
    const std::string game = std::exchange(estimating_, std::nullopt)->game;
    if (const auto held = games_.find(game); held != games_.end()) {
        held->second.game.take_estimate(ticket, estimated, now, out_);
        follow(held->second);
        let_rest(game);
    }
    find_owed();
}

void Core::find_owed() {
    ask(FindOwed{looked_at_together}, [this](const StoreAnswer& answer, const Moment& now) {
        const auto* found = std::get_if<FoundOwed>(&answer);
        if (found == nullptr) return;
        for (const std::string& game : found->games) {
            if (estimating_) return;
            if (const auto held = games_.find(game); held != games_.end())
                follow(held->second);
            else if (!reading_.contains(game))
                read(game, now);
        }
    });
}

}  // namespace shinpan::server
