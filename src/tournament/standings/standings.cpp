#include "tournament/standings/standings.hpp"

#include "tournament/standings/direct.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace shinpan::tournament {
namespace {

constexpr int quarters_of_point = 4;

using Row = std::vector<StandingsRow>::iterator;

bool is_first(Criterion criterion, std::int64_t a, std::int64_t b) {
    return criterion == Criterion::category ? a < b : a > b;
}

std::vector<std::int64_t> values_of(Row begin, Row end, Criterion criterion, const Scores& scores,
                                    const Column& column) {
    std::vector<PlayerNumber> equals;
    for (Row row = begin; row != end; ++row) equals.push_back(row->player);
    if (criterion == Criterion::simple_direct) return simple_direct(scores, equals);
    if (criterion == Criterion::direct) return direct(scores, equals);
    std::vector<std::int64_t> values;
    for (const PlayerNumber player : equals) values.push_back(column[static_cast<std::size_t>(player)]);
    return values;
}

// Puts players who are equal until here in the order of one more criterion.
void order(Row begin, Row end, Criterion criterion, const std::vector<std::int64_t>& values) {
    for (Row row = begin; row != end; ++row)
        row->values.push_back(values[static_cast<std::size_t>(row - begin)]);
    std::stable_sort(begin, end, [&](const StandingsRow& a, const StandingsRow& b) {
        return is_first(criterion, a.values.back(), b.values.back());
    });
}

void order_by(Criterion criterion, std::vector<StandingsRow>& rows, const Scores& scores) {
    const Column column = scores.column(criterion);
    for (Row begin = rows.begin(); begin != rows.end();) {
        const Row end = std::find_if(begin, rows.end(),
                                     [&](const StandingsRow& row) { return row.place != begin->place; });
        order(begin, end, criterion, values_of(begin, end, criterion, scores, column));
        for (Row row = begin + 1; row < end; ++row)
            row->place = row->values.back() == (row - 1)->values.back()
                             ? (row - 1)->place
                             : static_cast<int>(row - rows.begin()) + 1;
        begin = end;
    }
}

// Everybody at the first place, by name.
std::vector<StandingsRow> rows_by_name(const Event& event, const Scores& scores) {
    std::vector<std::pair<std::string, PlayerNumber>> names;
    for (const PlayerNumber player : scores.players())
        names.emplace_back(full_name(event.player(player)), player);
    std::sort(names.begin(), names.end());
    std::vector<StandingsRow> rows;
    for (const auto& [name, player] : names) rows.push_back({.place = 1, .player = player});
    return rows;
}

Standings computed(const Event& event, int after_round, const StandingsOptions& options) {
    const Scores scores(event, after_round, options.ranked);
    Standings table{.after_round = after_round,
                    .is_final = false,
                    .ranked = options.ranked,
                    .criteria = options.criteria.empty() ? event.conditions().placement : options.criteria,
                    .unplayed = event.conditions().unplayed,
                    .rows = rows_by_name(event, scores)};
    for (const Criterion criterion : table.criteria) order_by(criterion, table.rows, scores);
    return table;
}

// The event when the standings after that round became final; the event as it is where its entries no longer
// make one up to there.
Event when_approved(const Event& event, int round) {
    const auto entries = event.entries();
    const auto approval = std::find_if(entries.begin(), entries.end(), [&](const Entry& entry) {
        const Approved* approved = std::get_if<Approved>(&entry.deed);
        return approved != nullptr && approved->round >= round && !event.is_undone(entry.number);
    });
    if (approval == entries.end()) return event;
    auto then = Event::of({entries.begin(), approval + 1});
    return then ? std::move(*then) : event;
}

std::string points_text(HalfPoints points) {
    return to_text(points) + (points.halves == 2 ? " point" : " points");
}

std::string_view words_on(RoundDown rounded) {
    switch (rounded) {
        case RoundDown::nothing: return "Half points stand.";
        case RoundDown::unplayed:
            return "The points of byes and absences together are rounded down to whole points.";
        case RoundDown::scores: break;
    }
    return "Scores are rounded down to whole points.";
}

}  // namespace

Standings standings(const Event& event, int after_round, const StandingsOptions& options) {
    if (after_round == 0 || after_round > event.approved_round())
        return computed(event, after_round, options);
    Standings table = computed(when_approved(event, after_round), after_round, options);
    table.is_final = true;
    return table;
}

std::string value_text(Criterion criterion, std::int64_t quarters) {
    constexpr std::string_view fractions[]{"", ".25", ".5", ".75"};
    const std::int64_t size = std::abs(quarters);
    if (criterion == Criterion::rank) return rank_text(static_cast<int>(quarters / quarters_of_point));
    return (quarters < 0 ? "-" : "") + std::to_string(size / quarters_of_point) +
           std::string(fractions[size % quarters_of_point]);
}

std::vector<std::string> words_on(const UnplayedPoints& unplayed) {
    std::vector<std::string> words{"A bye counts " + points_text(unplayed.bye_wins) + " in wins and " +
                                       points_text(unplayed.bye_mcmahon) + " in McMahon scores.",
                                   "A round that a player agreed not to play counts " +
                                       points_text(unplayed.absent_wins) + " in wins and " +
                                       points_text(unplayed.absent_mcmahon) + " in McMahon scores.",
                                   std::string(words_on(unplayed.rounded))};
    if (unplayed.opponents_half)
        words.emplace_back(
            "In sums over opponents, a round that an opponent did not play counts a half point.");
    return words;
}

}  // namespace shinpan::tournament
