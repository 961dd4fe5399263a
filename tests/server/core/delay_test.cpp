// What whoever looks on is told of a game whose last moves are held back: every frame is read.
#include "server/core/house.hpp"
#include "server/protocol/json.hpp"

#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <vector>

using namespace shinpan;
using namespace shinpan::server;

namespace {

constexpr int delay = 3;

// Somebody who looks on, and all that their page was sent.
class Onlooker {
public:
    explicit Onlooker(Table& table) : table_(table) {
        table.house.guest("zoe");
        page_ = table.house.page("zoe");
    }

    ConnectionId page() const { return page_; }

    // What they know of the log: each entry came after the one before it, and is the one on disk.
    const std::vector<KnownEntry>& known() const { return known_; }

    // As a page does that begins anew, or comes back.
    void watch(bool knows_all) {
        const int after = knows_all && !known_.empty() ? known_.back().entry.number : 0;
        const std::string head = after > 0 ? known_.back().head : "";
        read(table_.house.say(page_, Watch{"w", table_.game, after, head}));
    }

    void reconnect() {
        table_.house.leave(page_);
        page_ = table_.house.page("zoe");
        watch(true);
    }

    void read(const std::vector<ToPage>& frames) {
        for (const ToPage& frame : frames) {
            frames_ += to_json(frame) + "\n";
            if (const auto* seen = std::get_if<GameSeen>(&frame)) {
                known_.resize(static_cast<std::size_t>(seen->after));
                for (const KnownEntry& entry : seen->entries) known_.push_back(entry);
            }
            if (const auto* entered = std::get_if<Entered>(&frame)) known_.push_back(entered->known);
        }
    }
    void read() { read(table_.house.take(page_)); }

    // All frames since they were looked at last.
    std::string frames() { return std::exchange(frames_, {}); }

private:
    Table& table_;
    ConnectionId page_ = 0;
    std::vector<KnownEntry> known_{};
    std::string frames_{};
};

bool is_move_text(const std::string& text) { return text.starts_with("play ") || text.starts_with("pass "); }

// The last entry before the last moves of a log; all where nobody has moved.
std::size_t before_last_moves(const std::vector<LogEntry>& log) {
    std::size_t last = log.size();
    int moves = 0;
    for (std::size_t i = log.size(); i > 0 && moves < delay; --i)
        if (is_move_text(log[i - 1].text)) {
            last = i - 1;
            ++moves;
        }
    return last;
}

const std::vector<std::string> game_said{"play B D4",
                                         "play W F6",
                                         "offer undo_asked W 1",
                                         "decline 1",
                                         "play B C3",
                                         "play W G7",
                                         "offer pause",
                                         "decline 0",
                                         "play B E5",
                                         "offer undo_asked B 1",
                                         "accept 2 undo_asked B 1",
                                         "play B E4",
                                         "play W E7",
                                         "pass B",
                                         "pass W",
                                         "offer marks_proposed B",
                                         "offer marks_proposed W F6"};

// Whose page says it: what names a player is theirs, but for an acceptance.
ConnectionId page_of(const Table& t, const std::string& text) {
    if (text.starts_with("decline")) return t.black;
    const bool names_white = text.find(" W") != std::string::npos;
    return names_white != text.starts_with("accept") ? t.white : t.black;
}

}  // namespace

TEST_CASE(
    "from whoever looks on the last moves are held back, in every frame; players and referee know them") {
    Table t("aga 9x9 7.5 0 byoyomi:600:30:5 delay:3");
    Onlooker zoe(t);
    zoe.watch(false);
    int number = 1;
    for (const std::string& said : game_said) {
        CAPTURE(said);
        const ConnectionId page = page_of(t, said);
        REQUIRE(code_of(t.say(page, number, said, "said after " + std::to_string(number))) == "done");
        zoe.read();
        ++number;
        CHECK(one<Entered>(t.house.take(t.referee))->known.entry.number == number);
        if (number % 3 == 0) zoe.reconnect();
        if (number % 4 == 0) zoe.watch(false);
        zoe.read(t.say(zoe.page(), static_cast<int>(zoe.known().size()), "play W A1"));
        t.house.leave(t.black);
        zoe.read();
        t.black = t.house.page("ann");
        t.house.say(t.black, Watch{"w", t.game, 0, ""});
        zoe.read();
        const GameLog kept = t.house.log_of(t.game);
        const auto& log = kept.entries();
        REQUIRE(zoe.known().size() == before_last_moves(log));
        const std::string frames = zoe.frames();
        for (std::size_t i = zoe.known().size(); i < log.size(); ++i)
            CHECK_MESSAGE(frames.find(log[i].text) == std::string::npos, log[i].text);
        if (number > 3) {
            CHECK(frames.find("\"left\"") == std::string::npos);
            CHECK(frames.find("\"clocks\"") == std::string::npos);
            CHECK(frames.find("\"event\":\"marks") == std::string::npos);
        }
    }
}

TEST_CASE("when the game is over whoever looks on gets the rest at once, and the same after a restart") {
    Table t("aga 9x9 7.5 0 none delay:3");
    Onlooker zoe(t);
    zoe.watch(false);
    int number = 1;
    for (const char* said : {"play B D4", "play W F6", "play B C3"}) {
        REQUIRE(code_of(t.say(page_of(t, said), number++, said)) == "done");
        zoe.read();
        CHECK(zoe.known().size() == 1);
    }
    t.house.restart();
    for (ConnectionId* page : {&t.black, &t.white}) {
        *page = t.house.page(page == &t.black ? "ann" : "bob");
        t.house.say(*page, Watch{"w", t.game, 0, ""});
    }
    zoe.reconnect();
    CHECK(zoe.known().size() == 1);
    REQUIRE(code_of(t.say(t.white, number++, "resign W")) == "done");
    zoe.read();
    const GameLog log = t.house.log_of(t.game);
    REQUIRE(zoe.known().size() == log.entries().size());
    for (std::size_t i = 0; i < log.entries().size(); ++i) CHECK(zoe.known()[i].head == log.heads()[i]);
}

TEST_CASE(
    "whoever becomes a referee is told what was held back, and so is everybody where nothing is agreed") {
    Table t("aga 9x9 7.5 0 none delay:3");
    Onlooker zoe(t);
    zoe.watch(false);
    REQUIRE(code_of(t.say(t.black, 1, "play B D4")) == "done");
    zoe.read();
    CHECK(zoe.known().size() == 1);
    t.house.print_code("code of zoe");
    REQUIRE(code_of(t.house.say(zoe.page(), TakeRole{"r", "code of zoe"})) == "done");
    zoe.watch(true);
    CHECK(zoe.known().size() == 2);

    Table open("aga 9x9 7.5 0 none");
    Onlooker ivo(open);
    ivo.watch(false);
    REQUIRE(code_of(open.say(open.black, 1, "play B D4")) == "done");
    ivo.read();
    CHECK(ivo.known().size() == 2);
}
