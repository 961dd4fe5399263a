#include "tournament/pairing/tier.hpp"

#include "property.hpp"
#include "tournament/pairing/best_round.hpp"

#include <doctest/doctest.h>

#include <bit>
#include <optional>

namespace shinpan::tournament {
namespace {

PlayerToPair player(int number) { return {.number = number, .name = "P" + std::to_string(number)}; }

PairingTask task_of_group(int count) {
    PairingTask task{.conditions = usual_conditions(System::swiss)};
    for (int i = 0; i < count; ++i) {
        task.players.push_back(player(i + 1));
        task.players.back().place = i;
        task.players.back().group_size = count;
    }
    return task;
}

std::int64_t cost(const PairingTask& task, Tier tier, int one, int other) {
    return StrictCosts(task).of_pair(one, other)[static_cast<std::size_t>(tier)];
}

// A task as chance would have it: few scores, some meetings, all that tiers look at.
PairingTask drawn_task(int most) {
    PairingTask task{.round = *rc::gen::inRange(1, 5)};
    task.conditions =
        usual_conditions(*rc::gen::element(System::swiss, System::mcmahon, System::swiss_by_categories));
    task.conditions.pairing.seed = *rc::gen::arbitrary<std::uint64_t>();
    const int count = *rc::gen::inRange(2, most + 1);
    for (int i = 0; i < count; ++i) {
        PlayerToPair one = player(i + 1);
        one.score = *rc::gen::inRange(0, 4);
        one.category = *rc::gen::inRange(1, 3);
        one.place = *rc::gen::inRange(0, 4);
        one.group_size = 5;
        one.balance = *rc::gen::inRange(-2, 3);
        one.club = *rc::gen::element<std::string>("", "C1", "C2");
        one.country = *rc::gen::element<std::string>("FI", "JP");
        one.is_above = *rc::gen::inRange(0, 2) == 0;
        one.drawn_up = *rc::gen::inRange(0, 2);
        one.drawn_down = *rc::gen::inRange(0, 2);
        one.byes = *rc::gen::inRange(0, 2);
        one.pseudo_rank = *rc::gen::inRange(20, 31);
        task.players.push_back(one);
    }
    for (PlayerToPair& one : task.players)
        for (PlayerToPair& other : task.players)
            if (one.number < other.number && *rc::gen::inRange(0, 3) == 0) {
                one.opponents.push_back(other.number);
                other.opponents.push_back(one.number);
            }
    return task;
}

TierCosts added(TierCosts a, const TierCosts& b) {
    for (std::size_t i = 0; i < tier_count; ++i) a[i] += b[i];
    return a;
}

// The least costs, tier by tier, of all rounds that there are for these places; -1 is the bye. Of each set of
// them that is left, once: whoever stands first meets each of the others.
TierCosts least(const StrictCosts& costs, const std::vector<int>& places) {
    const auto of_couple = [&](std::size_t one, std::size_t other) {
        return places[other] == the_bye ? costs.of_bye(places[one])
                                        : costs.of_pair(places[one], places[other]);
    };
    std::vector<TierCosts> of_set(std::size_t{1} << places.size());
    for (std::size_t left = 1; left < of_set.size(); ++left) {
        if (std::popcount(left) % 2 == 1) continue;
        const auto first = static_cast<std::size_t>(std::countr_zero(left));
        std::optional<TierCosts> best;
        for (std::size_t other = first + 1; other < places.size(); ++other) {
            if ((left >> other & 1U) == 0) continue;
            const std::size_t rest = left & ~(std::size_t{1} << first | std::size_t{1} << other);
            const TierCosts sum = added(of_couple(first, other), of_set[rest]);
            if (!best || sum < *best) best = sum;
        }
        of_set[left] = *best;
    }
    return of_set.back();
}

std::vector<int> all_places(const PairingTask& task) {
    std::vector<int> places;
    for (int i = 0; i < static_cast<int>(task.players.size()); ++i) places.push_back(i);
    if (places.size() % 2 == 1) places.push_back(the_bye);
    return places;
}

void check_strict(int most) {
    const PairingTask task = drawn_task(most);
    const StrictCosts costs(task);
    const TierCosts wanted = least(costs, all_places(task));
    const auto found = best_round(task);
    RC_ASSERT(found.has_value());
    for (std::size_t i = 0; i < tier_count; ++i) RC_ASSERT(found->sums[i].sum == wanted[i]);
}

}  // namespace

TEST_CASE("tiers: what each pair costs") {
    PairingTask task = task_of_group(4);
    task.players[0].opponents = {2, 2};
    CHECK(cost(task, Tier::repeat, 0, 1) == 2);
    task.players[2].score = 2;
    CHECK(cost(task, Tier::score, 1, 2) == 4);
    CHECK(cost(task, Tier::seeding, 1, 2) == 0);  // not in one group
    CHECK(cost(task, Tier::seeding, 1, 3) == 0);  // slip: the first of the lower half
    CHECK(cost(task, Tier::seeding, 0, 1) == 4);
    task.players[0].drawn_up = 1;
    CHECK(cost(task, Tier::drawn, 0, 2) == 3);  // again up: 2, and the other one down: 1
    task.players[0].drawn_down = 2;
    CHECK(cost(task, Tier::drawn, 0, 2) == 1);  // up makes up for down
    task.players[3].balance = 2;
    CHECK(cost(task, Tier::colors, 0, 3) < cost(task, Tier::colors, 0, 1));
}

TEST_CASE("tiers: who of a group is drawn is told from the place that the settings want") {
    PairingTask task = task_of_group(5);
    task.players[4].score = 1;
    task.players[4].place = 0;
    task.players[4].group_size = 1;
    const auto drawn_up = [&](DrawnPlace wanted) {
        task.conditions.pairing.drawn_up = wanted;
        int best = 0;
        for (int at = 1; at < 4; ++at)
            if (cost(task, Tier::drawn_place, at, 4) < cost(task, Tier::drawn_place, best, 4)) best = at;
        return best;
    };
    for (int at = 0; at < 4; ++at) task.players[static_cast<std::size_t>(at)].group_size = 4;
    CHECK(drawn_up(DrawnPlace::top) == 0);
    CHECK(drawn_up(DrawnPlace::middle) == 1);
    CHECK(drawn_up(DrawnPlace::bottom) == 3);
}

TEST_CASE("tiers: a game within a club counts as a gap below the thresholds, and not at all above one") {
    PairingTask task = task_of_group(2);
    for (PlayerToPair& one : task.players) one.club = "C1";
    CHECK(cost(task, Tier::score, 0, 1) == 9);
    CHECK(cost(task, Tier::origin, 0, 1) == 3);
    task.players[0].is_above = true;
    CHECK(cost(task, Tier::score, 0, 1) == 0);
    CHECK(cost(task, Tier::origin, 0, 1) == 0);
}

TEST_CASE("tiers: the round is the least of all, tier by tier") {
    property("up to twelve players, with and without a bye", [] { check_strict(12); });
}

TEST_CASE("tiers: a forced pair is in the round, which is the least of those with it") {
    property("up to six players", [] {
        const PairingTask task = drawn_task(6);
        const StrictCosts costs(task);
        const auto found = best_round(task, Couple{0, 1});
        RC_ASSERT(found.has_value());
        std::vector<int> rest = all_places(task);
        std::erase_if(rest, [](int at) { return at == 0 || at == 1; });
        const TierCosts wanted = added(costs.of_pair(0, 1), least(costs, rest));
        for (std::size_t i = 0; i < tier_count; ++i) RC_ASSERT(found->sums[i].sum == wanted[i]);
    });
}

TEST_CASE("tiers: criteria that do not fit in 127 bits are refused in words") {
    PairingTask task{.conditions = usual_conditions(System::swiss)};
    for (int i = 0; i < 400; ++i) {
        PlayerToPair one = player(i + 1);
        one.score = i * 1'000;
        one.category = i * 1'000;
        one.place = i;
        one.group_size = 1'000'000'000;
        one.drawn_up = i * 1'000'000;
        task.players.push_back(one);
    }
    const auto found = best_round(task);
    REQUIRE(!found);
    CHECK(found.error().what.find("too many criteria") != std::string::npos);
}

}  // namespace shinpan::tournament
