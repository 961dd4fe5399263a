// What of the core has to do with links by which people meet, and with the games that begin by them.
#include "formats/record/event_line.hpp"
#include "go/rules/handicap.hpp"
#include "go/rules/nigiri.hpp"
#include "server/core/awaited.hpp"
#include "server/core/core.hpp"
#include "server/core/names.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::server {
namespace {

constexpr int most_held = 20;  // stones of a handful

// The seats of a game, and what decided them.
struct Seating {
    std::array<Person, 2> seats{};  // Black, White
    std::optional<Event> nigiri{};
};

// Whoever joins guesses; both the guess and the stones held are drawn here.
Seating seat(const Person& host, const Person& guest, const KeptInvitation& invitation, const Moment& now) {
    if (invitation.side == Side::black) return {{host, guest}, {}};
    if (invitation.side == Side::white) return {{guest, host}, {}};
    const Parity guess = now.random[0] % 2 == 0 ? Parity::even : Parity::odd;
    const int held = 1 + static_cast<int>(now.random[1] % most_held);
    const bool guest_is_black = black_by_nigiri(guess, held);
    Event drawn = event(EventKind::nigiri, guest_is_black ? Color::black : Color::white);
    drawn.number = held;
    drawn.words = std::string(guess == Parity::odd ? "odd" : "even");
    return {guest_is_black ? std::array{guest, host} : std::array{host, guest}, drawn};
}

// The event that gives the handicap; nothing in an even game, and where Black is to place the stones.
std::optional<Event> handicap_of(const GameConditions& conditions) {
    if (conditions.handicap == 0 || conditions.black_places) return {};
    Event given = event(EventKind::handicap, Color::empty);
    given.number = conditions.handicap;
    given.points =
        customary_handicap(conditions.handicap, conditions.size, conditions.rules->handicap.is.placement);
    return given;
}

// The link as that person sees it: what others ask for is told to whoever invited alone.
Invitation told(const std::string& code, const KeptInvitation& kept, const std::string& person) {
    Invitation seen{
        .code = code, .by = kept.by, .conditions = kept.conditions, .side = kept.side, .game = kept.game};
    if (person == kept.by.id) seen.counters = kept.counters;
    return seen;
}

// Why a link, or what is asked of it, was not found: it is not there, or the store could not say.
NoCode not_found(const StoreAnswer& answer) {
    return std::holds_alternative<Absent>(answer) ? NoCode::no_invitation : NoCode::unstored;
}

Side opposite(Side side) {
    if (side == Side::black) return Side::white;
    return side == Side::white ? Side::black : Side::nigiri;
}

}  // namespace

void Core::handle(ConnectionId id, const Person& person, const Invite& wanted, const Moment& now) {
    if (!is_random_name(wanted.code))
        return no(id, wanted.id, NoCode::bad, "a code has 26 letters and digits");
    ask(KeepInvitation{{.code = digest_(wanted.code),
                        .by = person,
                        .conditions = wanted.conditions,
                        .side = wanted.side,
                        .at = now.calendar}},
        [this, id, request = wanted.id](const StoreAnswer& answer, const Moment&) {
            if (std::holds_alternative<Kept>(answer))
                out_.send(id, Done{.id = request});
            else
                no(id, request,
                   std::holds_alternative<Absent>(answer) ? NoCode::code_taken : NoCode::unstored);
        });
}

void Core::handle(ConnectionId id, const Person& person, const Look& wanted, const Moment&) {
    ask(FindInvitation{digest_(wanted.code), person.id},
        [this, id, me = person.id, wanted](const StoreAnswer& answer, const Moment&) {
            const auto* found = std::get_if<KeptInvitation>(&answer);
            if (found == nullptr) return no(id, wanted.id, not_found(answer));
            const bool is_mine = me == found->by.id || me == found->joined;
            if (!found->game.empty() && !is_mine) return no(id, wanted.id, NoCode::no_invitation);
            out_.send(id, told(wanted.code, *found, me));
            out_.send(id, Done{.id = wanted.id, .game = found->game});
        });
}

void Core::handle(ConnectionId id, const Person& person, const Withdraw& wanted, const Moment&) {
    ask(DropInvitation{digest_(wanted.code), person.id},
        [this, id, request = wanted.id](const StoreAnswer& answer, const Moment&) {
            if (std::holds_alternative<Kept>(answer))
                out_.send(id, Done{.id = request});
            else
                no(id, request, not_found(answer));
        });
}

void Core::handle(ConnectionId id, const Person& person, const Join& wanted, const Moment&) {
    ask(FindInvitation{digest_(wanted.code), person.id},
        [this, id, person, wanted](const StoreAnswer& answer, const Moment& now) {
            const auto* found = std::get_if<KeptInvitation>(&answer);
            if (found == nullptr) return no(id, wanted.id, not_found(answer));
            join(id, person, wanted, *found, now);
        });
}

void Core::join(ConnectionId id, const Person& person, const Join& wanted, const KeptInvitation& invitation,
                const Moment& now) {
    if (invitation.by.id == person.id) return no(id, wanted.id, NoCode::own_invitation);
    if (invitation.game.empty())
        return begin({id, wanted.id, wanted.code, invitation.by.id, invitation, person}, now);
    if (invitation.joined != person.id) return no(id, wanted.id, NoCode::no_invitation);
    out_.send(id, Done{.id = wanted.id, .game = invitation.game});
}

