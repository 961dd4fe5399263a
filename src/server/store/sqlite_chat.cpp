// What the store keeps of chat, and what it has for the referee's desk.
#include "server/store/sqlite.hpp"

namespace shinpan::server {
namespace {

constexpr std::int64_t most_chat = 500;  // lines of a game

}  // namespace

StoreAnswer Sqlite::carry_out(const FindCalls&) {
    Use rows_found = rows(
        "SELECT game.id, black, white, number, created, author, words FROM game "
        "JOIN entry ON entry.game = game.id AND entry.number = game.call WHERE call > 0 ORDER BY created");
    FoundCalls found;
    while (rows_found.next())
        found.calls.games.push_back({.game = rows_found.text(0),
                                     .seats = {person(rows_found.text(1)), person(rows_found.text(2))},
                                     .call = {.number = static_cast<int>(rows_found.number(3)),
                                              .at = rows_found.number(4),
                                              .author = static_cast<Author>(rows_found.number(5)),
                                              .text = rows_found.text(6)}});
    Use reports = rows(
        "SELECT game.id, black, white, number, chat.created, person, words FROM chat JOIN game ON game.id = "
        "chat.game "
        "WHERE reported <> '' AND settled = '' ORDER BY chat.created DESC LIMIT 50");
    while (reports.next())
        found.calls.reports.push_back({.game = reports.text(0),
                                       .seats = {person(reports.text(1)), person(reports.text(2))},
                                       .line = {static_cast<int>(reports.number(3)), reports.number(4),
                                                reports.text(5), reports.text(6)}});
    return found;
}

StoreAnswer Sqlite::carry_out(const KeepChat& wanted) {
    const ChatLine& line = wanted.line;
    std::int64_t last = 0;
    if (Use lines = rows("SELECT COALESCE(MAX(number), 0) FROM chat WHERE game = ?", wanted.game);
        lines.next())
        last = lines.number(0);
    if (last >= most_chat) return Absent{};
    changed(
        "INSERT INTO chat (game, number, created, person, words, request, reported) VALUES (?, ?, ?, ?, ?, "
        "?, '') ON CONFLICT DO NOTHING",
        wanted.game, last + 1, line.at, line.by, line.text, wanted.request);
    FoundChat kept{chat_after(wanted.game, last), {}};
    for (Use deaf = rows("SELECT person FROM block WHERE blocked = ?", line.by); deaf.next();)
        kept.hidden_from.push_back(deaf.text(0));
    return kept;
}

StoreAnswer Sqlite::carry_out(const FindChat& wanted) {
    return FoundChat{chat_after(wanted.game, 0, wanted.reader), {}};
}

std::vector<ChatLine> Sqlite::chat_after(const std::string& game, std::int64_t number,
                                         const std::string& reader) {
    std::vector<ChatLine> lines;
    for (Use found = rows("SELECT number, created, person, words FROM chat WHERE game = ? AND number > ? "
                          "AND words <> '' AND person NOT IN (SELECT blocked FROM block WHERE block.person = "
                          "?) ORDER BY number",
                          game, number, reader);
         found.next();)
        lines.push_back({static_cast<int>(found.number(0)), found.number(1), found.text(2), found.text(3)});
    return lines;
}

StoreAnswer Sqlite::carry_out(const KeepReport& wanted) {
    const int kept = changed("UPDATE chat SET reported = ? WHERE game = ? AND number = ?", wanted.by,
                             wanted.game, wanted.line);
    return kept > 0 ? StoreAnswer(Kept{}) : StoreAnswer(Absent{});
}

StoreAnswer Sqlite::carry_out(const KeepSettled& wanted) {
    changed(
        "UPDATE chat SET settled = ?, settled_at = ? WHERE game = ? AND number = ? AND reported <> '' "
        "AND settled = ''",
        wanted.by, wanted.at, wanted.game, wanted.line);
    Use line =
        rows("SELECT 1 FROM chat WHERE game = ? AND number = ? AND settled <> ''", wanted.game, wanted.line);
    return line.next() ? StoreAnswer(Kept{}) : StoreAnswer(Absent{});
}

}  // namespace shinpan::server
