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
    trees_.resize(static_cast<std::size_t>(settings.trees));
    std::vector<std::function<void()>> runs;
    std::uint64_t seed = settings.seed;
    for (std::unique_ptr<Search>& tree : trees_) {
        BotSettings own = settings;
        if (!own.leaves) own.leaves = tactical_playouts(game.board().size(), seed);
        seed += seeds_apart;
        if (!tree || !tree->follow(game, moves, own)) tree = std::make_unique<Search>(game, moves, own);
        runs.push_back([&tree] { tree->run(); });
    }
    if (settings.run_all && runs.size() > 1) {
        settings.run_all(runs);
    } else {
        for (const auto& run : runs) run();
    }
}

std::vector<Tried> Forest::tried() const {
    std::vector<Tried> sum;
    for (const auto& tree : trees_) {
        const std::vector<Tried> found = tree->tried();
        if (sum.empty()) sum = found;
        else
            for (std::size_t i = 0; i < sum.size(); ++i) add(sum[i], found[i]);
    }
    return sum;
}

int Forest::playouts() const {
    int sum = 0;
    for (const auto& tree : trees_) sum += tree->playouts();
    return sum;
}

}  // namespace shinpan
