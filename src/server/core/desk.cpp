// What of the core is for referees: their roles, who calls them, and what they may know of a game.
#include "server/core/core.hpp"

#include <utility>

namespace shinpan::server {

// All pages of that person are welcomed once more, as who they are now.
void Core::handle(ConnectionId id, const Person& person, const TakeRole& wanted, const Moment& now) {
    ask(UseCode{digest_(wanted.code), person.id, now.calendar},
        [this, id, whose = person.id, request = wanted.id](const StoreAnswer& answer, const Moment& then) {
            if (std::holds_alternative<Absent>(answer)) return no(id, request, NoCode::no_code);
            const Taken* const taken = std::get_if<Taken>(&answer);
            if (taken == nullptr) return no(id, request, NoCode::unstored);
            for (const ConnectionId page : connections_of(whose)) {
                Person& now_known = *find(page)->person;
                now_known.judges = taken->role != Role::none;
                out_.send(page, Welcome{now_known, then.calendar});
            }
            out_.send(id, Done{.id = request});
        });
}

void Core::handle(ConnectionId id, const Person& person, const Desk& wanted, const Moment&) {
    if (!person.judges) return no(id, wanted.id, NoCode::not_yours);
    ask(FindCalls{}, [this, id, request = wanted.id](StoreAnswer answer, const Moment&) {
        auto* found = std::get_if<FoundCalls>(&answer);
        Connection* const connection = find(id);
        if (connection == nullptr) return;
        if (found == nullptr) return no(id, request, NoCode::unstored);
        connection->is_at_desk = true;
        out_.send(id, std::move(found->calls));
        out_.send(id, Done{.id = request});
    });
}

// Referees are told when somebody calls, and when a call is answered.
void Core::note_call(Held& held) {
    const auto& open = held.game.call();
    const int call = open ? open->number : 0;
    if (call != std::exchange(held.call, call)) tell_desks();
}

void Core::tell_desks() {
    ask(FindCalls{}, [this](StoreAnswer answer, const Moment&) {
        auto* found = std::get_if<FoundCalls>(&answer);
        std::vector<ConnectionId> desks;
        for (const auto& [id, connection] : connections_)
            if (connection.is_at_desk) desks.push_back(id);
        if (found != nullptr) out_.send(std::move(desks), std::move(found->calls));
    });
}

// In games in which they do not play.
bool Core::may_judge(const Person& person, const PlayedGame& game) const {
    return person.judges && game.seat_of(person.id) == Color::empty;
}

void Core::handle(ConnectionId id, const Person&, const Settle& done, const Moment& now) {
    with_game(id, done.game, done, now);
}

void Core::settle(ConnectionId id, const Person& person, const PlayedGame& game, const Settle& done,
                  const Moment& now) {
    if (!may_judge(person, game)) return no(id, done.id, NoCode::not_yours);
    ask(KeepSettled{done.game, done.line, person.id, now.calendar},
        [this, id, request = done.id](const StoreAnswer& answer, const Moment&) {
            if (!std::holds_alternative<Kept>(answer))
                return no(id, request,
                          std::holds_alternative<Absent>(answer) ? NoCode::bad : NoCode::unstored);
            out_.send(id, Done{.id = request});
            tell_desks();
        });
}

void Core::handle(ConnectionId id, const Person&, const Inspect& wanted, const Moment& now) {
    with_game(id, wanted.game, wanted, now);
}

void Core::inspect(ConnectionId id, const Person& person, const PlayedGame& game, const Inspect& wanted,
                   const Moment& now) {
    if (!may_judge(person, game)) return no(id, wanted.id, NoCode::not_yours);
    Evidence found = game.evidence(now);
    for (const Color player : {Color::black, Color::white})
        for (const ConnectionId page : game.pages_of(player))
            if (const auto& measured = find(page)->round_trip)
                found.players[index_of(player)].round_trip = measured;
    out_.send(id, std::move(found));
    out_.send(id, Done{.id = wanted.id, .game = wanted.game});
}

}  // namespace shinpan::server
