#include "go/table/game_clocks.hpp"

namespace shinpan::inline go {

GameClocks::GameClocks(const TimeControl& control)
    : control_(control), of_{PlayerClock(control), PlayerClock(control)} {}

bool GameClocks::make(Color player, int move, Milliseconds time) {
    PlayerClock& clock = of_[index_of(player)];
    PlayerClock before_bonus = clock;
    if (!before_bonus.run(time) || !clock.spend(time)) return false;
    made_.push_back({player, move, before_bonus.left()});
    return true;
}

void GameClocks::take_back_to(int move) {
    for (; !made_.empty() && made_.back().move > move; made_.pop_back())
        of_[index_of(made_.back().player)].take_back(made_.back().left);
}

}  // namespace shinpan::go
