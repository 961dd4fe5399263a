// The lemma on which every proof rests: a defender who never takes back a ko, and never brings back what
// stood before, can keep to his strategy under every ban on repetition. Played out: random positions with
// their games, proofs of what one player keeps, and an attacker who plays at random and is bound by no ban.
#include "analysis/proof/proven_zone.hpp"
#include "analysis/proof/prover.hpp"
#include "go/rules/history.hpp"
#include "go/rules/legality.hpp"
#include "go/rulesets/registry.hpp"
#include "go/score/unconditional.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <random>

using namespace shinpan;

namespace {

constexpr Color defender = Color::black;
constexpr Color attacker = Color::white;

using Random = std::mt19937_64;

std::vector<Point> empty_points(const Board& board) {
    std::vector<Point> found;
    for_each_point(board.position().size(), [&](Point p) {
        if (board.at(p) == Color::empty) found.push_back(p);
    });
    return found;
}

// A game: the plays, the passes being no_point, Black first.
struct Beginning {
    Size size;
    std::vector<Point> plays;
};

// At random, but for eyes of one point, which their owner leaves alone.
Beginning random_beginning(Size size, int moves, Random& random) {
    Beginning game{size, {}};
    Board board(size);
    Color mover = Color::black;
    for (int i = 0; i < moves; ++i, mover = other(mover)) {
        std::vector<Point> points = empty_points(board);
        std::erase_if(points, [&](Point p) {
            const bool eye = board.sides(p, Color::empty) + board.sides(p, other(mover)) == 0;
            return eye || board.is_self_capture(mover, p);
        });
        const Point at = points.empty() ? no_point : points[random() % points.size()];
        if (at != no_point) (void)board.play(mover, at);
        game.plays.push_back(at);
    }
    return game;
}

// A board with its history, on which anybody may play.
struct Play {
    Board board;
    History history;

    explicit Play(Size size) : board(size), history(board, Color::black) {}

    void move(Color mover, Point at) {
        if (at == no_point) {
            history.add_pass(mover);
            return;
        }
        const Played played = board.play(mover, at);
        history.add_play(mover, at, played, board);
    }
};

PointSet only(Point p) {
    PointSet one;
    one.insert(p);
    return one;
}

// The defender's answers, zone by zone.
class Defence {
public:
    explicit Defence(const Section& section) {
        for (const ProvenZone& proof : section.zones) zones_.push_back({&proof});
    }

    Point answer(Point attack, Random& random) {
        if (attack == no_point) {
            std::shuffle(zones_.begin(), zones_.end(), random);
            for (At& at : zones_)
                if (const Point reply = step(at, pass_in_zone); reply != no_point) return reply;
            return no_point;
        }
        for (At& at : zones_) {
            const Cells cell = at.proof->zone.cells_of(only(attack));
            const ZoneState& state = at.proof->strategy.nodes[at.node].state;
            if (cell == 0) continue;
            if ((cell & (state.own | state.attacker)) != 0) return no_point;
            return step(at, std::countr_zero(cell));
        }
        return no_point;
    }

private:
    struct At {
        const ProvenZone* proof;
        std::size_t node = 0;
    };

    static Point step(At& at, int attack) {
        for (const auto& answer : at.proof->strategy.nodes[at.node].answers) {
            if (answer.attack != attack) continue;
            at.node = static_cast<std::size_t>(answer.child);
            return answer.reply == pass_in_zone ? no_point : at.proof->zone.point_of(answer.reply);
        }
        return no_point;
    }

    std::vector<At> zones_;
};

struct Counts {
    long answers = 0;
    int illegal = 0;
    int lost = 0;
    int alive = 0;  // the attacker's stones on held points, after all
};

// Does the defender keep to his strategy, or does he pass every other time?
enum class Care : std::uint8_t { always, half };

void attack_at_random(const Beginning& game, const Section& section, const Ruleset& rules, Care care,
                      Random& random, Counts& counts) {
    Play play(game.size);
    Color mover = Color::black;
    for (Point at : game.plays) {
        play.move(mover, at);
        mover = other(mover);
    }
    Defence defence(section);
    const bool own = rules.self_capture.is != SelfCapture::forbidden;
    for (int i = 0; i < 4 * game.size.area(); ++i) {
        std::vector<Point> points = empty_points(play.board);
        std::erase_if(points, [&](Point p) { return !own && play.board.is_self_capture(attacker, p); });
        const bool passes = points.empty() || random() % 8 == 0 || i > 3 * game.size.area();
        const Point attack = passes ? no_point : points[random() % points.size()];
        play.move(attacker, attack);
        const bool passes_too = care == Care::half && random() % 2 == 0;
        const Point reply = passes_too ? no_point : defence.answer(attack, random);
        if (reply != no_point) {
            ++counts.answers;
            if (forbidden(rules, play.board, play.history, defender, reply)) {
                ++counts.illegal;
                return;
            }
        }
        play.move(defender, reply);
        counts.lost += !(section.safe - play.board.position().points(defender)).empty();
    }
    const PointSet alive = unconditionally_alive(play.board.position(), attacker, SelfCapture::allowed);
    counts.alive += !(alive & section.held).empty();
}

Section proven_for_black(const Beginning& game) {
    Play play(game.size);
    Past past;
    Color mover = Color::black;
    for (Point at : game.plays) {
        past.add(play.board.position());
        play.move(mover, at);
        mover = other(mover);
    }
    const Position& position = play.board.position();
    Hypothesis guess;
    guess.living = position.points(defender);
    for_each_point(game.size, [&](Point p) {
        if (!guess.living.contains(p)) guess.owned[0].insert(p);
    });
    return prove(position, past, defender, guess, {.nodes = 20000});
}

struct Attacks {
    int proofs = 0;
    Counts counts{};
};

// Random games; where one player has a proof that takes play, it is attacked under every ruleset.
Attacks attacked(int games, Care care) {
    Random random(7);
    Attacks found;
    for (int i = 0; i < games; ++i) {
        const auto side = [&](unsigned choices) { return static_cast<std::uint8_t>(3 + random() % choices); };
        const Size size{side(4), side(3)};
        const int moves = size.area() + static_cast<int>(random() % 12);
        const Beginning game = random_beginning(size, moves, random);
        const Section section = proven_for_black(game);
        const auto takes_play = [](const ProvenZone& proof) { return proof.strategy.nodes.size() > 1; };
        if (std::none_of(section.zones.begin(), section.zones.end(), takes_play)) continue;
        ++found.proofs;
        for (const Ruleset* rules : all_rulesets())
            attack_at_random(game, section, *rules, care, random, found.counts);
    }
    return found;
}

}  // namespace

TEST_CASE("a proven defence is legal and loses nothing under every ban on repetition") {
    const int games = std::getenv("SHINPAN_SLOW") != nullptr ? 40000 : 2500;
    const auto [proofs, counts] = attacked(games, Care::always);
    MESSAGE(proofs, " proofs with a search, ", counts.answers, " answers under ", all_rulesets().size(),
            " rulesets");
    CHECK(proofs > 200);
    CHECK(counts.answers > 10000);
    CHECK(counts.illegal == 0);
    CHECK(counts.lost == 0);
    CHECK(counts.alive == 0);
}

TEST_CASE("a defender who leaves out answers loses what was proven") {
    const Attacks found = attacked(500, Care::half);
    CHECK(found.counts.lost > 0);
    CHECK(found.counts.alive > 0);
}
