#include "server/store/sqlite_store.hpp"

#include "base/hash.hpp"
#include "base/text.hpp"
#include "server/store/migrations.hpp"
#include "server/store/sqlite.hpp"

#include <SQLiteCpp/Backup.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace shinpan::server {
namespace {

constexpr int busy_ms = 2000;
constexpr std::string_view in_memory = ":memory:";

std::string reason(int error) { return std::generic_category().message(error); }

// A file that nobody but its owner reads: it has what people have said.
bool make_private_file(const std::string& path) {
    constexpr mode_t owner_alone = 0600;
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, owner_alone);
    return file >= 0 && ::close(file) == 0;
}

std::string digest_of(std::string_view step) { return hexadecimal(hash_of(step), 16); }

}  // namespace

Sqlite::Sqlite(const std::string& path, int creates, std::optional<FileLock> lock)
    : lock_(std::move(lock)), database_(path, SQLite::OPEN_READWRITE | creates, busy_ms) {
    if (creates != 0) database_.exec("PRAGMA journal_mode = WAL");
    database_.exec("PRAGMA synchronous = FULL");
    database_.exec("PRAGMA foreign_keys = ON");
}

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

namespace {

// A file that a server has made.
Result<std::unique_ptr<Sqlite>, std::string> there(const std::string& path, bool may_be_older = false) {
    if (::access(path.c_str(), R_OK) != 0)
        return failure(path + ": cannot be opened (" + reason(errno) + "); check name and permissions");
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
    if (!make_private_file(part)) return fault("cannot be written: " + reason(errno));
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
