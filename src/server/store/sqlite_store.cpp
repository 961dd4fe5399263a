#include "server/store/sqlite_store.hpp"

#include "base/hash.hpp"
#include "base/text.hpp"
#include "server/store/file_lock.hpp"
#include "server/store/migrations.hpp"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <optional>
#include <system_error>
#include <unordered_map>
#include <utility>

namespace shinpan::server {
namespace {

constexpr int busy_ms = 2000;
constexpr std::string_view in_memory = ":memory:";

std::string reason(int error) { return std::generic_category().message(error); }
constexpr std::int64_t most_counters = 5;  // of an invitation
constexpr std::int64_t most_chat = 500;    // lines of a game
constexpr std::int64_t most_listed = 50;   // games of a person

// The use of a prepared statement: it rests again when that ends.
class Use {
public:
    template <class... Values>
    explicit Use(SQLite::Statement& statement, const Values&... values) : statement_(statement) {
        int at = 0;
        (statement_.bind(++at, values), ...);
    }
    Use(const Use&) = delete;
    Use& operator=(const Use&) = delete;
    ~Use() { statement_.tryReset(); }

    // The next row; false where there is none.
    bool next() { return statement_.executeStep(); }
    int changes() { return statement_.exec(); }

    std::string text(int column) { return statement_.getColumn(column).getString(); }
    std::int64_t number(int column) { return statement_.getColumn(column).getInt64(); }

private:
    SQLite::Statement& statement_;
};

int number_of(const std::array<bool, 2>& awaited) { return (awaited[0] ? 1 : 0) + (awaited[1] ? 2 : 0); }

class Sqlite : public Store {
public:
    // Creates: SQLite::OPEN_CREATE, or 0. The lock is a server's.
    Sqlite(const std::string& path, int creates, std::optional<FileLock> lock)
        : lock_(std::move(lock)), database_(path, SQLite::OPEN_READWRITE | creates, busy_ms) {
        if (creates != 0) database_.exec("PRAGMA journal_mode = WAL");
        database_.exec("PRAGMA synchronous = FULL");
        database_.exec("PRAGMA foreign_keys = ON");
    }

    // What is wrong with the tables of the file, which are brought up to this version where nothing is.
    std::optional<std::string> migrate();

    // What is wrong with them, which stay as they are.
    std::optional<std::string> fault(bool may_be_older);

    std::vector<std::string> games();
    void copy_to(const std::string& path);

    std::vector<StoreAnswer> carry_out(std::span<const StoreRequest> requests) override;

private:
    // The texts of statements are literals: each is prepared once.
    template <class... Values>
    Use rows(const char* sql, const Values&... values) {
        return Use(statements_.try_emplace(sql, database_, sql).first->second, values...);
    }
    template <class... Values>
    int changed(const char* sql, const Values&... values) {
        return rows(sql, values...).changes();
    }

    // An answer Absent has written nothing.
    Result<std::vector<StoreAnswer>, std::string> in_one_commit(std::span<const StoreRequest>);
    StoreAnswer carry_out(const KeepGuest&);
    StoreAnswer carry_out(const FindSession&);
    StoreAnswer carry_out(const KeepCode&);
    StoreAnswer carry_out(const UseCode&);
    StoreAnswer carry_out(const KeepName&);
    StoreAnswer carry_out(const KeepInvitation&);
    StoreAnswer carry_out(const FindInvitation&);
    StoreAnswer carry_out(const DropInvitation&);
    StoreAnswer carry_out(const KeepGame&);
    StoreAnswer carry_out(const KeepEntry&);
    StoreAnswer carry_out(const FindGame&);
    StoreAnswer carry_out(const FindCalls&);
    StoreAnswer carry_out(const KeepCounter&);
    StoreAnswer carry_out(const FindGames&);
    StoreAnswer carry_out(const KeepChat&);
    StoreAnswer carry_out(const FindChat&);
    StoreAnswer carry_out(const KeepReport&);
    void insert(const std::string& game, const KeptEntry&);
    std::vector<ChatLine> chat_after(const std::string& game, std::int64_t number);
    Person person(const std::string& id);

    // How many of the steps were done; or what is wrong with them.
    Result<std::size_t, std::string> steps_done();

