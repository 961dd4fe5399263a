// Who looks at a game, and what each of them is told of it.
#include "server/core/played_game.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::server {
namespace {

constexpr Milliseconds flicker = 3000;  // of a line, which troubles nobody else

}  // namespace

std::vector<ConnectionId> PlayedGame::watchers() const {
    std::vector<ConnectionId> all;
    for (const auto& [connection, watcher] : watching_) all.push_back(connection);
    return all;
}

std::vector<ConnectionId> PlayedGame::those_who_watch(bool as_onlookers) const {
    std::vector<ConnectionId> all;
    for (const auto& [connection, watcher] : watching_)
        if (watcher.is_onlooker == as_onlookers) all.push_back(connection);
    return all;
}

std::vector<ConnectionId> PlayedGame::watching_players() const {
    std::vector<ConnectionId> all;
    for (const auto& [connection, watcher] : watching_)
        if (seat_of(watcher.person) != Color::empty) all.push_back(connection);
    return all;
}

std::vector<ConnectionId> PlayedGame::pages_of(Color player) const {
    std::vector<ConnectionId> all;
    for (const auto& [connection, watcher] : watching_)
        if (seat_of(watcher.person) == player) all.push_back(connection);
    return all;
}

std::array<bool, 2> PlayedGame::present() const {
    std::array<bool, 2> is_there{};
    for (const auto& [connection, watcher] : watching_)
        if (const Color seat = seat_of(watcher.person); seat != Color::empty) is_there[index_of(seat)] = true;
    return is_there;
}

// With no entry on its way: up to the first of the last moves, as many as are held back.
int PlayedGame::last_for_onlookers() const {
    const auto held_back = std::min(static_cast<std::size_t>(log_.conditions().delay), log_.moves().size());
    if (log_.is_over() || held_back == 0) return log_.last();
    return log_.moves()[log_.moves().size() - held_back] - 1;
}

// What stands at the table is as young as the last entry.
AtTable PlayedGame::table_for_onlookers(const Moment& now) const {
    return shown_ == committed() ? at_table(now) : AtTable{};
}

void PlayedGame::watch(ConnectionId connection, const Person& person, const Watch& wanted, const Moment& now,
                       Outbox& out) {
    const bool is_onlooker = log_.conditions().delay > 0 && !is_stone(seat_of(person.id)) && !person.judges;
    watching_[connection] = {person.id, is_onlooker};
    const bool meet = !have_met_ && present() == std::array{true, true};
    if (meet) {
        have_met_ = true;
        note_turn(now);
    }
    note_absence(now);
    const bool is_news = note_presence(now) || meet;
    const int last = is_onlooker ? shown_ : committed();
    const bool is_known = wanted.after >= 1 && wanted.after <= last &&
                          log_.heads()[static_cast<std::size_t>(wanted.after) - 1] == wanted.head;
    const int after = is_known ? wanted.after : 0;
    out.send(connection, GameSeen{.game = name(),
                                  .conditions = log_.conditions(),
                                  .seats = seats_,
                                  .present = told_,
                                  .you = seat_of(person.id),
                                  .after = after,
                                  .entries = entries_between(after, last),
                                  .offers = last == committed() ? offers_ : std::vector<OpenOffer>{},
                                  .table = is_onlooker ? table_for_onlookers(now) : at_table(now)});
    out.send(connection, Done{.id = wanted.id, .game = name()});
    if (is_news) tell_presence(now, out);
    say_wish(now, out);
}

void PlayedGame::unwatch(ConnectionId connection, const Moment& now, Outbox& out) {
    if (watching_.erase(connection) == 0) return;
    note_absence(now);
    if (note_presence(now)) tell_presence(now, out);
}

// Whether others are to be told: somebody is back, or has been away for longer than a line flickers.
bool PlayedGame::note_presence(const Moment& now) {
    std::array<bool, 2> told = present();
    attendance_.note(told, now);
    for (const Color player : {Color::black, Color::white}) {
        const auto since = attendance_.away_since(player);
        const bool was_here = told_[index_of(player)];
        if (since && was_here && now.steady - *since < flicker) told[index_of(player)] = true;
    }
    return std::exchange(told_, told) != told;
}

void PlayedGame::tell_presence(const Moment& now, Outbox& out) {
    out.send(those_who_watch(false), Present{.game = name(), .present = told_, .table = at_table(now)});
    out.send(those_who_watch(true),
             Present{.game = name(), .present = told_, .table = table_for_onlookers(now)});
}

// When whoever has gone is told as away.
std::optional<Milliseconds> PlayedGame::presence_due() const {
    std::optional<Milliseconds> next;
    for (const Color player : {Color::black, Color::white}) {
        const auto since = attendance_.away_since(player);
        if (!since || !told_[index_of(player)]) continue;
        next = std::min(next.value_or(*since + flicker), *since + flicker);
    }
    return next;
}

// The last entry, which is on disk now; to onlookers what is held back from them no more.
void PlayedGame::tell_entered(const Moment& now, Outbox& out) {
    out.send(those_who_watch(false),
             Entered{.game = name(), .known = known(log_.last()), .offers = offers_, .table = at_table(now)});
    const int before = std::exchange(shown_, std::max(shown_, last_for_onlookers()));
    const auto onlookers = those_who_watch(true);
    for (int number = before + 1; number <= shown_; ++number) {
        Entered entered{.game = name(), .known = known(number), .table = table_for_onlookers(now)};
        if (number == log_.last()) entered.offers = offers_;
        out.send(onlookers, std::move(entered));
    }
}

}  // namespace shinpan::server
