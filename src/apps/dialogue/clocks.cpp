#include "apps/dialogue/clocks.hpp"

#include "apps/dialogue/words.hpp"

namespace shinpan::inline apps::dialogue {
namespace {

// "9:58".
std::string minutes(Milliseconds time) {
    const Milliseconds seconds = time / 1000;
    const std::string rest = std::to_string(seconds % 60);
    return std::to_string(seconds / 60) + (rest.size() < 2 ? ":0" : ":") + rest;
}

}  // namespace

Clocks::Clocks(const TimeControl& control) : of_both_(control) {}

void Clocks::set(const std::array<PlayerClock::Told, 2>& left) {
    for (const Color player : {Color::black, Color::white})
        of_both_.set(player, PlayerClock::with_told(control(), left[index_of(player)]));
}

Milliseconds Clocks::spent(double now) const { return static_cast<Milliseconds>((now - since_) * 1000); }

bool Clocks::has_run_out(Color player, double now) const {
    return are_limited() && spent(now) > of(player).until_loss();
}

int Clocks::points_lost(Color player, double now) const {
    PlayerClock clock = of(player);
    (void)clock.run(spent(now));
    return clock.points_lost();
}

void Clocks::stop(Color player, int move, double now) {
    (void)of_both_.make(player, move, spent(now));
    start(now);
}

void Clocks::run(Color player, double now) {
    (void)of_both_.run(player, spent(now));
    start(now);
}

std::string Clocks::left_in_words(Color player) const {
    const PlayerClock::Told left = of(player).told();
    const std::string text = std::string(name(player)) + " " + minutes(left.time);
    if (left.count == 0) return text;
    if (control().system == TimeSystem::paid_overtime) return text + " of " + counted(left.count, "period");
    if (control().system == TimeSystem::byo_yomi)
        return text + " in each of " + counted(left.count, "period");
    return text + " for " + counted(left.count, "move");
}

std::string Clocks::in_words() const {
    if (!are_limited()) return {};
    return left_in_words(Color::black) + "; " + left_in_words(Color::white) + ".";
}

}  // namespace shinpan::apps::dialogue
