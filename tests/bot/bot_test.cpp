// The bot: whole legal games under the rulesets, and what no player would do.
#include "bot/search/bot.hpp"

#include "bot/drawn_game.hpp"
#include "bot/search/root_parallel_search.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <thread>
#include <vector>

using namespace shinpan;

namespace {

const Ruleset& called(std::string_view word) { return **ruleset_called(word); }

// The bot against itself until the game stops; every move must be legal and few enough.
Game self_play(const Ruleset& rules, Size size, int playouts, std::uint64_t seed) {
    Game game(rules, size, {.komi = rules.komi.is});
    while (!game.is_over() && game.stage().phase != Phase::stopped) {
        const Color by = game.to_move();
        const BotMove thought = think(game, by, {.playouts = playouts, .seed = seed++, .may_resign = false});
        REQUIRE(thought.is != BotMove::Move::resign);
        const auto done = game.apply(thought.is == BotMove::Move::play ? play(by, thought.at) : pass(by));
        REQUIRE(done);
        REQUIRE(game.tally().moves < 4 * size.area());
        if (game.stage().phase == Phase::analysis) break;
    }
    return game;
}

// The bot until the game stops, while its opponent passes.
void play_against_passes(Game& game, Color by) {
    Bot bot;
    while (!game.is_over() && game.stage().phase != Phase::stopped) {
        REQUIRE(game.tally().moves < 200);
        const BotSettings settings{.playouts = 300, .seed = 3, .may_resign = false};
        const BotMove thought = game.to_move() == by ? bot.think(game, by, settings) : BotMove{};
        const bool plays = thought.is == BotMove::Move::play;
        REQUIRE(game.apply(plays ? play(by, thought.at) : pass(game.to_move())));
    }
}

void on_threads(const std::vector<std::function<void()>>& runs) {
    std::vector<std::thread> threads;
    for (const auto& run : runs) threads.emplace_back(run);
    for (std::thread& thread : threads) thread.join();
}

}  // namespace

TEST_CASE("it plays whole legal games under every ruleset") {
    for (const Ruleset* rules : all_rulesets()) {
        if (!rules->variant_of.empty()) continue;
        CAPTURE(rules->id);
        const Game game = self_play(*rules, {5, 5}, 60, 1);
        CHECK(game.tally().plays[0] + game.tally().plays[1] > 3);
    }
    for (const char* word : {"tromp-taylor", "japanese-1989", "aga", "ikeda-territory-1", "stone-scoring",
                             "simple-territory-07"}) {
        CAPTURE(word);
        const Game game = self_play(called(word), {9, 9}, 40, 2);
        CHECK(game.tally().plays[0] + game.tally().plays[1] > 20);
    }
}

TEST_CASE("it captures a large group in atari") {
    for (const char* word : {"chinese", "japanese", "tromp-taylor"}) {
        CAPTURE(word);
        const Rows rows = {"X X X X X X . . .", "O O O O O O X . .", "X X X X X . . . .",
                           ". . . . . O . . .", ". . O . . . . . .", ". . . . . . O . .",
                           ". . O . O . . . .", ". . . . . . . . .", ". . . . . . . . ."};
        const Game game = drawn_game(word, rows, Color::black);
        const BotMove takes = think(game, Color::black, {.playouts = 400});
        CHECK(takes.is == BotMove::Move::play);
        CHECK(name(takes.at, {9, 9}) == "F7");
    }
}

TEST_CASE("it does not fill its own eyes: it passes when they are all that is left") {
    for (const char* word : {"chinese", "japanese", "tromp-taylor", "new-zealand"}) {
        CAPTURE(word);
        const Rows rows = {". X O O .", "X X O . O", ". X O O O", "X X O O O", ". X O . O"};
        const Game game = drawn_game(word, rows, Color::black);
        CHECK(think(game, Color::black, {.playouts = 200}).is == BotMove::Move::pass);
    }
}

