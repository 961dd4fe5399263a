#include "bench/misses.hpp"

#include "analysis/ownership/hypothesis.hpp"
#include "referee/proof/agreed.hpp"
#include "referee/proof/standing.hpp"

namespace shinpan::bench {
namespace {

constexpr long judging_nodes = 1'000'000;  // for each attempt

std::string chain_name(const ChainEstimate& chain, Size size) {
    return std::string(1, letter(chain.color)) + name(*chain.stones.begin(), size);
}

bool is_called_otherwise(const PointSet& dead, const ChainEstimate& chain) {
    return chain.dead != dead.contains(*chain.stones.begin());
}

bool gives_up_all(const FinishedGame& game) {
    for (Color player : {Color::black, Color::white})
        if ((game.finish.position.points(player) - game.dead).empty()) return true;
    return false;
}

}  // namespace

Contradicted proven_against(const Position& position, const PointSet& dead, const Estimate& e) {
    const ProveOptions work{.nodes = judging_nodes};
    const auto sections = prove_both(position, {}, hypothesis(position, e), work);
    std::string found;
    bool all = true;
    for (const ChainEstimate& chain : e.chains) {
        if (!is_called_otherwise(dead, chain)) continue;
        const Point stone = *chain.stones.begin();
        const Section& owner = sections[index_of(chain.color)];
        const Section& opponent = sections[index_of(other(chain.color))];
        const ChainFate called = chain.dead ? ChainFate::dead : ChainFate::lives;
        const bool shown = (chain.dead ? opponent.held : owner.safe).contains(stone) ||
                           standing_of(agreed_beside(position, {}, dead, stone), stone, work).is == called;
        all = all && shown;
        if (shown) found += " " + chain_name(chain, position.size()) + (chain.dead ? " is dead" : " lives");
    }
    if (found.empty()) return {};
    return {found.substr(1), all};
}

std::string_view in_words(Miss kind) {
    switch (kind) {
        case Miss::left_open: return "the marks leave a region of eight points or more to nobody";
        case Miss::proven: return "the prover contradicts the marks";
        case Miss::all_dead: return "all stones of a player are marked dead";
        case Miss::same_stones: return "same dead stones, another count";
        case Miss::race: return "chains of both colours called otherwise";
        case Miss::called_living: return "marked dead, called living";
        case Miss::called_dead: return "not marked dead, called dead";
    }
    return {};
}

Examined examine(const FinishedGame& game, const Estimate& e) {
    const Size size = game.finish.position.size();
    const PointSet open = left_open(game.finish.position, game.dead);
    if (!open.empty())
        return {Miss::left_open, std::to_string(open.size()) + " points around " + name(*open.begin(), size)};
    if (e.dead != game.dead) {
        const Contradicted proven = proven_against(game.finish.position, game.dead, e);
        if (!proven.chains.empty()) return {Miss::proven, proven.chains};
    }
    if (gives_up_all(game)) return {Miss::all_dead, {}};
    std::string chains;
    std::array<bool, 2> dead_of{};   // by index_of(player): a chain called dead against the marks
    std::array<bool, 2> alive_of{};  // or living
    for (const ChainEstimate& chain : e.chains) {
        if (!is_called_otherwise(game.dead, chain)) continue;
        (chain.dead ? dead_of : alive_of)[index_of(chain.color)] = true;
        chains += (chains.empty() ? "" : " ") + chain_name(chain, size) + "(" +
                  std::to_string(chain.stones.size()) + " stones, " + std::to_string(chain.confidence) + ")";
    }
    if (chains.empty()) return {Miss::same_stones, {}};
    const bool living = alive_of[0] || alive_of[1];
    const bool dead = dead_of[0] || dead_of[1];
    if ((alive_of[0] || dead_of[0]) && (alive_of[1] || dead_of[1]) && living && dead)
        return {Miss::race, chains};
    return {living ? Miss::called_living : Miss::called_dead, chains};
}

}  // namespace shinpan::bench
