#include "server/core/core.hpp"

#include "server/core/names.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::server {
namespace {

constexpr std::size_t most_before_greeting = 16;
constexpr int packed_at_once = 8;  // logs, so that no move waits long for the disk

std::optional<Milliseconds> mean_of(const std::optional<RoundTrip>& measured) {
    return measured ? std::optional(measured->mean) : std::nullopt;
}

}  // namespace

Core::Connection* Core::find(ConnectionId id) {
    const auto found = connections_.find(id);
    return found == connections_.end() ? nullptr : &found->second;
}

void Core::ask(StoreRequest request, Then then) {
    asked_.emplace(out_.ask(std::move(request)), std::move(then));
}

void Core::no(ConnectionId to, const std::string& request, NoCode code, std::string what) {
    out_.send(to, NotDone{.id = request, .code = code, .what = std::move(what)});
}

void Core::answer(Ticket ticket, StoreAnswer answer, const Moment& now) {
    if (const auto game = by_ticket_.find(ticket); game != by_ticket_.end()) {
        const std::string name = game->second;
        by_ticket_.erase(game);
        Held& held = games_.at(name);
        held.ticket.reset();
        const bool is_true = held.game.stored(answer, now, out_);
        if (is_true) {
            follow(held);
            note_call(held);
            return let_rest(name);
        }
        held.game.give_up(out_);
        return let_go(name);
    }
    const auto asked = asked_.find(ticket);
    if (asked == asked_.end()) return;
    const Then then = std::move(asked->second);
    asked_.erase(asked);
    then(std::move(answer), now);
}

// ---- people ----

void Core::make_guest(ConnectionId id, std::string session, const Moment& now) {
    const Person guest{.id = name_of_random(now.random), .name = guest_name(now.random)};
    ask(KeepGuest{guest, std::move(session), now.calendar},
        [this, id, guest](const StoreAnswer& answer, const Moment& then) {
            if (std::holds_alternative<Kept>(answer))
                out_.send(id, Welcome{guest, then.calendar});
            else
                no(id, {}, NoCode::unstored);
        });
}

void Core::connect(ConnectionId id, std::string session, const Moment&) {
    connections_[id].session = session;
    ask(FindSession{std::move(session)},
        [this, id](const StoreAnswer& answer, const Moment& now) { found_session(id, answer, now); });
}

void Core::found_session(ConnectionId id, const StoreAnswer& answer, const Moment& now) {
    Connection* const connection = find(id);
    if (connection == nullptr) return;
    const Person* const person = std::get_if<Person>(&answer);
    if (person == nullptr) {
        const bool is_unknown = std::holds_alternative<Absent>(answer);
        return out_.disconnect(id, is_unknown ? CloseCode::signed_out : CloseCode::try_again);
    }
    connection->person = *person;
    for (const FromPage& message : std::exchange(connection->waiting, {})) receive(id, message, now);
}

void Core::receive(ConnectionId id, FromPage message, const Moment& now) {
    Connection* const connection = find(id);
    if (connection == nullptr) return;
    if (!connection->person) {
        if (connection->waiting.size() == most_before_greeting) return out_.disconnect(id, CloseCode::breach);
        return connection->waiting.push_back(std::move(message));
    }
    if (!connection->has_greeted && !std::holds_alternative<Hello>(message))
        return out_.disconnect(id, CloseCode::breach);
    connection->has_greeted = true;
    handle(id, *connection->person, message, now);
}

void Core::disconnect(ConnectionId id, const Moment& now) {
    const auto gone = connections_.find(id);
    if (gone == connections_.end()) return;
    const std::set<std::string> watched = std::move(gone->second.watching);
    connections_.erase(gone);
    for (const std::string& game : watched) unwatch(id, game, now);
}

// Their pages are of a session that is not known any more, and games in hand have no name for them.
void Core::forget(const std::string& person, const Moment& now) {
    for (auto& [name, held] : games_) {
        held.game.forget(person, now, out_);
        follow(held);
    }
    for (const ConnectionId page : connections_of(person)) {
        find(page)->person.reset();
        out_.disconnect(page, CloseCode::signed_out);
    }
}

