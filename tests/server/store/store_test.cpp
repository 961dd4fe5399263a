// What every store does; here SQLite, in a file.
#include "server/store/store_file.hpp"

#include <doctest/doctest.h>

#include <sys/resource.h>
#include <sys/stat.h>

#include <array>
#include <atomic>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

using namespace shinpan;
using namespace shinpan::server;

namespace {

// While it lives, no file of this process grows beyond that size.
class SmallFiles {
public:
    explicit SmallFiles(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit small{bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~SmallFiles() {
        setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }

private:
    rlimit before_{};
    void (*handler_)(int);
};

Role taken(const StoreAnswer& answer) {
    const auto* const found = std::get_if<Taken>(&answer);
    return found == nullptr ? Role::none : found->role;
}

const Person ann{"ann", "Ann"}, bob{"bob", "Bob"};

KeptInvitation invitation_of_ann() {
    return {.code = "c",
            .by = ann,
            .conditions = *game_conditions_in("aga 9x9 7.5 0 none"),
            .side = Side::black,
            .at = 3};
}

KeptEntry entry(int number, const std::string& text) {
    return {.entry = {number, 100 + number, Author::black, 7, text},
            .head = "h" + std::to_string(number),
            .person = "ann",
            .request = "r" + std::to_string(number)};
}

void begin_game(Store& store) {
    CHECK(is_kept(ask(store, KeepGuest{ann, "token of ann", 1})));
    CHECK(is_kept(ask(store, KeepGuest{bob, "token of bob", 2})));
    CHECK(is_kept(ask(store, KeepInvitation{invitation_of_ann()})));
    CHECK(is_kept(ask(store, KeepGame{"g", "c", "bob", {ann, bob}, {entry(1, "start")}})));
}

}  // namespace

TEST_CASE("a guest is found again by the digest of their token, by their present name") {
    const TemporaryFile file;
    const auto store = *SqliteStore::open(file.path());
    begin_game(*store);
    CHECK(is_kept(ask(*store, KeepName{{"ann", "Anna"}})));
    CHECK(is_absent(ask(*store, KeepName{{"eve", "Eve"}})));
    const auto found = ask(*store, FindSession{"token of ann"});
    REQUIRE(std::holds_alternative<Person>(found));
    CHECK(std::get<Person>(found).name == "Anna");
    CHECK_FALSE(std::get<Person>(found).judges);
    CHECK(is_absent(ask(*store, FindSession{"another"})));
}

TEST_CASE("a code gives its role to the one who uses it first, in time, and to nobody else") {
    const TemporaryFile file;
    const auto store = *SqliteStore::open(file.path());
    begin_game(*store);
    CHECK(is_kept(ask(*store, KeepCode{"digest", Role::administrator, 1000})));
    CHECK(is_absent(ask(*store, UseCode{"another", "ann", 10})));
    CHECK(is_absent(ask(*store, UseCode{"digest", "ann", 1000})));
    CHECK(is_absent(ask(*store, UseCode{"digest", "eve", 10})));
    CHECK(taken(ask(*store, UseCode{"digest", "ann", 999})) == Role::administrator);
    CHECK(is_absent(ask(*store, UseCode{"digest", "bob", 999})));
    CHECK(taken(ask(*store, UseCode{"digest", "ann", 2000})) == Role::administrator);
    CHECK(std::get<Person>(ask(*store, FindSession{"token of ann"})).judges);
    CHECK_FALSE(std::get<Person>(ask(*store, FindSession{"token of bob"})).judges);
    CHECK(is_kept(ask(*store, KeepCode{"less", Role::referee, 1000})));
    CHECK(taken(ask(*store, UseCode{"less", "ann", 10})) == Role::administrator);
    CHECK(is_kept(ask(*store, KeepCode{"for bob", Role::referee, 1000})));
    CHECK(taken(ask(*store, UseCode{"for bob", "bob", 10})) == Role::referee);
}

TEST_CASE("of a person's links that nobody has used the newest fifty are kept") {
    const TemporaryFile file;
    const auto store = *SqliteStore::open(file.path());
    begin_game(*store);
    const auto is_there = [&](const std::string& code) {
        return std::holds_alternative<KeptInvitation>(ask(*store, FindInvitation{code}));
    };
    KeptInvitation link = invitation_of_ann();
    for (int i = 0; i < 51; ++i) {
        link.code = "c" + std::to_string(i);
        CHECK(is_kept(ask(*store, KeepInvitation{link})));
    }
    CHECK_FALSE(is_there("c0"));
    for (const char* kept : {"c", "c1", "c50"}) CHECK(is_there(kept));
}

TEST_CASE("a link is used once; its maker may ask for it twice, nobody else for the same code") {
    const TemporaryFile file;
    const auto store = *SqliteStore::open(file.path());
    begin_game(*store);
    CHECK(is_kept(ask(*store, KeepInvitation{invitation_of_ann()})));
    KeptInvitation of_bob = invitation_of_ann();
    of_bob.by = bob;
    CHECK(is_absent(ask(*store, KeepInvitation{of_bob})));
    CHECK(is_absent(ask(*store, KeepGame{"g2", "c", "bob", {ann, bob}, {}})));
    CHECK(is_absent(ask(*store, DropInvitation{"c", "ann"})));
    const auto found = ask(*store, FindInvitation{"c"});
    REQUIRE(std::holds_alternative<KeptInvitation>(found));
    const auto& used = std::get<KeptInvitation>(found);
    CHECK(used.game == "g");
    CHECK(used.joined == "bob");
    CHECK(used.by.name == "Ann");
    CHECK(used.side == Side::black);
    CHECK(to_text(used.conditions) == "aga 9x9 7.5 0 none");
}

TEST_CASE("a link that was taken back is gone") {
    const TemporaryFile file;
    const auto store = *SqliteStore::open(file.path());
    CHECK(is_kept(ask(*store, KeepGuest{ann, "t", 1})));
    CHECK(is_kept(ask(*store, KeepInvitation{invitation_of_ann()})));
    CHECK(is_absent(ask(*store, DropInvitation{"c", "bob"})));
    CHECK(is_kept(ask(*store, DropInvitation{"c", "ann"})));
    CHECK(is_absent(ask(*store, FindInvitation{"c"})));
}

TEST_CASE("a log has each number once, and no gap") {
    const TemporaryFile file;
    const auto store = *SqliteStore::open(file.path());
    begin_game(*store);
    CHECK(is_kept(ask(*store, KeepEntry{"g", entry(2, "play B D4"), ""})));
    CHECK(is_absent(ask(*store, KeepEntry{"g", entry(2, "play B E5"), ""})));
    CHECK(is_absent(ask(*store, KeepEntry{"g", entry(4, "play B E5"), ""})));
    CHECK(is_absent(ask(*store, KeepEntry{"other", entry(2, "play B E5"), ""})));
    const auto found = ask(*store, FindGame{"g"});
    REQUIRE(std::holds_alternative<FoundGame>(found));
    const auto& game = std::get<FoundGame>(found);
    CHECK(game.seats[1].name == "Bob");
    REQUIRE(game.entries.size() == 2);
    CHECK(game.entries[1].entry == entry(2, "play B D4").entry);
    CHECK(game.entries[1].head == "h2");
    CHECK(game.entries[1].request == "r2");
    CHECK(is_absent(ask(*store, FindGame{"other"})));
}

TEST_CASE("games that nobody will finish are found, a hundred that go on at a time") {
    const TemporaryFile file;
    const auto store = *SqliteStore::open(file.path());
    std::vector<StoreRequest> all{KeepGuest{ann, "a", 1}, KeepGuest{bob, "b", 1}};
    constexpr int last_game = 200, most = 100;
    for (int number = last_game - most; number <= last_game; ++number) {  // one more than that
        KeptInvitation invitation = invitation_of_ann();
        invitation.code = std::to_string(number);
        all.emplace_back(KeepInvitation{invitation});
        KeptEntry start = entry(1, "start");
        start.entry.at = number;
        const std::string& name = invitation.code;
        all.emplace_back(KeepGame{name, name, "bob", {ann, bob}, {start}});
    }
    for (const StoreAnswer& answer : store->carry_out(all)) REQUIRE(is_kept(answer));
    CHECK(is_kept(ask(*store, KeepEntry{"101", entry(2, "resign W"), "B+R"})));
    const auto found = [&](std::int64_t before, const std::string& after) {
        return std::get<FoundAbandoned>(ask(*store, FindAbandoned{before, after}));
    };
    CHECK(found(103, "").games == std::vector<std::string>{"100", "102"});
    CHECK(found(103, "").looked_at == "200");
    CHECK(found(103, "200").games.empty());
    CHECK(found(103, "200").looked_at.empty());
    CHECK(found(1, "").games.empty());
    CHECK(is_kept(ask(*store, DeletePerson{"bob", 5})));
    CHECK(found(1, "").games.size() == most);
}

TEST_CASE("games of which the server owes the score are found, those that ended first before the others") {
    const TemporaryFile file;
    const auto store = *SqliteStore::open(file.path());
    begin_game(*store);
    KeptInvitation another = invitation_of_ann();
    another.code = "d";
    CHECK(is_kept(ask(*store, KeepInvitation{another})));
    CHECK(is_kept(ask(*store, KeepGame{"h", "d", "bob", {ann, bob}, {entry(1, "start")}})));
    const auto owed = [&](int most) { return std::get<FoundOwed>(ask(*store, FindOwed{most})).games; };
    const auto keep = [&](const std::string& game, const KeptEntry& last, bool owes) {
        return is_kept(ask(*store, KeepEntry{game, last, "B+5", 0, owes}));
    };
    CHECK(owed(10).empty());
    KeptEntry later = entry(2, "pass W");
    later.entry.at += 1000;
    CHECK(keep("g", later, true));
    CHECK(keep("h", entry(2, "pass W"), true));
    CHECK(owed(10) == std::vector<std::string>{"h", "g"});
    CHECK(owed(1) == std::vector<std::string>{"h"});
    CHECK(keep("h", entry(3, "status_ruled - A1 dead exact"), false));
    CHECK(owed(10) == std::vector<std::string>{"g"});
}

TEST_CASE("what was kept is there when the file is opened again") {
    const TemporaryFile file;
    begin_game(**SqliteStore::open(file.path()));
    const auto store = *SqliteStore::open(file.path());
    CHECK(std::holds_alternative<FoundGame>(ask(*store, FindGame{"g"})));
}

TEST_CASE("what one request fails at leaves the others of its commit as they are") {
    const TemporaryFile file;
    const auto store = *SqliteStore::open(file.path());
    begin_game(*store);
    const std::array<StoreRequest, 3> requests{KeepEntry{"g", entry(2, "play B D4"), ""},
                                               KeepGuest{{"ann", "Ann again"}, "t", 5},
                                               KeepEntry{"g", entry(3, "play B E5"), ""}};
    const auto answers = store->carry_out(requests);
    REQUIRE(answers.size() == 3);
    CHECK(is_kept(answers[0]));
    CHECK(std::holds_alternative<NotKept>(answers[1]));
    CHECK(is_kept(answers[2]));
    CHECK(std::get<FoundGame>(ask(*store, FindGame{"g"})).entries.size() == 3);
}

TEST_CASE("a file that is no store is left alone, and said to be none") {
    const TemporaryFile file;
    std::ofstream(file.path())
        << "A letter to a friend, longer than the head of a database, is no store of games at all.";
    const auto size = std::filesystem::file_size(file.path());
    const auto store = SqliteStore::open(file.path());
    REQUIRE(!store);
    CHECK(store.error() == file.path() + ": cannot be used: file is not a database");
    CHECK(std::filesystem::file_size(file.path()) == size);
    CHECK(!SqliteStore::open("/no/such/folder/store.db"));
}

TEST_CASE("a file that another server has open is not opened") {
    const TemporaryFile file;
    const auto first = *SqliteStore::open(file.path());
    const auto second = SqliteStore::open(file.path());
    REQUIRE(!second);
    CHECK(second.error() == file.path() + ": another server has it open");
    const auto link = std::filesystem::path(file.path()).replace_filename("link.db");
    std::filesystem::create_symlink(file.path(), link);
    CHECK_FALSE(SqliteStore::open(link));
}

TEST_CASE("beside a server its file is read, and given a code") {
    const TemporaryFile file;
    CHECK_FALSE(SqliteStore::open_beside(file.path()));
    const auto server = *SqliteStore::open(file.path());
    begin_game(*server);
    const auto beside = *SqliteStore::open_beside(file.path());
    CHECK(std::holds_alternative<FoundGame>(ask(*beside, FindGame{"g"})));
    CHECK(is_kept(ask(*beside, KeepCode{"digest", Role::referee, 1000})));
    CHECK(taken(ask(*server, UseCode{"digest", "ann", 10})) == Role::referee);
    CHECK(SqliteStore::games_in(file.path()).value() == std::vector<std::string>{"g"});
}

TEST_CASE("a copy that is made while the server plays has all that was acknowledged before") {
    const TemporaryFile file, other;
    const auto server = *SqliteStore::open(file.path());
    begin_game(*server);
    std::atomic<int> acknowledged = 1;
    std::atomic<bool> ends = false;
    std::thread playing([&] {
        while (!ends)
            if (is_kept(ask(*server, KeepEntry{"g", entry(acknowledged + 1, "play B D4"), ""})))
                ++acknowledged;
    });
    while (acknowledged < 50) std::this_thread::yield();
    const int before = acknowledged;
    const auto copied = SqliteStore::copy(file.path(), other.path());
    const int after = acknowledged;
    while (acknowledged < after + 10) std::this_thread::yield();  // the server goes on
    ends = true;
    playing.join();
    REQUIRE(copied);
    const auto restored = *SqliteStore::open(other.path());
    const auto game = std::get<FoundGame>(ask(*restored, FindGame{"g"}));
    const int found = static_cast<int>(game.entries.size());
    CHECK(found >= before);
    CHECK(found <= after + 1);  // one more may have been on disk, and not yet answered
    for (int i = 0; i < found; ++i) CHECK(game.entries[static_cast<std::size_t>(i)].entry.number == i + 1);
    CHECK(is_kept(ask(*restored, KeepEntry{"g", entry(found + 1, "pass W"), ""})));
}

TEST_CASE("a copy overwrites nothing, and is made of a store alone") {
    const TemporaryFile file, other;
    begin_game(**SqliteStore::open(file.path()));
    std::ofstream(other.path()) << "mine";
    CHECK_FALSE(SqliteStore::copy(file.path(), other.path()));
    CHECK(std::filesystem::file_size(other.path()) == 4);
    CHECK_FALSE(SqliteStore::copy(other.path(), file.path() + ".copy"));
    CHECK_FALSE(std::filesystem::exists(file.path() + ".copy"));
}

TEST_CASE("nobody but its owner reads a copy") {
    const TemporaryFile file, other;
    begin_game(**SqliteStore::open(file.path()));
    REQUIRE(SqliteStore::copy(file.path(), other.path()));
    struct stat found {};
    REQUIRE(::stat(other.path().c_str(), &found) == 0);
    CHECK((found.st_mode & 0777) == 0600);
}

TEST_CASE("a file that is missing is told to be, and is not made") {
    const TemporaryFile file, other;
    const auto told = [](const std::string& why) { return why.find("No such file") != std::string::npos; };
    CHECK(told(SqliteStore::copy(file.path(), other.path()).error()));
    CHECK(told(SqliteStore::open_beside(file.path()).error()));
    CHECK(told(SqliteStore::games_in(file.path()).error()));
    CHECK_FALSE(std::filesystem::exists(file.path()));
    CHECK_FALSE(std::filesystem::exists(other.path()));
}

TEST_CASE("where the disk is full nothing is acknowledged, and the server goes on when there is room") {
    const TemporaryFile file;
    const auto store = *SqliteStore::open(file.path());
    begin_game(*store);
    int last = 1;
    {
        const SmallFiles full(512 * 1024);
        for (const std::string& text :
             {std::string(1000, 'x'), std::string("pass B")})  // until neither has room
            while (is_kept(ask(*store, KeepEntry{"g", entry(last + 1, text), ""}))) ++last;
        CHECK(std::holds_alternative<NotKept>(ask(*store, KeepEntry{"g", entry(last + 1, "pass B"), ""})));
        CHECK(std::holds_alternative<NotKept>(ask(*store, KeepGuest{{"eve", "Eve"}, "token of eve", 3})));
        CHECK(static_cast<int>(std::get<FoundGame>(ask(*store, FindGame{"g"})).entries.size()) == last);
    }
    CHECK(last > 10);
    CHECK(is_kept(ask(*store, KeepEntry{"g", entry(last + 1, "pass B"), ""})));
    CHECK(is_absent(ask(*store, FindSession{"token of eve"})));
}
