// Sqlite: the file behind SqliteStore, which has the requests carried out: those of people and links in
// sqlite_people.cpp, of blocking and deleting in sqlite_gone.cpp, of games in sqlite_games.cpp, of chat and
// the referee's desk in sqlite_chat.cpp.
#pragma once

#include "base/result.hpp"
#include "server/store/file_lock.hpp"
#include "server/store/store.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace shinpan::server {

// A value that is no text.
struct Bytes {
    std::string all{};
};

// The use of a prepared statement: it rests again when that ends.
class Use {
public:
    template <class... Values>
    explicit Use(SQLite::Statement& statement, const Values&... values) : statement_(statement) {
        int at = 0;
        (bind(++at, values), ...);
    }
    Use(const Use&) = delete;
    Use& operator=(const Use&) = delete;
    ~Use() { statement_.tryReset(); }

    // The next row; false after the last one.
    bool next() { return statement_.executeStep(); }
    int changes() { return statement_.exec(); }

    std::string text(int column) { return statement_.getColumn(column).getString(); }
    std::int64_t number(int column) { return statement_.getColumn(column).getInt64(); }

private:
    template <class Value>
    void bind(int at, const Value& value) {
        statement_.bind(at, value);
    }
    void bind(int at, const Bytes& bytes) {
        statement_.bind(at, bytes.all.data(), static_cast<int>(bytes.all.size()));
    }

    SQLite::Statement& statement_;
};

class Sqlite : public Store {
public:
    // Creates: SQLite::OPEN_CREATE, or 0. The lock is a server's.
    Sqlite(const std::string& path, int creates, std::optional<FileLock> lock);

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
    void drop_oldest_links(const std::string& person);
    StoreAnswer carry_out(const FindInvitation&);
    StoreAnswer carry_out(const DropInvitation&);
    StoreAnswer carry_out(const KeepGame&);
    StoreAnswer carry_out(const KeepEntry&);
    StoreAnswer carry_out(const FindGame&);
    StoreAnswer carry_out(const FindCalls&);
    StoreAnswer carry_out(const KeepCounter&);
    StoreAnswer carry_out(const FindGames&);
    StoreAnswer carry_out(const PackLogs&);
    StoreAnswer carry_out(const FindOwed&);
    StoreAnswer carry_out(const FindAbandoned&);
    StoreAnswer carry_out(const KeepChat&);
    StoreAnswer carry_out(const FindChat&);
    StoreAnswer carry_out(const KeepReport&);
    StoreAnswer carry_out(const KeepSettled&);
    StoreAnswer carry_out(const DeletePerson&);
    StoreAnswer carry_out(const FindDeleted&);
    StoreAnswer carry_out(const FindPeople&);
    StoreAnswer carry_out(const KeepBlock&);
    StoreAnswer carry_out(const DropBlock&);
    StoreAnswer carry_out(const FindBlocks&);
    StoreAnswer carry_out(const FindBlock&);
    StoreAnswer carry_out(const DropOldChat&);
    FoundPeople people_in(Use);
    void insert(const std::string& game, const KeptEntry&);
    std::optional<std::vector<KeptEntry>> log_of(const std::string& game, std::string_view packed);
    void pack(const std::string& game);
    std::vector<ChatLine> chat_after(const std::string& game, std::int64_t number,
                                     const std::string& reader = {});
    Person person(const std::string& id);

    // How many of the steps were done; or what is wrong with them.
    Result<std::size_t, std::string> steps_done();

    std::optional<FileLock> lock_;
    SQLite::Database database_;
    std::unordered_map<const char*, SQLite::Statement> statements_{};
};

}  // namespace shinpan::server
