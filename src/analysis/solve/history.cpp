#include "analysis/solve/history.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace shinpan::inline analysis::solving {
namespace {

constexpr std::size_t least_table = std::size_t{1} << 14;
constexpr std::size_t greatest_table = std::size_t{1} << 22;
constexpr std::size_t growing_table = std::size_t{1} << 19;
constexpr std::uint64_t nodes_between_questions = 4096;
constexpr int most_depth = 4000;  // of a line: each move of it is a call deeper

std::size_t table_size(const BoardGraph& graph) {
    if (graph.grows()) return growing_table;
    return std::clamp(std::bit_ceil(std::size_t{256} * graph.size()), least_table, greatest_table);
}

void unite(std::vector<std::uint32_t>& set, const std::vector<std::uint32_t>& more) {
    set.insert(set.end(), more.begin(), more.end());
}

void make_set(std::vector<std::uint32_t>& values) {
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    values.shrink_to_fit();
}

}  // namespace

HistorySearch::HistorySearch(const HistoryGame& game, const Settled& settled, Question question,
                             Proofs::Reuse reuse)
    : game_(game), settled_(settled), question_(question), proofs_(reuse), table_(table_size(game.graph)) {}

// Makes the line's moves, with all that the search remembers of a line; its last move.
HistorySearch::Child HistorySearch::follow(std::span<const int> line) {
    history_ = {};
    std::fill(on_line_.begin(), on_line_.end(), 0);
    Child now{.state = {0, game_.stages.start()}};
    if (game_.graph.stones(0) != BitStones{})
        history_.add(game_.keys.at_diagram(0, mover(now.state)));
    else if (const auto key = game_.keys.at_start(0, mover(now.state)))
        history_.add(*key);
    for (const int move : line) {
        assert(!now.over);
        const auto plays = game_.graph.plays(now.state.node, mover(now.state));
        const auto play =
            std::find_if(plays.begin(), plays.end(), [&](const auto& edge) { return edge.bit == move; });
        on_line(now.state) = history_.size() + 1;
        now = child(now.state, move == pass ? nullptr : &*play);
        enter(now);
    }
    return now;
}

HistorySearch::Answer HistorySearch::answer(std::span<const int> line, const Budget& budget) {
    Child last = follow(line);
    budget_ = budget;
    nodes_at_start_ = nodes_;
    stopped_ = false;
    if (!last.over) evaluate(last);
    if (last.numbers.solved == Proofs::none) last.numbers = search(last.state, infinite, infinite);
    if (last.numbers.solved == Proofs::none) return Answer::unknown;
    return last.numbers.proof == 0 ? Answer::yes : Answer::no;
}

std::vector<int> HistorySearch::moves(std::span<const int> line) {
    const Child last = follow(line);
    std::vector<int> moves;
    for (const Child& child : expand(last.state).children)
        if (child.play != nullptr) moves.push_back(child.play->bit);
    moves.push_back(pass);
    return moves;
}

std::uint64_t HistorySearch::hash(State state) const {
    return (id(state) + std::uint64_t{1}) * 0x9E3779B97F4A7C15 ^ std::rotl(history_.hash(), 17);
}

void HistorySearch::enter(Child& child) { child.adds = child.has_key && history_.add(child.key); }

void HistorySearch::leave(const Child& child) {
    if (child.adds) history_.remove(child.key);
}

HistorySearch::Child HistorySearch::child(State at, const BoardGraph::Edge* play) const {
    Child made{.play = play};
    if (play != nullptr) {
        made.state = {play->to, game_.stages.after_play(at.stage)};
        made.has_key = true;
        made.key = game_.keys.after_play(play->to, mover(at));
        return made;
    }
    const Stages::Next& next = game_.stages.after_pass(at.stage);
    made.state = {at.node, next.stage};
    made.over = next.over;
    if (made.over) {
        const bool reaches = game_.graph.score(at.node) + next.extra.halves >= question_.at_least;
        made.numbers = decided(reaches, reaches ? Proofs::at_once_yes : Proofs::at_once_no);
    } else if (const auto key = game_.keys.after_pass(at.node, mover(at))) {
        made.has_key = true;
        made.key = *key;
    }
    return made;
}

HistorySearch::Expanded HistorySearch::expand(State at) const {
    Expanded made;
    made.children.push_back(child(at, nullptr));
    for (const BoardGraph::Edge& play : game_.graph.plays(at.node, mover(at))) {
        Child next = child(at, &play);
        const bool is_forbidden = game_.keys.binds(play) && history_.has(next.key);
        if (is_forbidden)
            made.forbidden.push_back(next.key);
        else
            made.children.push_back(next);
    }
    return made;
}