    std::optional<FileLock> lock_;
    SQLite::Database database_;
    std::unordered_map<const char*, SQLite::Statement> statements_{};
};

std::string digest_of(std::string_view step) { return hexadecimal(hash_of(step), 16); }

Result<std::size_t, std::string> Sqlite::steps_done() {
    std::vector<std::string> done;
    for (Use known = rows("SELECT digest FROM migration ORDER BY number"); known.next();)
        done.push_back(known.text(0));
    const auto steps = migrations();
    if (done.size() > steps.size())
        return failure("the file was written by a newer version of this program; use that, or another file");
    for (std::size_t i = 0; i < done.size(); ++i)
        if (done[i] != digest_of(steps[i]))
            return failure("step " + std::to_string(i + 1) +
                           " of the file's tables is not that of this program");
    return done.size();
}

std::optional<std::string> Sqlite::migrate() {
    database_.exec("CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY, digest TEXT NOT NULL)");
    const auto done = steps_done();
    if (!done) return done.error();
    const auto steps = migrations();
    for (std::size_t i = *done; i < steps.size(); ++i) {
        SQLite::Transaction transaction(database_);
        database_.exec(std::string(steps[i]));
        changed("INSERT INTO migration VALUES (?, ?)", static_cast<std::int64_t>(i) + 1, digest_of(steps[i]));
        transaction.commit();
    }
    return {};
}

std::optional<std::string> Sqlite::fault(bool may_be_older) {
    if (!database_.tableExists("migration")) return "no server has kept games in it";
    const auto done = steps_done();
    if (!done) return done.error();
    if (!may_be_older && *done < migrations().size())
        return "the file is of an older version; start the server with it once";
    Use check = rows("PRAGMA quick_check(1)");
    if (!check.next() || check.text(0) != "ok") return "it is damaged";
    return {};
}

std::vector<std::string> Sqlite::games() {
    std::vector<std::string> all;
    for (Use found = rows("SELECT id FROM game ORDER BY id"); found.next();) all.push_back(found.text(0));
    return all;
}

// In one step: it reads one state of the file, whatever is written meanwhile.
void Sqlite::copy_to(const std::string& path) {
    SQLite::Database copy(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    SQLite::Backup(copy, database_).executeStep(-1);
}

// All in one commit. Where that fails, one at a time: what one of them fails at is no fault of the others.
std::vector<StoreAnswer> Sqlite::carry_out(std::span<const StoreRequest> requests) {
    if (auto answers = in_one_commit(requests); answers) return *answers;
    std::vector<StoreAnswer> answers;
    for (const StoreRequest& request : requests) {
        auto one = in_one_commit({&request, 1});
        answers.push_back(one ? std::move(one->front()) : NotKept{one.error()});
    }
    return answers;
}

Result<std::vector<StoreAnswer>, std::string> Sqlite::in_one_commit(std::span<const StoreRequest> requests) {
    std::vector<StoreAnswer> answers;
    try {
        SQLite::Transaction transaction(database_, SQLite::TransactionBehavior::IMMEDIATE);
        for (const StoreRequest& request : requests)
            answers.push_back(std::visit([&](const auto& one) { return carry_out(one); }, request));
        transaction.commit();
    } catch (const SQLite::Exception& exception) {
        return failure(std::string(exception.what()));
    }
    return answers;
}

StoreAnswer Sqlite::carry_out(const KeepGuest& guest) {
    changed("INSERT INTO person (id, name, created) VALUES (?, ?, ?)", guest.person.id, guest.person.name,
            guest.at);
    changed("INSERT INTO session VALUES (?, ?, ?)", guest.session, guest.person.id, guest.at);
    return Kept{};
}

StoreAnswer Sqlite::carry_out(const FindSession& wanted) {
    Use found = rows(
        "SELECT person.id, person.name, person.role FROM session JOIN person ON person.id = session.person "
        "WHERE digest = ?",
        wanted.session);
    if (!found.next()) return Absent{};
    return Person{found.text(0), found.text(1), static_cast<Role>(found.number(2)) >= Role::referee};
}

StoreAnswer Sqlite::carry_out(const KeepCode& wanted) {
    changed("INSERT INTO code VALUES (?, ?, ?, '')", wanted.code, static_cast<int>(wanted.role),
            wanted.expires);
    return Kept{};
}

StoreAnswer Sqlite::carry_out(const UseCode& wanted) {
    Use found = rows("SELECT role, expires, person FROM code WHERE digest = ?", wanted.code);
    Use person = rows("SELECT role FROM person WHERE id = ?", wanted.person);
    if (!found.next() || !person.next()) return Absent{};
    const std::string used_by = found.text(2);
    if (used_by == wanted.person) return Taken{static_cast<Role>(person.number(0))};
    if (!used_by.empty() || wanted.at >= found.number(1)) return Absent{};
    const std::int64_t role = std::max(found.number(0), person.number(0));
    changed("UPDATE code SET person = ? WHERE digest = ?", wanted.person, wanted.code);
    changed("UPDATE person SET role = ? WHERE id = ?", role, wanted.person);
    return Taken{static_cast<Role>(role)};
}

StoreAnswer Sqlite::carry_out(const KeepName& wanted) {
    const int renamed =
        changed("UPDATE person SET name = ? WHERE id = ?", wanted.person.name, wanted.person.id);
    return renamed > 0 ? StoreAnswer(Kept{}) : StoreAnswer(Absent{});
}

StoreAnswer Sqlite::carry_out(const KeepInvitation& wanted) {
    const KeptInvitation& one = wanted.invitation;
    changed("INSERT INTO invitation VALUES (?, ?, ?, ?, ?, '', '') ON CONFLICT DO NOTHING", one.code,
            one.by.id, to_text(one.conditions), static_cast<int>(one.side), one.at);
    Use found = rows("SELECT 1 FROM invitation WHERE code = ? AND person = ?", one.code, one.by.id);
    return found.next() ? StoreAnswer(Kept{}) : StoreAnswer(Absent{});
}

StoreAnswer Sqlite::carry_out(const FindInvitation& wanted) {
    Use found = rows("SELECT person, conditions, side, created, game, joined FROM invitation WHERE code = ?",
                     wanted.code);
    if (!found.next()) return Absent{};
    const auto conditions = game_conditions_in(found.text(1));
    if (!conditions) return NotKept{"an invitation cannot be read: " + conditions.error().what};
    KeptInvitation one{.code = wanted.code,
                       .by = {.id = found.text(0)},
                       .conditions = *conditions,
                       .side = static_cast<Side>(found.number(2)),
                       .at = found.number(3),
                       .game = found.text(4),
                       .joined = found.text(5)};
    one.by = person(one.by.id);
    for (Use asked = rows("SELECT person, conditions, side FROM counter WHERE code = ? ORDER BY created",
                          wanted.code);
         asked.next();)
        if (const auto instead = game_conditions_in(asked.text(1)))
            one.counters.push_back({person(asked.text(0)), *instead, static_cast<Side>(asked.number(2))});
    return one;
}

StoreAnswer Sqlite::carry_out(const DropInvitation& wanted) {
    const int dropped =
        changed("DELETE FROM invitation WHERE code = ? AND person = ? AND game = ''", wanted.code, wanted.by);
    if (dropped > 0) changed("DELETE FROM counter WHERE code = ?", wanted.code);
    return dropped > 0 ? StoreAnswer(Kept{}) : StoreAnswer(Absent{});
}

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
    changed("UPDATE game SET result = ?1, call = ?2 WHERE id = ?3 AND (result <> ?1 OR call <> ?2)",
            wanted.result, wanted.call, wanted.game);
    return Kept{};
}

StoreAnswer Sqlite::carry_out(const FindGame& wanted) {
    Use seats = rows("SELECT black, white FROM game WHERE id = ?", wanted.game);
    if (!seats.next()) return Absent{};
    const std::string black = seats.text(0), white = seats.text(1);
    FoundGame game{.game = wanted.game, .seats = {person(black), person(white)}};
    Use entries = rows(
        "SELECT number, created, author, charged, words, head, person, request FROM entry WHERE game = ? "
        "ORDER BY number",
        wanted.game);
    while (entries.next())
        game.entries.push_back({.entry = {.number = static_cast<int>(entries.number(0)),
                                          .at = entries.number(1),
                                          .author = static_cast<Author>(entries.number(2)),
                                          .charged = entries.number(3),
                                          .text = entries.text(4)},
                                .head = entries.text(5),
                                .person = entries.text(6),
                                .request = entries.text(7)});
    return game;
}

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
        "WHERE reported <> '' ORDER BY chat.created DESC LIMIT 50");
    while (reports.next())
        found.calls.reports.push_back({.game = reports.text(0),
                                       .seats = {person(reports.text(1)), person(reports.text(2))},
                                       .line = {static_cast<int>(reports.number(3)), reports.number(4),
                                                reports.text(5), reports.text(6)}});
    return found;
}

