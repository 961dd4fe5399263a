#include "analysis/ownership/estimate.hpp"

#include "analysis/ownership/borders.hpp"
#include "analysis/ownership/confidence.hpp"
#include "analysis/ownership/eye_reading.hpp"
#include "analysis/ownership/protection.hpp"
#include "analysis/ownership/small_eyes.hpp"
#include "analysis/playout/tactics.hpp"
#include "go/score/control.hpp"
#include "go/score/seki.hpp"
#include "go/score/unconditional.hpp"

#include <algorithm>

namespace shinpan::inline analysis {
namespace {

constexpr Color players[]{Color::black, Color::white};
constexpr double barely = 0.55;     // the share of guesses that stands for no more than an opinion
constexpr int most_in_eye = 7;      // points: a chain with two eyes, and these, take eight, in the corner
constexpr double read_share = 0.9;  // what a search says stands for so clear a guess
constexpr double doubtful_share = 0.62;      // for a chain to be right less often than nine times in ten
constexpr int sure_enough = 985;             // thousandths, of chains that a search takes to stand
constexpr std::size_t most_states = 20'000;  // in the search of one eye
constexpr double clear_share = 0.7;  // of the guesses, for a point or a chain to be clearly somebody's

// How often a player's points remained theirs, over a set, from 0 to 1: a point that is nobody's counts as
// kept.
double kept(const Ownership& owned, const PointSet& points, Color player) {
    const auto& lost = player == Color::black ? owned.white : owned.black;
    std::int64_t sum = 0;
    for (Point p : points) sum += lost[p.index];
    return 1 - static_cast<double>(sum) / (static_cast<double>(owned.playouts) * points.size());
}

class Estimator {
public:
    Estimator(const Position& position, const EstimateSettings& settings)
        : position_(position),
          settings_(settings),
          settled_(position),
          guesses_(settings.source({position, settings.playouts, settings.seed})) {}

    Estimate run() {
        for (Color player : players) judge_chains(player);
        spare_chains_within_reach();
        give_up_chains_in_eyes();
        if (settings_.playouts >= playouts_with_reading) read_eyes();
        judge_whole_board();
        judge_points();
        count();
        return e_;
    }

private:
    void judge_chains(Color player) {
        PointSet alive = unconditionally_alive(position_, player, SelfCapture::allowed);
        alive |= settings_.proven.alive;
        for_each_region(position_.points(player), position_.size(), [&](const PointSet& stones) {
            ChainEstimate chain{.stones = stones, .color = player};
            const double black_first = kept(guesses_[0], stones, player);
            const double white_first = kept(guesses_[1], stones, player);
            const double kept_share = (black_first + white_first) / 2;
            const Point one = *stones.begin();
            chain.proven = alive.contains(one) || settings_.proven.dead.contains(one);
            const bool is_lost = kept_share < 0.5 && std::max(black_first, white_first) < clear_share;
            chain.dead = chain.proven ? !alive.contains(one) : is_lost;
            chain.settled = chain.proven || (black_first < 0.5) == (white_first < 0.5);
            const double share = std::max(chain.dead ? 1 - kept_share : kept_share, 0.5);
            chain.confidence = chain.proven ? 1000 : chain_confidence(share);
            shares_.push_back(share);
            if (chain.dead) e_.dead |= stones;
            if (!chain.settled) e_.unsettled |= stones;
            e_.chains.push_back(chain);
        });
    }

    // The least clear chain decides.
    void judge_whole_board() {
        for (std::size_t i = 0; i < shares_.size(); ++i)
            if (!e_.chains[i].proven && shares_[i] < 1)
                e_.confidence = std::min(e_.confidence, board_confidence(shares_[i]));
    }

    // A chain that one play would join to living stones was left by both players as it is: it is unsettled,
    // not dead.
    void spare_chains_within_reach() {
        const Board board(position_);
        for (ChainEstimate& chain : e_.chains) {
            if (!chain.dead || chain.proven || !is_within_reach(board, chain)) continue;
            chain.dead = chain.settled = false;
            chain.confidence = chain_confidence(barely);
            e_.dead -= chain.stones;
            e_.unsettled |= chain.stones;
        }
    }

    // A chain that only its owner, moving first, would save, alone in an eye of chains that live whoever
    // moves first: it could not live but by taking one of these.
    void give_up_chains_in_eyes() {
        for (Color player : players) {
            PointSet others;  // that live whoever moves first
            for (const ChainEstimate& chain : e_.chains)
                if (chain.color != player && !chain.dead && chain.settled) others |= chain.stones;
            PointSet rest;
            for_each_point(position_.size(), [&](Point p) { rest.insert(p); });
            for_each_region(rest - others, position_.size(), [&](const PointSet& eye) {
                if (eye.size() <= most_in_eye) give_up_chain_in(eye, player);
            });
        }
    }

    void give_up_chain_in(const PointSet& eye, Color player) {
        ChainEstimate* lives_there = nullptr;
        for (ChainEstimate& chain : e_.chains) {
            if (chain.dead || !eye.contains(*chain.stones.begin())) continue;
            if (chain.settled || chain.color != player || lives_there != nullptr) return;
            lives_there = &chain;
        }
        if (lives_there == nullptr) return;
        lives_there->dead = true;
        lives_there->confidence = chain_confidence(barely);
        e_.dead |= lives_there->stones;
    }

