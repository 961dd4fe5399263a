// The file of a server of games between people: copies of it, its logs, and codes for it.
#include "apps/cli/program.hpp"
#include "server/log/game_log.hpp"
#include "server/store/sha256.hpp"
#include "server/store/sqlite_store.hpp"

#include <doctest/doctest.h>

#include <array>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

using namespace cli_test;
using namespace shinpan::server;

namespace {

// What the program did with these arguments.
Ran did(const std::string& arguments, const std::string& environment = "") {
    return cli_test::shinpan(arguments, environment);
}

const std::string game = "8pfvmcsbkbnbwcdfct83fmvc80";

bool is_kept(Store& store, StoreRequest request) {
    const std::array requests{std::move(request)};
    return std::holds_alternative<Kept>(store.carry_out(requests).front());
}

// A server's file with one game of three entries; the store goes on serving it.
std::unique_ptr<Store> store_with_game(const std::string& path) {
    std::unique_ptr<Store> store = std::move(*SqliteStore::open(path));
    const Person ann{"ann", "Ann"}, bob{"bob", "Bob"};
    const auto conditions = *game_conditions_in("aga 9x9 7.5 0 none");
    GameLog log = GameLog::begin(conditions, game, sha256, 1000);
    CHECK(log.take(Author::black, "play B D4", 2000, 0));
    CHECK(log.take(Author::white, "play W E5", 3000, 0));
    std::vector<KeptEntry> entries;
    for (std::size_t i = 0; i < log.entries().size(); ++i)
        entries.push_back({log.entries()[i], log.heads()[i], "", ""});
    CHECK(is_kept(*store, KeepGuest{ann, "a", 1}));
    CHECK(is_kept(*store, KeepGuest{bob, "b", 1}));
    CHECK(is_kept(*store, KeepInvitation{{.code = "c", .by = ann, .conditions = conditions, .at = 1}}));
    CHECK(is_kept(*store, KeepGame{game, "c", "bob", {ann, bob}, entries}));
    return store;
}

}  // namespace

TEST_CASE("a backup is made while the server has the file, restored, and overwrites nothing") {
    const Folder folder;
    const std::string file = folder.path("games.db"), copy = folder.path("copy.db"),
                      again = folder.path("again.db");
    const auto server = store_with_game(file);
    CHECK(did("backup " + file + " " + copy).out == copy + ": 1 game\n");
    CHECK(did("backup " + file + " " + copy).status == 1);
    CHECK(did("restore " + copy + " " + file).errors ==
          "shinpan: " + file + ": a server has it open, or its folder cannot be written\n");
    CHECK(did("restore " + copy + " " + again).status == 0);
    CHECK(did("log verify " + again).out == "game " + game + ": 3 entries, the chain holds\n");
    const std::string shown = did("log show " + file).out;
    CHECK(shown == did("log show " + again).out);
    CHECK(std::unique_ptr<Store>(*SqliteStore::open(again)) != nullptr);
}

TEST_CASE("a restore that fails leaves nothing behind, and names the file that is missing") {
    const Folder folder;
    const std::string text = folder.file("text.sgf", "(;)"), to = folder.path("o.db");
    CHECK(did("restore " + text + " " + to).status == 1);
    for (const char* name : {"o.db", "o.db.part", "o.db-lock"})
        CHECK_FALSE(std::filesystem::exists(folder.path(name)));
    const std::string missing = folder.path("missing.db");
    for (const std::string& command :
         {"backup " + missing + " " + to, "restore " + missing + " " + to, "admin code --db " + missing}) {
        CAPTURE(command);
        const Ran ran = did(command);
        CHECK(ran.status == 1);
        CHECK(holds(ran.errors, missing));
        CHECK(holds(ran.errors, "No such file"));
        CHECK_FALSE(std::filesystem::exists(missing));
    }
}

TEST_CASE("a log that somebody changed breaks at the entry that they changed") {
    const Folder folder;
    const auto server = store_with_game(folder.path("games.db"));
    const std::string text = did("log show " + folder.path("games.db")).out;
    const std::string head = text.substr(text.rfind("\n", text.size() - 2) + 1, 64);
    const std::string whole = folder.file("whole", text);
    CHECK(did("log verify " + whole + " --head " + head).out ==
          "game " + game + ": 3 entries, the chain holds; the head is that of entry 3\n");
    const std::string record = folder.file("game.sgf", "(;SZ[9]SHNLG[" + game + " " + head + "])");
    CHECK(did("log verify " + whole + " --record " + record).out ==
          did("log verify " + whole + " --head " + head).out);
    const Ran none = did("log verify " + whole + " --record " + folder.file("other.sgf", "(;SZ[9])"));
    CHECK(none.status == 1);
    CHECK(holds(none.errors, "is not a record of a game over the net"));
    const Ran other = did("log verify " + whole + " --head " + std::string(64, '0'));
    CHECK(other.status == 1);
    CHECK(holds(other.out, "the chain holds, but never had the head 0000"));
    std::string changed = text;
    changed.replace(changed.find("play B D4"), 9, "play B C3");
    const Ran ran = did("log verify " + folder.file("changed", changed));
    CHECK(ran.status == 1);
    CHECK(ran.out == "game " + game + ": the chain breaks at entry 2\n");
    CHECK(did("log verify " + folder.file("letter", "Dear friend,\n")).status == 1);
}