StoreAnswer Sqlite::carry_out(const KeepCounter& wanted) {
    const Proposal& asked = wanted.proposal;
    changed("DELETE FROM counter WHERE code = ? AND person = ?", wanted.code, asked.by.id);
    const int kept = changed(
        "INSERT INTO counter SELECT ?, ?, ?, ?, ? WHERE (SELECT COUNT(*) FROM counter WHERE code = ?) < ?",
        wanted.code, asked.by.id, to_text(asked.conditions), static_cast<int>(asked.side), wanted.at,
        wanted.code, most_counters);
    return kept > 0 ? StoreAnswer(Kept{}) : StoreAnswer(Absent{});
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

StoreAnswer Sqlite::carry_out(const KeepChat& wanted) {
    const ChatLine& line = wanted.line;
    std::int64_t last = 0;
    if (Use lines = rows("SELECT COALESCE(MAX(number), 0) FROM chat WHERE game = ?", wanted.game);
        lines.next())
        last = lines.number(0);
    if (last >= most_chat) return Absent{};
    changed("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, '') ON CONFLICT DO NOTHING", wanted.game, last + 1,
            line.at, line.by, line.text, wanted.request);
    return FoundChat{chat_after(wanted.game, last)};
}

StoreAnswer Sqlite::carry_out(const FindChat& wanted) { return FoundChat{chat_after(wanted.game, 0)}; }

std::vector<ChatLine> Sqlite::chat_after(const std::string& game, std::int64_t number) {
    std::vector<ChatLine> lines;
    for (Use found = rows("SELECT number, created, person, words FROM chat WHERE game = ? AND number > ? "
                          "ORDER BY number",
                          game, number);
         found.next();)
        lines.push_back({static_cast<int>(found.number(0)), found.number(1), found.text(2), found.text(3)});
    return lines;
}

StoreAnswer Sqlite::carry_out(const KeepReport& wanted) {
    const int kept = changed("UPDATE chat SET reported = ? WHERE game = ? AND number = ?", wanted.by,
                             wanted.game, wanted.line);
    return kept > 0 ? StoreAnswer(Kept{}) : StoreAnswer(Absent{});
}

Person Sqlite::person(const std::string& id) {
    Use found = rows("SELECT name FROM person WHERE id = ?", id);
    return {id, found.next() ? found.text(0) : std::string()};
}

// A file that a server has made.
Result<std::unique_ptr<Sqlite>, std::string> there(const std::string& path, bool may_be_older = false) {
    try {
        auto store = std::make_unique<Sqlite>(path, 0, std::nullopt);
        if (const auto wrong = store->fault(may_be_older)) return failure(path + ": " + *wrong);
        return store;
    } catch (const SQLite::Exception& exception) {
        return failure(path + ": cannot be used: " + exception.what());
    }
}

}  // namespace

