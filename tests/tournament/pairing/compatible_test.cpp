#include "tournament/pairing/compatible.hpp"

#include "tournament/pairing/best_round.hpp"

#include <doctest/doctest.h>

namespace shinpan::tournament {
namespace {

// A Swiss group of four in round 3, by the program's own parameters.
PairingTask swiss_of_four() {
    PairingTask task{.round = 3, .conditions = usual_conditions(System::swiss)};
    task.conditions.pairing.method = PairingMethod::compatible;
    for (int i = 0; i < 4; ++i)
        task.players.push_back({.number = i + 1, .score = 1, .place = i, .group_size = 4, .is_above = true});
    return task;
}

std::int64_t weight(const PairingTask& task, WeightTerm term, int one, int other) {
    const auto at = [&](int place) { return task.players[static_cast<std::size_t>(place)]; };
    return weights_of_pair(task, at(one), at(other))[static_cast<std::size_t>(term)];
}

}  // namespace

TEST_CASE("compatible: the weights of a pair, by hand") {
    PairingTask task = swiss_of_four();
    CHECK(weight(task, WeightTerm::repeat, 0, 1) == 500'000'000'000'000);
    task.players[0].opponents = {2};
    CHECK(weight(task, WeightTerm::repeat, 0, 1) == 0);
    CHECK(weight(task, WeightTerm::score, 0, 1) == 100'000'000'000);
    CHECK(weight(task, WeightTerm::seeding, 0, 2) == 5'000'000);  // slip: half a group apart
    CHECK(weight(task, WeightTerm::seeding, 0, 1) == 3'750'000);  // a quarter of the weight off
    task.players[3].score = 0;
    CHECK(weight(task, WeightTerm::score, 0, 3) == 77'777'777'777);  // a third: 2/3 times 7/6
    CHECK(weight(task, WeightTerm::seeding, 0, 3) == 0);
    CHECK(weight(task, WeightTerm::colors, 0, 1) == 0);
    task.players[0].balance = 1;
    task.players[1].balance = -1;
    task.players[2].balance = -2;
    CHECK(weight(task, WeightTerm::colors, 0, 1) == 1'000'000);
    CHECK(weight(task, WeightTerm::colors, 2, 3) == 500'000);
}

TEST_CASE("compatible: who was drawn up is rather drawn down") {
    PairingTask task = swiss_of_four();
    for (int i = 2; i < 4; ++i) {
        task.players[static_cast<std::size_t>(i)].score = 0;
        task.players[static_cast<std::size_t>(i)].group_size = 2;
        task.players[static_cast<std::size_t>(i - 2)].group_size = 2;
        task.players[static_cast<std::size_t>(i)].place = i - 2;
    }
    // Twice a fifth of the weight; a middle place of two gives no more.
    CHECK(weight(task, WeightTerm::drawn, 0, 2) == 40'000'000);
    task.players[0].drawn_up = 1;
    CHECK(weight(task, WeightTerm::drawn, 0, 2) == 60'000'000);
    task.players[2].drawn_up = 1;
    CHECK(weight(task, WeightTerm::drawn, 0, 2) == 40'000'000);
    task.players[0] = task.players[1];
    task.players[0].drawn_down = 1;
    CHECK(weight(task, WeightTerm::drawn, 0, 2) == 0);
    task.conditions.pairing.weights.most_groups_drawn = 1;
    CHECK(weight(task, WeightTerm::drawn, 1, 3) == 0);
}

TEST_CASE("compatible: the round has the largest sum, and the bye goes to the least") {
    PairingTask task = swiss_of_four();
    const auto found = best_round(task);
    REQUIRE(found);
    CHECK(found->couples == std::vector<Couple>{{0, 2}, {1, 3}});
    task.players.push_back({.number = 5, .rank = 3, .mcmahon = 3, .byes = 1});
    task.players[2].rank = 2;
    task.players[2].mcmahon = 2;
    for (const std::size_t i : {0U, 1U, 3U}) task.players[i].mcmahon = 4;
    CHECK(compatible_bye(task) == 2);
    task.players[2].byes = 1;
    CHECK(compatible_bye(task) == 0);
}

}  // namespace shinpan::tournament
