// HttpServer: hands out a site over HTTP/1.1 to browsers on this machine, or to those whom its hosts name,
// and where it has a store, has people play each other there: POST /api/v1/guests begins a session, GET
// /api/v1/socket is the WebSocket (docs/protocol.md). To this machine it tells at /healthz whether the store
// answers, and at /metrics what it has counted.
//
//   auto server = HttpServer::on(site, usual_port);
//   if (!server) complain(server.error());
//   else server->run(true);     // until Ctrl-C
#pragma once

#include "base/result.hpp"
#include "server/store/store.hpp"
#include "server/web/certificate.hpp"
#include "server/web/hosts.hpp"
#include "server/web/settings.hpp"
#include "server/web/site.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace shinpan::server {

constexpr unsigned short usual_port = 7361;

class HttpServer {
public:
    // Listens where the hosts say, on the loopback address or on all; port 0: any that is free. The site must
    // outlive the server. With a certificate every line is encrypted; a server for the world has one, or a
    // proxy. The error names the next free port where that one is in use, or what is wrong with the
    // certificate. This process may have as many open files from then on as the system allows it.
    static Result<HttpServer, std::string> on(const Site&, unsigned short port, const Hosts& = Hosts(),
                                              std::unique_ptr<Store> = nullptr, const Settings& = {},
                                              const CertificateFiles& = {});

    HttpServer(HttpServer&&) noexcept;
    ~HttpServer();

    unsigned short port() const;

    // Answers POST /api/v1/tournament of pages of this server from then on, a body of at most so many bytes
    // with JSON; without a desk there is no such path. It is called in the thread of `run`. Of a desk for
    // everybody one address may ask as often as for games by their paths; then it gets 429.
    using Desk = std::function<std::string(const std::string& body)>;
    enum class DeskFor : std::uint8_t { director, everybody };
    void serve_desk(Desk, std::size_t most_bytes, DeskFor);

    // Answers requests in this thread, many connections at a time, until `stop` is called or, where asked
    // for, SIGINT or SIGTERM comes. What cannot be read gets 400, or 431 where its header is longer than 16
    // KiB; a request with a body gets 405, or 400 where it needs none; then the connection is closed.
    // So does a request without Host or with two, for a host that is not ours, or with a body whose end
    // cannot be told.
    // Connections that say nothing for 30 seconds are closed, the oldest that is silent before that where
    // there are as many as the settings allow; where none is silent, the next one gets 503. Where connections
    // cannot be accepted, as with too many open files, `tell` gets the reason, and it is tried again after a
    // pause that grows from a tenth of a second to five seconds. It also gets what the disk refuses.
    //
    // Where lines are encrypted, both sides have ten seconds to agree upon keys, an address that begins more
    // lines than the settings allow is not answered, and SIGHUP, asked for with the other signals, has the
    // certificate read again; `tell` gets whether it could be.
    //
    // At its end no new connection is taken and nothing more entered in a log; what is on its way to disk is
    // waited for and told, and every page is closed with 1001, within two seconds.
    using Tell = std::function<void(const std::string&)>;
    void run(bool until_signalled, const Tell& tell);

    // From any thread: `run` ends as with a signal.
    void stop(const Tell& tell = [](const std::string&) {});

private:
    class Sockets;
    explicit HttpServer(std::unique_ptr<Sockets>);
    std::unique_ptr<Sockets> sockets_;
};

}  // namespace shinpan::server
