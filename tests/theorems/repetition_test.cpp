// What the bans on repetition have to do with each other. docs/theorems.md states each theorem.
#include "theorem.hpp"

using namespace shinpan;
using namespace shinpan::theorems;

namespace {

// One play that might be made: the game before the last move, the game now, the point and what it would do.
struct Chance {
    const Game& before;
    const Game& now;
    Point at;
    Effect effect;

    bool banned_by(const Repetition& ban) const { return earlier(ban).has_value(); }
    std::optional<int> earlier(const Repetition& ban) const {
        return now.history().repeats(ban, now.board(), now.to_move(), at);
    }
    bool is_one_stone_suicide() const { return effect.given_up == 1 && effect.taken == 0; }
};

// Play until two pass, with that ban alone.
Ruleset only(SelfCapture self_capture, Repetition ban) {
    Ruleset rules{.id = "only", .self_capture = {self_capture}, .repetition = {ban}};
    rules.ending.is.procedure = two_passes;
    rules.scoring.is = Scoring::area;
    return rules;
}

// Calls f(chance) for every empty point where self-capture does not forbid a play, until f returns false.
template <class F>
bool for_each_chance(const Game& before, const Game& now, F&& f) {
    if (now.is_over()) return true;
    for (Point at : empty_points(now)) {
        const Chance chance{before, now, at, now.board().effect(now.to_move(), at)};
        const bool possible = !forbids(now.rules().self_capture.is, chance.effect.given_up);
        if (possible && !f(chance)) return false;
    }
    return true;
}

// ... at every position of every game of at most `depth` moves.
template <class F>
bool for_all_chances(const Game& before, const Game& now, int depth, F&& f) {
    if (!for_each_chance(before, now, f)) return false;
    if (depth == 0 || now.is_over()) return true;
    for (const Event& move : legal_moves(now)) {
        Game next = now;
        must(next, move);
        if (!for_all_chances(now, next, depth - 1, f)) return false;
    }
    return true;
}

// ... at every position of a random game in which players also pass.
template <class F>
bool for_random_chances(const Ruleset& rules, Size size, Random& random, F&& f) {
    Game before(rules, size, {});
    Game now = before;
    for (int move = 0; move < 4 * size.area() && !now.is_over(); ++move) {
        if (!for_each_chance(before, now, f)) return false;
        before = now;
        const bool passed = !now.events().empty() && now.events().back().kind == EventKind::pass;
        if ((!passed && chance(25, random)) || !play_anywhere(now, random)) must(now, pass(now.to_move()));
    }
    return true;
}

std::string moves_to(const Chance& chance) {
    return moves_of(chance.now) + (chance.now.events().empty() ? "" : ",") + " and then " +
           letter(chance.now.to_move()) + " " + name(chance.at, chance.now.board().size());
}

// The shortest line on that board after which the claim fails for a play; the number of moves before it.
template <class Claim>
std::optional<int> plies_until_failure(const Ruleset& rules, Size size, int most, Claim claim,
                                       std::string& line) {
    const Game game(rules, size, {});
    for (int depth = 0; depth <= most; ++depth) {
        const bool holds = for_all_chances(game, game, depth, [&](const Chance& chance) {
            if (claim(chance)) return true;
            line = moves_to(chance);
            return false;
        });
        if (!holds) return depth;
    }
    return {};
}

// A line after which the claim fails, the shortest of many random games.
template <class Claim>
std::string failing_line(const Ruleset& rules, Claim claim) {
    std::string shortest;
    Random random(7);
    for (int i = 0; i < 3000; ++i) {
        const Size size{static_cast<std::uint8_t>(2 + i % 2), static_cast<std::uint8_t>(2 + i % 3)};
        for_random_chances(rules, size, random, [&](const Chance& chance) {
            if (claim(chance)) return true;
            const std::string line = moves_to(chance);
            if (shortest.empty() || line.size() < shortest.size()) shortest = line;
            return false;
        });
    }
    return shortest;
}

// The claim holds for every possible play of all games of the small boards and of random games.
template <class Claim>
void check_everywhere(const Ruleset& rules, Claim claim) {
    int plays = 0;
    const auto look = [&](const Chance& chance) {
        ++plays;
        const bool holds = claim(chance);
        if (!holds) FAIL_CHECK("fails on " << moves_to(chance));
        return holds;
    };
    for (const SmallBoard& board : small_boards()) {
        const Game game(rules, board.size, {});
        if (!for_all_chances(game, game, board.depth, look)) return;
    }
    Random random(8);
    for (int i = 0; i < random_games() / 2; ++i)
        if (!for_random_chances(rules, random_size(random), random, look)) return;
    CHECK(plays > random_games());
    MESSAGE("holds for ", plays, " plays");
}

// "One may not take just one stone if it was played on the previous move and that move took just one stone."
bool banned_by_words(const Chance& chance) {
    const auto& events = chance.now.events();
    if (events.empty() || events.back().kind != EventKind::play || chance.effect.taken != 1) return false;
    const auto own = index_of(chance.now.to_move());
    const int taken_before = chance.now.tally().prisoners[own] - chance.before.tally().prisoners[own];
    Board board = chance.now.board();
    board.play(chance.now.to_move(), chance.at);
    return taken_before == 1 && board.at(events.back().at) == Color::empty;
}

bool words_are_basic_ko(const Chance& chance) {
    return banned_by_words(chance) == chance.banned_by(basic_ko);
}

bool parts_at_the_start_only(const Chance& chance) {
    const auto situational = chance.earlier(situational_superko);
    const bool own_move = chance.banned_by(own_move_superko);
    return situational ? own_move || *situational == 0 : !own_move;
}

}  // namespace

