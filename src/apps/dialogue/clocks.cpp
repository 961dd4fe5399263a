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

Clocks::Clocks(const TimeControl& control)
    : control_(control), of_{PlayerClock(control), PlayerClock(control)} {}

void Clocks::set(const std::array<PlayerClock::Left, 2>& left) {
    for (std::size_t i = 0; i < of_.size(); ++i) of_[i] = PlayerClock::with_left(control_, left[i]);
}

const PlayerClock& Clocks::of(Color player) const { return of_[index_of(player)]; }

Milliseconds Clocks::spent(double now) const { return static_cast<Milliseconds>((now - since_) * 1000); }

bool Clocks::has_run_out(Color player, double now) const {
    return are_limited() && spent(now) > of(player).until_loss();
}

void Clocks::stop(Color player, double now) {
    (void)of_[index_of(player)].spend(spent(now));
    start(now);
}

std::string Clocks::left_in_words(Color player) const {
    const PlayerClock::Left left = of(player).left();
    const std::string text = std::string(name(player)) + " " + minutes(left.time);
    if (left.count == 0) return text;
    if (control_.system == TimeSystem::byo_yomi) return text + " in each of " + counted(left.count, "period");
    return text + " for " + counted(left.count, "move");
}

std::string Clocks::in_words() const {
    if (!are_limited()) return {};
    return left_in_words(Color::black) + "; " + left_in_words(Color::white) + ".";
}

}  // namespace shinpan::apps::dialogue
