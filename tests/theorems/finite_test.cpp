// Which bans on repetition make every game finite. docs/theorems.md states the theorem.
#include "go/rulesets/rulesets.hpp"
#include "theorem.hpp"

#include <set>

using namespace shinpan;
using namespace shinpan::theorems;

namespace {

Ruleset without_self_capture(Repetition ban) {
    Ruleset rules{.id = "only", .self_capture = {SelfCapture::forbidden}, .repetition = {ban}};
    rules.ending.is.procedure = two_passes;
    rules.scoring.is = Scoring::area;
    return rules;
}

// A cycle of a game: its moves from the first time that a situation stood to the second.
struct Cycle {
    Game first;
    std::vector<Event> moves;
};

// A cycle of plays that the ruleset lets begin, found among random games without passes.
std::optional<Cycle> find_cycle(const Ruleset& rules, Random& random) {
    for (int i = 0; i < 2000; ++i) {
        Game game(rules, Size{3, static_cast<std::uint8_t>(2 + i % 3)}, {});
        while (!game.history().recurrence() && play_anywhere(game, random)) {
        }
        const auto earlier = game.history().recurrence();
        if (!earlier) continue;
        const auto& events = game.events();
        Cycle cycle{Game(rules, game.board().size(), {}), {events.begin() + *earlier, events.end()}};
        for (int move = 0; move < *earlier; ++move) must(cycle.first, events[static_cast<std::size_t>(move)]);
        return cycle;
    }
    return {};
}

// How often the cycle can be played again from where it ended, up to `most`.
int rounds(const Cycle& cycle, int most) {
    Game game = cycle.first;
    for (int round = 0; round < most; ++round)
        for (const Event& move : cycle.moves)
            if (!game.apply(move)) return round;
    return most;
}

// Plays while anything is legal. Every capture must give a position never seen before, and between two
// captures there is room for one stone a point: so no game is longer than positions times points.
bool ends_by_itself(Game game, Random& random) {
    const int area = game.board().size().area();
    std::set<std::string> seen{to_text(game.board().position())};
    int since_capture = 0;
    while (!game.is_over()) {
        const int before = game.tally().prisoners[0] + game.tally().prisoners[1];
        if (!play_anywhere(game, random))
            must(game, pass(game.to_move()));
        else
            ++since_capture;
        const bool took = game.tally().prisoners[0] + game.tally().prisoners[1] > before;
        const bool is_new = seen.insert(to_text(game.board().position())).second;
        if (took && !is_new) return false;
        if (took) since_capture = 0;
        if (since_capture > area) return false;
    }
    return true;
}

}  // namespace

TEST_CASE("theorem: superko of capturing plays makes every game finite, the ko rule does not") {
    Random random(3);
    const auto basic = without_self_capture(basic_ko);
    const auto cycle = find_cycle(basic, random);
    REQUIRE(cycle);
    CHECK(rounds(*cycle, 50) == 50);
    std::string moves;
    for (const Event& e : cycle->moves)
        moves += std::string{' ', letter(e.by), ' '} + name(e.at, cycle->first.board().size());
    MESSAGE("under the ko rule this goes on for ever, from ", moves_of(cycle->first), ":", moves);

    for (const Ruleset* rules : {&ikeda_area_1, &ikeda_territory_3}) {
        Game again(*rules, cycle->first.board().size(), {});
        for (const Event& move : cycle->first.events()) must(again, move);
        CHECK(rounds({again, cycle->moves}, 50) == 0);
        for (int i = 0; i < random_games() / 3; ++i) {
            const auto side = [&] { return static_cast<std::uint8_t>(1 + up_to(2, random)); };
            CHECK(ends_by_itself(Game(*rules, Size{side(), side()}, {}), random));
        }
    }
}