TEST_CASE("when all is settled it wastes no territory, and takes the dame where area counts") {
    const Rows rows = {". . X . O . .", ". . X . O . .", ". . X X O . .", ". . X O O . .",
                       ". . X O . . .", ". . X O . . .", ". . X O . . ."};
    Game territory = drawn_game("japanese", rows, Color::black);
    while (territory.stage().phase == Phase::play && territory.tally().moves < 20) {
        const Color by = territory.to_move();
        const BotMove thought = think(territory, by, {.playouts = 200, .may_resign = false});
        if (thought.is == BotMove::Move::play) CHECK(thought.at.col() == 3);
        REQUIRE(territory.apply(thought.is == BotMove::Move::play ? play(by, thought.at) : pass(by)));
    }
    CHECK(territory.tally().moves <= 5);
    const Game area = drawn_game("chinese", rows, Color::black);
    const BotMove fills = think(area, Color::black, {.playouts = 400});
    REQUIRE(fills.is == BotMove::Move::play);
    CHECK(fills.at.col() == 3);
}

TEST_CASE("it takes off dead stones that count as they stand, though it has lost or must throw a stone in") {
    struct Ending {
        Rows rows;
        int ahead;  // points, with all dead stones off the board
    };
    const Ending endings[] = {
        {{". X O O O O O X .", "O X X X O O X X X", "X . X O . O X X .", "O X X O . O X . X",
          ". . X X O O O X X", ". O X O . . O X O", ". X O O . O . O O", ". X O . O . O . O",
          ". X X O . . . . ."},
         -8},
        // The dead group has two liberties in its own eye.
        {{". X . X . X X . X", "X . X X X . X . X", "O X X . . . X X .", "O O O X X X . X X",
          ". O X X X X X O O", "O O O O O X X O .", ". . O . O O X O .", "O O . . O X X O O",
          ". . . . O X O O O"},
         20},
    };
    for (const Ending& ending : endings) {
        Game game = drawn_game("tromp-taylor", ending.rows, Color::black, points(7));
        play_against_passes(game, Color::black);
        CHECK(score(game.rules(), game.finish()).margin() >= points(ending.ahead));
    }
}

TEST_CASE("where stones alone count, it fills its points though it has won, and though not all is proven") {
    struct Ending {
        Rows rows;
        int sure;  // points, by what is proven with more work
    };
    const Ending endings[] = {
        {{". O O X . . . . .", ". O X X X . . X X", "O O O X X X X X O", "O O X X X X O O O",
          "X O X X O O . O .", "X X X X X O O . .", "X X X X O X . O .", "X O X O O O . . .",
          "X O O O O . . . ."},
         15},
        {{". . . X . . X X .", ". X . X . X . X X", ". . . X X O O O X", "X . . . X X X O X",
          "O X X X X O X X .", "O X O O O O O X X", "O O . O X X X X .", "O . O O O X . X .",
          "O . . O O O X . ."},
         35},
        // A dead group has two liberties in its own eye: a stone must be thrown in.
        {{". O O X X X X X .", ". O X X X X . X X", "O O O X X X X X O", "O O X X X X O O O",
          "X O X X O O O O O", "X X X X X O O . O", "X X X X O . O O .", "X O X O O O O . .",
          "X O O O O . O . ."},
         15},
    };
    for (const Ending& ending : endings) {
        Game game = drawn_game("stone-scoring", ending.rows, Color::black);
        play_against_passes(game, Color::black);
        CHECK(score(game.rules(), game.finish()).margin() >= points(ending.sure));
    }
}

TEST_CASE("it takes dead stones off where the ruleset counts them as they stand") {
    const Rows rows = {". . X X X O .", ". . X X X O .", ". . X X X O .", ". O X X X O .",
                       "X . X X X O .", ". X X X X O .", ". . X X X O ."};
    Game game = drawn_game("tromp-taylor", rows, Color::black);
    for (int moves = 0; moves < 12 && !game.is_over(); ++moves) {
        const BotMove thought = think(game, game.to_move(), {.playouts = 200, .may_resign = false});
        const Color by = game.to_move();
        REQUIRE(game.apply(thought.is == BotMove::Move::play ? play(by, thought.at) : pass(by)));
    }
    CHECK(game.board().at(point(1, 3)) != Color::white);
}

