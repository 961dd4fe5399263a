// Many games in a row: no crash, no hang, no illegal move, and nothing left behind. 1,000 games of our own
// engine where SHINPAN_SLOW is set, fewer of a faster one elsewhere.
#include "apps/match/run/refereed_game.hpp"
#include "engines/process/program.hpp"
#include "go/rulesets/registry.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include <unistd.h>

using namespace shinpan;
using namespace shinpan::match;

namespace {

Player player(const std::string& command) {
    auto engine = Engine::start({.command = command, .sandbox = false});
    REQUIRE(engine);
    return Player(*std::move(engine));
}

int open_descriptors() {
    int count = 0;
    for (const auto& entry : std::filesystem::directory_iterator("/proc/self/fd")) count += entry.exists();
    return count;
}

// Of this process, in kB.
long resident_memory() {
    std::ifstream file("/proc/self/statm");
    long all = 0, resident = 0;
    file >> all >> resident;
    return resident * sysconf(_SC_PAGESIZE) / 1024;
}

// Plays so many games with changing colours, and expects that none is lost by a fault.
void play_many(Player& one, Player& other, const GameTerms& terms, int games) {
    for (int game = 0; game < games; ++game) {
        CAPTURE(game);
        const bool changed = game % 2 == 1;
        const auto played = play_game(changed ? other : one, changed ? one : other, terms);
        REQUIRE(played);
        const std::string fault = played->fault ? played->fault->what : "";
        CHECK(fault == "");
        CHECK(played->verdict.legal());
        CHECK(to_text(played->verdict.result) != "?");
    }
}

}  // namespace

TEST_CASE("games in a row leave nothing behind, and none is lost by a fault") {
    const bool is_slow = std::getenv("SHINPAN_SLOW") != nullptr;
    const GameTerms terms{.rules = &ruleset_of_engines(),
                          .size = {5, 5},
                          .komi = half_point,
                          .most_moves = 300,
                          .dead = DeadFrom::none};
    Player one =
        player(is_slow ? SHINPAN_PROGRAM " gtp --playouts 1" : SHINPAN_TEST_ENGINE " good genmove 7");
    Player random = player(SHINPAN_TEST_ENGINE " good");
    play_many(one, random, terms, 10);
    const int descriptors = open_descriptors();
    const long memory = resident_memory();
    play_many(one, random, terms, is_slow ? 1000 : 60);
    CHECK(open_descriptors() == descriptors);
#ifdef __SANITIZE_ADDRESS__
    MESSAGE("skipped: the sanitizer keeps freed memory, so that its size tells nothing; " << memory);
#else
    CHECK(resident_memory() < memory + 20'000);
#endif
}

TEST_CASE("GNU Go plays, is told what it knows, and is refereed") {
    if (!found_program("gnugo")) {
        MESSAGE("skipped: GNU Go is not installed");
        return;
    }
    Player gnugo = player("gnugo --mode gtp --level 1 --chinese-rules --seed 1");
    Player other = player(SHINPAN_TEST_ENGINE " resigns");
    CHECK(gnugo.engine().name() == "GNU Go");
    GameTerms terms{.rules = &ruleset_of_engines(), .size = {9, 9}, .komi = half_point};
    terms.time = {*time_control_in("canadian:60:60:10"), *time_control_in("none")};
    terms.opening = {{.kind = EventKind::handicap,
                      .by = Color::black,
                      .number = 2,
                      .points = fixed_handicap(2, terms.size)}};
    const auto played = play_game(gnugo, other, terms);
    REQUIRE(played);
    const std::string fault = played->fault ? played->fault->what : "";
    CHECK(fault == "");
    CHECK(played->verdict.legal());
    CHECK(played->record.handicap == 2);
    CHECK(to_text(played->verdict.result) == "B+R");
    CHECK(played->thinking[1].left.has_value());
    REQUIRE(played->notes[0].size() == 1);
    CHECK(played->notes[0][0].starts_with("cannot be told to play by"));
}
