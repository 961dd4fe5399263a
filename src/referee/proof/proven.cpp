#include "referee/proof/proven.hpp"

#include "analysis/ownership/hypothesis.hpp"
#include "analysis/proof/proven_zone.hpp"
#include "go/score/control.hpp"
#include "referee/proof/pass_stones.hpp"
#include "referee/proof/unjudged_replay.hpp"

#include <algorithm>

namespace shinpan::inline referee {
namespace {

// The most, in half points, that terms of the count besides area, group tax, komi and handicap can bring a
// player, or bring them compared with the opponent.
int most_from_the_rest(const Ruleset& rules, Color player) {
    const bool white_passed_first = rules.first_pass.is != FirstPass::nothing && player == Color::white;
    return (rules.button.is == Button::none ? 0 : 1) + (white_passed_first ? 2 : 0);
}

// The record's game under that ruleset up to that move; nothing if an event is refused.
std::optional<Game> played_by(const Ruleset& rules, const Record& record, int moves, HalfPoints komi) {
    Game game(rules, record.size, {.komi = komi});
    for (const Event& event : record.events) {
        if (is_move(event.kind) && moves-- == 0) break;
        const auto asked = implied_request(game, event);
        if ((asked && !game.apply(*asked)) || !game.apply(event)) return {};
    }
    return game;
}

// By how much, in half points, a player leads at least in area less group tax. Every group of theirs on
// points that are not proven has more points there than the tax takes.
int least_lead_in_area(const Section& section, const Ruleset& rules, Size size) {
    int groups = 0;
    if (rules.group_tax.is == GroupTax::two_each)
        for_each_region(section.kept(), size, [&](const PointSet&) { ++groups; });
    return 2 * (2 * section.kept().size() - size.area()) - 4 * groups;
}

// By how much, in half points, a player leads at least where stones alone count and they only answer: their
// stones that are never taken stand, and every other point has a stone of the other's, but for the liberty
// that each zone on which such a stone depends leaves it whenever the other is to move.
int least_lead_in_stones(const Section& section, Size size) {
    int liberties = 0;
    for (const ProvenZone& proven : section.zones) {
        const auto& assumes = proven.zone.assumes();
        const bool depends = std::any_of(assumes.begin(), assumes.end(), [](int sure) { return sure < 2; });
        if (depends && !proven.zone.joins()) ++liberties;
    }
    return 2 * (2 * section.safe.size() + liberties - size.area());
}

int least_lead_in(const Section& section, const Ruleset& rules, Size size) {
    return rules.scoring.is == Scoring::stones ? least_lead_in_stones(section, size)
                                               : least_lead_in_area(section, rules, size);
}

}  // namespace

ProvenPosition prove_position(const Record& record, int moves, std::string_view rules,
                              const ProveOptions& options) {
    moves = std::clamp(moves, 0, moves_in(record));
    Past past;
    const Game game = replayed(record, moves, &past);
    const Position& position = game.board().position();
    const Hypothesis guess = hypothesis(position);
    return {position, moves,          std::string(rules), prove_both(position, past, guess, options),
            guess,    std::move(past)};
}

Certificate certificate_of(const ProvenPosition& proven) {
    return {proven.rules, proven.moves, proven.position, {proven.sections[0], proven.sections[1]}};
}

Grade grade(const ProvenPosition& proven) { return grade(proven.position, proven.sections); }

namespace {

// `beside`: what the count differs from one of area, or of stones, by.
std::optional<Color> winner_by_lead(const ProvenPosition& proven, const Ruleset& rules, HalfPoints komi,
                                    int handicap, BesideArea beside) {
    const Size size = proven.position.size();
    const int for_white = komi.halves + 2 * std::max(handicap, 0);  // a handicap may be made up for in points
    const int black = least_lead_in(proven.sections[0], rules, size) - for_white + 2 * beside.least;
    const int white = least_lead_in(proven.sections[1], rules, size) + komi.halves - 2 * beside.most;
    if (black > most_from_the_rest(rules, Color::white)) return Color::black;
    if (white > most_from_the_rest(rules, Color::black)) return Color::white;
    return std::nullopt;
}

}  // namespace

std::optional<Color> proven_winner(const ProvenPosition& proven, const Ruleset& rules, HalfPoints komi,
                                   int handicap) {
    if (rules.scoring.is == Scoring::territory) return std::nullopt;
    return winner_by_lead(proven, rules, komi, handicap, {});
}

std::optional<Color> proven_winner(const ProvenPosition& proven, const Record& record, const Ruleset& rules) {
    const HalfPoints komi = komi_of(record, rules);
    const auto game = played_by(rules, record, proven.moves, komi);
    if (!game) return std::nullopt;
    BesideArea beside;
    if (rules.scoring.is == Scoring::territory) {
        const auto known = beside_area(*game);
        if (!known) return std::nullopt;
        beside = *known;
    }
    const auto& lost = game->tally().penalties;  // by the clock or a referee
    const int penalties = lost[index_of(Color::white)] - lost[index_of(Color::black)];
    beside.least += penalties;
    beside.most += penalties;
    return winner_by_lead(proven, rules, komi, record.handicap, beside);
}

}  // namespace shinpan::referee
