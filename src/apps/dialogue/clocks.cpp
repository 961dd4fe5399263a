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

void Clocks::set(const std::array<PlayerClock::Told, 2>& left) {
    for (std::size_t i = 0; i < of_.size(); ++i) of_[i] = PlayerClock::with_told(control_, left[i]);
}

const PlayerClock& Clocks::of(Color player) const { return of_[index_of(player)]; }

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
    PlayerClock& clock = of_[index_of(player)];
    PlayerClock made = clock;
    (void)made.run(spent(now));
    made_.push_back({player, move, made.left()});
    (void)clock.spend(spent(now));
    start(now);
}

void Clocks::take_back_to(int move) {
    for (; !made_.empty() && made_.back().move > move; made_.pop_back())
        of_[index_of(made_.back().player)].take_back(made_.back().left);
}

void Clocks::run(Color player, double now) {
    (void)of_[index_of(player)].run(spent(now));
    start(now);
}

std::string Clocks::left_in_words(Color player) const {
    const PlayerClock::Told left = of(player).told();
    const std::string text = std::string(name(player)) + " " + minutes(left.time);
    if (left.count == 0) return text;
    if (control_.system == TimeSystem::paid_overtime) return text + " of " + counted(left.count, "period");
    if (control_.system == TimeSystem::byo_yomi) return text + " in each of " + counted(left.count, "period");
    return text + " for " + counted(left.count, "move");
}

std::string Clocks::in_words() const {
    if (!are_limited()) return {};
    return left_in_words(Color::black) + "; " + left_in_words(Color::white) + ".";
}

}  // namespace shinpan::apps::dialogue
