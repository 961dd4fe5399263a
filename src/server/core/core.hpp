// Core: the server without sockets, threads, clocks and random numbers. What comes in (messages of pages,
// answers of the store, the time) goes in with the moment at which it came; what is to be done comes out.
// The same inputs always give the same outputs.
//
//   Core core(sha256);
//   core.connect(7, digest_of_token, now);
//   core.receive(7, Hello{1}, now);
//   for (Output& output : core.take_outputs()) ...
#pragma once

#include "server/core/moment.hpp"
#include "server/core/outputs.hpp"
#include "server/core/played_game.hpp"

#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace shinpan::server {

inline constexpr std::int64_t usual_idle_time = 180LL * 24 * 3'600'000;  // milliseconds

class Core {
public:
    // A game in which nothing is entered for longer than the idle time is broken off; 0: no game is.
    explicit Core(Digest digest, std::int64_t idle_time = usual_idle_time)
        : digest_(digest), idle_time_(idle_time) {}

    // A person without an account begins a session, known by the digest of its token. Told to the connection
    // when it is kept: `Welcome`, or `NotDone`. The connection says nothing else.
    void make_guest(ConnectionId, std::string session, const Moment&);

    // The person of that session is deleted, with all that a person may have deleted (DeletePerson), and
    // their pages are disconnected. Told to the connection: `Done`, or `NotDone`. It says nothing else.
    void delete_person(ConnectionId, const std::string& session, const Moment&);

    // What is not to be kept any longer goes, and so do the pages of those who were deleted by others; logs
    // of games that cannot be appealed any more are packed, scores that the server owes are computed, and
    // games that nobody will finish are ended, these once an hour. To be called when the server begins, and
    // about once a minute.
    void tidy(const Moment&);

    // A page connects, in that session.
    void connect(ConnectionId, std::string session, const Moment&);
    void receive(ConnectionId, FromPage, const Moment&);
    void disconnect(ConnectionId, const Moment&);

    // A ping to the page was answered after that time.
    void measured(ConnectionId, Milliseconds round_trip);

    // The store answers what was asked with that ticket.
    void answer(Ticket, StoreAnswer, const Moment&);

    // What was asked about dead stones with that ticket.
    void answer(Ticket, const Estimated&, const Moment&);

    // Time has passed; next to be called at `due`.
    void look_at_clocks(const Moment&);
    std::optional<Milliseconds> due() const;

    // Games that are kept in memory: those that somebody looks at, and those whose clocks run.
    std::size_t games_in_hand() const { return games_.size(); }

    std::vector<Output> take_outputs() { return out_.take(); }

private:
    struct Connection {
        std::string session{};
        std::optional<Person> person{};  // once the store has found the session
        bool has_greeted = false;
        std::deque<FromPage> waiting{};    // until then
        std::deque<Milliseconds> chats{};  // when the last lines of chat came, by `Moment::steady`
        std::set<std::string> watching{};  // names of games
        bool is_at_desk = false;
        std::optional<RoundTrip> round_trip{};
    };
    // A game that is being read.
    struct Reading {
        struct Visit {
            ConnectionId connection{};
            FromPage message{};
        };
        std::vector<Visit> visits{};
        std::int64_t idle_before =
            0;  // to be ended, where nothing was entered since then or a player is gone
    };
    // A game that is in hand.
    struct Held {
        PlayedGame game;
        std::optional<Ticket> ticket{};  // of what is on its way to disk, and
        std::optional<Milliseconds>
            due{};     // when it has something to say, as `by_ticket_` and `by_due_` have it
        int call = 0;  // the entry of the open call that referees know of
    };
    using Then = std::function<void(StoreAnswer, const Moment&)>;
    // Who is to play by an invitation that is not used up, at whose request.
    struct Beginning {
        ConnectionId asked{};
        std::string request{}, code{};  // no code: no link led there
        std::string told{};             // the id of the other, who is told
        KeptInvitation invitation{};
        Person guest{};
    };

    // An estimate that was asked for.
    struct Estimating {
        Ticket ticket{};
        std::string game{};
    };

    // A player of a game that is over wants another.
    struct OnceMore {
        ConnectionId asked{};
        std::string request{}, game{};
        Person person{};
        Color color = Color::empty;
        GameConditions conditions{};
    };

