#include "tournament/files/crosstable.hpp"

#include "tournament/files/reading_messages.hpp"
#include "tournament/standings/standings.hpp"

#include <algorithm>
#include <charconv>
#include <map>

namespace shinpan::tournament {
namespace {

constexpr std::string_view signs = "+-=?";

// The number at the head of a word, which is taken off it.
std::optional<int> take_number(std::string_view& word) {
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || number < 0) return {};
    word.remove_prefix(static_cast<std::size_t>(end - word.data()));
    return number;
}

bool take(std::string_view& word, std::string_view any_of, char& taken) {
    if (word.empty() || any_of.find(word.front()) == std::string_view::npos) return false;
    taken = word.front();
    word.remove_prefix(1);
    return true;
}

// What the other side says of a game.
SaidResult other_side(SaidResult said) {
    if (said == SaidResult::won) return SaidResult::lost;
    return said == SaidResult::lost ? SaidResult::won : said;
}

class Entering {
public:
    Entering(const std::vector<CrosstableRow>& rows, Importer& importer) : rows_(rows), importer_(importer) {}

    void enter() {
        std::size_t rounds = 0;
        for (const CrosstableRow& row : rows_) {
            importer_.add(row.player, row.line);
            rounds = std::max(rounds, row.results.size());
        }
        importer_.conditions().rounds = std::max<int>(1, static_cast<int>(rounds));
        for (std::size_t round = 0; round < rounds; ++round)
            for (std::size_t row = 0; row < rows_.size(); ++row) enter(round, row);
    }

private:
    // Nothing where the row ends before that round.
    const CrosstableResult* result(std::size_t row, std::size_t round) const {
        const auto& results = rows_[row].results;
        return round < results.size() ? &results[round] : nullptr;
    }

    std::string name(std::size_t row) const { return full_name(rows_[row].player); }

    void enter(std::size_t round, std::size_t row) {
        const CrosstableResult* const said = result(row, round);
        const auto player = static_cast<PlayerNumber>(row) + 1;
        const int number = static_cast<int>(round) + 1;
        if (said == nullptr || importer_.is_paired(number, player)) return;
        if (said->opponent == 0) {
            if (said->said == SaidResult::won) importer_.add_bye(number, player, rows_[row].line);
            if (said->said == SaidResult::tied) importer_.add_absence(number, player);
            return;
        }
        if (said->opponent > static_cast<int>(rows_.size())) {
            importer_.refuse(rows_[row].line, {unread::no_such_row,
                                               {fact("player", name(row)), fact("row", said->opponent),
                                                fact("round", number)}});
            return;
        }
        enter_game(number, row, *said);
    }

    void enter_game(int number, std::size_t row, const CrosstableResult& said) {
        const auto rival = static_cast<std::size_t>(said.opponent - 1);
        const CrosstableResult* const theirs = result(rival, static_cast<std::size_t>(number - 1));
        const bool is_answered = theirs != nullptr && theirs->opponent == static_cast<int>(row) + 1;
        if (!is_answered && theirs != nullptr && theirs->opponent != 0) {
            Message why = of_two(unread::another_opponent, row, rival, number);
            why.facts.push_back(said_row(theirs->opponent));
            why.facts.push_back(fact("other_line", rows_[rival].line));
            importer_.refuse(rows_[row].line, std::move(why));
            return;
        }
        if (!is_answered) importer_.warn(rows_[row].line, of_two(unread::one_sided, row, rival, number));
        importer_.add_game(number, game_of(number, row, rival, said, is_answered ? theirs : nullptr),
                           rows_[row].line);
    }

    // The player of that row, or its number where there is no such row.
    Argument said_row(int number) const {
        const auto row = static_cast<std::size_t>(number - 1);
        return row < rows_.size() ? fact("other", name(row)) : fact("row", number);
    }

    Message of_two(const MessageTemplate& saying, std::size_t row, std::size_t rival, int round) const {
        return {saying, {fact("player", name(row)), fact("opponent", name(rival)), fact("round", round)}};
    }

    PairedGame game_of(int number, std::size_t row, std::size_t rival, const CrosstableResult& said,
                       const CrosstableResult* theirs) {
        const bool has_black = said.color == 'b' || (said.color == ' ' && theirs && theirs->color == 'w');
        const bool knows_colors = said.color != ' ' || (theirs && theirs->color != ' ');
        PairedGame game{.white = static_cast<PlayerNumber>(row) + 1,
                        .black = static_cast<PlayerNumber>(rival) + 1,
                        .handicap = said.handicap.value_or(theirs ? theirs->handicap.value_or(0) : 0),
                        .knows_colors = knows_colors,
                        .by_default = said.by_default};
        if (has_black) std::swap(game.white, game.black);
        game.end = end_of(number, row, rival, said, theirs, has_black);
        if (game.end == GameEnd::unknown) game.by_default = false;
        if (theirs && knows_colors && said.color == theirs->color) {
            importer_.warn(rows_[row].line, of_two(unread::same_color, row, rival, number));
            game.knows_colors = false;
        }
        if (theirs && said.handicap && theirs->handicap && *said.handicap != *theirs->handicap)
            importer_.warn(rows_[row].line, of_two(unread::two_handicaps, row, rival, number));
        return game;
    }