void Core::unwatch(ConnectionId id, const std::string& game, const Moment& now) {
    const auto held = games_.find(game);
    if (held == games_.end()) return;
    held->second.game.unwatch(id, now, out_);
    follow(held->second);
    let_rest(game);
}

void Core::measured(ConnectionId id, Milliseconds round_trip) {
    Connection* const connection = find(id);
    if (connection == nullptr) return;
    RoundTrip& known = connection->round_trip
                           ? *connection->round_trip
                           : connection->round_trip.emplace(
                                 RoundTrip{.mean = round_trip, .least = round_trip, .most = round_trip});
    known.mean = (9 * known.mean + round_trip) / 10;
    known.least = std::min(known.least, round_trip);
    known.most = std::max(known.most, round_trip);
}

std::vector<ConnectionId> Core::connections_of(const std::string& person) const {
    std::vector<ConnectionId> all;
    for (const auto& [id, connection] : connections_)
        if (connection.person && connection.person->id == person) all.push_back(id);
    return all;
}

void Core::handle(ConnectionId id, const Person& person, const FromPage& message, const Moment& now) {
    std::visit([&](const auto& one) { handle(id, person, one, now); }, message);
}

void Core::handle(ConnectionId id, const Person& person, const Hello& hello, const Moment& now) {
    if (hello.version != protocol_version) return out_.disconnect(id, CloseCode::version);
    out_.send(id, Welcome{person, now.calendar});
}

void Core::handle(ConnectionId id, const Person&, const Ping& ping, const Moment& now) {
    out_.send(id, Pong{ping.count, now.calendar});
}

void Core::handle(ConnectionId id, const Person& person, const Rename& wanted, const Moment&) {
    if (!is_name(wanted.name)) return no(id, wanted.id, NoCode::bad, "a name has 1 to 30 visible characters");
    const Person renamed{person.id, wanted.name};
    ask(KeepName{renamed},
        [this, id, renamed, request = wanted.id](const StoreAnswer& answer, const Moment&) {
            if (!std::holds_alternative<Kept>(answer)) return no(id, request, NoCode::unstored);
            for (auto& [other, connection] : connections_)
                if (connection.person && connection.person->id == renamed.id)
                    connection.person->name = renamed.name;
            out_.send(id, Done{.id = request});
        });
}

// ---- games ----

void Core::handle(ConnectionId id, const Person&, const Watch& wanted, const Moment& now) {
    with_game(id, wanted.game, wanted, now);
}

void Core::handle(ConnectionId id, const Person&, const server::Say& said, const Moment& now) {
    with_game(id, said.game, said, now);
}

void Core::handle(ConnectionId id, const Person&, const Unwatch& wanted, const Moment& now) {
    find(id)->watching.erase(wanted.game);
    unwatch(id, wanted.game, now);
    out_.send(id, Done{.id = wanted.id, .game = wanted.game});
}

// The message goes to the game, which is read from disk first where it is not in hand.
void Core::with_game(ConnectionId id, const std::string& game, const FromPage& message, const Moment& now) {
    Connection* const connection = find(id);
    if (connection == nullptr || !connection->person) return;
    const auto held = games_.find(game);
    if (held == games_.end()) {
        const auto [reading, is_new] = reading_.try_emplace(game);
        reading->second.visits.push_back({id, message});
        if (is_new) read(game);
        return;
    }
    in_game(id, *connection->person, held->second.game, message, now);
    follow(held->second);
    let_rest(game);
}

void Core::in_game(ConnectionId id, const Person& person, PlayedGame& game, const FromPage& message,
                   const Moment& now) {
    if (const auto* wanted = std::get_if<Watch>(&message)) visit(id, person, game, *wanted, now);
    if (const auto* said = std::get_if<server::Say>(&message))
        game.say(id, person, lag_allowance(mean_of(find(id)->round_trip)), *said, now, out_);
    if (const auto* line = std::get_if<Chat>(&message)) chat(id, person, game, *line, now);
    if (const auto* wrong = std::get_if<Report>(&message)) report(id, person, game, *wrong);
    if (const auto* wanted = std::get_if<Rematch>(&message)) rematch(id, person, game, *wanted);
    if (const auto* done = std::get_if<Settle>(&message)) settle(id, person, game, *done, now);
    if (const auto* wanted = std::get_if<Inspect>(&message)) inspect(id, person, game, *wanted, now);
}

