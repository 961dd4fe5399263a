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

// Puts players who are equal until here in the order of one more criterion.
void order(Row begin, Row end, Criterion criterion, const std::vector<std::int64_t>& values) {
    for (Row row = begin; row != end; ++row)
        row->values.push_back(values[static_cast<std::size_t>(row - begin)]);
    std::stable_sort(begin, end, [&](const StandingsRow& a, const StandingsRow& b) {
        return is_first(criterion, a.values.back(), b.values.back());
    });
}

// The criteria of a table, each for players who are equal in those before it.
class Ordering {
public:
    Ordering(const Scores& scores, std::span<const Criterion> criteria)
        : scores_(scores), criteria_(criteria) {
        for (const Criterion criterion : criteria) columns_.push_back(scores.column(criterion));
    }

    void order_all(std::vector<StandingsRow>& rows) const {
        for (std::size_t number = 0; number < criteria_.size(); ++number) order_by(number, rows);
    }

private:
    void order_by(std::size_t number, std::vector<StandingsRow>& rows) const {
        for (Row begin = rows.begin(); begin != rows.end();) {
            const Row end = std::find_if(begin, rows.end(),
                                         [&](const StandingsRow& row) { return row.place != begin->place; });
            order(begin, end, criteria_[number], values_of(begin, end, number));
            for (Row row = begin + 1; row < end; ++row)
                row->place = row->values.back() == (row - 1)->values.back()
                                 ? (row - 1)->place
                                 : static_cast<int>(row - rows.begin()) + 1;
            begin = end;
        }
    }

    std::vector<std::int64_t> values_of(Row begin, Row end, std::size_t number) const {
        std::vector<PlayerNumber> equals;
        for (Row row = begin; row != end; ++row) equals.push_back(row->player);
        if (criteria_[number] == Criterion::simple_direct) return simple_direct(scores_, equals);
        if (criteria_[number] == Criterion::direct)
            return direct(scores_, equals, standing_by_later(equals, number));
        std::vector<std::int64_t> values;
        for (const PlayerNumber player : equals) values.push_back(value(number, player));
        return values;
    }

    // How high each stands by the criteria after that one: equal players have the same number.
    std::vector<int> standing_by_later(const std::vector<PlayerNumber>& players, std::size_t number) const {
        std::vector<std::vector<std::int64_t>> values(players.size());
        for (std::size_t later = number + 1; later < criteria_.size(); ++later)
            for (std::size_t i = 0; i < players.size(); ++i)
                values[i].push_back(criteria_[later] == Criterion::category ? -value(later, players[i])
                                                                            : value(later, players[i]));
        auto sorted = values;
        std::sort(sorted.begin(), sorted.end());
        std::vector<int> standing;
        for (const auto& own : values)
            standing.push_back(
                static_cast<int>(std::lower_bound(sorted.begin(), sorted.end(), own) - sorted.begin()));
        return standing;
    }

    std::int64_t value(std::size_t number, PlayerNumber player) const {
        return columns_[number][static_cast<std::size_t>(player)];
    }

    const Scores& scores_;
    std::span<const Criterion> criteria_;
    std::vector<Column> columns_{};
};

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
    Ordering(scores, table.criteria).order_all(table.rows);
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
    if (!then) return event;
    return std::move(*then);
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