// What is known of a state at once. Precondition: the history holds what led to it; it is no end.
void HistorySearch::evaluate(Child& child) {
    const State at = child.state;
    const bool endless = game_.keys.may_be_endless();
    const bool black_may_wait = !endless || question_.endless_favours == Color::black;
    const bool white_may_wait = !endless || question_.endless_favours == Color::white;
    const auto is_kept_by_black = [&] {
        const int low = settled_.low(at.node) + game_.stages.least_extra(at.stage).halves;
        return low >= question_.at_least;
    };
    const auto is_kept_by_white = [&] {
        const int high = settled_.high(at.node) + game_.stages.greatest_extra(at.stage).halves;
        return high < question_.at_least;
    };
    if (black_may_wait && is_kept_by_black()) {
        child.numbers = decided(true, Proofs::at_once_yes);
        return;
    }
    if (white_may_wait && is_kept_by_white()) {
        child.numbers = decided(false, Proofs::at_once_no);
        return;
    }
    if (endless && on_line(at) == history_.size() + 1) {
        const bool reaches = question_.endless_favours == Color::black;
        const Proofs::Id loop = proofs_.add({.reaches = reaches, .state = id(at), .loops = {id(at)}});
        child.numbers = decided(reaches, loop);
        return;
    }
    const TableEntry& entry = slot(hash(at));
    if (entry.hash == hash(at)) {
        child.numbers = entry.numbers;
        const Proofs::Id solved = entry.numbers.solved;
        if (solved != Proofs::none && proofs_.holds(solved, id(at), history_)) return;
        if (solved != Proofs::none) child.numbers = {};
    }
    const Proofs::Id found = proofs_.find(id(at), history_);
    if (found != Proofs::none) child.numbers = decided(proofs_[found].reaches, found);
}

// The numbers of a state by those of its children: the mover needs one of them, the opponent all.
HistorySearch::Numbers HistorySearch::sum_up(State at, const Expanded& expanded, std::size_t& best,
                                             Number& second) const {
    const bool black = mover(at) == Color::black;
    Number least = infinite + 1;
    std::uint64_t sum = 0;
    second = infinite;
    for (std::size_t i = 0; i < expanded.children.size(); ++i) {
        const Numbers& of = expanded.children[i].numbers;
        const Number needed = black ? of.proof : of.disproof;
        sum += black ? of.disproof : of.proof;
        if (needed < least) {
            second = std::min(least, infinite);
            least = needed;
            best = i;
        } else {
            second = std::min(second, needed);
        }
    }
    const bool lost = least >= infinite;
    const auto all = static_cast<Number>(std::min<std::uint64_t>(sum, infinite - 1));
    const Number some = lost ? infinite : least;
    const Number against = least == 0 ? infinite : lost ? 0 : all;
    return black ? Numbers{some, against, Proofs::none} : Numbers{against, some, Proofs::none};
}

// The result of a state whose children decide it. See analysis/solve/proofs.hpp.
Proof HistorySearch::prove(State at, const Expanded& expanded, std::size_t best, bool reaches) const {
    Proof made{.reaches = reaches, .state = id(at)};
    const auto take_over = [&](const Child& child) {
        const Proof& of = proofs_[child.numbers.solved];
        unite(made.avoids, of.avoids);
        unite(made.loops, of.loops);
        for (const Proof::Key key : of.needs)
            if (!child.has_key || key != child.key) made.needs.push_back(key);
    };
    const bool mover_wins = (mover(at) == Color::black) == reaches;
    if (mover_wins) {
        const Child& child = expanded.children[best];
        take_over(child);
        if (child.play != nullptr && game_.keys.binds(*child.play)) made.avoids.push_back(child.key);
    } else {
        for (const Child& child : expanded.children) take_over(child);
        unite(made.needs, expanded.forbidden);
    }
    if (const auto always = game_.keys.always_at(at.node, mover(at))) std::erase(made.needs, *always);
    std::erase(made.loops, id(at));
    make_set(made.avoids);
    make_set(made.needs);
    make_set(made.loops);
    return made;
}

bool HistorySearch::out_of_budget() {
    const std::uint64_t nodes = nodes_ - nodes_at_start_;
    const bool ask = budget_.go_on && nodes % nodes_between_questions == 0;
    stopped_ = stopped_ || nodes > budget_.nodes || proofs_.bytes() > budget_.bytes || depth_ > most_depth ||
               (ask && !budget_.go_on(nodes));
    return stopped_;
}

HistorySearch::Numbers HistorySearch::search(State at, Number most_proof, Number most_disproof) {
    ++nodes_;
    if (out_of_budget()) return {};
    const int before = on_line(at);
    on_line(at) = history_.size() + 1;
    ++depth_;
    const Numbers numbers = search_children(at, most_proof, most_disproof);
    --depth_;
    on_line(at) = before;
    const bool for_this_line = numbers.solved != Proofs::none && !proofs_[numbers.solved].loops.empty();
    if (!for_this_line) slot(hash(at)) = {hash(at), numbers};
    return numbers;
}

HistorySearch::Numbers HistorySearch::search_children(State at, Number most_proof, Number most_disproof) {
    Expanded expanded = expand(at);
    for (Child& child : expanded.children) {
        if (child.over) continue;
        enter(child);
        evaluate(child);
        leave(child);
    }
    while (true) {
        std::size_t best = 0;
        Number second = infinite;
        Numbers now = sum_up(at, expanded, best, second);
        if (now.proof == 0 || now.disproof == 0) {
            now.solved = proofs_.add(prove(at, expanded, best, now.proof == 0));
            return now;
        }
        if (now.proof >= most_proof || now.disproof >= most_disproof || stopped_) return now;
        Child& next = expanded.children[best];
        const Number beyond = second >= infinite ? infinite : second + second / 4 + 1;
        const auto rest = [](Number most, Number sum, Number own) {
            return most >= infinite ? infinite : most - sum + own;
        };
        enter(next);
        if (mover(at) == Color::black)
            next.numbers = search(next.state, std::min(most_proof, beyond),
                                  rest(most_disproof, now.disproof, next.numbers.disproof));
        else
            next.numbers = search(next.state, rest(most_proof, now.proof, next.numbers.proof),
                                  std::min(most_disproof, beyond));
        leave(next);
    }
}

}  // namespace shinpan::analysis::solving
