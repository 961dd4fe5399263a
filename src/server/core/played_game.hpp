// PlayedGame: a game between people, as the core has it in hand: its log, who sits and who looks on, what is
// on its way to disk, and what waits for that. What an entry changes is told to nobody before it is on disk.
#pragma once

#include "server/core/attendance.hpp"
#include "server/core/lag_quota.hpp"
#include "server/core/moment.hpp"
#include "server/core/outputs.hpp"
#include "server/log/game_log.hpp"

#include <array>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace shinpan::server {

class PlayedGame {
public:
    // A game of which all is on disk.
    PlayedGame(GameLog, std::array<Person, 2> seats, const std::vector<KeptEntry>&, const Moment&);

    const GameLog& log() const { return log_; }
    const std::string& name() const { return log_.name(); }
    Color seat_of(const std::string& person) const;  // empty: they look on
    std::vector<ConnectionId> watchers() const;
    std::vector<ConnectionId> watching_players() const;

    // What a referee may know of the players, but for the round trips of their pages, and these pages.
    Evidence evidence(const Moment&) const;
    std::vector<ConnectionId> pages_of(Color player) const;

    // The server has read it from disk: where a clock would run, the game rests until both players are here,
    // so that nobody pays for the time between.
    void come_back(const Moment&, Outbox&);

    // The open call of the referee, if any.
    const std::optional<Call>& call() const { return log_.sitting().call(); }
    std::array<bool, 2> present() const;
    const std::array<Person, 2>& seats() const { return seats_; }

    // A player has been deleted: they have no name any more. Nobody will see them again, so the server ends
    // the game where it goes on: it is theirs no more, or was never played where not both have moved.
    void forget(const std::string& person, const Moment&, Outbox&);

    // Where it goes on and nothing was entered since before that time, the server breaks it off.
    void abandon(std::int64_t before, const Moment&, Outbox&);

    // Somebody looks on from now on; they get what they do not know yet. From onlookers, who neither play nor
    // judge, the last moves are held back, as many as are agreed on, and all that was said since the first of
    // them; when the game is over they get the rest.
    // A player is told as away when they have been for a moment, and as back at once.
    void watch(ConnectionId, const Person&, const Watch&, const Moment&, Outbox&);
    void unwatch(ConnectionId, const Moment&, Outbox&);

    // A person wants an entry made. A referee is one where they do not play. `allowance`: of their line
    // (lag_quota.hpp).
    void say(ConnectionId, const Person&, Milliseconds allowance, const Say&, const Moment&, Outbox&);

    // What the store has made of the entry that was on its way. False where somebody else has written to this
    // log: what is here is no longer true, and the game is to be read again.
    bool stored(const StoreAnswer&, const Moment&, Outbox&);

    // The ticket of what is on its way to disk.
    std::optional<Ticket> on_its_way() const;

    // The game is over on disk, the server is to say which stones are dead, and has not been asked yet; then
    // it is. What is found is entered where the game is still over by the same last move, and nobody has
    // ruled on its stones.
    bool wants_estimate() const;
    Ticket ask_for_estimate(Outbox&);
    void take_estimate(Ticket, const Estimated&, const Moment&, Outbox&);

    // When the server next has to say something by itself, by `Moment::steady`: a clock has run out, overtime
    // costs points, what the disk refused is to be said again, a player has been away for a moment. To be
    // asked for after each input; then `look`.
    std::optional<Milliseconds> due() const;
    void look(const Moment&, Outbox&);

    // Nothing is lost where it is let go and read again: nobody looks on, nothing is on its way, and no clock
    // runs nor time after which something may be said. That it wants an estimate the store knows.
    bool is_at_rest() const;