TEST_CASE("moves in the tree are those that the ruleset allows") {
    for (const char* word : {"tromp-taylor", "japanese-1989"}) {
        CAPTURE(word);
        const Game game = drawn_game(word, {". O X .", "O . O X", "X O X .", ". X . ."}, Color::black);
        for (Point p : sensible_moves(game, Color::black)) CHECK_FALSE(game.refuses_play(Color::black, p));
    }
}

TEST_CASE("the same seed and playouts give the same move") {
    const Game game(called("aga"), Size{9, 9}, {.komi = points(7)});
    const BotMove one = think(game, Color::black, {.playouts = 300, .seed = 9});
    const BotMove two = think(game, Color::black, {.playouts = 300, .seed = 9});
    CHECK(one.at == two.at);
    CHECK(one.wins == two.wins);
}

TEST_CASE("another source of priors can be set in place of its own") {
    const Game game(called("aga"), Size{9, 9}, {.komi = points(7)});
    BotSettings settings{.playouts = 40};
    settings.priors = [](const PriorQuestion&, std::vector<Candidate>& moves) {
        for (Candidate& move : moves) {
            move.visits = 1000;
            move.wins = move.at == point(4, 4) ? 1000 : 0;
        }
    };
    CHECK(think(game, Color::black, settings).at == point(4, 4));
}

TEST_CASE("a move that has to wait is not looked at before, and then it is") {
    const Game game(called("aga"), Size{9, 9}, {.komi = points(7)});
    BotSettings settings{.playouts = 40};
    settings.priors = [](const PriorQuestion&, std::vector<Candidate>& moves) {
        for (Candidate& move : moves) {
            const bool waits = move.at == point(2, 6);
            const double wins = waits ? 1000 : move.at == point(4, 4) ? 500 : 0;
            move = {.at = move.at, .wins = wins, .visits = 1000, .from = waits ? 60.0 : 0.0};
        }
    };
    CHECK(think(game, Color::black, settings).at == point(4, 4));
    settings.playouts = 200;
    CHECK(think(game, Color::black, settings).at == point(2, 6));
}

TEST_CASE("on an empty large board each begins in a corner") {
    Game game(called("chinese-practice"), Size{19, 19}, {.komi = points(7)});
    const auto is_in_a_corner = [](Point p) {
        const auto is_near = [](int line) { return (line >= 2 && line <= 4) || (line >= 14 && line <= 16); };
        return is_near(p.col()) && is_near(p.row());
    };
    for (int i = 0; i < 2; ++i) {
        const BotMove thought = think(game, game.to_move(), {.playouts = 400});
        CHECK(is_in_a_corner(thought.at));
        REQUIRE(game.apply(play(game.to_move(), thought.at)));
    }
}

TEST_CASE("a search can be watched: moves, what would follow them, and who is ahead") {
    // White's three stones are in atari at C1; Black takes them and is far ahead.
    const Game game =
        drawn_game("tromp-taylor", {". . . . .", "X X X X .", "O O O X .", "X X . X ."}, Color::black);
    int looks = 0;
    BotSettings settings{.playouts = 200, .seed = 3};
    const Watch watch = [&](const RootParallelSearch& search) {
        ++looks;
        const std::vector<CandidateStats> line = search.line(point(2, 3));
        for (const CandidateStats& move : search.tried())
            if (move.at == point(2, 3) && move.visits > 0) CHECK(line.at(0).visits == move.visits);
        if (!line.empty()) CHECK(line[0].at == point(2, 3));
        if (!line.empty()) CHECK(line[0].ahead > 0);
    };
    CHECK(think(game, Color::black, settings, {}, watch).ahead > 5);
    CHECK(looks > 0);
}

TEST_CASE("a search for points and one for wins know nothing of each other") {
    const Game game(called("tromp-taylor"), {5, 5}, {});
    const BotSettings wins{.playouts = 200, .seed = 3};
    BotSettings points = wins;
    points.points_beyond = 0;
    const auto visits = [&](const BotMove& thought) { return thought.lines.at(0).at(0).visits; };
    Bot bot;
    (void)bot.think(game, Color::black, wins);
    CHECK(visits(bot.think(game, Color::black, points)) == visits(think(game, Color::black, points)));
    CHECK(visits(bot.think(game, Color::black, wins)) == visits(think(game, Color::black, wins)));
}

