#include "analysis/confirm/trial.hpp"

#include <algorithm>
#include <optional>

namespace shinpan::inline analysis {

namespace {

constexpr std::size_t most_threats = 12;  // moves of a line that shows threats only

}  // namespace

using Cells = Contest::Cells;
using State = Contest::State;

Trial::Trial(const Position& position, const PointSet& contested, const PointSet& stakes, Point stone,
             KoPass ko_pass, std::size_t most_states)
    : contest_(position, contested, stakes, ko_pass),
      owner_(position.at(stone)),
      slot_(index_of(owner_)),
      start_(contest_.start(other(owner_))),
      chain_(contest_.chain(start_, contest_.cell(stone))),
      where_new_(chain_ | contest_.opposing_beside(start_, chain_)),
      most_states_(most_states) {}

// Is the chain taken, or the trial won by its attacker?
bool Trial::is_taken(const State& s) const {
    return (s.stones[slot_] & chain_) != chain_ || s.taker == other(owner_);
}

Trial::Finding Trial::finding() const {
    const Color attacker = other(owner_);
    const auto ends = [&](const State& s) { return is_taken(s); };
    const PlayGraph before(contest_, {start_}, ends, most_states_);
    if (!before.complete()) return {};
    const Index start = start_in(before);
    const Marks taken = before.where(ends);
    const Marks takeable = before.forced(attacker, taken);
    if (!takeable[start]) return {Confirmed::uncapturable, threats(before, takeable)};

    const Marks nothing(before.size(), 0);
    std::vector<State> captures;
    for (const State& s : before.states())
        if (is_taken(s)) captures.push_back(s);
    const PlayGraph after(
        contest_, captures, [](const State&) { return false; }, most_states_);
    Finding found{.status = Confirmed::capturable};
    if (!after.complete()) {
        follow(before, start, attacker, taken, nothing, found.line);
        return found;
    }
    const Marks saved = new_stone_lives(after);
    const Marks reborn = after.forced(owner_, saved);
    const Marks lost = before.where([&](const State& s) { return is_taken(s) && !reborn[after.index(s)]; });
    const Marks losing = before.forced(attacker, lost);
    found.status = losing[start] ? Confirmed::dead : Confirmed::new_stone;
    const bool is_dead = found.status == Confirmed::dead;
    const Index capture =
        follow(before, start, attacker, is_dead ? lost : taken, is_dead ? nothing : losing, found.line);
    const State captured = before.state(capture);
    if (!is_dead) follow(after, after.index(captured), owner_, saved, Marks(after.size(), 0), found.line);
    return found;
}

// Where the owner has a new stone that cannot be taken, or has won the trial.
Trial::Marks Trial::new_stone_lives(const PlayGraph& after) const {
    auto lives = after.where([&](const State& s) { return s.taker == owner_; });
    for (Cells left = where_new_; left != 0; left &= left - 1) {
        const Cells here = left & -left;
        const auto is_gone = [&](const State& s) {
            return s.taker != owner_ && (s.taker != Color::empty || (s.stones[slot_] & here) == 0);
        };
        const auto capturable = after.forced(other(owner_), after.where(is_gone));
        for (std::size_t i = 0; i < lives.size(); ++i)
            if (!capturable[i]) lives[i] = 1;
    }
    return lives;
}

HypotheticalMove Trial::move(const State& before, const State& after) const {
    const auto opposing = index_of(other(before.to_move));
    return {.by = before.to_move,
            .at = contest_.played(before, after),
            .takes = contest_.points(before.stones[opposing] & ~after.stones[opposing])};
}

// Adds the play by which the player comes to the goal as fast as they can, while the other holds out as long
// as they can without coming to what they shun. Returns where it ends.
Trial::Index Trial::follow(const PlayGraph& graph, Index from, Color player, const Marks& goal,
                           const Marks& shunned, Line& line) const {
    const PlayGraph::Ranks ranks = graph.ranks(player, goal);
    Index at = from;
    while (!goal[at]) {
        const bool own = graph.state(at).to_move == player;
        std::optional<Index> best;
        for (Index next : graph.after(at)) {
            if (ranks[next] == PlayGraph::never_forced || (!own && shunned[next])) continue;
            if (!best || (own ? ranks[next] < ranks[*best] : ranks[next] > ranks[*best])) best = next;
        }
        if (!best) break;
        line.push_back(move(graph.state(at), graph.state(*best)));
        at = *best;
    }
    return at;
}

// The attacker threatens, the owner answers, until no threat is left that has not been seen, or for a while.
Trial::Line Trial::threats(const PlayGraph& graph, const Marks& lost) const {
    const auto answers_of = [&](Index to) {  // those that keep the chain
        std::vector<Index> kept;
        for (Index next : graph.after(to))
            if (!lost[next]) kept.push_back(next);
        return kept;
    };
    const auto is_pass = [&](Index from, Index to) {
        return contest_.played(graph.state(from), graph.state(to)) == no_point;
    };
    Line line;
    std::vector<Index> seen{start_in(graph)};
    for (Index at = seen.front();;) {
        std::optional<Index> threat;
        std::optional<Index> answer;
        for (Index next : graph.after(at)) {
            if (is_pass(at, next) || std::find(seen.begin(), seen.end(), next) != seen.end()) continue;
            const std::vector<Index> kept = answers_of(next);
            const bool may_pass =
                std::any_of(kept.begin(), kept.end(), [&](Index to) { return is_pass(next, to); });
            if (kept.empty() || may_pass) continue;
            threat = next;
            answer = kept.front();
            break;
        }
        if (!threat || line.size() >= most_threats) return line;
        line.push_back(move(graph.state(at), graph.state(*threat)));
        line.push_back(move(graph.state(*threat), graph.state(*answer)));
        seen.push_back(*threat);
        seen.push_back(*answer);
        at = *answer;
    }
}

}  // namespace shinpan::analysis
