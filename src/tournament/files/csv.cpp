#include "tournament/files/csv.hpp"

#include "base/text.hpp"
#include "go/rules/handicap.hpp"
#include "tournament/event/fault_messages.hpp"
#include "tournament/files/csv_rows.hpp"
#include "tournament/files/number_in.hpp"
#include "tournament/files/reading_messages.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <map>

namespace shinpan::tournament::csv {
namespace {

// Headings, each with the words that mean it, the first of which is written.
using Headings = std::vector<std::vector<std::string_view>>;

enum PlayerColumn : std::size_t {
    name,
    given,
    country,
    club,
    rank,
    rating,
    correction,
    egd,
    ffg,
    aga,
    there
};
const Headings player_headings{{"name", "family name", "last name", "surname", "lastname", "nom"},
                               {"given", "given name", "first name", "firstname", "prenom", "prénom"},
                               {"country", "pays", "land"},
                               {"club"},
                               {"rank", "grade", "level", "niveau", "rang"},
                               {"rating", "gor"},
                               {"correction", "smms correction"},
                               {"egd", "pin", "egd pin", "egf pin"},
                               {"ffg", "licence"},
                               {"aga", "aga id"},
                               {"there", "checked in", "present"}};

enum ResultColumn : std::size_t { round_number, table, white, black, handicap, result, by_default, score };
const Headings result_headings{{"round", "ronde"}, {"table", "board"}, {"white", "blanc"}, {"black", "noir"},
                               {"handicap"},       {"result"},         {"by default"},     {"score"}};

constexpr std::array<std::string_view, 6> results{"",    "1-0", "0-1",
                                                  "½-½", "0-0", "1-1"};  // by GameEnd, White first

bool is_yes(std::string_view word) {
    const std::string answer = lower(word);
    return answer == "yes" || answer == "true" || answer == "1" || answer == "y" || answer == "x";
}

// A table whose columns are found by their headings.
class Columns {
public:
    Columns(const CsvRow& first, const Headings& headings, std::vector<Diagnostic>& warnings)
        : at_(headings.size()) {
        for (std::size_t column = 0; column < first.cells.size(); ++column) {
            const std::string heading = lower(first.cells[column]);
            const auto found = std::find_if(headings.begin(), headings.end(), [&](const auto& words) {
                return std::find(words.begin(), words.end(), heading) != words.end();
            });
            if (found != headings.end())
                at_[static_cast<std::size_t>(found - headings.begin())] = column;
            else
                warnings.push_back(warning(bad_input(
                    first.line, 0, {unread::left_out_column, {fact("column", first.cells[column])}})));
        }
    }

    bool has(std::size_t heading) const { return at_[heading].has_value(); }

    // Empty where the row or the table does not have it.
    std::string cell(const CsvRow& row, std::size_t heading) const {
        const auto at = at_[heading];
        return at && *at < row.cells.size() ? row.cells[*at] : "";
    }

private:
    std::vector<std::optional<std::size_t>> at_;
};

std::vector<std::string> first_words(const Headings& headings) {
    std::vector<std::string> words;
    for (const auto& heading : headings) words.emplace_back(heading.front());
    return words;
}

class PlayerReader {
public:
    Result<ReadPlayers, BadInput> read(const std::vector<CsvRow>& rows) {
        const Columns columns(rows.front(), player_headings, read_.warnings);
        if (!columns.has(name))
            return failure(bad_input(rows.front().line, 0, {unread::no_heading, {fact("heading", "name")}}));
        for (std::size_t i = 1; i < rows.size(); ++i)
            if (auto fault = read_row(rows[i], columns)) return failure(*fault);
        return std::move(read_);
    }

private:
    template <class Value>
    void read_cell(const CsvRow& row, const std::string& cell, const char* what, std::optional<Value> value,
                   Value& to) {
        if (value)
            to = *value;
        else if (!cell.empty())
            read_.warnings.push_back(warning(bad_input(row.line, 0, unread::unread_cell(what, cell))));
    }

    std::optional<BadInput> read_row(const CsvRow& row, const Columns& columns) {
        const auto cell = [&](PlayerColumn column) { return columns.cell(row, column); };
        if (cell(name).empty()) return bad_input(row.line, 0, {unread::row_without_name});
        Player player{.name = cell(name), .given = cell(given), .country = cell(country), .club = cell(club)};
        read_cell(row, cell(rank), "rank", rank_in(cell(rank)), player.rank);
        const auto is_rated = number_in<int>(cell(rating));
        read_cell(row, cell(rating), "rating", is_rated, player.rating);
        player.is_rated = is_rated.has_value();
        if (is_rated && cell(rank).empty()) player.rank = std::clamp((*is_rated + 950) / 100, 0, 38);
        read_cell(row, cell(correction), "correction", number_in<int>(cell(correction)), player.correction);
        for (const auto& [column, list] : {std::pair{egd, "egd"}, {ffg, "ffg"}, {aga, "aga"}})
            if (std::string id = cell(column); !id.empty()) player.ids[list] = std::move(id);
        player.is_there = !columns.has(there) || is_yes(cell(there));
        read_.players.push_back(std::move(player));
        return {};
    }

