// ServerChild: the server as a process of its own, on the loopback address, so that it can be killed and its
// memory be read.
//
//   auto server = ServerChild::start({.db = "games.db"});
//   server->kill_at_once();
//   server = ServerChild::start({.db = "games.db", .port = server->port()});
#pragma once

#include "base/result.hpp"

#include <cstddef>
#include <string>

#include <sys/types.h>

namespace shinpan::inline apps::load {

// What a process takes, as the system counts it.
struct Usage {
    std::size_t resident_bytes = 0;
    std::size_t descriptors = 0;
    double cpu_seconds = 0;
};

class ServerChild {
public:
    struct Setup {
        std::string db{};         // the file of its store
        unsigned short port = 0;  // 0: any that is free
        int processor = -1;       // which it keeps to; -1: any
    };

    // This program itself as the server (`serve`); returns when it listens. The error says why it does not.
    static Result<ServerChild, std::string> start(const Setup&);

    ServerChild(ServerChild&&) noexcept;
    ServerChild& operator=(ServerChild&&) noexcept;
    ~ServerChild();  // kills it

    unsigned short port() const { return port_; }
    Usage usage() const;

    // SIGKILL, and waits until it is gone.
    void kill_at_once();

    // SIGTERM, and waits. False where it did not end with status 0 within ten seconds.
    bool stop();

private:
    ServerChild(pid_t process, unsigned short port) : process_(process), port_(port) {}

    pid_t process_ = 0;
    unsigned short port_ = 0;
};

// The server itself, in this process, until SIGTERM or SIGINT: prints its port on a line. Returns the status.
int serve(const ServerChild::Setup&);

}  // namespace shinpan::apps::load
