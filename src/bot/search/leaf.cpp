// Leaf values: a playout to the end and its count as the ruleset's scoring sees it.
#include "analysis/playout/tactical_playout.hpp"
#include "bot/search/sources.hpp"

#include <cmath>
#include <utility>

namespace shinpan::inline bot {
namespace {

constexpr double by_margin = 0.1;    // of a share
constexpr double close_points = 20;  // where points alone count: further apart, margins are much the same

// Black minus White on a board that was played to its end: stones and points that one colour alone borders.
int area_margin(const Board& board, bool with_eyes) {
    int margin = 0;
    for_each_point(board.size(), [&](Point p) {
        const Color here = board.at(p);
        if (here != Color::empty) {
            margin += here == Color::black ? 1 : -1;
        } else if (with_eyes) {
            const int black = board.beside(p, Color::black);
            const int white = board.beside(p, Color::white);
            if (black > 0 && white == 0) ++margin;
            if (white > 0 && black == 0) --margin;
        }
    });
    return margin;
}

// Stones that a player has used so far, on the board or taken.
int used(const Game& game, Color player) {
    return game.board().position().count(player) + game.tally().prisoners[index_of(player)];
}

// Territory and prisoners are area less the stones used: a stone played fills a point or becomes a prisoner.
// What the playout itself fills in is the end of the game, not a cost.
HalfPoints board_margin(const Game& game, const Board& end) {
    const Scoring scoring = game.rules().scoring.is;
    int margin = area_margin(end, scoring != Scoring::stones);
    if (scoring == Scoring::territory) margin -= used(game, Color::black) - used(game, Color::white);
    return points(margin);
}

// What the score has besides the board, worked out anew only when something of it has changed.
class Apart {
public:
    HalfPoints of(const Game& game) {
        const Tally& tally = game.tally();
        const Key now{&game.rules(),      tally.handed,    tally.penalties, tally.first_passer,
                      tally.button_taker, game.handicap(), game.komi()};
        if (!(now == key_)) {
            key_ = now;
            apart_ = score_apart(game);
        }
        return apart_;
    }

private:
    struct Key {
        const Ruleset* rules = nullptr;
        std::array<int, 2> handed{};
        std::array<int, 2> penalties{};
        Color first_passer = Color::empty;
        Color button_taker = Color::empty;
        int handicap = 0;
        HalfPoints komi{};

        friend bool operator==(const Key&, const Key&) = default;
    };
    Key key_{};
    HalfPoints apart_{};
};

}  // namespace

double black_share(const Ruleset& rules, HalfPoints margin, int handicap, Size size) {
    const Color who = winner(margin, rules.tie.is, handicap);
    const double won = who == Color::black ? 1 : who == Color::white ? 0 : 0.5;
    const double part = 0.5 + 0.5 * std::tanh(static_cast<double>(margin.halves) / size.area());
    return (1 - by_margin) * won + by_margin * part;
}

double points_share(HalfPoints margin, double beyond) {
    return 0.5 + 0.5 * std::tanh((margin.halves / 2.0 - beyond) / close_points);
}

// The score of an empty board.
HalfPoints score_apart(const Game& game) {
    const Tally& tally = game.tally();
    Finish finish{Position(game.board().size())};
    finish.handed = tally.handed;
    finish.penalties = tally.penalties;
    finish.first_passer = tally.first_passer;
    finish.button_taker = tally.button_taker;
    finish.handicap = game.handicap();
    finish.komi = game.komi();
    if (game.rules().removal.is == Removal::by_control) finish.analysis = finish.position;
    return score(game.rules(), finish).margin();
}

LeafSource tactical_playouts(Size size, std::uint64_t seed) {
    return [playout = TacticalPlayout(size, seed), apart = Apart{}](const LeafQuestion& question) mutable {
        const Game& game = question.game;
        playout.run(game.board(), game.to_move());
        const HalfPoints margin = board_margin(game, playout.end()) + apart.of(game);
        return Leaf{black_share(game.rules(), margin, game.handicap(), game.board().size()),
                    margin,
                    {playout.first_played(Color::black), playout.first_played(Color::white)}};
    };
}

}  // namespace shinpan::bot