    Connection* find(ConnectionId);
    void ask(StoreRequest, Then);
    void found_session(ConnectionId, const StoreAnswer&, const Moment&);
    void handle(ConnectionId, const Person&, const FromPage&, const Moment&);
    void handle(ConnectionId, const Person&, const Hello&, const Moment&);
    void handle(ConnectionId, const Person&, const Watch&, const Moment&);
    void handle(ConnectionId, const Person&, const Unwatch&, const Moment&);
    void handle(ConnectionId, const Person&, const server::Say&, const Moment&);
    void handle(ConnectionId, const Person&, const Invite&, const Moment&);
    void handle(ConnectionId, const Person&, const Look&, const Moment&);
    void handle(ConnectionId, const Person&, const Join&, const Moment&);
    void handle(ConnectionId, const Person&, const Withdraw&, const Moment&);
    void handle(ConnectionId, const Person&, const Rename&, const Moment&);
    void handle(ConnectionId, const Person&, const TakeRole&, const Moment&);
    void handle(ConnectionId, const Person&, const Desk&, const Moment&);
    void handle(ConnectionId, const Person&, const Counter&, const Moment&);
    void handle(ConnectionId, const Person&, const Agree&, const Moment&);
    void handle(ConnectionId, const Person&, const Games&, const Moment&);
    void handle(ConnectionId, const Person&, const Chat&, const Moment&);
    void handle(ConnectionId, const Person&, const Report&, const Moment&);
    void handle(ConnectionId, const Person&, const Rematch&, const Moment&);
    void handle(ConnectionId, const Person&, const Block&, const Moment&);
    void handle(ConnectionId, const Person&, const Unblock&, const Moment&);
    void handle(ConnectionId, const Person&, const Blocks&, const Moment&);
    void tell_blocks(ConnectionId, const Person&, const std::string& request);
    void forget(const std::string& person, const Moment&);
    void end_games_of(const std::string& person);
    void look_for_abandoned(const Moment&);
    void find_abandoned(std::int64_t before, std::string after);
    void end_game(const std::string& game, std::int64_t before, const Moment&);
    void handle(ConnectionId, const Person&, const Settle&, const Moment&);
    void handle(ConnectionId, const Person&, const Inspect&, const Moment&);
    void handle(ConnectionId, const Person&, const Ping&, const Moment&);
    void with_game(ConnectionId, const std::string& game, const FromPage&, const Moment&);
    void in_game(ConnectionId, const Person&, PlayedGame&, const FromPage&, const Moment&);
    void visit(ConnectionId, const Person&, PlayedGame&, const Watch&, const Moment&);
    void chat(ConnectionId, const Person&, const PlayedGame&, const Chat&, const Moment&);
    void tell_chat(ConnectionId, const std::string& game, const std::string& reader);
    void report(ConnectionId, const Person&, const PlayedGame&, const Report&);
    bool may_judge(const Person&, const PlayedGame&) const;
    void settle(ConnectionId, const Person&, const PlayedGame&, const Settle&, const Moment&);
    void inspect(ConnectionId, const Person&, const PlayedGame&, const Inspect&, const Moment&);
    void rematch(ConnectionId, const Person&, const PlayedGame&, const Rematch&);
    void found_rematch(const OnceMore&, const StoreAnswer&, const Moment&);
    void offer_rematch(const OnceMore&, const Moment&);
    void tell_rematch(ConnectionId, const std::string& game, const std::string& person);
    void tell_rematch_offer(const OnceMore&, std::int64_t until);
    std::string rematch_code(const std::string& game) const;
    void read(const std::string& game);
    void find_owed();
    void found_game(const std::string& game, StoreAnswer, const Moment&);
    void join(ConnectionId, const Person&, const Join&, const KeptInvitation&, const Moment&);
    void tell_counters(const std::string& code);
    void begin(Beginning, const Moment&, std::function<void(const std::string& game)> then = {});
    void tell_begun(const Beginning&);
    void hold(GameLog, std::array<Person, 2> seats, const std::vector<KeptEntry>&, const Moment&);
    void unwatch(ConnectionId, const std::string& game, const Moment&);
    void pack_logs(const Moment&);
    void let_rest(const std::string& game);
    void let_go(const std::string& game);
    std::vector<ConnectionId> connections_of(const std::string& person) const;
    void no(ConnectionId, const std::string& request, NoCode code, std::string what = {});
    void follow(Held&);
    void note_call(Held&);
    void tell_desks();

    Digest digest_;
    std::int64_t idle_time_;
    Outbox out_{};
    std::unordered_map<ConnectionId, Connection> connections_{};
    std::unordered_map<Ticket, Then> asked_{};
    std::map<std::string, Held> games_{};
    std::unordered_map<Ticket, std::string> by_ticket_{};
    std::optional<Estimating> estimating_{};
    std::set<std::pair<Milliseconds, std::string>> by_due_{};
    std::map<std::string, Reading> reading_{};
    std::set<std::string> set_aside_{};    // games whose dead stones are owed, and that could not be read
    std::int64_t looked_for_deleted_ = 0;  // until when, by the calendar
    std::optional<Milliseconds> chat_dropped_{};     // when old lines went last, and
    std::optional<Milliseconds> idle_looked_for_{};  // games that nobody will finish were looked for
    bool is_packing_ = false;
};

}  // namespace shinpan::server
