// Service: the core at work. It hands the core what comes in, with the time; has a thread of its own carry
// out what the core asks of the store, all that is waiting at a time, and another one read the logs of games
// that come from there, which may be long; and sends what the core says.
//
// All calls come from one thread, the server's; `post` brings the store's answers there.
#pragma once

#include "server/core/moment.hpp"
#include "server/core/outputs.hpp"
#include "server/store/store.hpp"
#include "server/web/allowance.hpp"
#include "server/web/metrics.hpp"
#include "server/web/settings.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace boost::asio {
class thread_pool;
}

namespace shinpan::server {

class Core;
class Estimating;

class Service {
public:
    // Has it called soon, in the server's thread.
    using Post = std::function<void(std::function<void()>)>;

    // The settings must outlive the service.
    Service(std::unique_ptr<Store>, const Settings&, Post);
    Service(const Service&) = delete;
    Service& operator=(const Service&) = delete;

    // What has been asked of the store is carried out first; nobody gets an answer any more.
    ~Service();

    // Whoever is connected. Called back in the server's thread, never from within `receive`'s caller's frame
    // before the call returns to the service.
    class Peer {
    public:
        // What an address may do less often than it may say something: make a link by which people meet, say
        // a referee's one-time code.
        enum class Costly : std::uint8_t { link, code };

        virtual ~Peer() = default;
        virtual void send(const std::shared_ptr<const std::string>& frame) = 0;
        virtual void close(CloseCode) = 0;

        // Once more; false where that came too often from there of late.
        virtual bool may(Costly, Milliseconds now) = 0;
    };

    // From now on messages go to the peer, until `disconnect`. The token of its session may be empty. A
    // session that has connected too often of late is closed (`too_often`).
    ConnectionId connect(Peer&, std::string_view token);

    // A message, which is answered `too_fast` where the connection or its session has sent more than it may,
    // or waits for the disk too often, or makes more links or says more one-time codes than its address may.
    // How long nothing more is to be read from there.
    Milliseconds receive(ConnectionId, std::string_view frame);
    void disconnect(ConnectionId);

    // A ping to it was answered after that time.
    void measured(ConnectionId, Milliseconds round_trip);

    // A new guest, known by this token: the peer gets one message.
    ConnectionId make_guest(Peer&, std::string_view token);

    // The person of that token is deleted, and their pages are closed: the peer gets one message.
    ConnectionId delete_person(Peer&, std::string_view token);

    // Has the store read something beside the core, and calls back with the answer.
    void look_up(StoreRequest, std::function<void(StoreAnswer)>);

    // From now on `tell` gets what the disk refuses, once a commit, and that a one-time code was wrong.
    void tell_troubles(std::function<void(const std::string&)> tell) { tell_ = std::move(tell); }

    // Begins nothing more. What is on its way to disk is waited for and told; then every peer is closed
    // (`going_away`), and `then` is called.
    void stop(std::function<void()> then);

    Metrics metrics() const;

    // To be called every now and then, at least ten times a second; and what forgets sessions, people
    // and chat that are gone, and does what else can wait, at the start and about once a minute.
    void look_at_clocks();
    void tidy();

private:
    class Storing;
    struct Session {
        std::size_t connections = 0;
        Allowance messages, connects;
    };
    struct Connection {
        Peer* peer = nullptr;
        Session* session = nullptr;  // of a WebSocket
        std::string digest{};        // of its token
        Allowance messages;
        std::size_t store_requests = 0;  // that have no answer
    };
    struct Batch {
        std::vector<std::pair<Ticket, StoreAnswer>> answers{};
        double seconds = 0;  // that it took
    };
    Moment now() const;
    Connection& add(ConnectionId, Peer&);
    bool is_allowed(Connection&, Milliseconds now);
    static bool may_say(Connection&, const FromPage&, Milliseconds now);
    void do_all(ConnectionId asking = 0);
    void send(const ToPages&);
    void stored(Batch);
    void read(Ticket, StoreAnswer found_game);
    void hand_over(Ticket, StoreAnswer, const Moment&);
    void say_goodbye();

    const Settings& settings_;
    Post post_;
    std::unique_ptr<Core> core_;
    std::unordered_map<ConnectionId, Connection> connections_{};
    std::unordered_map<std::string, Session> sessions_{};  // by the digests of their tokens
    std::unordered_map<Ticket, ConnectionId> asked_{};     // what the store has not answered; by whom
    ConnectionId last_connection_ = 0;
    Metrics metrics_{};
    std::unordered_map<Ticket, std::function<void(StoreAnswer)>> looked_up_{};
    Ticket last_lookup_ = 0;
    std::function<void(const std::string&)> tell_{};
    std::function<void()> stopped_{};  // what follows the end, once it is to come
    bool has_said_goodbye_ = false;
    std::unique_ptr<Storing> storing_;  // ends before what it answers to; so do the others
    std::unique_ptr<Estimating> estimating_;
    std::unique_ptr<boost::asio::thread_pool> reading_;
};

}  // namespace shinpan::server