TEST_CASE("a point that is to be avoided is not played") {
    const Game game(called("tromp-taylor"), {5, 5}, {});
    BotSettings settings{.playouts = 50, .may_resign = false};
    const BotMove free = think(game, Color::black, settings);
    REQUIRE(free.is == BotMove::Move::play);
    settings.confined = {{.by = Color::black}};
    settings.confined[0].points.insert(free.at);
    CHECK(think(game, Color::black, settings).at != free.at);
    settings.confined[0].only = true;
    CHECK(think(game, Color::black, settings).at == free.at);
    settings.confined = {{.by = Color::black, .pass = true, .only = true}};
    CHECK(think(game, Color::black, settings).is == BotMove::Move::pass);
}

TEST_CASE("a player is confined in as many first moves as it is said, and the other is not") {
    PointSet corner;
    corner.insert(point(0, 0));
    const std::vector<MoveRestriction> avoids{{.by = Color::white, .points = corner, .moves = 2}};
    CHECK_FALSE(is_tried(avoids, Color::white, point(0, 0), 1));
    CHECK(is_tried(avoids, Color::white, point(0, 0), 2));
    CHECK(is_tried(avoids, Color::white, point(1, 0), 1));
    CHECK(is_tried(avoids, Color::white, no_point, 1));
    CHECK(is_tried(avoids, Color::black, point(0, 0), 1));
    const std::vector<MoveRestriction> allows{
        {.by = Color::white, .points = corner, .only = true, .moves = 4},
        {.by = Color::white, .pass = true, .only = true, .moves = 2}};
    CHECK(is_tried(allows, Color::white, point(0, 0), 1));
    CHECK(is_tried(allows, Color::white, no_point, 1));
    CHECK_FALSE(is_tried(allows, Color::white, no_point, 2));
    CHECK_FALSE(is_tried(allows, Color::white, point(1, 1), 1));
    CHECK(is_tried(allows, Color::white, point(1, 1), 4));
}

TEST_CASE("what a player is confined to holds inside the tree, and only there") {
    const Game game(called("tromp-taylor"), {5, 5}, {});
    Bot bot;
    const auto answers = [&](const std::vector<MoveRestriction>& confined) {
        BotSettings settings{.playouts = 400, .seed = 5, .may_resign = false, .confined = confined};
        std::vector<Point> found;
        for (const std::vector<CandidateStats>& line : bot.think(game, Color::black, settings).lines)
            if (line.size() > 1) found.push_back(line[1].at);
        return found;
    };
    MoveRestriction keeps{.by = Color::white, .only = true, .moves = 2};
    keeps.points.insert(point(0, 4));
    for (const Point answer : answers({keeps})) CHECK(answer == point(0, 4));
    const std::vector<Point> free = answers({});
    REQUIRE_FALSE(free.empty());
    CHECK(std::any_of(free.begin(), free.end(), [](Point p) { return p != point(0, 4); }));
}

TEST_CASE("a thought tells what was looked at most, the most first, with what would follow") {
    const Game game(called("aga"), Size{9, 9}, {.komi = points(7)});
    const BotMove thought = think(game, Color::black, {.playouts = 300, .seed = 2});
    REQUIRE(thought.lines.size() > 1);
    CHECK(thought.lines[0][0].at == thought.at);
    for (std::size_t i = 1; i < thought.lines.size(); ++i)
        CHECK(thought.lines[i - 1][0].visits >= thought.lines[i][0].visits);
}