// What is beside the game is told after it: chat to its players and to referees, to all once it is over.
void Core::visit(ConnectionId id, const Person& person, PlayedGame& game, const Watch& wanted,
                 const Moment& now) {
    find(id)->watching.insert(game.name());
    game.watch(id, person, wanted, now, out_);
    const bool is_player = game.seat_of(person.id) != Color::empty;
    if (is_player || person.judges || game.log().is_over())
        tell_chat(id, game.name(), is_player ? person.id : std::string());
    if (is_player && game.log().is_over()) tell_rematch(id, game.name(), person.id);
}

void Core::read(const std::string& game) {
    ask(FindGame{game},
        [this, game](StoreAnswer answer, const Moment& now) { found_game(game, std::move(answer), now); });
}

void Core::found_game(const std::string& game, StoreAnswer answer, const Moment& now) {
    const Reading reading = std::move(reading_.extract(game).mapped());
    if (auto* found = std::get_if<FoundGame>(&answer)) {
        if (auto log = log_of(*found, digest_)) {
            hold(std::move(*log), found->seats, found->entries, now);
            if (reading.idle_before > 0) games_.at(game).game.abandon(reading.idle_before, now, out_);
            games_.at(game).game.come_back(now, out_);
            follow(games_.at(game));
            for (const auto& visit : reading.visits) with_game(visit.connection, game, visit.message, now);
            return let_rest(game);
        }
    }
    const bool is_absent = std::holds_alternative<Absent>(answer);
    for (const auto& [connection, message] : reading.visits)
        no(connection, id_of(message), is_absent ? NoCode::no_game : NoCode::unstored);
    if (reading.visits.empty() && reading.idle_before == 0 && set_aside_.insert(game).second && !estimating_)
        find_owed();
}

void Core::hold(GameLog log, std::array<Person, 2> seats, const std::vector<KeptEntry>& kept,
                const Moment& now) {
    const std::string name = log.name();
    const auto& call = log.sitting().call();
    const int call_number = call ? call->number : 0;
    games_.emplace(
        name, Held{.game = PlayedGame(std::move(log), std::move(seats), kept, now), .call = call_number});
}

// A few at a time, until no more are left.
void Core::pack_logs(const Moment& now) {
    if (std::exchange(is_packing_, true)) return;
    ask(PackLogs{now.calendar - appeal_time, packed_at_once},
        [this](const StoreAnswer& answer, const Moment& then) {
            is_packing_ = false;
            const auto* done = std::get_if<Packed>(&answer);
            if (done != nullptr && done->games == packed_at_once) pack_logs(then);
        });
}

// A game that can be read again at any time is not kept in hand.
void Core::let_rest(const std::string& game) {
    if (const auto held = games_.find(game); held != games_.end() && held->second.game.is_at_rest())
        let_go(game);
}

void Core::let_go(const std::string& game) {
    const auto held = games_.find(game);
    if (held->second.ticket) by_ticket_.erase(*held->second.ticket);
    if (held->second.due) by_due_.erase({*held->second.due, game});
    games_.erase(held);
}

// Keeps in mind what the game waits for.
void Core::follow(Held& held) {
    const std::string& name = held.game.name();
    if (const auto ticket = held.game.on_its_way(); ticket != held.ticket) {
        held.ticket = ticket;
        if (ticket) by_ticket_[*ticket] = name;
    }
    if (!estimating_ && held.game.wants_estimate())
        estimating_ = Estimating{held.game.ask_for_estimate(out_), name};
    if (const auto due = held.game.due(); due != held.due) {
        if (held.due) by_due_.erase({*held.due, name});
        held.due = due;
        if (due) by_due_.insert({*due, name});
    }
}

// ---- time ----

std::optional<Milliseconds> Core::due() const {
    if (by_due_.empty()) return {};
    return by_due_.begin()->first;
}

void Core::look_at_clocks(const Moment& now) {
    std::vector<std::string> out_of_time;
    for (auto next = by_due_.begin(); next != by_due_.end() && next->first <= now.steady; ++next)
        out_of_time.push_back(next->second);
    for (const std::string& game : out_of_time) {
        Held& held = games_.at(game);
        held.game.look(now, out_);
        follow(held);
    }
}

}  // namespace shinpan::server