    ReadPlayers read_{};
};

class ResultReader {
public:
    explicit ResultReader(const Event& event) : event_(event) {
        for (const Player& player : event.players()) {
            players_[lower(full_name(player))] = player.number;
            players_[lower(player.given + ' ' + player.name)] = player.number;
            players_.emplace(std::to_string(player.number), player.number);
        }
    }

    Result<ReadResults, BadInput> read(const std::vector<CsvRow>& rows) {
        const Columns columns(rows.front(), result_headings, read_.warnings);
        for (const ResultColumn needed : {round_number, white, black, result})
            if (!columns.has(needed))
                return failure(bad_input(
                    rows.front().line, 0,
                    {unread::no_heading, {fact("heading", std::string(result_headings[needed].front()))}}));
        for (std::size_t i = 1; i < rows.size() && !fault_; ++i) read_row(rows[i], columns);
        if (fault_) return failure(*fault_);
        return std::move(read_);
    }

private:
    void refuse(const CsvRow& row, Message why) {
        if (!fault_) fault_ = bad_input(row.line, 0, std::move(why));
    }

    PlayerNumber player_of(const CsvRow& row, const std::string& word) {
        const auto found = players_.find(lower(word));
        if (found != players_.end()) return found->second;
        refuse(row, {fault::no_such_player, {fact("player", word)}});
        return nobody;
    }

    void read_row(const CsvRow& row, const Columns& columns) {
        const auto cell = [&](ResultColumn column) { return columns.cell(row, column); };
        const auto end = end_in(cell(result));
        if (!end) return refuse(row, {unread::no_result, {fact("result", cell(result))}});
        if (*end == GameEnd::unknown) return;
        const auto number = number_in<int>(cell(round_number));
        if (!number) return refuse(row, {unread::no_round, {fact("round", cell(round_number))}});
        Reported said{*number, player_of(row, cell(white)), player_of(row, cell(black)),
                      *end,    is_yes(cell(by_default)),    cell(score)};
        if (fault_) return;
        const PairedGame* const game = event_.round(said.round).game_of(said.white);
        if (game == nullptr || game->white != said.white || game->black != said.black)
            return refuse(row,
                          {unread::not_paired_so,
                           {fact("white", full_name(event_.player(said.white))),
                            fact("black", full_name(event_.player(said.black))), fact("round", said.round)}});
        read_.results.push_back(std::move(said));
    }

    static std::optional<GameEnd> end_in(const std::string& word) {
        const std::map<std::string, GameEnd> others{
            {"w", GameEnd::white_wins},     {"b", GameEnd::black_wins}, {"white", GameEnd::white_wins},
            {"black", GameEnd::black_wins}, {"=", GameEnd::tie},        {"0.5-0.5", GameEnd::tie},
            {"1/2-1/2", GameEnd::tie},      {"?", GameEnd::unknown}};
        if (const auto at = std::find(results.begin(), results.end(), word); at != results.end())
            return static_cast<GameEnd>(at - results.begin());
        if (const auto found = others.find(lower(word)); found != others.end()) return found->second;
        return {};
    }

    const Event& event_;
    std::map<std::string, PlayerNumber>
        players_{};  // by name in small letters, either part first, and by number
    ReadResults read_{};
    std::optional<BadInput> fault_{};
};

// The rows of a table with something in it.
Result<std::vector<CsvRow>, BadInput> table_in(std::string_view text) {
    auto rows = rows_in(text);
    if (rows && rows->empty()) return failure(bad_input(0, 0, {unread::empty_table}));
    return rows;
}

}  // namespace

Result<ReadPlayers, BadInput> read_players(std::string_view text) {
    const auto rows = table_in(text);
    if (!rows) return failure(rows.error());
    return PlayerReader().read(*rows);
}

std::string write_players(const Event& event) {
    std::string text = line_of(first_words(player_headings));
    for (const Player& player : event.players()) {
        if (!player.members.empty()) continue;
        const auto id = [&](const char* list) {
            const auto found = player.ids.find(list);
            return found == player.ids.end() ? std::string() : found->second;
        };
        const std::array cells{player.name,
                               player.given,
                               player.country,
                               player.club,
                               rank_text(player.rank),
                               player.is_rated ? std::to_string(player.rating) : std::string(),
                               player.correction == 0 ? std::string() : std::to_string(player.correction),
                               id("egd"),
                               id("ffg"),
                               id("aga"),
                               std::string(player.is_there ? "yes" : "no")};
        text += line_of(cells);
    }
    return text;
}

Result<ReadResults, BadInput> read_results(std::string_view text, const Event& event) {
    const auto rows = table_in(text);
    if (!rows) return failure(rows.error());
    return ResultReader(event).read(*rows);
}

std::string write_results(const Event& event) {
    std::string text = line_of(first_words(result_headings));
    for (std::size_t i = 0; i < event.rounds().size(); ++i)
        for (const PairedGame& game : event.rounds()[i].games) {
            const std::array cells{std::to_string(i + 1),
                                   std::to_string(game.table),
                                   full_name(event.player(game.white)),
                                   full_name(event.player(game.black)),
                                   std::to_string(game.handicap),
                                   std::string(results[static_cast<std::size_t>(game.end)]),
                                   std::string(game.by_default ? "yes" : ""),
                                   game.score};
            text += line_of(cells);
        }
    return text;
}

}  // namespace shinpan::tournament::csv