Result<std::unique_ptr<Store>, std::string> SqliteStore::open(const std::string& path) {
    const auto fault = [&](const std::string& what) { return failure(path + ": " + what); };
    auto lock = path == in_memory ? std::nullopt : FileLock::of(path);
    if (path != in_memory && !lock)
        return fault(errno == EWOULDBLOCK ? "another server has it open"
                                          : "cannot be used: " + reason(errno));
    try {
        auto store = std::make_unique<Sqlite>(path, SQLite::OPEN_CREATE, std::move(lock));
        if (const auto wrong = store->migrate()) return fault(*wrong);
        return std::unique_ptr<Store>(std::move(store));
    } catch (const SQLite::Exception& exception) {
        return fault(std::string("cannot be used: ") + exception.what());
    }
}

Result<std::unique_ptr<Store>, std::string> SqliteStore::open_beside(const std::string& path) {
    auto found = there(path);
    if (!found) return failure(found.error());
    return std::unique_ptr<Store>(std::move(*found));
}

Result<std::vector<std::string>, std::string> SqliteStore::games_in(const std::string& path) {
    const auto found = there(path);
    if (!found) return failure(found.error());
    return (*found)->games();
}

Result<void, std::string> SqliteStore::copy(const std::string& from, const std::string& to) {
    namespace fs = std::filesystem;
    const std::string part = to + ".part";
    std::error_code error;
    const auto fault = [&](const std::string& what) {
        std::error_code ignored;
        fs::remove(part, ignored);
        return failure(to + ": " + what);
    };
    for (const std::string& taken : {to, to + "-wal"})
        if (fs::exists(taken, error))
            return failure(taken + ": is there already; choose another name, or move it");
    const auto source = there(from, true);
    if (!source) return failure(source.error());
    fs::remove(part, error);
    try {
        (*source)->copy_to(part);
        if (const auto wrong = Sqlite(part, 0, {}).fault(true)) return fault(*wrong);
    } catch (const SQLite::Exception& exception) {
        return fault(std::string("cannot be written: ") + exception.what());
    }
    fs::rename(part, to, error);
    if (error) return fault("cannot be written: " + error.message());
    return {};
}

}  // namespace shinpan::server
