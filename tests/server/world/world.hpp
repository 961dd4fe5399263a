// The simulated world: a server on a real store, people with pages, and lines between them, in a time of its
// own. Lines are cut, half open and slow, requests come twice, the store is slow, fails, or keeps what it
// cannot say any more, answers come when the page has asked again, and the server is killed at any step. What
// must never happen is looked for after each step. The same seed is the same world.
#pragma once

#include "analysis/playout/random.hpp"
#include "server/core/core.hpp"
#include "server/store/store.hpp"
#include "server/world/page.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace shinpan::server::world {

// How the server departs from what it should do, to see the world find it.
enum class Fault {
    none,
    answers_before_commit,
    forgets_requests,
    charges_down_time,
    tells_onlookers,    // what is to be held back from them
    takes_other_marks,  // the marks that stand when an acceptance comes, whatever that accepts
    miscounts_absence,  // as longer than it was, when somebody says that the other is away
    answers_otherwise,  // to what is said again: with another entry than the first time
};

struct Tally {
    int moves = 0, games = 0, claims = 0, estimates = 0, packed = 0;
    std::map<std::string, int> faults{};
};

class World {
public:
    explicit World(std::uint64_t seed, Fault = Fault::none, Mistake = Mistake::none);

    // Lets so many things happen; false where something was wrong.
    bool run(int steps);

    // No more faults: all lines are mended and all is said that waits. Then all must agree.
    bool settle();

    // The first thing that was wrong, with the last lines of what happened; empty where nothing was.
    const std::string& wrong() const { return wrong_; }
    const Tally& tally() const { return tally_; }

private:
    struct Line {
        ConnectionId id = 0;
        Milliseconds free = 0;  // when what was said last has arrived: lines keep their order
    };
    struct Person {
        std::string token{};
        std::vector<std::size_t> pages{};
    };
    // The pages on which a player has a game open, and when the last one was closed, as the server learned of
    // it; after a short return, when they would have left to be away for as long without it.
    struct Attendance {
        std::set<ConnectionId> pages{};
        Milliseconds left = 0, back = 0;
    };
    struct Kept {
        std::array<std::string, 2> seats{};
        std::vector<KeptEntry> entries{};
        std::string result{};
        Milliseconds turn_since = 0;   // at the latest
        std::set<std::string> here{};  // the people who have looked at it since the server began
        std::array<Attendance, 2> attendance{};
        int delay = 0;
        std::size_t most_for_onlookers = 0;  // entries that somebody who looks on may know, since it began
    };

    Moment now();
    void later(Milliseconds, std::function<void()>);
    void note(std::string);
    void fail(const std::string& what);
    bool happens(std::size_t one_in) { return !is_settling_ && random_.below(one_in) == 0; }
    void count(const std::string& fault) { ++tally_.faults[fault]; }

    void add_person();
    void note_visit(const ToPages&);
    void note_leave(Attendance&, ConnectionId) const;
    void disconnect(ConnectionId);
    void check_absence(const Kept&, const LogEntry&);
    FromPage as_heard(FromPage) const;
    Moment heard_at(const FromPage&);
    void open(std::size_t page);
    void cut(std::size_t page);
    void say(std::size_t page, const std::vector<FromPage>&);
    void say_again_later(std::size_t page, const FromPage&);
    void deliver(std::size_t page, ConnectionId, const ToPage&);
    void stir();
    void pair_up();
    void pack();
    void kill();
    void do_all();
    void tell(const ToPages&);
    ToPage as_told(ToPage) const;
    void check_answer(const ToPage&);
    void ended(const Disconnect&);
    void ask_store(const AskStore&);
    void estimate(const AskEstimate&);
    void carry_out(const AskStore&, std::uint64_t life, Milliseconds begun);
    void keep(const StoreRequest&, Milliseconds begun);
    void keep_entry(const KeepEntry&, Milliseconds begun);
    void check_done(const Pending&, const Done&);
    void check_refused(const Pending&);
    void check_shown(std::size_t page, const std::string& game, const Shown&);
    bool looks_on(std::size_t page) const;
    static std::size_t for_onlookers(const Kept&);
    void check_store(const std::string& game, const Kept&);
    void check_end(const std::string& game, const Kept&);
    GameConditions some_conditions();

    Random random_;
    Fault fault_;
    Mistake mistake_;
    Milliseconds time_ = 0;
    std::int64_t calendar_ = 1'764'158'400'000;
    std::multimap<Milliseconds, std::function<void()>> to_happen_{};
    std::unique_ptr<Store> store_;
    std::unique_ptr<Core> core_;
    std::uint64_t life_ = 0;                                         // how often the server was begun
    bool is_down_ = false, is_settling_ = false, is_still_ = false;  // still: no clock is looked at
    Milliseconds begun_ = 0, store_free_ = 0;
    std::vector<Person> people_{};
    std::vector<Page> pages_{};
    std::vector<std::optional<Line>> lines_{};  // of each page
    std::map<ConnectionId, std::size_t> page_of_{};
    ConnectionId last_connection_ = 0;
    std::map<std::string, Kept> disk_{};
    std::set<std::string> entered_{};             // the request of each entry; pages share no names
    std::map<std::string, Milliseconds> said_{};  // when each request was said last
    std::set<std::string> said_again_{};          // for want of an answer, on the same line
    std::map<std::string, Done> answered_{};
    std::vector<std::string> happened_{};
    std::string wrong_{};
    Tally tally_{};
};

}  // namespace shinpan::server::world
