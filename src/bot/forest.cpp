#include "bot/forest.hpp"

#include <functional>
#include <utility>

namespace shinpan {
namespace {

constexpr std::uint64_t seeds_apart = 0x9e3779b97f4a7c15;

void add(Tried& sum, const Tried& more) {
    const int visits = sum.visits + more.visits;
    if (visits == 0) return;
    const double part = static_cast<double>(more.visits) / visits;
    sum = {sum.at, visits, sum.share + part * (more.share - sum.share),
           sum.ahead + part * (more.ahead - sum.ahead)};
}

}  // namespace

void Forest::search(const Game& game, const std::vector<Point>& moves, const BotSettings& settings) {
    std::vector<Search> trees;
    std::uint64_t seed = settings.seed;
    for (std::size_t i = 0; i < static_cast<std::size_t>(settings.trees); ++i) {
        BotSettings own = settings;
        if (!own.leaves) own.leaves = tactical_playouts(game.board().size(), seed);
        seed += seeds_apart;
        if (i < trees_.size() && trees_[i].follow(game, moves, own)) trees.push_back(std::move(trees_[i]));
        else trees.emplace_back(game, moves, own);
    }
    trees_ = std::move(trees);
    std::vector<std::function<void()>> runs;
    for (Search& tree : trees_) runs.push_back([&tree] { tree.run(); });
    if (settings.run_all && runs.size() > 1) {
        settings.run_all(runs);
    } else {
        for (const auto& run : runs) run();
    }
}

std::vector<Tried> Forest::tried() const {
    std::vector<Tried> sum;
    for (const Search& tree : trees_) {
        const std::vector<Tried> found = tree.tried();
        if (sum.empty()) sum = found;
        else
            for (std::size_t i = 0; i < sum.size(); ++i) add(sum[i], found[i]);
    }
    return sum;
}

int Forest::playouts() const {
    int sum = 0;
    for (const Search& tree : trees_) sum += tree.playouts();
    return sum;
}

}  // namespace shinpan
