// What the store keeps of games: their logs, and the lists of them.
#include "server/store/packed_log.hpp"
#include "server/store/sqlite.hpp"

#include <array>
#include <utility>

namespace shinpan::server {
namespace {

constexpr std::int64_t most_listed = 50;      // games of a person
constexpr std::int64_t most_looked_at = 100;  // games that go on, at a time

int number_of(const std::array<bool, 2>& awaited) { return (awaited[0] ? 1 : 0) + (awaited[1] ? 2 : 0); }

}  // namespace

StoreAnswer Sqlite::carry_out(const KeepGame& wanted) {
    const int used = changed("UPDATE invitation SET game = ?, joined = ? WHERE code = ? AND game = ''",
                             wanted.game, wanted.joined, wanted.code);
    if (used == 0) return Absent{};
    changed("DELETE FROM counter WHERE code = ?", wanted.code);
    changed("INSERT INTO game (id, black, white, result, conditions) VALUES (?, ?, ?, '', ?)", wanted.game,
            wanted.seats[0].id, wanted.seats[1].id, wanted.conditions);
    for (const KeptEntry& kept : wanted.entries) insert(wanted.game, kept);
    return Kept{};
}

void Sqlite::insert(const std::string& game, const KeptEntry& kept) {
    const LogEntry& entry = kept.entry;
    changed("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", game, entry.number, entry.at,
            static_cast<int>(entry.author), entry.charged, entry.text, kept.head, kept.person, kept.request,
            number_of(kept.awaited));
}

StoreAnswer Sqlite::carry_out(const KeepEntry& wanted) {
    Use last = rows("SELECT MAX(number) FROM entry WHERE game = ?", wanted.game);
    if (!last.next() || static_cast<int>(last.number(0)) + 1 != wanted.kept.entry.number) return Absent{};
    insert(wanted.game, wanted.kept);
    const std::int64_t at = wanted.kept.entry.at;
    const bool is_settled = !wanted.result.empty() && wanted.call == 0;
    changed(
        "UPDATE game SET result = ?1, call = ?2, ended = ?3, owed = ?4 WHERE id = ?5 AND "
        "(result <> ?1 OR call <> ?2 OR ended <> ?3 OR owed <> ?4)",
        wanted.result, wanted.call, is_settled ? at : 0, wanted.owes_estimate ? at : 0, wanted.game);
    return Kept{};
}

StoreAnswer Sqlite::carry_out(const FindGame& wanted) {
    Use found = rows("SELECT black, white, packed FROM game WHERE id = ?", wanted.game);
    if (!found.next()) return Absent{};
    auto log = log_of(wanted.game, found.text(2));
    if (!log) return NotKept{"the packed log of game " + wanted.game + " cannot be read"};
    return FoundGame{.game = wanted.game,
                     .seats = {person(found.text(0)), person(found.text(1))},
                     .entries = std::move(*log)};
}

// What is packed, and then what is not. Nothing where that cannot be read.
std::optional<std::vector<KeptEntry>> Sqlite::log_of(const std::string& game, std::string_view packed) {
    auto log = unpacked(game, packed);
    if (!log) return {};
    Use entries = rows(
        "SELECT number, created, author, charged, words, head, person, request FROM entry WHERE game = ? "
        "ORDER BY number",
        game);
    while (entries.next())
        log->push_back({.entry = {.number = static_cast<int>(entries.number(0)),
                                  .at = entries.number(1),
                                  .author = static_cast<Author>(entries.number(2)),
                                  .charged = entries.number(3),
                                  .text = entries.text(4)},
                        .head = entries.text(5),
                        .person = entries.text(6),
                        .request = entries.text(7)});
    return log;
}

StoreAnswer Sqlite::carry_out(const FindOwed& wanted) {
    FoundOwed all;
    for (Use found = rows("SELECT id FROM game WHERE owed > 0 ORDER BY owed LIMIT ?", wanted.most);
         found.next();)
        all.games.push_back(found.text(0));
    return all;
}

StoreAnswer Sqlite::carry_out(const FindAbandoned& wanted) {
    FoundAbandoned all;
    std::int64_t looked_at = 0;
    for (Use found = rows("SELECT id, (SELECT created FROM entry WHERE entry.game = id ORDER BY number DESC "
                          "LIMIT 1) < ? OR "
                          "EXISTS (SELECT 1 FROM person WHERE person.id IN (black, white) AND deleted > 0) "
                          "FROM game WHERE result = '' AND id > ? ORDER BY id LIMIT ?",
                          wanted.before, wanted.after, most_looked_at);
         found.next(); ++looked_at) {
        all.looked_at = found.text(0);
        if (found.number(1) != 0) all.games.push_back(all.looked_at);
    }
    if (looked_at < most_looked_at) all.looked_at.clear();
    return all;
}

StoreAnswer Sqlite::carry_out(const PackLogs& wanted) {
    std::vector<std::string> games;
    for (Use found = rows("SELECT id FROM game WHERE ended > 0 AND ended < ? ORDER BY ended LIMIT ?",
                          wanted.before, wanted.most);
         found.next();)
        games.push_back(found.text(0));
    for (const std::string& game : games) pack(game);
    return Packed{static_cast<int>(games.size())};
}

// All entries but the last, by which the lists of games and the next entry go. A log that would not come back
// as it is, such as one whose chain is broken, stays as it is.
void Sqlite::pack(const std::string& game) {
    changed("UPDATE game SET ended = 0 WHERE id = ?", game);
    std::string before;
    if (Use found = rows("SELECT packed FROM game WHERE id = ?", game); found.next()) before = found.text(0);
    auto log = log_of(game, before);
    if (!log || log->empty()) return;
    const int last = log->back().entry.number;
    log->pop_back();
    const Bytes bytes{packed(*log)};
    if (unpacked(game, bytes.all) != log) return;
    changed("UPDATE game SET packed = ? WHERE id = ?", bytes, game);
    changed("DELETE FROM entry WHERE game = ? AND number < ?", game, last);
}

StoreAnswer Sqlite::carry_out(const FindGames& wanted) {
    FoundGames all;
    for (Use found =
             rows("SELECT id, conditions, black, white, entry.awaited, result, entry.created "
                  "FROM game JOIN entry ON entry.game = id AND entry.number = "
                  "(SELECT MAX(number) FROM entry WHERE entry.game = id) WHERE black = ?1 OR white = ?1 "
                  "ORDER BY result <> '', entry.created DESC LIMIT ?2",
                  wanted.person, most_listed);
         found.next();) {
        const std::int64_t awaited = found.number(4);
        const auto conditions = game_conditions_in(found.text(1));
        if (!conditions) continue;
        all.games.push_back({.game = found.text(0),
                             .conditions = *conditions,
                             .seats = {person(found.text(2)), person(found.text(3))},
                             .awaited = {(awaited & 1) != 0, (awaited & 2) != 0},
                             .result = found.text(5),
                             .changed = found.number(6)});
    }
    return all;
}

}  // namespace shinpan::server
