#include "server/web/answering.hpp"

#include "base/json_writer.hpp"
#include "base/version.hpp"
#include "go/rulesets/registry.hpp"
#include "server/log/chain.hpp"
#include "server/log/game_log.hpp"
#include "server/log/game_record.hpp"
#include "server/protocol/json.hpp"
#include "server/store/sha256.hpp"
#include "server/web/clock.hpp"
#include "server/web/tokens.hpp"

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <chrono>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace shinpan::server {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;

constexpr auto patience = std::chrono::seconds(10);
constexpr std::string_view json_type = "application/json", sgf_type = "application/x-go-sgf";

void say_unstored(Written& written) { written.say(503, "The disk cannot be read now; try again.\n"); }

// The one message that whoever is no WebSocket gets.
class FirstMessage : public Service::Peer {
public:
    explicit FirstMessage(asio::io_context& context)
        : came_(context, asio::steady_timer::time_point::max()) {}

    void send(const std::shared_ptr<const std::string>& frame) override {
        frame_ = *frame;
        came_.cancel();
    }
    void close(CloseCode) override { came_.cancel(); }
    bool may(Costly, Milliseconds) override { return false; }

    asio::awaitable<std::string> wait() {
        boost::system::error_code cancelled;
        if (frame_.empty()) co_await came_.async_wait(asio::redirect_error(asio::use_awaitable, cancelled));
        co_return frame_;
    }

private:
    asio::steady_timer came_;
    std::string frame_{};
};

// What a page, or a client of another make, is to know before it says anything.
std::string about(bool has_games, bool has_desk) {
    std::string text;
    JsonWriter json(text);
    json.begin_object().key("t").text("about").key("v").number(protocol_version);
    json.key("program").text(version).key("rulesets").begin_array();
    for (const Ruleset* rules : rulesets_known_first())
        json.begin_object().key("id").text(rules->id).key("name").text(rules->name).end_object();
    json.end_array().key("games").boolean(has_games).key("tournaments").boolean(has_desk).end_object();
    return text;
}

// "2026-02-24", of milliseconds since the start of 1970.
std::string day_of(std::int64_t at) {
    using namespace std::chrono;
    const year_month_day day(floor<days>(sys_time<milliseconds>(milliseconds(at))));
    const auto digits = [](unsigned number) {
        return std::string(number < 10 ? "0" : "") + std::to_string(number);
    };
    return std::to_string(static_cast<int>(day.year())) + '-' + digits(static_cast<unsigned>(day.month())) +
           '-' + digits(static_cast<unsigned>(day.day()));
}

std::string sgf_text(const FoundGame& found, const GameLog& log) {
    return sgf_of(log, {found.seats[0].name, found.seats[1].name}, day_of(log.entries().front().at));
}

std::string log_text(const FoundGame& found) {
    std::vector<Link> links;
    for (const KeptEntry& kept : found.entries) links.push_back({kept.entry, kept.head});
    return to_text(found.game, links);
}

}  // namespace

void Written::say(int status, std::string what, std::string_view kind) {
    body = std::move(what);
    answer = refusal(status, body);
    if (!kind.empty()) answer.fields[0].value = kind;
    answer.fields.push_back({"Cache-Control", "no-store"});
}

void say_elsewhere(Written& written) {
    written.say(404, "This is for pages of this server: the field Origin must have its address.\n");
}

void say_too_many(Written& written) {
    written.say(429, "Too many requests come from your address; try again in a second.\n");
    written.answer.fields.push_back({"Retry-After", "1"});
}

Answering::Answering(asio::io_context& context, Service* service, Health& health, Peers& peers,
                     const Hosts& hosts, const Settings& settings, bool has_desk)
    : context_(context),
      service_(service),
      health_(health),
      peers_(peers),
      hosts_(hosts),
      settings_(settings),
      has_desk_(has_desk) {}

asio::awaitable<bool> Answering::answer(const HeadOnly& request, const Address& peer, Written& written) {
    const std::string path = path_of(text(request.target()));
    const Routed routed = route_of(text(request.method_string()), path);
    const bool is_own = is_from_own_page(request, hosts_);
    const bool is_elsewhere = !is_own && request.count(http::field::origin) > 0;
    switch (routed.route) {
        case Route::site:
        case Route::desk: co_return false;
        case Route::health:
        case Route::metrics: co_return co_await answer_about_server(routed.route, peer, written);
        case Route::about:
            if (is_elsewhere) break;
            written.say(200, about(service_ != nullptr, has_desk_), json_type);
            co_return true;
        case Route::socket:  // one that is to be answered here asks for no WebSocket
            if (!service_ || is_own) co_return false;
            break;
        case Route::guests:
        case Route::me:
            if (!service_) co_return false;
            if (!is_own) break;
            if (routed.route == Route::guests)
                co_await make_guest(peer, written);
            else
                co_await delete_person(request, peer, written);
            co_return true;
        case Route::games:
        case Route::log:
        case Route::sgf:
            if (!service_) co_return false;
            if (is_elsewhere) break;
            co_await look_up_games(request, routed, peer, written);
            co_return true;
    }
    say_elsewhere(written);
    co_return true;
}

