// A finished game takes few bytes, and whoever asks for it finds it as it was.
#include "server/store/packed_log.hpp"
#include "server/store/stored_game.hpp"

#include <doctest/doctest.h>

#include <sqlite3.h>

#include <iostream>

using namespace shinpan;
using namespace shinpan::server;

namespace {

// A file as SQLite has it, beside the store.
class Raw {
public:
    explicit Raw(const std::string& path) { REQUIRE(sqlite3_open(path.c_str(), &database_) == SQLITE_OK); }
    Raw(const Raw&) = delete;
    Raw& operator=(const Raw&) = delete;
    ~Raw() { sqlite3_close(database_); }

    void run(const std::string& sql) {
        REQUIRE(sqlite3_exec(database_, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK);
    }

    // The number in the only row.
    std::int64_t number(const std::string& sql) {
        sqlite3_stmt* statement = nullptr;
        REQUIRE(sqlite3_prepare_v2(database_, sql.c_str(), -1, &statement, nullptr) == SQLITE_OK);
        REQUIRE(sqlite3_step(statement) == SQLITE_ROW);
        const std::int64_t found = sqlite3_column_int64(statement, 0);
        sqlite3_finalize(statement);
        return found;
    }

    std::int64_t entries_of(const std::string& game) {
        return number("SELECT COUNT(*) FROM entry WHERE game = '" + game + "'");
    }

    // Of pages that hold something.
    std::int64_t bytes() {
        return (number("SELECT page_count FROM pragma_page_count") -
                number("SELECT freelist_count FROM pragma_freelist_count")) *
               number("SELECT page_size FROM pragma_page_size");
    }

private:
    sqlite3* database_ = nullptr;
};

ListedGame only_game_of(Store& store, const Person& person) {
    const StoreAnswer answer = ask(store, FindGames{person.id});
    const auto* found = std::get_if<FoundGames>(&answer);
    REQUIRE(found);
    REQUIRE(found->games.size() == 1);
    return found->games[0];
}

}  // namespace

TEST_CASE("a packed game is found as it was: its entries, their heads and requests, its place in the list") {
    const TemporaryFile file;
    const auto store = *SqliteStore::open(file.path());
    StoredGame game(*store);
    game.play_to_end(60);
    const ListedGame before = only_game_of(*store, game.player(Color::white));
    REQUIRE(packed_in(*store, game.last_at() + 1) == 1);
    CHECK(Raw(file.path()).entries_of(game.name()) == 1);
    CHECK(entries_in(*store, game.name()) == game.kept());
    const ListedGame after = only_game_of(*store, game.player(Color::white));
    CHECK(after.result == before.result);
    CHECK(after.changed == before.changed);
    CHECK(after.awaited == before.awaited);
    CHECK(SqliteStore::games_in(file.path()).value() == std::vector{game.name()});
}

TEST_CASE("a game is packed once it is over, nobody calls the referee, and the time is up, and only once") {
    const TemporaryFile file;
    const auto store = *SqliteStore::open(file.path());
    StoredGame playing(*store), called(*store), over(*store);
    CHECK(playing.say(Author::black, "play B D4"));
    for (StoredGame* one : {&called, &over}) one->play_to_end(4);
    CHECK(called.say(Author::white, "call a slip of the mouse"));
    CHECK(packed_in(*store, over.last_at()) == 0);
    CHECK(packed_in(*store, over.last_at() + 1'000'000) == 1);
    CHECK(packed_in(*store, over.last_at() + 1'000'000) == 0);
    Raw raw(file.path());
    CHECK(raw.entries_of(over.name()) == 1);
    CHECK(raw.entries_of(playing.name()) == 2);
    CHECK(raw.entries_of(called.name()) == 7);
    CHECK(called.say(Author::referee, "answered the result stands"));
    CHECK(packed_in(*store, called.last_at() + 1) == 1);
    CHECK(entries_in(*store, called.name()) == called.kept());
}

TEST_CASE("a packed game that a ruling has go on takes entries as before, and is packed again") {
    const TemporaryFile file;
    const auto store = *SqliteStore::open(file.path());
    StoredGame game(*store);
    game.play_to_end(20);
    REQUIRE(packed_in(*store, game.last_at() + 1) == 1);
    CHECK(game.say(Author::referee, "annulled - 20 the last move was a slip"));
    CHECK(packed_in(*store, game.last_at() + 1) == 0);
    CHECK(only_game_of(*store, game.player(Color::black)).result.empty());
    CHECK(game.say(Author::black, "play B Q16"));
    CHECK(entries_in(*store, game.name()) == game.kept());
    CHECK(is_absent(ask(*store, KeepEntry{game.name(), game.kept().back(), ""})));
    CHECK(game.say(Author::white, "resign W"));
    REQUIRE(packed_in(*store, game.last_at() + 1) == 1);
    CHECK(Raw(file.path()).entries_of(game.name()) == 1);
    CHECK(entries_in(*store, game.name()) == game.kept());
}

TEST_CASE("a log whose chain is broken stays as it is, so that the break is found where it is") {
    const TemporaryFile file;
    const auto store = *SqliteStore::open(file.path());
    StoredGame game(*store);
    game.play_to_end(10);
    Raw(file.path()).run("UPDATE entry SET words = 'play W T19' WHERE number = 3");
    const auto before = entries_in(*store, game.name());
    packed_in(*store, game.last_at() + 1);
    CHECK(Raw(file.path()).entries_of(game.name()) == 12);
    CHECK(entries_in(*store, game.name()) == before);
    CHECK(packed_in(*store, game.last_at() + 1) == 0);
}

TEST_CASE("a packed log of which bytes were changed is not taken for another") {
    const TemporaryFile file;
    const auto store = *SqliteStore::open(file.path());
    StoredGame game(*store);
    game.play_to_end(10);
    const auto entries = std::span(game.kept()).first(11);
    const std::string bytes = packed(entries);
    CHECK(unpacked(game.name(), bytes).value() == std::vector(entries.begin(), entries.end()));
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        std::string changed = bytes;
        changed[i] = static_cast<char>(changed[i] ^ 0x10);
        const auto found = unpacked(game.name(), changed);
        CHECK(
            (!found || found->back().head != entries.back().head || *found == *unpacked(game.name(), bytes)));
    }
    CHECK_FALSE(unpacked(game.name(), bytes.substr(0, bytes.size() - 1)));
    CHECK_FALSE(unpacked(game.name(), "99999999999:"));
    REQUIRE(packed_in(*store, game.last_at() + 1) == 1);
    Raw(file.path()).run("UPDATE game SET packed = 'x'");
    CHECK(std::holds_alternative<NotKept>(ask(*store, FindGame{game.name()})));
}

