#include "referee/proof/agreed.hpp"

#include "analysis/confirm/ko_fight.hpp"
#include "go/board/chains.hpp"
#include "go/score/control.hpp"
#include "referee/proof/unjudged_replay.hpp"

#include <algorithm>

namespace shinpan::inline referee {
namespace {

constexpr int enough_for_two_eyes = 8;  // points of agreed territory, in one part

// The others as agreed; what the chain reaches is left to whoever is thought to own it.
Hypothesis guess_beside(const Position& position, const PointSet& dead, const PointSet& chain) {
    Hypothesis guess;
    guess.living = position.points(Color::black) | position.points(Color::white);
    guess.living -= dead;
    guess.living -= chain;
    const Territory land = territory(without(position, dead));
    for (Color player : {Color::black, Color::white})
        guess.owned[index_of(player)] = land.of[index_of(player)] | (dead & position.points(other(player)));
    return guess;
}

}  // namespace

bool rests_on_agreement(const ProvenPosition& proven) {
    return !(proven.sections[0].agreed | proven.sections[1].agreed).empty();
}

ProvenPosition agreed_beside(const Position& position, Past past, const PointSet& dead, Point stone) {
    const Size size = position.size();
    ProvenPosition agreed{
        .position = position,
        .guess = guess_beside(position, whole_chains(position, dead), connected(position, stone)),
        .past = std::move(past)};
    for (Color player : {Color::black, Color::white}) agreed.sections[index_of(player)].defender = player;
    PointSet beside;
    for_each_point(size, [&](Point p) { beside.insert(p); });
    beside -= agreed.guess.living;
    beside -= contested_points(position, agreed.guess.living, stone);
    for_each_region(beside, size, [&](const PointSet& part) {
        if (part.size() < enough_for_two_eyes) return;
        for (Section& section : agreed.sections) {
            const PointSet around = surroundings(part, size);
            if (!(around & position.points(other(section.defender))).empty()) continue;
            section.agreed |= part;
            section.safe |= whole_chains(position, around);
        }
    });
    return agreed;
}

ChainVerdict verdict_on(Point stone, const Record& record, int moves, std::string_view rules,
                        const std::optional<PointSet>& dead, const ProveOptions& options,
                        const std::function<void(std::size_t)>& on_progress) {
    moves = std::clamp(moves, 0, moves_in(record));
    const auto begin = [&](std::size_t step) {
        if (on_progress) on_progress(step);
    };
    begin(0);
    if (dead) {
        Past past;
        const Game game = replayed(record, moves, &past);
        ProvenPosition agreed = agreed_beside(game.board().position(), std::move(past), *dead, stone);
        agreed.moves = moves;
        agreed.rules = rules;
        if (rests_on_agreement(agreed))
            if (ChainStatus found = standing_of(agreed, stone, options); is_decided(found))
                return {std::move(agreed), std::move(found)};
    }
    begin(1);
    ProvenPosition proven = prove_position(record, moves, rules, options);
    begin(2);
    ChainStatus found = standing_of(proven, stone, options);
    return {std::move(proven), std::move(found)};
}

}  // namespace shinpan::referee