asio::awaitable<void> Answering::look_up_games(const HeadOnly& request, const Routed& routed,
                                               const Address& peer, Written& written) {
    if (!peers_.add_lookup(peer, steady_now()))
        say_too_many(written);
    else if (routed.route == Route::games)
        co_await list_games(request, written);
    else
        co_await show_game(std::string(routed.name), routed.route, written);
}

asio::awaitable<bool> Answering::answer_about_server(Route route, const Address& peer, Written& written) {
    if (!peer.is_loopback() && !settings_.tells_everyone) co_return false;
    if (route == Route::metrics) {
        written.say(200, to_text(service_ ? service_->metrics() : Metrics()), "text/plain; version=0.0.4");
        co_return true;
    }
    const bool is_well = service_ == nullptr || co_await health_.is_well(*service_);
    written.say(is_well ? 200 : 503, is_well ? "well\n" : "the store does not answer\n");
    co_return true;
}

std::string Answering::token_of(const HeadOnly& request) const {
    return std::string(token_in(text(request[http::field::cookie]), hosts_.is_encrypted()));
}

// Whoever asks is deleted, and their browser forgets them.
asio::awaitable<void> Answering::delete_person(const HeadOnly& request, const Address& peer,
                                               Written& written) {
    if (!peers_.add_guest(peer, steady_now())) co_return say_too_many(written);
    FirstMessage first(context_);
    const ConnectionId id = service_->delete_person(first, token_of(request));
    std::string frame = co_await first.wait();
    service_->disconnect(id);
    const bool is_gone = frame.find("\"done\"") != std::string::npos;
    const bool is_nobody = frame.find("not_yours") != std::string::npos;
    written.say(is_gone ? 200 : is_nobody ? 401 : 503, std::move(frame), json_type);
    if (is_gone) written.answer.fields.push_back({"Set-Cookie", cookie_to_forget(hosts_.is_encrypted())});
}

// Whoever has no session gets one.
asio::awaitable<void> Answering::make_guest(const Address& peer, Written& written) {
    if (!peers_.add_guest(peer, steady_now())) co_return say_too_many(written);
    const std::string token = new_token();
    FirstMessage first(context_);
    const ConnectionId id = service_->make_guest(first, token);
    std::string frame = co_await first.wait();
    service_->disconnect(id);
    const bool is_made = frame.find("\"welcome\"") != std::string::npos;
    written.say(is_made ? 200 : 503, std::move(frame), json_type);
    if (is_made) written.answer.fields.push_back({"Set-Cookie", cookie_of(token, hosts_.is_encrypted())});
}

asio::awaitable<StoreAnswer> Answering::found(StoreRequest wanted) {
    const auto asked = look_up(context_, *service_, std::move(wanted), patience);
    co_await answered(asked);
    co_return std::move(asked->answer);
}

asio::awaitable<void> Answering::list_games(const HeadOnly& request, Written& written) {
    StoreRequest wanted = FindSession{sha256(token_of(request))};
    const StoreAnswer session = co_await found(std::move(wanted));
    if (std::holds_alternative<Absent>(session))
        co_return written.say(401, "You are not signed in here: open the play site first.\n");
    const auto* const person = std::get_if<Person>(&session);
    if (person == nullptr) co_return say_unstored(written);
    wanted = FindGames{person->id};
    StoreAnswer games = co_await found(std::move(wanted));
    auto* const list = std::get_if<FoundGames>(&games);
    if (list == nullptr) co_return say_unstored(written);
    written.say(200, to_json(GameList{*person, std::move(list->games)}), json_type);
}

asio::awaitable<void> Answering::show_game(const std::string& game, Route route, Written& written) {
    StoreRequest wanted = FindGame{game};
    StoreAnswer answer = co_await found(std::move(wanted));
    if (std::holds_alternative<NotKept>(answer)) co_return say_unstored(written);
    auto* const kept = std::get_if<FoundGame>(&answer);
    const auto log = kept == nullptr ? std::nullopt : log_of(*kept, sha256);
    if (!log || !log->is_over())
        co_return written.say(404, "There is no such game, or it is still being played.\n");
    const bool is_sgf = route == Route::sgf;
    if (is_sgf)
        written.say(200, sgf_text(*kept, *log), sgf_type);
    else
        written.say(200, log_text(*kept));
    const std::string ending = is_sgf ? ".sgf" : ".log";
    written.answer.fields.push_back({"Content-Disposition", "attachment; filename=\"" + game + ending + '"'});
}

}  // namespace shinpan::server
