// Outputs: what the core wants done.
#pragma once

#include "formats/record/record.hpp"
#include "server/core/messages.hpp"
#include "server/core/store_words.hpp"

#include <cstdint>
#include <utility>
#include <variant>
#include <vector>

namespace shinpan::server {

using ConnectionId = std::uint64_t;
using Ticket = std::uint64_t;

// One message for all of them, in the order of the outputs.
struct ToPages {
    std::vector<ConnectionId> to{};
    ToPage message{};
};

// Why the server ends a connection (RFC 6455 7.4; from 4000 on the codes are ours).
enum class CloseCode : int {
    going_away = 1001,  // the server ends, and may be back
    breach = 1008,      // it did what the protocol forbids
    try_again = 1013,   // the store cannot say now whose session it is
    signed_out = 4001,  // its session is not known
    version = 4002,     // it speaks another version of the protocol
    too_often = 4004,   // its session has connected too often of late
};

struct Disconnect {
    ConnectionId connection{};
    CloseCode code{};
};

struct AskStore {
    Ticket ticket{};
    StoreRequest request{};
};

// A game is over whose ruleset has the server say which stones are dead: what does it make of them? Answered
// once, after any time (Core::answer); the next is asked for after that.
struct AskEstimate {
    Ticket ticket{};
    Record record{};
    const Ruleset* rules = nullptr;
};

struct Estimated {
    std::vector<Point> dead{};
    bool is_exact = false;  // nothing of it is in doubt
};

using Output = std::variant<ToPages, Disconnect, AskStore, AskEstimate>;

// Where they are gathered.
class Outbox {
public:
    void send(ConnectionId to, ToPage message) { send(std::vector<ConnectionId>{to}, std::move(message)); }
    void send(std::vector<ConnectionId> to, ToPage message) {
        if (!to.empty()) all_.push_back(ToPages{std::move(to), std::move(message)});
    }
    void disconnect(ConnectionId connection, CloseCode code) { all_.push_back(Disconnect{connection, code}); }
    Ticket ask(StoreRequest request) {
        all_.push_back(AskStore{++last_ticket_, std::move(request)});
        return last_ticket_;
    }

    Ticket ask(Record record, const Ruleset& rules) {
        all_.emplace_back(AskEstimate{++last_ticket_, std::move(record), &rules});
        return last_ticket_;
    }

    std::vector<Output> take() { return std::exchange(all_, {}); }

private:
    std::vector<Output> all_{};
    Ticket last_ticket_ = 0;
};

}  // namespace shinpan::server