    // The game goes on no more here: whoever waits for an answer is to ask again.
    void give_up(Outbox&);

private:
    struct Watcher {
        std::string person{};
        bool is_onlooker = false;  // of a game with a delay
    };
    struct Return {
        Color of = Color::empty;
        Milliseconds absent_since = 0, at = 0;
    };
    using Request = std::pair<std::string, std::string>;  // the person's id and the request's
    struct Waiting {
        ConnectionId connection{};
        std::string person{};
        Author author{};
        Say said{};
        Moment at{};
        Milliseconds allowance = 0;
    };
    struct OnItsWay {
        Ticket ticket{};
        std::optional<Waiting> asked{};  // nobody: the server's own
    };

    int committed() const { return log_.last() - (on_its_way_ ? 1 : 0); }
    KnownEntry known(int number) const;
    std::vector<KnownEntry> entries_between(int after, int last) const;
    int last_for_onlookers() const;
    AtTable table_for_onlookers(const Moment&) const;
    std::vector<ConnectionId> those_who_watch(bool as_onlookers) const;
    void tell_entered(const Moment&, Outbox&);
    void note_table();
    AtTable at_table(const Moment&) const;
    bool is_known(const Waiting&, Outbox&);
    void judge(const Waiting&, Outbox&);
    void judge_next(Outbox&);
    void keep(std::optional<Waiting>, Outbox&);
    std::optional<std::string> wish(const Moment&) const;
    std::optional<std::string> end_wish(const Moment&) const;
    std::optional<std::string> rest_wish() const;
    std::optional<std::string> clock_wish(Milliseconds elapsed) const;
    bool stalls() const;
    void say_wish(const Moment&, Outbox&);
    bool is_too_soon(const Moment&) const;
    bool asks_too_often() const;
    bool note_presence(const Moment&);
    void tell_presence(const Moment&, Outbox&);
    std::optional<Milliseconds> presence_due() const;
    std::optional<Milliseconds> word_due() const;
    Color running() const;
    Milliseconds elapsed(const Moment&) const;
    Milliseconds grace() const;
    void note_turn(const Moment&);
    void note_marks(const Moment&);
    void note_absence(const Moment&);
    Color waited_for() const;
    bool is_untrue(const Waiting&) const;

    GameLog log_;
    std::array<Person, 2> seats_;
    std::vector<OpenOffer> offers_{};  // as of what is on disk, and
    AtTable at_table_{};
    std::map<ConnectionId, Watcher> watching_{};
    int shown_ = 0;                      // the last entry that onlookers know
    std::map<Request, int> answered_{};  // the number of the entry that each has made
    std::optional<OnItsWay> on_its_way_{};
    std::deque<Waiting> waiting_{};
    bool have_met_ = false;   // both players have been here since the game came into hand
    bool must_rest_ = false;  // the server has begun anew, and has not said so in the log yet
    bool is_abandoned_ = false;
    Attendance attendance_;
    std::array<bool, 2> told_{};  // who is here, as all are told
    std::array<LagQuota, 2> lag_{};
    std::array<Milliseconds, 2> allowance_{lag_allowance({}), lag_allowance({})};  // of the line used last
    Color running_ = Color::empty;  // whose clock runs, and since when
    Milliseconds running_since_ = 0;
    Milliseconds last_entry_ = 0;                  // when it was stored
    Milliseconds looked_at_ = 0;                   // how far the running turn was at the last look
    std::optional<std::vector<Point>> marks_{};    // that were proposed last since play stopped, and
    std::optional<Milliseconds> marks_changed_{};  // since when they replace others
    Color absent_ = Color::empty;                  // who is waited for and not here, and
    Milliseconds absent_since_ = 0;                // since when
    std::optional<Return> returned_{};             // who was, and came back since the last entry
    std::optional<Ticket> estimating_{};           // which stones are dead, and
    int estimated_after_ = 0;                      // by which entry the last move before that was made,
    std::optional<Estimated> estimate_{};          // and what was answered
    std::optional<Milliseconds> tries_again_{};    // when what the disk refused is said again
};

}  // namespace shinpan::server
