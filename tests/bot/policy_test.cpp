#include "bot/features/policy.hpp"

#include "analysis/playout/random.hpp"
#include "bot/search/search.hpp"
#include "bot/search/sources.hpp"
#include "drawn_game.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>

namespace shinpan {
namespace {

Point likeliest(const Game& game) {
    const std::vector<Point> moves = sensible_moves(game, game.to_move());
    const std::vector<float> chances = chances_of(game, game.to_move(), moves);
    const auto most = std::max_element(chances.begin(), chances.end());
    return moves[static_cast<std::size_t>(most - chances.begin())];
}

float chance_of(const Game& game, Point move) {
    const std::vector<Point> moves = sensible_moves(game, game.to_move());
    const auto at = std::find(moves.begin(), moves.end(), move);
    REQUIRE(at != moves.end());
    return chances_of(game, game.to_move(), moves)[static_cast<std::size_t>(at - moves.begin())];
}

// The plays of a game drawn by the seed, as seen from another side of the board.
Game random_game(std::uint64_t seed, int plays, int way, bool colors_change) {
    const auto turned = [&](Point p) {
        int col = p.col(), row = p.row();
        if ((way & 1) != 0) col = 8 - col;
        if ((way & 2) != 0) row = 8 - row;
        return (way & 4) != 0 ? point(row, col) : point(col, row);
    };
    Game game(**ruleset_called("tromp-taylor"), {9, 9}, {});
    Game other_game = game;
    if (colors_change) REQUIRE(other_game.apply(event(EventKind::turn, Color::white)));
    Random random(seed);
    for (int i = 0; i < plays; ++i) {
        const std::vector<Point> moves = sensible_moves(game, game.to_move());
        const Point at = moves[random.below(moves.size())];
        REQUIRE(game.apply(play(game.to_move(), at)));
        REQUIRE(other_game.apply(play(other_game.to_move(), turned(at))));
    }
    return other_game;
}

std::vector<Pattern> sorted_patterns(const Game& game) {
    const FeatureExtractor glance(game, game.to_move());
    std::vector<Pattern> all;
    for (Point p : sensible_moves(game, game.to_move())) all.push_back(glance.at(p).around);
    std::sort(all.begin(), all.end());
    return all;
}

}  // namespace

TEST_CASE("the chances of all moves together are 1") {
    const Game game = random_game(5, 20, 0, false);
    const std::vector<Point> moves = sensible_moves(game, game.to_move());
    const std::vector<float> chances = chances_of(game, game.to_move(), moves);
    REQUIRE(chances.size() == moves.size());
    CHECK(*std::min_element(chances.begin(), chances.end()) >= 0);
    CHECK(std::accumulate(chances.begin(), chances.end(), 0.0f) == doctest::Approx(1));
    CHECK(chances_of(game, Color::black, {}).empty());
}

TEST_CASE("patterns are the same on a board that is turned, mirrored, or has its colours exchanged") {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const std::vector<Pattern> seen = sorted_patterns(random_game(seed, 25, 0, false));
        CHECK(seen.front() != seen.back());
        for (int way = 0; way < 8; ++way)
            for (bool colors_change : {false, true}) {
                CAPTURE(way);
                CHECK(sorted_patterns(random_game(seed, 25, way, colors_change)) == seen);
            }
    }
}

TEST_CASE("three stones that were put in atari are saved by who owns them, and taken by who may play again") {
    Game game = drawn_game("tromp-taylor",
                           {". . . . . . .", ". . O O O . .", ". . X X X . .", ". . O O O . .",
                            ". . . . . . .", ". . . . . . .", ". . . . . . ."},
                           Color::white);
    REQUIRE(game.apply(play(Color::white, point(1, 2))));
    CHECK(likeliest(game) == point(5, 2));
    REQUIRE(game.apply(play(Color::black, point(0, 6))));
    CHECK(likeliest(game) == point(5, 2));
}

// Known to fail: without a last play, as only a position that was set up has, another point has
// 21 % and the escape 19 %. The case fails as soon as that is mended.
TEST_CASE("three stones that stand in atari in a position set up are saved at first sight" *
          doctest::should_fail()) {
    const Rows rows = {". . . . . . .", ". . O O O . .", ". O X X X . .", ". . O O O . .",
                       ". . . . . . .", ". . . . . . .", ". . . . . . ."};
    CHECK(likeliest(drawn_game("tromp-taylor", rows, Color::black)) == point(5, 2));
}

