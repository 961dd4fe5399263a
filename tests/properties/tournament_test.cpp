// Simulated tournaments: what holds of all rounds that the strict method pairs.
#include "property.hpp"
#include "tournament/pairing/best_round.hpp"
#include "tournament/pairing/pair_round.hpp"
#include "tournament/pairing/task_of.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

namespace shinpan::tournament {
namespace {

// So many players with ranks as chance has them.
Event drawn_event(int players) {
    Conditions laid = usual_conditions(*rc::gen::element(System::mcmahon, System::swiss));
    laid.title = "Simulated";
    laid.rounds = most_rounds;
    laid.pairing.seed = *rc::gen::arbitrary<std::uint64_t>();
    Event event = *Event::begin(laid, 0);
    for (int i = 1; i <= players; ++i)
        RC_ASSERT(event.take(Registered{{.name = "P" + std::to_string(i),
                                         .club = *rc::gen::element<std::string>("A", "B", ""),
                                         .rank = *rc::gen::inRange(22, 34)}},
                             0));
    return event;
}

void play(Event& event, int round) {
    for (const PairedGame& game : std::vector<PairedGame>(event.round(round).games)) {
        const auto end = *rc::gen::weightedElement<GameEnd>({{10, GameEnd::white_wins},
                                                             {10, GameEnd::black_wins},
                                                             {1, GameEnd::tie},
                                                             {1, GameEnd::both_lose}});
        RC_ASSERT(event.take(Reported{round, game.white, game.black, end}, 0));
    }
}

// Somebody may stay away, as long as three are left.
void leave(Event& event, int round) {
    const auto there = event.unpaired(round);
    if (there.size() <= 4 || *rc::gen::inRange(0, 3) != 0) return;
    const PlayerNumber who = *rc::gen::elementOf(there);
    RC_ASSERT(event.take(Attendance{who, round, round}, 0));
}

bool have_met(const PairingTask& task, int one, int other) {
    return meetings(task.players[static_cast<std::size_t>(one)],
                    task.players[static_cast<std::size_t>(other)]) > 0;
}

// Whether these can be paired without a repeat, and, where one of them is left over, with a bye of somebody
// whom `may_stay` allows it.
bool can_be_fresh(const PairingTask& task, std::vector<int> left, const std::function<bool(int)>& may_stay) {
    if (left.empty()) return true;
    const int first = left.front();
    left.erase(left.begin());
    if (left.size() % 2 == 0 && may_stay(first) && can_be_fresh(task, left, may_stay)) return true;
    for (std::size_t i = 0; i < left.size(); ++i) {
        if (have_met(task, first, left[i])) continue;
        std::vector<int> rest = left;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
        if (can_be_fresh(task, rest, may_stay)) return true;
    }
    return false;
}

// The round is the best that there is, told by trying: no repeat, and no second bye, while that can be.
void check_round(const PairingTask& task, const Paired& paired) {
    std::vector<int> all;
    for (int i = 0; i < static_cast<int>(task.players.size()); ++i) all.push_back(i);
    bool repeats = false;
    const auto place = [&](PlayerNumber player) {
        return static_cast<int>(std::ranges::find(task.players, player, &PlayerToPair::number) -
                                task.players.begin());
    };
    for (const PairedGame& game : paired.games)
        repeats = repeats || have_met(task, place(game.white), place(game.black));
    RC_ASSERT(repeats == !can_be_fresh(task, all, [](int) { return true; }));
    if (repeats || paired.byes.empty()) return;
    const auto has_none = [&](int at) { return task.players[static_cast<std::size_t>(at)].byes == 0; };
    RC_ASSERT(has_none(place(paired.byes.front())) == can_be_fresh(task, all, has_none));
}

void run_event(int most_players, int rounds) {
    Event event = drawn_event(*rc::gen::inRange(4, most_players + 1));
    for (int round = 1; round <= rounds; ++round) {
        leave(event, round);
        const auto players = event.unpaired(round);
        const auto paired = pair_round(event, {.round = round, .may_repeat = true});
        RC_ASSERT(paired.has_value());
        RC_ASSERT(*paired == *pair_round(event, {.round = round, .may_repeat = true}));
        RC_ASSERT(paired->games.size() == players.size() / 2);
        RC_ASSERT(paired->byes.size() == players.size() % 2);
        check_round(task_of(event, round, players), *paired);
        RC_ASSERT(event.take(*paired, 0));
        play(event, round);
    }
}

}  // namespace

TEST_CASE("tournaments: no repeat and no second bye while that can be, and the same event pairs the same") {
    property("2,000 events of up to twelve players", [] {
        for (int event = 0; event < 20; ++event) run_event(12, 7);
    });
}

TEST_CASE("tournaments: the order in which players are asked for makes no difference") {
    property("a round", [] {
        Event event = drawn_event(9);
        std::vector<PlayerNumber> players = event.unpaired(1);
        const auto paired = pair_round(event, {.round = 1, .players = players});
        std::ranges::reverse(players);
        RC_ASSERT(*paired == *pair_round(event, {.round = 1, .players = players}));
    });
}

TEST_CASE("tournaments: forcing any pair makes no round better") {
    property("up to nine players", [] {
        Event event = drawn_event(*rc::gen::inRange(4, 10));
        const auto first = pair_round(event, {.round = 1});
        RC_ASSERT(first.has_value());
        RC_ASSERT(event.take(*first, 0));
        play(event, 1);
        const PairingTask task = task_of(event, 2, event.unpaired(2));
        const auto best = best_round(task);
        for (int b = 1; b < static_cast<int>(task.players.size()); ++b)
            for (int a = 0; a < b; ++a)
                RC_ASSERT(!is_better(task, best_round(task, Couple{a, b})->sums, best->sums));
    });
}

}  // namespace shinpan::tournament
