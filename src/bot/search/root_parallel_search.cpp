#include "bot/search/root_parallel_search.hpp"

#include <algorithm>
#include <functional>
#include <utility>

namespace shinpan::inline bot {
namespace {

constexpr std::uint64_t seeds_apart = 0x9e3779b97f4a7c15;

// Playouts of each tree from one look to the next. Several trees stop for it and start again.
constexpr int looked_at_every = 16;
constexpr int many_looked_at_every = 128;

void add(CandidateStats& sum, const CandidateStats& more) {
    const int visits = sum.visits + more.visits;
    if (visits == 0) return;
    const double part = static_cast<double>(more.visits) / visits;
    sum = {sum.at, visits, sum.share + part * (more.share - sum.share),
           sum.ahead + part * (more.ahead - sum.ahead)};
}

}  // namespace

void RootParallelSearch::search(const Game& game, const std::vector<Point>& moves, const SearchTask& task) {
    std::vector<Search> trees;
    std::uint64_t seed = task.settings.seed;
    for (std::size_t i = 0; i < static_cast<std::size_t>(task.settings.trees); ++i) {
        SearchTask own = task;
        if (!own.settings.leaves) own.settings.leaves = tactical_playouts(game.board().size(), seed);
        seed += seeds_apart;
        if (i < trees_.size() && trees_[i].follow(game, moves, own))
            trees.push_back(std::move(trees_[i]));
        else
            trees.emplace_back(game, moves, own);
    }
    trees_ = std::move(trees);
    if (!task.watch) return run(task, task.settings.playouts);
    const int step = trees_.size() == 1 ? looked_at_every : many_looked_at_every;
    for (int until = step; !has_ended(); until += step) {
        run(task, until);
        task.watch(*this);
    }
}

// All trees, each until it had so many playouts.
void RootParallelSearch::run(const SearchTask& task, int until) {
    std::vector<std::function<void()>> runs;
    for (Search& tree : trees_) runs.push_back([&tree, until] { tree.run(until); });
    if (task.environment.run_all && runs.size() > 1) {
        task.environment.run_all(runs);
    } else {
        for (const auto& run : runs) run();
    }
}

std::vector<CandidateStats> RootParallelSearch::tried() const {
    std::vector<CandidateStats> sum;
    for (const Search& tree : trees_) {
        const std::vector<CandidateStats> found = tree.tried();
        if (sum.empty())
            sum = found;
        else
            for (std::size_t i = 0; i < sum.size(); ++i) add(sum[i], found[i]);
    }
    return sum;
}

bool RootParallelSearch::has_ended() const {
    return std::all_of(trees_.begin(), trees_.end(), [](const Search& tree) { return tree.has_ended(); });
}

std::vector<CandidateStats> RootParallelSearch::line(Point first) const {
    std::vector<CandidateStats> best;
    CandidateStats sum{.at = first};
    for (const Search& tree : trees_) {
        std::vector<CandidateStats> found = tree.line(first);
        if (found.empty()) continue;
        add(sum, found.front());
        if (best.empty() || found.front().visits > best.front().visits) best = std::move(found);
    }
    if (!best.empty()) best.front() = sum;
    return best;
}

std::vector<std::vector<CandidateStats>> RootParallelSearch::lines(std::size_t most) const {
    std::vector<CandidateStats> all = tried();
    std::erase_if(all, [](const CandidateStats& move) { return move.visits == 0; });
    std::stable_sort(all.begin(), all.end(),
                     [](const CandidateStats& a, const CandidateStats& b) { return a.visits > b.visits; });
    all.resize(std::min(all.size(), most));
    std::vector<std::vector<CandidateStats>> found;
    for (const CandidateStats& move : all) found.push_back(line(move.at));
    return found;
}

int RootParallelSearch::playouts() const {
    int sum = 0;
    for (const Search& tree : trees_) sum += tree.playouts();
    return sum;
}

int RootParallelSearch::visits() const {
    int sum = 0;
    for (const CandidateStats& move : tried()) sum += move.visits;
    return sum;
}

}  // namespace shinpan::bot
