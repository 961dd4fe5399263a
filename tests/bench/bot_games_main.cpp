// Games of two players, colours alternating, under any ruleset:
//
//   shinpan_bot_games level:3 level:4 --games 100 --size 9 --rules tromp-taylor --komi 7.5 --seed 1
//   shinpan_bot_games cpu:0.2 'gtp:/usr/games/gnugo --mode gtp --level 10 --chinese-rules'
//
// Each pair of games begins with the same two plays, drawn by the seed. What is dead at the end is what the
// estimate says. Prints a line a game, and last the first player's share of the points with its interval;
// with --habits yes also how often each player did what nobody should (bot_habits.hpp), with --played-on
// 'gnugo --mode gtp --level 10 --japanese-rules' also what passes gave away, by that program's play and
// count (played_on.hpp).
#include "bot_habits.hpp"
#include "bot_players.hpp"
#include "played_on.hpp"

#include "analysis/ownership/estimate.hpp"
#include "analysis/playout/random.hpp"
#include "apps/match/statistics/statistics.hpp"
#include "formats/record/record_writer.hpp"
#include "formats/record/sgf/writer.hpp"
#include "go/rulesets/registry.hpp"
#include "go/table/game_result.hpp"

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <map>
#include <optional>

using namespace shinpan;
using namespace shinpan::bench;

