// In which games the core has the server find the dead stones: in one at a time. The others wait on disk,
// those that ended first before the others, and a server that begins anew finds them there.
#include "server/core/core.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::server {
namespace {

constexpr int looked_at_together = 4;  // games, besides those that could not be read

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

// A game that cannot be read steps aside for the others, until none of them is left.
void Core::find_owed() {
    ask(FindOwed{looked_at_together + static_cast<int>(set_aside_.size())},
        [this](const StoreAnswer& answer, const Moment&) {
            const auto* found = std::get_if<FoundOwed>(&answer);
            if (found == nullptr) return;
            const auto is_aside = [this](const std::string& game) { return set_aside_.contains(game); };
            if (std::all_of(found->games.begin(), found->games.end(), is_aside)) return set_aside_.clear();
            for (const std::string& game : found->games) {
                if (estimating_) return;
                if (const auto held = games_.find(game); held != games_.end())
                    follow(held->second);
                else if (!is_aside(game) && reading_.try_emplace(game).second)
                    read(game);
            }
        });
}

}  // namespace shinpan::server