TEST_CASE("theorem: the ban on positions after one's own moves is situational superko but for the start") {
    const auto same = [](const Chance& chance) {
        return chance.banned_by(own_move_superko) == chance.banned_by(situational_superko);
    };
    const Ruleset with_suicide = only(SelfCapture::allowed, own_move_superko);
    std::string line;
    CHECK(plies_until_failure(with_suicide, Size{1, 1}, 1, same, line) == 1);
    CHECK(plies_until_failure(with_suicide, Size{1, 2}, 3, same, line) == 3);
    CHECK(plies_until_failure(with_suicide, Size{2, 2}, 7, same, line) == 7);
    MESSAGE("where stones may take themselves off they part on ", line);
    check_everywhere(with_suicide, parts_at_the_start_only);
    check_everywhere(only(SelfCapture::forbidden, own_move_superko), same);
}

TEST_CASE("theorem: superko contains the ko rule, natural superko does not") {
    const auto contains = [](const Chance& chance) {
        return !chance.banned_by(basic_ko) ||
               (chance.banned_by(positional_superko) && chance.banned_by(situational_superko) &&
                chance.banned_by(own_move_superko));
    };
    check_everywhere(only(SelfCapture::forbidden, natural_superko), contains);
    const auto natural_contains = [](const Chance& chance) {
        return !chance.banned_by(basic_ko) || chance.banned_by(natural_superko);
    };
    const std::string line = failing_line(only(SelfCapture::forbidden, natural_superko), natural_contains);
    REQUIRE_FALSE(line.empty());
    MESSAGE("natural superko lets a ko be retaken at once on ", line);
    check_everywhere(only(SelfCapture::forbidden, natural_superko), [&](const Chance& chance) {
        const auto& events = chance.now.events();
        const std::size_t moves = events.size();
        return natural_contains(chance) || (moves >= 2 && events[moves - 2].kind == EventKind::pass);
    });
}

TEST_CASE("theorem: superko of capturing plays forbids of what positional superko forbids the captures") {
    const auto same = [](const Chance& chance) {
        return chance.banned_by(capturing_superko) == chance.banned_by(positional_superko);
    };
    const Ruleset rules = only(SelfCapture::forbidden, capturing_superko);
    const std::string line = failing_line(rules, same);
    REQUIRE_FALSE(line.empty());
    MESSAGE("a play that takes nothing restores a position on ", line);
    check_everywhere(rules, [&](const Chance& chance) {
        return chance.banned_by(capturing_superko) ==
               (chance.effect.taken > 0 && chance.banned_by(positional_superko));
    });
}

TEST_CASE("theorem: the ko rule says the same in words about the last two captures, without suicide") {
    const std::string line = failing_line(only(SelfCapture::allowed, basic_ko), words_are_basic_ko);
    REQUIRE_FALSE(line.empty());
    MESSAGE("with suicide of one stone they part on ", line);
    check_everywhere(only(SelfCapture::forbidden, basic_ko), words_are_basic_ko);
}

TEST_CASE("theorem: suicide of one stone is never legal under positional superko") {
    const auto banned = [](const Chance& chance) {
        return chance.effect.given_up == 0 || chance.banned_by(positional_superko);
    };
    const Ruleset rules = only(SelfCapture::allowed, positional_superko);
    const std::string line = failing_line(rules, banned);
    REQUIRE_FALSE(line.empty());
    MESSAGE("suicide of several stones is legal on ", line);
    check_everywhere(rules, [](const Chance& chance) {
        return !chance.is_one_stone_suicide() || chance.banned_by(positional_superko);
    });
}

TEST_CASE("theorem: elsewhere it is legal once, costs a prisoner and is no pass") {
    for (const Repetition& ban : {situational_superko, own_move_superko, natural_superko}) {
        const Ruleset rules = only(SelfCapture::allowed, ban);
        const auto never = [&](const Chance& chance) {
            return !chance.is_one_stone_suicide() || chance.banned_by(ban);
        };
        const std::string line = failing_line(rules, never);
        REQUIRE_FALSE(line.empty());
        MESSAGE("suicide of one stone is legal on ", line);
        check_everywhere(rules, [&](const Chance& chance) {
            if (never(chance)) return true;
            const Color mover = chance.now.to_move();
            const auto own = index_of(mover);
            Game next = chance.now;
            must(next, play(mover, chance.at));
            const bool costs = next.tally().prisoners[own] == chance.now.tally().prisoners[own] + 1;
            const bool is_no_pass =
                next.stage().passes == 0 && next.board().hash() == chance.now.board().hash();
            must(next, pass(other(mover)));
            return costs && is_no_pass && next.refuses_play(mover, chance.at).has_value();
        });
    }
}
