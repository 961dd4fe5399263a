#include "tournament/report/tables.hpp"

#include "base/text.hpp"
#include "tournament/report/evidence_words.hpp"
#include "tournament/report/record_shown.hpp"
#include "tournament/report/words.hpp"

#include <algorithm>
#include <map>

namespace shinpan::tournament {
namespace {

std::string round_title(const Event& event, int round, const std::string& what) {
    return event.conditions().title + ", round " + std::to_string(round) + ": " + what;
}

std::string handicap_text(const PairedGame& game) {
    return game.handicap > 0 ? std::to_string(game.handicap) : "";
}

// "1, 3": the rounds in which they are absent.
std::string absences_of(const Event& event, PlayerNumber player) {
    std::vector<std::string> rounds;
    for (int round = 1; round <= event.conditions().rounds; ++round)
        if (event.round(round).absences.contains(player)) rounds.push_back(std::to_string(round));
    return listed(rounds);
}

char sign_of(HalfPoints points, GameEnd end) {
    if (end == GameEnd::unknown) return '?';
    return points == HalfPoints{2} ? '+' : points == HalfPoints{1} ? '=' : '-';
}

// One round of a player in the wall list.
std::string cell(const Event& event, PlayerNumber player, int round,
                 const std::map<PlayerNumber, int>& rows) {
    const PairedGame* game = event.round(round).game_of(player);
    if (game == nullptr) {
        const RoundState state = event.state(player, round);
        if (state == RoundState::bye) return "0+";
        return "0-";
    }
    const auto row = rows.find(opponent_of(player, *game));
    std::string text = row == rows.end() ? "?" : std::to_string(row->second);
    text += sign_of(points_for(player, *game), game->end);
    if (game->by_default) return text + '!';
    if (!game->knows_colors) return text;
    text += game->white == player ? "/w" : "/b";
    return text + handicap_text(*game);
}

std::map<PlayerNumber, int> rows_of(const Standings& table) {
    std::map<PlayerNumber, int> rows;
    for (const StandingsRow& row : table.rows) rows.emplace(row.player, static_cast<int>(rows.size()) + 1);
    return rows;
}

// A place that several share is written once.
std::string place_text(const Standings& table, std::size_t at) {
    const bool is_shared = at > 0 && table.rows[at - 1].place == table.rows[at].place;
    return is_shared ? "" : std::to_string(table.rows[at].place);
}

// The points of all games between two, as a sum of signs; empty where they have not met.
std::string met_text(const Event& event, PlayerNumber one, PlayerNumber other, int rounds) {
    std::string text;
    for (int round = 1; round <= rounds; ++round)
        if (const PairedGame* game = event.round(round).game_of(one); game && has(*game, other))
            text += sign_of(points_for(one, *game), game->end);
    return text;
}

std::string status_of(const Ruling& ruling) {
    if (ruling.appeal == 0) return "stands";
    if (ruling.heard == 0) return "appeal " + std::to_string(ruling.appeal) + " is open";
    return ruling.is_lifted ? "lifted on appeal" : "stands, appeal rejected";
}

std::string reason_without_game(const Event& event, PlayerNumber player, int round) {
    switch (event.state(player, round)) {
        case RoundState::bye: return "bye";
        case RoundState::agreed_absent: return "absent";
        case RoundState::absent: return "absent without notice";
        default: return event.player(player).is_there ? "not paired" : "not checked in";
    }
}

bool plays(const Event& event, PlayerNumber player, int round) {
    if (event.round(round).game_of(player) != nullptr) return true;
    const auto& members = event.player(player).members;
    return std::any_of(members.begin(), members.end(),
                       [&](PlayerNumber member) { return event.round(round).game_of(member) != nullptr; });
}

// What the record of a ruling comes to, below the table.
std::string pictured(const Event& event, const Ruling& ruling) {
    const auto position = position_of_record(ruling.ruled.record, event.conditions());
    return "Entry " + std::to_string(ruling.entry) + ":\n" +
           (position ? *position : position.error().what + "\n");
}

}  // namespace

PrintedTable players_table(const Event& event) {
    PrintedTable table{event.conditions().title + ": players",
                       {{"No", true},
                        {"Name"},
                        {"Rank"},
                        {"Club"},
                        {"Country"},
                        {"Rating", true},
                        {"There"},
                        {"Absent in round"}}};
    for (const Player& player : event.players())
        table.rows.push_back({std::to_string(player.number), full_name(player), rank_text(player.rank),
                              player.club, player.country,
                              player.is_rated ? std::to_string(player.rating) : "",
                              player.is_there ? "yes" : "no", absences_of(event, player.number)});
    return table;
}

PrintedTable pairings_by_table(const Event& event, int round) {
    PrintedTable table{round_title(event, round, "pairings"),
                       {{"Table", true}, {"White"}, {"Black"}, {"Handicap", true}, {"Result"}}};
    for (const PairedGame& game : event.round(round).games)
        table.rows.push_back({std::to_string(game.table), name_and_rank(event.player(game.white)),
                              name_and_rank(event.player(game.black)), handicap_text(game),
                              game.end == GameEnd::unknown ? "" : result_text(game)});
    for (const PlayerNumber player : event.round(round).byes)
        table.notes.push_back("Bye: " + name_and_rank(event.player(player)));
    return table;
}

PrintedTable pairings_by_name(const Event& event, int round) {
    PrintedTable table{round_title(event, round, "pairings by name"),
                       {{"Name"}, {"Table", true}, {"Colour"}, {"Opponent"}, {"Handicap", true}}};
    for (const PairedGame& game : event.round(round).games)
        for (const PlayerNumber player : {game.white, game.black})
            table.rows.push_back({name_and_rank(event.player(player)), std::to_string(game.table),
                                  !game.knows_colors     ? "?"
                                  : player == game.white ? "White"
                                                         : "Black",
                                  name_and_rank(event.player(opponent_of(player, game))),
                                  handicap_text(game)});
    for (const PlayerNumber player : event.round(round).byes)
        table.rows.push_back({name_and_rank(event.player(player)), "", "", "bye", ""});
    std::sort(table.rows.begin(), table.rows.end());
    return table;
}

PrintedTable unreported_games(const Event& event, int round) {
    PrintedTable table = pairings_by_table(event, round);
    table.title = round_title(event, round, "games without a result");
    table.columns.pop_back();
    table.notes.clear();
    std::erase_if(table.rows, [](const auto& row) { return !row.back().empty(); });
    for (auto& row : table.rows) row.pop_back();
    return table;
}

PrintedTable unpaired_players(const Event& event, int round) {
    PrintedTable table{round_title(event, round, "players without a game"),
                       {{"No", true}, {"Name"}, {"Reason"}}};
    for (const Player& player : event.players())
        if (event.is_paired_alone(player.number) && !plays(event, player.number, round))
            table.rows.push_back({std::to_string(player.number), name_and_rank(player),
                                  reason_without_game(event, player.number, round)});
    return table;
}

PrintedTable wall_list(const Event& event, const Standings& standings) {
    PrintedTable table{event.conditions().title + ": standings after round " +
                           std::to_string(standings.after_round) +
                           (standings.is_final ? "" : " (provisional)"),
                       {{"Pl", true}, {"No", true}, {"Name"}, {"Rank"}, {"Club"}}};
    for (int round = 1; round <= standings.after_round; ++round)
        table.columns.push_back({"R" + std::to_string(round), true});
    for (const Criterion criterion : standings.criteria)
        table.columns.push_back({std::string(short_name(criterion)), true});
    const auto numbers = rows_of(standings);
    for (std::size_t i = 0; i < standings.rows.size(); ++i) {
        const StandingsRow& row = standings.rows[i];
        const Player& player = event.player(row.player);
        std::vector<std::string> cells{place_text(standings, i), std::to_string(i + 1), full_name(player),
                                       rank_text(player.rank), player.club};
        for (int round = 1; round <= standings.after_round; ++round)
            cells.push_back(cell(event, row.player, round, numbers));
        for (std::size_t c = 0; c < standings.criteria.size(); ++c)
            cells.push_back(value_text(standings.criteria[c], row.values[c]));
        table.rows.push_back(std::move(cells));
    }
    table.notes = words_on(standings.unplayed);
    return table;
}

PrintedTable crosstable(const Event& event, const Standings& standings) {
    PrintedTable table{
        event.conditions().title + ": crosstable after round " + std::to_string(standings.after_round),
        {{"No", true}, {"Name"}, {"Rank"}}};
    for (std::size_t i = 0; i < standings.rows.size(); ++i)
        table.columns.push_back({std::to_string(i + 1), true});
    for (std::size_t i = 0; i < standings.rows.size(); ++i) {
        const PlayerNumber one = standings.rows[i].player;
        std::vector<std::string> cells{std::to_string(i + 1), full_name(event.player(one)),
                                       rank_text(event.player(one).rank)};
        for (const StandingsRow& other : standings.rows)
            cells.push_back(other.player == one ? "·"
                                                : met_text(event, one, other.player, standings.after_round));
        table.rows.push_back(std::move(cells));
    }
    return table;
}

PrintedTable rulings_table(const Event& event) {
    PrintedTable table{event.conditions().title + ": rulings",
                       {{"Entry", true}, {"Ruling"}, {"Clause"}, {"Arbiter"}, {"Status"}}};
    for (const Ruling& ruling : event.rulings()) {
        const Entry& entry = event.entries()[static_cast<std::size_t>(ruling.entry - 1)];
        table.rows.push_back({std::to_string(ruling.entry), words_on(event, entry), ruling.ruled.clause,
                              ruling.ruled.arbiter, status_of(ruling)});
        for (const EvidenceLine& line : ruling.ruled.evidence)
            table.rows.push_back({"", "  " + words_on(line), "", "", ""});
        if (!ruling.ruled.record.empty()) table.pictures.push_back(pictured(event, ruling));
    }
    return table;
}

PrintedTable history_table(const Event& event) {
    PrintedTable table{event.conditions().title + ": history", {{"Entry", true}, {"What"}, {"Undone"}}};
    for (const Entry& entry : event.entries())
        table.rows.push_back({std::to_string(entry.number), words_on(event, entry),
                              event.is_undone(entry.number) ? "undone" : ""});
    return table;
}

std::string slips_in_html(const Event& event, int round) {
    const Conditions& laid = event.conditions();
    std::string html = html_head(round_title(event, round, "result slips")) + "<div class=\"slips\">\n";
    const auto row = [](std::string_view what, std::string_view text) {
        return "<dt>" + in_html(what) + "</dt><dd>" + in_html(text) + "</dd>\n";
    };
    for (const PairedGame& game : event.round(round).games) {
        html += "<article class=\"slip\"><h2>" + in_html(laid.title) + "</h2>\n<dl>\n";
        html += row("Round", std::to_string(round)) + row("Table", std::to_string(game.table));
        html += row("White", name_and_rank(event.player(game.white)));
        html += row("Black", name_and_rank(event.player(game.black)));
        html += row("Handicap", game.handicap > 0 ? std::to_string(game.handicap) : "none");
        html += row("Komi", to_text(game.handicap > 0 ? laid.handicap.komi : laid.komi));
        html +=
            "<dt>Result</dt><dd class=\"line\"></dd>\n<dt>White signs</dt><dd class=\"line\"></dd>\n"
            "<dt>Black signs</dt><dd class=\"line\"></dd>\n</dl></article>\n";
    }
    return html + "</div>\n" + html_foot();
}

}  // namespace shinpan::tournament
