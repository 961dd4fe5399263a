#include "tournament/event/event.hpp"

#include "tournament/event/carrier.hpp"
#include "tournament/event/fault_messages.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::tournament {
namespace {

// Which entries count no more, by number.
std::vector<bool> undone_of(const std::vector<Entry>& entries) {
    std::vector<bool> undone(entries.size() + 1, false);
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry)
        if (const Undone* of = std::get_if<Undone>(&entry->deed);
            of && !undone[static_cast<std::size_t>(entry->number)])
            undone[static_cast<std::size_t>(of->entry)] = true;
    return undone;
}

// The rulings against which an appeal was upheld, by number of entry.
std::vector<bool> lifted_of(const std::vector<Entry>& entries, const std::vector<bool>& undone) {
    std::vector<bool> lifted(entries.size() + 1, false);
    for (const Entry& entry : entries) {
        const Heard* heard = std::get_if<Heard>(&entry.deed);
        if (!heard || !heard->upheld || undone[static_cast<std::size_t>(entry.number)]) continue;
        if (heard->appeal < 1 || heard->appeal >= entry.number) continue;
        const Deed& appeal = entries[static_cast<std::size_t>(heard->appeal - 1)].deed;
        if (const Appealed* appealed = std::get_if<Appealed>(&appeal);
            appealed && appealed->ruling >= 1 && appealed->ruling < heard->appeal)
            lifted[static_cast<std::size_t>(appealed->ruling)] = true;
    }
    return lifted;
}

BadInput at_entry(int number, BadInput fault) {
    fault.line = number;
    return fault;
}

// Of the numbers of entries, and of what each undoes.
Result<void, BadInput> check_numbers(const std::vector<Entry>& entries) {
    if (entries.empty() || !std::holds_alternative<LaidDown>(entries.front().deed))
        return failure(bad_input(1, 0, {fault::no_conditions}));
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        if (entries[i].number != number)
            return failure(bad_input(
                number, 0,
                {fault::wrong_number, {fact("number", entries[i].number), fact("expected", number)}}));
        if (const Undone* undone = std::get_if<Undone>(&entries[i].deed);
            undone && (undone->entry < 2 || undone->entry >= number))
            return failure(
                at_entry(number, as_input({fault::nothing_to_undo, {fact("entry", undone->entry)}})));
    }
    return {};
}

}  // namespace

const PairedGame* Round::game_of(PlayerNumber player) const {
    const auto at = static_cast<std::size_t>(player);
    if (at >= seats.size() || seats[at] == 0) return nullptr;
    return &games[static_cast<std::size_t>(seats[at] - 1)];
}

bool Round::has_bye(PlayerNumber player) const {
    return std::find(byes.begin(), byes.end(), player) != byes.end();
}

Result<Event, BadInput> Event::begin(Conditions conditions, std::int64_t now) {
    return of({Entry{1, now, LaidDown{std::move(conditions)}}});
}

Result<Event, BadInput> Event::of(std::vector<Entry> entries) {
    if (auto sound = check_numbers(entries); !sound) return failure(sound.error());
    Event event;
    event.undone_ = undone_of(entries);
    const std::vector<bool> lifted = lifted_of(entries, event.undone_);
    for (const Entry& entry : entries) {
        const auto at = static_cast<std::size_t>(entry.number);
        if (event.undone_[at]) continue;
        if (auto done = std::visit(Carrier(event, entry.number, lifted[at]), entry.deed); !done)
            return failure(at_entry(entry.number, done.error()));
    }
    event.entries_ = std::move(entries);
    return event;
}

Result<void, BadInput> Event::take(Deed deed, std::int64_t now) {
    const int number = static_cast<int>(entries_.size()) + 1;
    if (Registered* registered = std::get_if<Registered>(&deed);
        registered && registered->player.number == nobody)
        registered->player.number = static_cast<int>(players_.size()) + 1;
    if (!std::holds_alternative<Undone>(deed) && !std::holds_alternative<Heard>(deed)) {
        if (auto done = std::visit(Carrier(*this, number, false), deed); !done) return done;
        entries_.push_back({number, now, std::move(deed)});
        undone_.push_back(false);
        return {};
    }
    std::vector<Entry> entries = entries_;
    entries.push_back({number, now, std::move(deed)});
    auto replayed = of(std::move(entries));
    if (!replayed) {
        const BadInput& why = replayed.error();
        if (why.line == number) return failure(at_entry(0, why));
        return failure(as_input({fault::stands_on_it, {fact("entry", why.line), fact("reason", why.what)}}));
    }
    *this = std::move(*replayed);
    return {};
}

const Player& Event::player(PlayerNumber number) const {
    return players_[static_cast<std::size_t>(number - 1)];
}

const Round& Event::round(int number) const {
    static const Round empty;
    const auto at = static_cast<std::size_t>(number);
    return number >= 1 && at <= rounds_.size() ? rounds_[at - 1] : empty;
}

bool Event::is_undone(int entry) const { return undone_[static_cast<std::size_t>(entry)]; }

PlayerNumber Event::team_of(PlayerNumber player) const {
    const auto at = static_cast<std::size_t>(player);
    return at < teams_.size() ? teams_[at] : nobody;
}

bool Event::is_paired_alone(PlayerNumber number) const {
    return conditions_.team_size > 0 ? !player(number).members.empty() : team_of(number) == nobody;
}

RoundState Event::state(PlayerNumber number, int at) const {
    const Round& of = round(at);
    if (const PairedGame* game = of.game_of(number)) return state_of(number, *game);
    if (of.has_bye(number)) return RoundState::bye;
    const auto absence = of.absences.find(number);
    return absence != of.absences.end() ? absence->second : RoundState::not_paired;
}

std::vector<PlayerNumber> Event::unpaired(int at) const {
    std::vector<PlayerNumber> free;
    for (const Player& one : players_)
        if (one.is_there && is_paired_alone(one.number) && !plays_in(one, at) &&
            state(one.number, at) == RoundState::not_paired)
            free.push_back(one.number);
    return free;
}

// A team plays where one of its members does.
bool Event::plays_in(const Player& one, int at) const {
    return std::any_of(one.members.begin(), one.members.end(),
                       [&](PlayerNumber member) { return round(at).game_of(member) != nullptr; });
}

int Event::last_paired_round() const {
    for (std::size_t i = rounds_.size(); i > 0; --i)
        if (!rounds_[i - 1].games.empty() || !rounds_[i - 1].byes.empty()) return static_cast<int>(i);
    return 0;
}

std::string full_name(const Player& player) {
    return player.given.empty() ? player.name : player.name + ' ' + player.given;
}

}  // namespace shinpan::tournament