void Core::handle(ConnectionId id, const Person& person, const Counter& wanted, const Moment& now) {
    ask(FindInvitation{digest_(wanted.code), person.id},
        [this, id, person, wanted, at = now.calendar](const StoreAnswer& answer, const Moment&) {
            const auto* found = std::get_if<KeptInvitation>(&answer);
            if (found == nullptr) return no(id, wanted.id, not_found(answer));
            if (!found->game.empty()) return no(id, wanted.id, NoCode::no_invitation);
            if (found->by.id == person.id) return no(id, wanted.id, NoCode::own_invitation);
            KeepCounter keep{found->code, {person, wanted.conditions, wanted.side}, at};
            ask(std::move(keep), [this, id, wanted](const StoreAnswer& kept, const Moment&) {
                if (!std::holds_alternative<Kept>(kept))
                    return no(id, wanted.id,
                              std::holds_alternative<Absent>(kept) ? NoCode::too_fast : NoCode::unstored);
                out_.send(id, Done{.id = wanted.id});
                tell_counters(wanted.code);
            });
        });
}

// To whoever invited by it, if they are there.
void Core::tell_counters(const std::string& code) {
    ask(FindInvitation{digest_(code)}, [this, code](const StoreAnswer& answer, const Moment&) {
        if (const auto* found = std::get_if<KeptInvitation>(&answer))
            out_.send(connections_of(found->by.id), told(code, *found, found->by.id));
    });
}

void Core::handle(ConnectionId id, const Person& person, const Agree& wanted, const Moment&) {
    ask(FindInvitation{digest_(wanted.code), person.id},
        [this, id, person, wanted](const StoreAnswer& answer, const Moment& now) {
            const auto* found = std::get_if<KeptInvitation>(&answer);
            if (found == nullptr) return no(id, wanted.id, not_found(answer));
            if (found->by.id != person.id) return no(id, wanted.id, NoCode::no_invitation);
            if (!found->game.empty() && found->joined == wanted.person)
                return out_.send(id, Done{.id = wanted.id, .game = found->game});
            const auto asked = std::find_if(found->counters.begin(), found->counters.end(),
                                            [&](const Proposal& one) { return one.by.id == wanted.person; });
            if (asked == found->counters.end()) return no(id, wanted.id, NoCode::no_invitation);
            KeptInvitation agreed = *found;
            agreed.conditions = asked->conditions;
            agreed.side = opposite(asked->side);
            begin({id, wanted.id, wanted.code, wanted.person, agreed, asked->by}, now);
        });
}

void Core::begin(Beginning beginning, const Moment& now, std::function<void(const std::string&)> next) {
    const KeptInvitation& invitation = beginning.invitation;
    const Seating seating = seat(invitation.by, beginning.guest, invitation, now);
    GameLog log = GameLog::begin(invitation.conditions, name_of_random(now.random), digest_, now.calendar);
    for (const std::optional<Event>& first : {seating.nigiri, handicap_of(invitation.conditions)}) {
        if (!first) continue;
        const auto taken =
            log.take(Author::server, event_line(*first, invitation.conditions.size), now.calendar, 0);
        if (!taken)
            return no(beginning.asked, beginning.request, NoCode::bad,
                      "the ruleset does not take these conditions");
    }
    KeepGame keep{.game = log.name(),
                  .code = invitation.code,
                  .joined = beginning.guest.id,
                  .seats = seating.seats,
                  .conditions = to_text(invitation.conditions)};
    for (std::size_t i = 0; i < log.entries().size(); ++i)
        keep.entries.push_back({.entry = log.entries()[i], .head = log.heads()[i]});
    keep.entries.back().awaited = awaited_in(log);
    ask(std::move(keep),
        [this, beginning = std::move(beginning), next = std::move(next), log = std::move(log),
         seats = seating.seats](const StoreAnswer& answer, const Moment& then) mutable {
            const auto& [asked, request, code, told, used, guest] = beginning;
            if (std::holds_alternative<Absent>(answer)) return tell_begun(beginning);
            if (!std::holds_alternative<Kept>(answer)) return no(asked, request, NoCode::unstored);
            const std::string game = log.name();
            hold(std::move(log), seats, {}, then);
            follow(games_.at(game));
            out_.send(asked, Done{.id = request, .game = game});
            if (!code.empty()) out_.send(connections_of(told), Joined{.code = code, .game = game});
            if (next) next(game);
        });
}

// The invitation was used up in the meantime: by the same request, which came twice, or by another person.
void Core::tell_begun(const Beginning& beginning) {
    const auto& [asked, request, code, told, used, guest] = beginning;
    ask(FindInvitation{used.code, guest.id},
        [this, asked = asked, request = request, guest = guest.id](const StoreAnswer& answer, const Moment&) {
            const auto* found = std::get_if<KeptInvitation>(&answer);
            if (found == nullptr) return no(asked, request, not_found(answer));
            if (found->joined != guest) return no(asked, request, NoCode::no_invitation);
            out_.send(asked, Done{.id = request, .game = found->game});
        });
}

}  // namespace shinpan::server