TEST_CASE("what was read of a game helps with its next moves, and is forgotten in another") {
    Game game(called("chinese"), Size{9, 9}, {.komi = points(7)});
    Search search(game, {point(4, 4), point(2, 2), no_point}, SearchTask({.playouts = 400}));
    CHECK_FALSE(
        search.follow(Game(called("aga"), Size{9, 9}, {.komi = points(7)}), {no_point}, SearchTask({})));
    BotSettings settings{.playouts = 400};
    settings.leaves = tactical_playouts({9, 9}, 1);
    const SearchTask task(settings);
    Search known(game, {point(4, 4), no_point}, task);
    known.run(settings.playouts);
    REQUIRE(known.line(point(4, 4)).size() > 1);
    const CandidateStats answer = known.line(point(4, 4))[1];
    REQUIRE(game.apply(play(Color::black, point(4, 4))));
    REQUIRE(known.follow(game, {answer.at, no_point}, task));
    CHECK(known.playouts() == 0);
    CHECK(known.tried()[0].at == answer.at);
    CHECK(known.tried()[0].visits == answer.visits);
}

TEST_CASE("a bot that follows a game plays legal moves, and a copy of it begins anew") {
    Bot bot;
    Game game(called("tromp-taylor"), Size{5, 5}, {});
    while (!game.is_over() && game.tally().moves < 60) {
        const Color by = game.to_move();
        const BotMove thought = bot.think(game, by, {.playouts = 100, .may_resign = false});
        REQUIRE(game.apply(thought.is == BotMove::Move::play ? play(by, thought.at) : pass(by)));
    }
    CHECK(game.is_over());
    const Game again(called("tromp-taylor"), Size{5, 5}, {});
    Bot copy = bot;
    CHECK(copy.think(again, Color::black, {.playouts = 200, .seed = 3}).at ==
          think(again, Color::black, {.playouts = 200, .seed = 3}).at);
}

TEST_CASE("a tree that is full is searched on within its bound") {
    const Game game(called("aga"), Size{9, 9}, {.komi = points(7)});
    const BotMove thought = think(game, Color::black, {.playouts = 300, .most_nodes = 200});
    CHECK(thought.is == BotMove::Move::play);
    CHECK(thought.playouts > 100);
}

TEST_CASE("trees searched beside each other, by threads or not, find the same") {
    const Game game(called("aga"), Size{9, 9}, {.komi = points(7)});
    const BotSettings settings{.playouts = 100, .trees = 3};
    const BotMove in_turn = think(game, Color::black, settings);
    const BotMove at_once = think(game, Color::black, settings, {.run_all = on_threads});
    CHECK(in_turn.playouts > 200);
    CHECK(at_once.at == in_turn.at);
    CHECK(at_once.wins == in_turn.wins);
}

TEST_CASE("trees on threads are watched while nothing searches, all of them together") {
    const Game game(called("aga"), Size{9, 9}, {.komi = points(7)});
    const BotSettings settings{.playouts = 300, .trees = 3};
    const Environment threads{.run_all = on_threads};
    const auto watcher = std::this_thread::get_id();
    std::vector<int> seen;
    const Watch watch = [&](const RootParallelSearch& search) {
        CHECK(std::this_thread::get_id() == watcher);
        int visits = 0;
        for (const CandidateStats& move : search.tried()) visits += move.visits;
        CHECK(visits == search.playouts());
        seen.push_back(visits);
    };
    const BotMove thought = think(game, Color::black, settings, threads, watch);
    REQUIRE(seen.size() > 1);
    CHECK(seen.front() == 3 * 128);
    CHECK(seen.back() == thought.playouts);
    CHECK(think(game, Color::black, settings, threads).at == thought.at);
}

TEST_CASE("a search ends when its seconds are up, or when it is cancelled") {
    const Game game(called("aga"), Size{9, 9}, {.komi = points(7)});
    BotSettings settings{.playouts = 100'000, .proof_nodes = 0};
    CHECK(think(game, Color::black, settings, {.is_cancelled = [] { return true; }}).playouts < 100);
    double now = 0;
    const Environment clock{.seconds = [&now] { return now += 0.01; }};
    settings.seconds = 1;
    const int in_a_second = think(game, Color::black, settings, clock).playouts;
    CHECK(in_a_second > 100);
    CHECK(in_a_second < 5000);
    settings.seconds = 0;
    CHECK(think(game, Color::black, settings, clock).playouts < 100);
}
