// Who may ask for what: docs/rights.md has every request that the server answers itself, by every role, and
// so has the server on a socket.
#include "server/web/routes.hpp"
#include "server/rights.hpp"
#include "server/store/stored_game.hpp"
#include "server/web/http_server.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>

#include <doctest/doctest.h>

#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

using namespace shinpan::server;
namespace asio = boost::asio;
namespace http = boost::beast::http;

namespace {

constexpr SiteFile files[] = {{"/index.html", "<p>board", {}}};
const std::string name_of_server = "go.example";

// A guest, a referee and an administrator have been here before, two have played, and two play.
struct Visited {
    Visited() {
        for (const std::string name : {"guest", "referee", "administrator"})
            ask(*store, KeepGuest{{.id = name, .name = name}, sha256(name), 1});
        for (const auto& [name, role] :
             {std::pair{"referee", Role::referee}, std::pair{"administrator", Role::administrator}}) {
            ask(*store, KeepCode{name, role, 10});
            ask(*store, UseCode{name, name, 1});
        }
        StoredGame over(*store), goes_on(*store);
        over.play_to_end(4);
        CHECK(goes_on.say(Author::black, "play B D4"));
        games = {over.name(), goes_on.name()};
    }

    std::unique_ptr<Store> store = *SqliteStore::open(":memory:");
    std::array<std::string, 2> games{};
};

// A server on a free port, while it lives.
class Running {
public:
    explicit Running(const Hosts& hosts) : Running(hosts, Visited()) {}
    Running(const Hosts& hosts, Visited visited)
        : games_(visited.games),
          server_(HttpServer::on(site_, 0, hosts, std::move(visited.store)).value()),
          thread_([this] { server_.run(false, [](const std::string&) {}); }) {}
    ~Running() {
        server_.stop();
        thread_.join();
    }

    // The status of its answer; the rest of the fields, each with its line end.
    std::string status(const std::string& method, const std::string& path, const std::string& fields) const {
        asio::io_context context;
        asio::ip::tcp::socket socket(context);
        socket.connect({asio::ip::address_v4::loopback(), server_.port()});
        const std::string target = with(games_[0], "GAME", with(games_[1], "GAME_THAT_GOES_ON", path));
        asio::write(socket, asio::buffer(method + ' ' + target + " HTTP/1.1\r\n" + fields + "\r\n"));
        boost::beast::flat_buffer buffer;
        http::response_parser<http::empty_body> parser;
        parser.skip(true);
        http::read_header(socket, buffer, parser);
        return std::to_string(parser.get().result_int());
    }

private:
    // The path, of which a part stands for a game.
    static std::string with(const std::string& game, const std::string& part, std::string path) {
        const std::size_t at = path.find("/" + part + "/");
        return at == std::string::npos ? path : path.replace(at + 1, part.size(), game);
    }

    Site site_{files};
    std::array<std::string, 2> games_;
    HttpServer server_;
    std::thread thread_;
};

const std::string upgrade =
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";

// What a page of that role asks; "from elsewhere" is a page of another site, in the browser of a guest.
std::string fields_of(const std::string& role, bool is_upgrade) {
    std::string fields = "Host: localhost\r\n";
    fields += "Origin: http://" + std::string(role == "page elsewhere" ? "elsewhere.example" : "localhost") +
              "\r\n";
    if (role != "nobody")
        fields += "Cookie: shinpan_session=" + (role == "page elsewhere" ? "guest" : role) + "\r\n";
    return fields + (is_upgrade ? upgrade : "");
}

// The same through a proxy, by somebody whose address is not this machine's.
std::string fields_of_far_guest(bool is_upgrade) {
    return "Host: " + name_of_server + "\r\nOrigin: https://" + name_of_server +
           "\r\nX-Forwarded-For: 203.0.113.7\r\nCookie: __Host-shinpan_session=guest\r\n" +
           (is_upgrade ? upgrade : "");
}

// "GET HEAD /metrics" is two requests.
struct Asked {
    std::vector<std::string> methods{};
    std::string path{};
    bool is_upgrade = false;
};
Asked asked_in(const std::string& said) {
    Asked asked;
    std::istringstream words(said);
    for (std::string word; words >> word;) {
        if (word == "upgrade")
            asked.is_upgrade = true;
        else if (word.starts_with('/'))
            asked.path = word;
        else
            asked.methods.push_back(word);
    }
    return asked;
}

}  // namespace

TEST_CASE("every request is answered as the role of whoever asks allows") {
    const Rights all = rights("Requests");
    const Running here{Hosts()}, behind_proxy(Hosts::behind("127.0.0.1", name_of_server));
    for (const RightsRow& row : all.rows) {
        const Asked asked = asked_in(row.said);
        for (const std::string& method : asked.methods)
            for (std::size_t i = 0; i < all.columns.size(); ++i) {
                const std::string& role = all.columns[i];
                CAPTURE(row.said);
                CAPTURE(role);
                const std::string status =
                    role == "guest elsewhere"
                        ? behind_proxy.status(method, asked.path, fields_of_far_guest(asked.is_upgrade))
                        : here.status(method, asked.path, fields_of(role, asked.is_upgrade));
                CHECK(status == row.answers[i]);
            }
    }
}

TEST_CASE("every request that the server answers itself has a row in the table of rights, by every method") {
    std::set<std::string> said;
    for (const RightsRow& row : rights("Requests").rows) {
        const Asked asked = asked_in(row.said);
        for (const std::string& method : asked.methods) said.insert(method + ' ' + asked.path);
    }
    for (const RoutedRequest& one : routed_requests)
        for (const char* method : {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}) {
            std::string path(one.path);
            if (const std::size_t star = path.find('*'); star != std::string::npos)
                path.replace(star, 1, "GAME");
            const std::string request = std::string(method) + ' ' + path;
            CAPTURE(request);
            CHECK(said.contains(request));
        }
}
