#include "bot/search/search_task.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::inline bot {

MoveTime::MoveTime(std::function<double()> clock, double seconds)
    : clock_(std::move(clock)), began_(clock_ ? clock_() : 0), seconds_(seconds) {}

double MoveTime::used() const {
    if (!is_limited()) return 0;
    return seconds_ > 0 ? (clock_() - began_) / seconds_ : 1;
}

MoveTime MoveTime::half() const {
    MoveTime half = *this;
    half.seconds_ *= (1 + used()) / 2;
    return half;
}

SearchTask::SearchTask(const BotSettings& asked, const Environment& here, const Watch& watched)
    : settings(asked), environment(here), watch(watched) {
    if (settings.seconds && environment.seconds) time = MoveTime(environment.seconds, *settings.seconds);
}

SearchTask SearchTask::half() const {
    SearchTask first = *this;
    first.settings.playouts = std::max(1, settings.playouts / 2);
    first.time = time.half();
    return first;
}

}  // namespace shinpan::bot