    // What becomes of chains with a small eye alone is searched; where that does not tell, the guess stays
    // and is called doubtful.
    void read_eyes() {
        PointSet proven;
        PointSet standing;
        for (const ChainEstimate& chain : e_.chains) {
            if (chain.dead || !chain.settled) continue;
            if (chain.proven) proven |= chain.stones;
            if (chain.confidence >= sure_enough) standing |= chain.stones;
        }
        for (const SmallEye& eye : small_eyes(position_, proven, standing)) {
            const EyeReading found = read_eye(position_, eye, most_states);
            const PointSet within = eye.room - position_.points(Color::empty);
            if ((eye.around | within) == (found.alive | found.dead)) read_ |= eye.room | eye.dame;
            const bool may_be_seki = (found.alive & settings_.proven.dead).empty();
            if ((eye.around | within) == found.alive && !within.empty() && may_be_seki)
                e_.read_seki |= found.alive;
            for (std::size_t i = 0; i < e_.chains.size(); ++i)
                if ((eye.around | eye.room).contains(*e_.chains[i].stones.begin())) take_over(found, i);
        }
    }

    void take_over(const EyeReading& found, std::size_t at) {
        ChainEstimate& chain = e_.chains[at];
        if (chain.proven) return;
        const bool is_dead = found.dead.contains(*chain.stones.begin());
        if (is_dead || found.alive.contains(*chain.stones.begin())) {
            chain.dead = is_dead;
            chain.settled = true;
            shares_[at] = read_share;
            chain.confidence = chain_confidence(read_share);
            e_.unsettled -= chain.stones;
            if (is_dead)
                e_.dead |= chain.stones;
            else
                e_.dead -= chain.stones;
        } else {
            shares_[at] = std::min(shares_[at], doubtful_share);
            chain.confidence = std::min(chain.confidence, chain_confidence(doubtful_share));
        }
    }

    bool is_within_reach(const Board& board, const ChainEstimate& chain) const {
        for (Point p : liberties_up_to(board, *chain.stones.begin(), FewPoints::room)) {
            if (liberties_after(board, chain.color, p, 2).size() < 2) continue;
            for (Point n : neighbours(p))
                if (board.at(n) == chain.color && !e_.dead.contains(n) && !chain.stones.contains(n))
                    return true;
        }
        return false;
    }

    // A living stone's point is its owner's, and so is territory that they alone border; a point between
    // living stones of both is nobody's. Of others the guesses are asked.
    Color likely_owner(Point p, double mean) const {
        for (Color player : players)
            if (settings_.proven.owned[index_of(player)].contains(p)) return player;
        if (is_stone(settled_.at(p))) return settled_.at(p);
        for (Color player : players)
            if (enclosed_.of[index_of(player)].contains(p)) return player;
        if (touches(p, Color::black) && touches(p, Color::white)) return Color::empty;
        if (std::abs(mean) < 2 * clear_share - 1) return Color::empty;
        return mean > 0 ? Color::black : Color::white;
    }

    bool touches(Point p, Color player) const {
        for (Point n : neighbours(p))
            if (settled_.at(n) == player) return true;
        return false;
    }

    void judge_point(Point p) {
        const double mean = (guesses_[0].mean(p) + guesses_[1].mean(p)) / 2;
        const Color owner = likely_owner(p, mean);
        const bool is_read = read_.contains(p);
        const double share = is_read                 ? read_share
                             : owner == Color::empty ? 1 - std::abs(mean) / 2
                             : owner == Color::black ? (1 + mean) / 2
                                                     : (1 - mean) / 2;
        e_.point_confidence[p.index] = static_cast<std::int16_t>(point_confidence(share));
        if (owner == Color::empty)
            e_.neutral.insert(p);
        else
            e_.owned[index_of(owner)].insert(p);
        if (!is_read && std::abs(guesses_[0].mean(p) - guesses_[1].mean(p)) > 1) e_.unsettled.insert(p);
    }

    // The points of a chain that lives are as sure as the chain.
    void judge_points() {
        for (Point p : e_.dead) settled_.set(p, Color::empty);
        enclosed_ = territory(settled_);
        for_each_point(position_.size(), [&](Point p) { judge_point(p); });
        for (const ChainEstimate& chain : e_.chains)
            if (!chain.dead)
                for (Point p : chain.stones)
                    e_.point_confidence[p.index] = static_cast<std::int16_t>(chain.confidence);
    }

    void count() {
        e_.seki = stones_in_seki(settled_) | e_.read_seki;
        e_.protective = protective_plays(settled_, e_.seki);
        const PointSet no_territory = e_.protective | surroundings(e_.seki, position_.size());
        for (Color player : players)
            e_.territory[index_of(player)] = enclosed_.of[index_of(player)] - no_territory;
        e_.play_here = open_borders(settled_, e_.owned) | e_.unsettled;
        e_.play_here &= position_.points(Color::empty);
    }

    const Position& position_;
    const EstimateSettings& settings_;
    Position settled_;      // without the stones thought dead
    Territory enclosed_{};  // of settled_
    Guesses guesses_;
    PointSet read_{};               // the points in and beside eyes of which a search told all
    std::vector<double> shares_{};  // of each chain: of the guesses that say what is said of it
    Estimate e_;
};

}  // namespace

Finish as_estimated(Finish finish, const Estimate& e) {
    Position settled = finish.position;
    for (Point p : e.dead) {
        ++finish.prisoners[index_of(settled.at(p))];
        settled.set(p, Color::empty);
    }
    finish.position = with_borders_closed(settled, e.owned);
    finish.dead = {};
    finish.seki = stones_in_seki(finish.position) | e.read_seki;
    const Territory t = territory(finish.position);
    const PointSet needed = protective_plays(finish.position, *finish.seki);
    const PointSet no_territory = needed | surroundings(*finish.seki, finish.position.size());
    finish.agreed_territory = std::array{t.of[0] - no_territory, t.of[1] - no_territory};
    return finish;
}

Estimate estimate(const Position& position, const EstimateSettings& settings) {
    return Estimator(position, settings).run();
}

}  // namespace shinpan::analysis
