#include "bot/search/search.hpp"

#include "analysis/playout/playout.hpp"
#include "bot/features/policy.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace shinpan::inline bot {
namespace {

constexpr float expand_at = 4;           // visits
constexpr int time_is_asked_every = 16;  // playouts
constexpr int few_playouts = 32;         // too few to say how long others take, enough for a forced move

// Visits at which own results weigh as much as those of RAVE.
constexpr float rave_equivalence(Size size) { return is_small(size) ? 3500 : 1000; }

// Has play stopped, so that what follows is no part of the game's own moves?
bool is_stopped(const Game& game) {
    switch (game.stage().phase) {
        case Phase::play:
        case Phase::settle: return false;
        case Phase::stopped:
        case Phase::analysis:
        case Phase::analysis_stopped:
        case Phase::over: return true;
    }
    return true;
}

// Is what is found under these settings of no use to another search, and the other way round?
bool stands_alone(const BotSettings& settings) {
    return !settings.confined.empty() || settings.points_beyond;
}

}  // namespace

std::vector<Point> sensible_moves(const Game& game, Color by) {
    std::vector<Point> moves;
    for (Point p : game.board().position().points(Color::empty))
        if (!is_own_eye(game.board(), by, p) && !game.refuses_play(by, p)) moves.push_back(p);
    return moves;
}

bool is_tried(const std::vector<MoveRestriction>& all, Color by, Point at, int moves_made) {
    bool is_kept_to = false;
    bool is_named = false;
    for (const MoveRestriction& some : all) {
        if (some.by != by || moves_made >= some.moves) continue;
        const bool is_one = at == no_point ? some.pass : some.points.contains(at);
        if (!some.only && is_one) return false;
        is_kept_to = is_kept_to || some.only;
        is_named = is_named || (some.only && is_one);
    }
    return is_named || !is_kept_to;
}

Search::Search(const Game& game, const std::vector<Point>& moves, const SearchTask& task)
    : root_(game), task_(task), began_at_(task.time.used()) {
    nodes_.push_back({});
    expand(0, game, moves);
}

// The node of the game's position, if its events begin with those of the root and go on in the tree.
std::optional<Search::Index> Search::node_of(const Game& game) const {
    const auto& before = root_.events();
    const auto& now = game.events();
    const bool is_same = &game.rules() == &root_.rules() && game.board().size() == root_.board().size() &&
                         game.komi() == root_.komi() && now.size() >= before.size() &&
                         std::equal(before.begin(), before.end(), now.begin());
    if (!is_same) return {};
    Index at = 0;
    for (std::size_t i = before.size(); i < now.size(); ++i) {
        if (now[i].kind != EventKind::play && now[i].kind != EventKind::pass) return {};
        const Point to = now[i].kind == EventKind::play ? now[i].at : no_point;
        const Node& parent = nodes_[at];
        const auto first = nodes_.begin() + parent.first;
        const auto last = first + parent.children;
        const auto child = std::find_if(first, last, [&](const Node& node) { return node.at == to; });
        if (child == last) return {};
        at = static_cast<Index>(child - nodes_.begin());
    }
    return at;
}

// That node becomes the root; what does not follow from it is forgotten.
void Search::keep_only(Index from) {
    std::vector<Node> kept{nodes_[from]};
    for (std::size_t i = 0; i < kept.size(); ++i) {
        const auto first = nodes_.begin() + kept[i].first;
        kept[i].first = static_cast<Index>(kept.size());
        kept.insert(kept.end(), first, first + kept[i].children);
    }
    nodes_ = std::move(kept);
}

bool Search::follow(const Game& game, const std::vector<Point>& moves, const SearchTask& task) {
    const bool stood_alone = stands_alone(task_.settings);
    task_ = task;
    if (stood_alone || stands_alone(task.settings)) return false;
    const auto from = node_of(game);
    if (!from || !nodes_[*from].is_expanded) return false;
    keep_only(*from);
    const std::vector<Node> known(nodes_.begin() + 1, nodes_.begin() + 1 + nodes_[0].children);
    root_ = game;
    playouts_ = 0;
    began_at_ = task.time.used();
    has_ended_ = false;
    expand(0, game, moves);
    for (Index i = nodes_[0].first; i < nodes_.size(); ++i)
        for (const Node& node : known)
            if (node.at == nodes_[i].at) nodes_[i] = node;
    return true;
}

void Search::run(int until) {
    while (!has_ended_ && playouts_ < until) {
        const bool asks = playouts_ % time_is_asked_every == 0;
        const bool is_up = asks && playouts_ > 0 && task_.has_to_stop();
        has_ended_ = playouts_ >= task_.settings.playouts || is_up || (asks && is_decided());
        if (has_ended_) break;
        simulate();
        ++playouts_;
    }
    has_ended_ = has_ended_ || playouts_ >= task_.settings.playouts;
}

// How many playouts may still come: what was asked for, or what the time that is left is good for.
double Search::playouts_left() const {
    const double asked_for = task_.settings.playouts - playouts_;
    if (!task_.time.is_limited() || playouts_ < few_playouts) return asked_for;
    const double used = task_.time.used() - began_at_;
    if (used <= 0) return asked_for;
    return std::min(asked_for, playouts_ * (1 - began_at_ - used) / used);
}

// The most visited move stays so whatever the playouts that are left bring.
bool Search::is_decided() const {
    const Node& root = nodes_[0];
    if (root.children < 2) return root.children == 1 && playouts_ >= few_playouts && !task_.watch;
    double best = 0, second = 0;
    for (Index i = root.first; i < root.first + root.children; ++i) {
        const double visits = nodes_[i].visits;
        if (visits > best)
            second = std::exchange(best, visits);
        else
            second = std::max(second, visits);
    }
    return best - second > playouts_left();
}