TEST_CASE("nobody puts a chain of his own into atari where all is open") {
    const Game game = drawn_game("tromp-taylor",
                                 {". . . . . . .", ". . O O O . .", ". O X X . O .", ". . O O . . .",
                                  ". . . . O . .", ". . . . . . .", ". . . . . . ."},
                                 Color::black);
    CHECK(chance_of(game, point(4, 2)) < 0.05f);
}

TEST_CASE("without insight every play is worth the same at first sight, with it the likely one more") {
    const Game game = random_game(4, 20, 0, false);
    const std::vector<Point> moves = sensible_moves(game, game.to_move());
    const auto most =
        static_cast<std::size_t>(std::find(moves.begin(), moves.end(), likeliest(game)) - moves.begin());
    const std::size_t another = most == 0 ? 1 : 0;
    const auto worth = [&](double insight) {
        std::vector<Candidate> candidates;
        for (Point p : moves) candidates.push_back({p});
        learned_priors({game, game.to_move(), insight}, candidates);
        std::vector<double> wins;
        for (const Candidate& move : candidates) wins.push_back(move.wins / move.visits);
        return wins;
    };
    CHECK(worth(0)[most] == worth(0)[another]);
    CHECK(worth(0.1)[most] > worth(0.1)[another]);
    CHECK(worth(1)[most] > worth(0.1)[most]);
}

TEST_CASE("on a large board the likely moves are looked at first, and on a small one all of them") {
    const auto candidates_on = [](std::uint8_t side, double insight) {
        const Game game(**ruleset_called("tromp-taylor"), {side, side}, {});
        std::vector<Candidate> candidates;
        for (Point p : sensible_moves(game, Color::black)) candidates.push_back({p});
        candidates.push_back({no_point});
        learned_priors({game, Color::black, insight}, candidates);
        return candidates;
    };
    const auto waiting_at = [](const std::vector<Candidate>& all, double visits) {
        return std::count_if(all.begin(), all.end(), [&](const Candidate& c) { return c.from > visits; });
    };
    const std::vector<Candidate> large = candidates_on(19, 1);
    CHECK(large.size() == static_cast<std::size_t>(waiting_at(large, 0)) + 4);  // three plays and the pass
    CHECK(large.back().from == 0);
    const auto less_favoured = [](const Candidate& a, const Candidate& b) { return a.bonus < b.bonus; };
    CHECK(std::max_element(large.begin(), large.end(), less_favoured)->from == 0);
    CHECK(waiting_at(large, 1000) < waiting_at(large, 100));
    CHECK(waiting_at(large, 1000) > waiting_at(candidates_on(19, 0.1), 1000));
    const std::vector<Candidate> small = candidates_on(9, 1);
    CHECK(waiting_at(small, 0) == 0);
    CHECK(std::max_element(small.begin(), small.end(), less_favoured)->bonus == 0);
}

TEST_CASE("the fourth line is likelier at first than the border") {
    const Game game(**ruleset_called("tromp-taylor"), {19, 19}, {});
    CHECK(chance_of(game, point(3, 3)) > 5 * chance_of(game, point(3, 0)));
}

TEST_CASE("patterns have the weights that were learned, and others have none") {
    const Game game = random_game(3, 30, 0, false);
    const std::vector<Point> moves = sensible_moves(game, game.to_move());
    const FeatureExtractor glance(game, game.to_move());
    const MoveFeatures known = glance.at(moves[0]);
    PolicyWeights weights;
    weights.patterns = {{1, 3}, {known.around[0], most_parts}, {known.around[1], -weight_parts}};
    const Policy policy(weights);
    CHECK(policy.weight(known) == static_cast<float>(most_parts) / weight_parts - 1);
    for (Point p : moves) {
        const MoveFeatures features = glance.at(p);
        if (features.around[0] != known.around[0]) CHECK(policy.weight(features) == 0);
    }
}

TEST_CASE("what the policy has learned is read as it was written") {
    PolicyWeights weights;
    weights.features.front() = 329;
    weights.features.back() = -419;
    weights.patterns = {{1, -most_parts}, {200, 5}, {(1u << pattern_bits) - 1, most_parts}};
    const PolicyWeights read = policy_weights(bytes_of(weights));
    CHECK(read.features == weights.features);
    CHECK(read.patterns == weights.patterns);
    const std::span<const std::uint8_t> file = move_policy_bytes();
    const std::vector<std::uint8_t> again = bytes_of(policy_weights(file));
    CHECK(std::equal(again.begin(), again.end(), file.begin(), file.end()));
}

}  // namespace shinpan