TEST_CASE("a deleted player's packed game stays, without their name") {
    const TemporaryFile file;
    const auto store = *SqliteStore::open(file.path());
    StoredGame game(*store);
    game.play_to_end(10);
    REQUIRE(packed_in(*store, game.last_at() + 1) == 1);
    CHECK(is_kept(ask(*store, DeletePerson{game.player(Color::black).id, 1})));
    CHECK(std::get<FoundGame>(ask(*store, FindGame{game.name()})).seats[0].name.empty());
    CHECK(entries_in(*store, game.name()) == game.kept());
}

TEST_CASE("a copy has packed games as they are, and they go on there") {
    const TemporaryFile file, other;
    const auto store = *SqliteStore::open(file.path());
    StoredGame game(*store);
    game.play_to_end(10);
    REQUIRE(packed_in(*store, game.last_at() + 1) == 1);
    REQUIRE(SqliteStore::copy(file.path(), other.path()));
    const auto restored = *SqliteStore::open(other.path());
    CHECK(entries_in(*restored, game.name()) == game.kept());
    game.move_to(*restored);
    CHECK(game.say(Author::referee, "annulled - 10 a slip"));
    CHECK(entries_in(*restored, game.name()) == game.kept());
}

TEST_CASE("games of a file from before there was packing are packed once it is opened") {
    const TemporaryFile file;
    std::vector<KeptEntry> kept;
    std::string name;
    std::int64_t last = 0;
    {
        const auto store = *SqliteStore::open(file.path());
        StoredGame game(*store);
        game.play_to_end(10);
        kept = game.kept(), name = game.name(), last = game.last_at();
    }
    Raw(file.path())
        .run(
            "DROP INDEX open_link; DROP INDEX ended_game; DROP INDEX owed_game; DROP INDEX game_going_on; "
            "ALTER TABLE game DROP COLUMN ended; "
            "ALTER TABLE game DROP COLUMN packed; ALTER TABLE game DROP COLUMN owed; "
            "DELETE FROM migration WHERE number >= 7");
    const auto store = *SqliteStore::open(file.path());
    CHECK(packed_in(*store, last) == 0);
    CHECK(packed_in(*store, last + 1) == 1);
    CHECK(entries_in(*store, name) == kept);
}

TEST_CASE("a finished game of 200 moves takes at most a seventh of the bytes once it is packed") {
    const TemporaryFile file;
    const auto store = *SqliteStore::open(file.path());
    constexpr int games = 20;
    std::int64_t last = 0;
    const std::int64_t none = Raw(file.path()).bytes();
    for (int i = 0; i < games; ++i) {
        StoredGame game(*store);
        game.play_to_end(200);
        last = game.last_at();
    }
    Raw raw(file.path());
    const std::int64_t before = (raw.bytes() - none) / games;
    CHECK(packed_in(*store, last + 1, games) == games);
    const std::int64_t after = (raw.bytes() - none) / games;
    std::cout << "store: a game of 200 moves takes " << before << " bytes, packed " << after << '\n';
    CHECK(after * 7 <= before);
}