CandidateStats Search::found(Index of) const {
    const Node& node = nodes_[of];
    const float visits = std::max(1.0f, node.visits);
    return {node.at, static_cast<int>(node.visits), node.wins / visits, node.ahead / visits};
}

std::vector<CandidateStats> Search::tried() const {
    std::vector<CandidateStats> all;
    const Node& root = nodes_[0];
    for (Index i = root.first; i < root.first + root.children; ++i) all.push_back(found(i));
    return all;
}

std::vector<CandidateStats> Search::line(Point first) const {
    std::vector<CandidateStats> moves;
    const auto child_of = [&](const Node& parent, const auto& is_better) {
        Index best = parent.first;
        for (Index i = parent.first; i < parent.first + parent.children; ++i)
            if (is_better(nodes_[i], nodes_[best])) best = i;
        return best;
    };
    const auto more_visited = [](const Node& a, const Node& b) { return a.visits > b.visits; };
    Index at = child_of(nodes_[0], [&](const Node& a, const Node&) { return a.at == first; });
    while (nodes_[at].visits > 0) {
        moves.push_back(found(at));
        if (nodes_[at].children == 0) break;
        at = child_of(nodes_[at], more_visited);
    }
    return moves;
}

void Search::simulate() {
    Game game = root_;
    path_.clear();
    Index at = 0;
    while (true) {
        path_.push_back({at, game.to_move()});
        if (game.is_over() || (at != 0 && is_stopped(game))) break;
        if (!nodes_[at].is_expanded) {
            if (nodes_[at].visits < expand_at || nodes_.size() >= task_.settings.most_nodes) break;
            std::vector<Point> moves = sensible_moves(game, game.to_move());
            moves.push_back(no_point);
            if (!task_.settings.confined.empty()) {
                const auto made = static_cast<int>(path_.size()) - 1;
                std::erase_if(moves, [&](Point p) {
                    return !is_tried(task_.settings.confined, game.to_move(), p, made);
                });
                if (moves.empty()) moves.push_back(no_point);
            }
            expand(at, game, moves);
        }
        if (nodes_[at].children == 0) break;
        const Color by = game.to_move();
        at = best_child(nodes_[at]);
        const Point to = nodes_[at].at;
        if (!game.apply(to == no_point ? pass_or_button(game, by) : play(by, to))) break;
    }
    learn(value(game));
}

Leaf Search::value(const Game& game) {
    Leaf leaf;
    if (!game.is_over()) {
        leaf = task_.settings.leaves({game});
    } else {
        if (game.outcome().how != Ended::scored) return leaf;
        leaf.margin = score(game.rules(), game.finish()).margin();
        leaf.black = black_share(game.rules(), leaf.margin, game.handicap(), game.board().size());
    }
    if (task_.settings.points_beyond) leaf.black = points_share(leaf.margin, *task_.settings.points_beyond);
    return leaf;
}

void Search::expand(Index at, const Game& game, const std::vector<Point>& moves) {
    std::vector<Candidate> candidates;
    for (Point p : moves) candidates.push_back({p});
    task_.settings.priors({game, game.to_move(), task_.settings.insight}, candidates);
    const auto first = static_cast<Index>(nodes_.size());
    for (const Candidate& move : candidates)
        nodes_.push_back({.at = move.at,
                          .prior_visits = static_cast<float>(move.visits),
                          .prior_wins = static_cast<float>(move.wins),
                          .bonus = static_cast<float>(move.bonus),
                          .from = static_cast<float>(move.from)});
    Node& node = nodes_[at];
    node.first = first;
    node.children = static_cast<std::uint16_t>(candidates.size());
    node.is_expanded = true;
}

Search::Index Search::best_child(const Node& parent) const {
    Index best = parent.first;
    float most = -1;
    const float root_of_visits = std::sqrt(1 + parent.visits);
    const float equivalence = rave_equivalence(root_.board().size());
    for (Index i = parent.first; i < parent.first + parent.children; ++i) {
        const Node& child = nodes_[i];
        if (child.from > parent.visits) continue;
        const float visits = child.visits + child.prior_visits;
        const float rave = child.rave_visits;
        const float weight = rave / (rave + visits + rave * visits / equivalence);
        const float own = (child.wins + child.prior_wins) / visits;
        const float worth = rave > 0 ? own + weight * (child.rave_wins / rave - own) : own;
        const float here = worth + child.bonus * root_of_visits / (1 + child.visits);
        if (here > most) most = here, best = i;
    }
    return best;
}

// From the leaf to the root: what was played in the tree counts as played, and by whom first.
void Search::learn(Leaf leaf) {
    const float ahead = static_cast<float>(leaf.margin.halves) / 2;
    for (std::size_t i = path_.size(); i-- > 0;) {
        Node& node = nodes_[path_[i].node];
        const Color by = path_[i].by;
        const auto share = static_cast<float>(by == Color::black ? leaf.black : 1 - leaf.black);  // of `by`
        auto& own = leaf.played[index_of(by)];
        if (i + 1 < path_.size()) {
            const Point next = nodes_[path_[i + 1].node].at;
            leaf.played[index_of(other(by))].erase(next);
            own.insert(next);
            nodes_[path_[i + 1].node].wins += share;
            nodes_[path_[i + 1].node].ahead += by == Color::black ? ahead : -ahead;
        }
        node.visits += 1;
        for (Index c = node.first; c < node.first + node.children; ++c) {
            Node& child = nodes_[c];
            if (child.at == no_point || !own.contains(child.at)) continue;
            child.rave_visits += 1;
            child.rave_wins += share;
        }
    }
}

}  // namespace shinpan::bot
