// Service: the core at work. It hands the core what comes in, with the time; has a thread of its own carry
// out what the core asks of the store, all that is waiting at a time; and sends what the core says.
//
// All calls come from one thread, the server's; `post` brings the store's answers there.
#pragma once

#include "server/core/moment.hpp"
#include "server/core/outputs.hpp"
#include "server/store/store.hpp"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace shinpan::server {

class Core;

class Service {
public:
    // Has it called soon, in the server's thread.
    using Post = std::function<void(std::function<void()>)>;

    Service(std::unique_ptr<Store>, Post);
    Service(const Service&) = delete;
    Service& operator=(const Service&) = delete;

    // What has been asked of the store is carried out first; nobody gets an answer any more.
    ~Service();

    // Whoever is connected. Called back in the server's thread, never from within `receive`'s caller's frame
    // before the call returns to the service.
    class Peer {
    public:
        virtual ~Peer() = default;
        virtual void send(const std::shared_ptr<const std::string>& frame) = 0;
        virtual void close(CloseCode) = 0;
    };

    // From now on messages go to the peer, until `disconnect`. The token of its session may be empty.
    ConnectionId connect(Peer&, std::string_view token);
    void receive(ConnectionId, std::string_view frame);
    void disconnect(ConnectionId);

    // A new guest, known by this token: the peer gets one message.
    ConnectionId make_guest(Peer&, std::string_view token);

    // To be called every now and then, at least ten times a second.
    void look_at_clocks();

private:
    class Storing;
    Moment now() const;
    void do_all();
    void send(const ToPages&);
    void stored(std::vector<std::pair<Ticket, StoreAnswer>>);

    std::unique_ptr<Core> core_;
    std::unordered_map<ConnectionId, Peer*> peers_{};
    ConnectionId last_connection_ = 0;
    std::unique_ptr<Storing> storing_;  // ends before what it answers to
};

}  // namespace shinpan::server