namespace {

struct Setup {
    const Ruleset* rules = nullptr;
    Size size{9, 9};
    HalfPoints komi = points(7) + half_point;
    int games = 20;
    std::uint64_t seed = 1;
    bool has_openings = true;
    std::string folder{};                     // for the games as SGF; empty: they are not kept
    std::array<Habits, 2>* habits = nullptr;  // by player, first and second
    PlayedOn* played_on = nullptr;            // looks at the games that passes ended
};

// Two plays away from the border, so that games differ.
void open_game(Game& game, std::uint64_t seed) {
    Random random(seed);
    for (int plays = 0; plays < 2;) {
        const int inner = game.board().size().cols - 4;
        const auto drawn = [&] {
            return 2 + static_cast<int>(random.below(static_cast<std::size_t>(inner)));
        };
        const int col = drawn();
        if (game.apply(play(game.to_move(), point(col, drawn())))) ++plays;
    }
}

// Black's share of the point: 1, 0, or a half for a draw.
double settle(const Game& game) {
    HalfPoints margin{};
    if (game.outcome().how == Ended::no_result || game.outcome().how == Ended::draw) return 0.5;
    const Finish finish = game.finish();
    const bool removes = game.rules().removal.is != Removal::never && !finish.analysis;
    margin = score(game.rules(),
                   removes ? as_estimated(finish, estimate(finish.position, {.playouts = 1000})) : finish)
                 .margin();
    const Color who = winner(margin, game.rules().tie.is, game.handicap());
    std::printf("%s ", to_text(result_of_count(margin, game.rules().tie.is, game.handicap())).c_str());
    return who == Color::black ? 1 : who == Color::white ? 0 : 0.5;
}

void save(const Setup& setup, const Game& game, const std::string& called) {
    Record record{.size = setup.size, .rules_word = std::string(setup.rules->id), .komi = setup.komi};
    record.name = called;
    record.events = game.events();
    std::ofstream(setup.folder + "/" + called + ".sgf") << sgf::write(sgf::collection_of(record));
}

double play_game(const Setup& setup, std::array<Player*, 2> players, std::uint64_t opening,
                 std::uint64_t seed, bool first_is_black) {
    Game game(*setup.rules, setup.size, {.komi = setup.komi});
    if (setup.has_openings) open_game(game, opening);
    for (std::size_t i = 0; i < 2; ++i) players[i]->begin(game, seed + 5000 * i);
    while (!game.is_over() && game.stage().phase != Phase::stopped &&
           game.tally().moves < 4 * setup.size.area()) {
        const Color by = game.to_move();
        const BotMove thought = players[index_of(by)]->think(game);
        const bool is_first = (by == Color::black) == first_is_black;
        if (setup.habits) note((*setup.habits)[is_first ? 0 : 1], game, thought);
        if (thought.is == BotMove::Move::resign) {
            if (!setup.folder.empty()) save(setup, game, std::to_string(seed));
            std::printf("%c+R ", by == Color::black ? 'W' : 'B');
            return by == Color::black ? 0 : 1;
        }
        const Event e = thought.is == BotMove::Move::play ? play(by, thought.at) : pass(by);
        if (auto done = game.apply(e); !done) {
            std::printf("illegal ");
            return by == Color::black ? 0 : 1;
        }
        for (Player* player : players) player->told(e);
        if (game.stage().phase == Phase::analysis) break;
    }
    if (!setup.folder.empty()) save(setup, game, std::to_string(seed));
    if (setup.played_on) setup.played_on->look_at(game);
    return settle(game);
}

// `players`: the program's arguments, in which the two are named.
void print_habits(const std::array<Habits, 2>& habits, char** players) {
    for (std::size_t i = 0; i < 2; ++i) {
        const Habits& of = habits[i];
        std::printf(
            "%s: own eyes filled %d of %d plays; five stones in atari left %d of %d times; plays "
            "where all is proven %d of %d moves\n",
            players[1 + i], of.own_eyes_filled, of.plays, of.big_ataris_ignored, of.big_ataris,
            of.inside_proven, of.settled_moves);
    }
}

int run(int argc, char** argv) {
    std::map<std::string, std::string> options;
    for (int i = 3; i + 1 < argc; i += 2) options[argv[i]] = argv[i + 1];
    const auto option = [&](const char* name, const char* usual) {
        return options.contains(name) ? options[name] : std::string(usual);
    };
    Setup setup;
    const auto rules = ruleset_called(option("--rules", "chinese-practice"));
    if (!rules) throw std::runtime_error(rules.error().what);
    setup.rules = *rules;
    const auto side = static_cast<std::uint8_t>(std::stoi(option("--size", "9")));
    setup.size = {side, side};
    setup.komi = {static_cast<int>(std::lround(2 * std::stod(option("--komi", "7.5"))))};
    setup.games = std::stoi(option("--games", "20"));
    setup.seed = static_cast<std::uint64_t>(std::stoull(option("--seed", "1")));
    setup.has_openings = option("--openings", "yes") == "yes";

    setup.folder = option("--save", "");

    std::array<Habits, 2> habits;
    if (option("--habits", "no") == "yes") setup.habits = &habits;

    std::optional<PlayedOn> played_on;
    if (options.contains("--played-on")) setup.played_on = &played_on.emplace(options["--played-on"]);

    const auto first = player_called(argv[1]), second = player_called(argv[2]);
    match::Results results;
    for (int i = 0; i < setup.games; ++i) {
        const bool is_black = i % 2 == 0;
        const std::uint64_t opening = setup.seed + static_cast<std::uint64_t>(i / 2);
        const std::uint64_t seed = 10'000 * (setup.seed + static_cast<std::uint64_t>(i));
        const std::array<Player*, 2> sides = {is_black ? first.get() : second.get(),
                                              is_black ? second.get() : first.get()};
        const double black = play_game(setup, sides, opening, seed, is_black);
        if (black == 0.5)
            ++results.drawn;
        else
            ++(is_black == (black == 1) ? results.won : results.lost);
        std::printf("game %d, first is %s: %.1f of %d\n", i + 1, is_black ? "Black" : "White",
                    match::share(results) * results.games(), i + 1);
        std::fflush(stdout);
    }
    const auto [low, high] = match::share_interval(results);
    std::printf("%s against %s, %s, %dx%d, %d games: ", argv[1], argv[2], setup.rules->id.data(), side, side,
                setup.games);
    std::printf("%.1f %% (95 %%: %.1f to %.1f); CPU %.0f s and %.0f s\n", 100 * match::share(results),
                100 * low, 100 * high, first->cpu_seconds(), second->cpu_seconds());
    if (setup.habits != nullptr) print_habits(habits, argv);
    if (played_on) played_on->print();
    const double least = std::stod(option("--at-least", "0"));
    if (100 * match::share(results) >= least) return 0;
    std::printf("less than the %.0f %% that were to be expected\n", least);
    return 1;
}

}  // namespace

int main(int argc, char** argv) try {
    if (argc >= 3 && argc % 2 == 1) return run(argc, argv);
    std::fputs(
        "usage: shinpan_bot_games PLAYER PLAYER [--games N] [--size N] [--rules ID] [--komi K]\n"
        "       [--seed N] [--openings yes|no] [--habits yes|no] [--save FOLDER]\n"
        "       [--played-on GTP-COMMAND] [--at-least PERCENT]\n",
        stderr);
    return 2;
} catch (const std::exception& e) {
    std::fprintf(stderr, "shinpan_bot_games: %s\n", e.what());
    return 1;
}
