#include "gtp/clock.hpp"

#include <algorithm>

namespace shinpan::gtp {
namespace {

constexpr double for_the_wire = 0.05;  // seconds a move that the controller may charge besides
constexpr double share_used = 0.9;     // of a period

std::size_t slot(Color player) { return static_cast<std::size_t>(index_of(player)); }

}  // namespace

void Clock::set(const TimeSettings& settings) {
    settings_ = settings;
    const bool begins_in_period = settings.main <= 0;
    left_.fill(begins_in_period ? Left{settings.period, settings.moves} : Left{settings.main, 0});
}

void Clock::left(Color player, double seconds, int moves) {
    if (!settings_) settings_ = TimeSettings{};
    left_[slot(player)] = {seconds, moves};
}

std::optional<double> Clock::for_next_move(Color player, int moves_to_come) const {
    if (!settings_ || settings_->is_unlimited) return {};
    const Left& now = left_[slot(player)];
    // Where each period has one move, the number is of the periods that are left.
    const int moves_in_period = settings_->moves == 1 ? 1 : now.moves;
    if (now.moves > 0) return std::max(0.0, share_used * now.seconds / moves_in_period - for_the_wire);
    double seconds = now.seconds / std::max(1, moves_to_come);
    if (settings_->moves > 0)
        seconds = std::max(seconds, std::min(now.seconds, share_used * settings_->period / settings_->moves));
    return std::max(0.0, seconds - for_the_wire);
}

}  // namespace shinpan::gtp