    GameEnd end_of(int number, std::size_t row, std::size_t rival, const CrosstableResult& said,
                   const CrosstableResult* theirs, bool has_black) {
        if (theirs && theirs->said == said.said && said.said != SaidResult::tied &&
            said.said != SaidResult::unknown)
            return said.said == SaidResult::won ? GameEnd::both_win : GameEnd::both_lose;
        if (theirs && theirs->said != other_side(said.said)) {
            Message why = of_two(unread::two_results, row, rival, number);
            why.facts.push_back(fact("other_line", rows_[rival].line));
            importer_.refuse(rows_[row].line, std::move(why));
        }
        switch (said.said) {
            case SaidResult::won: return has_black ? GameEnd::black_wins : GameEnd::white_wins;
            case SaidResult::lost: return has_black ? GameEnd::white_wins : GameEnd::black_wins;
            case SaidResult::tied: return GameEnd::tie;
            case SaidResult::unknown: break;
        }
        return GameEnd::unknown;
    }

    const std::vector<CrosstableRow>& rows_;
    Importer& importer_;
};

SaidResult said_of(PlayerNumber player, const PairedGame& game) {
    if (game.end == GameEnd::unknown) return SaidResult::unknown;
    if (game.end == GameEnd::tie) return SaidResult::tied;
    return points_for(player, game) > HalfPoints{} ? SaidResult::won : SaidResult::lost;
}

// A round without a game: won, tied or lost is a whole, a half or no point.
SaidResult said_of(RoundState state, const Conditions& laid) {
    const UnplayedPoints& unplayed = laid.unplayed;
    const bool by_mcmahon = laid.system == System::mcmahon;
    HalfPoints points{};
    if (state == RoundState::bye) points = by_mcmahon ? unplayed.bye_mcmahon : unplayed.bye_wins;
    if (state == RoundState::agreed_absent)
        points = by_mcmahon ? unplayed.absent_mcmahon : unplayed.absent_wins;
    if (points <= HalfPoints{}) return SaidResult::lost;
    return points == half_point ? SaidResult::tied : SaidResult::won;
}

CrosstableResult result_of(const Event& event, PlayerNumber player, int round,
                           const std::map<PlayerNumber, int>& rows) {
    const PairedGame* const game = event.round(round).game_of(player);
    if (game == nullptr) return {.said = said_of(event.state(player, round), event.conditions())};
    CrosstableResult result{.opponent = rows.at(opponent_of(player, *game)),
                            .said = said_of(player, *game),
                            .by_default = game->by_default};
    if (!game->knows_colors) return result;
    result.color = game->white == player ? 'w' : 'b';
    result.handicap = game->handicap;
    return result;
}

}  // namespace

std::optional<CrosstableResult> crosstable_result_in(std::string_view word) {
    CrosstableResult result;
    if (word == "?") return result;
    const auto opponent = take_number(word);
    char sign = ' ', mark = ' ';
    if (!opponent || !take(word, signs, sign)) return {};
    result.opponent = *opponent;
    result.said = static_cast<SaidResult>(signs.find(sign));
    if (take(word, "/!", mark)) result.by_default = mark == '!';
    if (take(word, "bwBW", result.color)) {
        result.color = static_cast<char>(result.color | 0x20);
        result.handicap = take_number(word);
    }
    if (!word.empty()) return {};
    return result;
}

std::string to_text(const CrosstableResult& result, std::string_view mark) {
    std::string text = std::to_string(result.opponent) + signs[static_cast<std::size_t>(result.said)];
    if (result.by_default)
        text += '!';
    else if (result.color != ' ')
        text += mark;
    if (result.color != ' ') text += result.color;
    if (result.handicap) text += std::to_string(*result.handicap);
    return text;
}

void enter_rows(const std::vector<CrosstableRow>& rows, Importer& importer) {
    Entering(rows, importer).enter();
}

std::vector<CrosstableRow> crosstable_of(const Event& event, int after_round) {
    const Standings table = standings(event, after_round, {.ranked = Ranked::members});
    std::map<PlayerNumber, int> numbers;
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        numbers[table.rows[i].player] = static_cast<int>(i) + 1;
    std::vector<CrosstableRow> rows;
    for (const StandingsRow& standing : table.rows) {
        CrosstableRow row{.player = event.player(standing.player)};
        for (std::size_t i = 0; i < table.criteria.size(); ++i)
            row.columns.push_back(value_text(table.criteria[i], standing.values[i]));
        for (int round = 1; round <= after_round; ++round)
            row.results.push_back(result_of(event, standing.player, round, numbers));
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace shinpan::tournament