TEST_CASE("a code that is made beside the server gives the role that it was made for, once") {
    const Folder folder;
    const auto server = store_with_game(folder.path("games.db"));
    const std::string line = did("admin code --role referee --db " + folder.path("games.db")).out;
    REQUIRE(line.size() > 1);
    const std::string code = line.substr(0, line.size() - 1);
    const auto use = [&](const std::string& person) {
        const std::array<StoreRequest, 1> request{UseCode{sha256(code), person, 1}};
        return server->carry_out(request).front();
    };
    REQUIRE(std::holds_alternative<Taken>(use("ann")));
    CHECK(std::get<Taken>(use("ann")).role == Role::referee);
    CHECK(std::holds_alternative<Absent>(use("bob")));
}

TEST_CASE("a person is deleted beside the server: their game stays and its chain holds") {
    const Folder folder;
    const std::string file = folder.path("games.db");
    const auto server = store_with_game(file);
    CHECK(did("admin people Bob --db " + file).out == "bob\n");
    CHECK(did("admin delete bob --db " + file).status == 0);
    CHECK(did("admin people Bob --db " + file).out.empty());
    const Ran again = did("admin delete bob --db " + file);
    CHECK(again.status == 1);
    CHECK(holds(again.errors, "nobody there has the id bob"));
    const std::array<StoreRequest, 2> wanted{FindSession{"b"}, FindGame{game}};
    const auto found = server->carry_out(wanted);
    CHECK(std::holds_alternative<Absent>(found[0]));
    CHECK(std::get<FoundGame>(found[1]).seats[1].name.empty());
    CHECK(did("log verify " + file).status == 0);
}

TEST_CASE("a public server that nobody encrypts for is refused") {
    for (const char* options :
         {"--public go.example", "--behind-proxy 127.0.0.1",
          "--lan --public go.example --behind-proxy 127.0.0.1",
          "--public go.example --behind-proxy localhost", "--public go.example --certificate a.pem",
          "--public go.example --key a.key", "--certificate a.pem --key a.key",
          "--public go.example --behind-proxy 127.0.0.1 --certificate a.pem --key a.key"}) {
        CAPTURE(options);
        CHECK(did("serve --port 0 --no-games " + std::string(options)).status == 2);
    }
}

TEST_CASE("a public server is told what it lacks, not what it has") {
    const std::string named = did("serve --port 0 --no-games --public go.example").errors;
    for (const char* lacking : {"--behind-proxy", "--certificate", "--key"}) CHECK(holds(named, lacking));
    CHECK_FALSE(holds(named, "--public NAME"));
    const std::string unnamed = did("serve --port 0 --no-games --behind-proxy 127.0.0.1").errors;
    CHECK(holds(unnamed, "--public NAME"));
    CHECK_FALSE(holds(unnamed, "--certificate"));
}

TEST_CASE("options come from the line, else from the environment, else from the file") {
    const Folder folder;
    const std::string file = folder.file("config", "# of the club\nport = 1000\nlan = true\ndb = a.db\n");
    const std::string command = "serve --print-config --config " + file;
    const std::string from_file = did(command).out;
    CHECK(holds(from_file, "port = 1000\n"));
    CHECK(holds(from_file, "lan = true\n"));
    CHECK(holds(from_file, "db = a.db\n"));
    CHECK(holds(did(command + " --messages 50").out, "messages = 50\n"));
    CHECK(holds(did(command, "SHINPAN_GUESTS=600").out, "guests = 600\n"));
    CHECK(holds(did(command, "SHINPAN_PORT=2000").out, "port = 2000\n"));
    CHECK(holds(did(command + " --port 3000", "SHINPAN_PORT=2000").out, "port = 3000\n"));
    const Ran unknown = did("serve --print-config --config " + folder.file("wrong", "prot = 1\n"));
    CHECK(unknown.status == 2);
    CHECK(holds(unknown.errors, "there is no option 'prot'"));
    CHECK(did("serve --print-config --config " + folder.file("bad", "port = many\n")).status == 2);
    CHECK(did("serve --print-config --config " + folder.path("missing")).status == 2);
}
