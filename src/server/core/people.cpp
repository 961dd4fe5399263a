// What of the core has to do with people: whom they block, and that they go.
#include "server/core/core.hpp"

#include <utility>

namespace shinpan::server {
namespace {

constexpr std::int64_t beginning_of_time = 1;  // of the calendar: nothing was entered before
constexpr std::int64_t chat_lasts = 90LL * 24 * 3'600'000;
constexpr Milliseconds between_drops = 3'600'000, between_looks = 3'600'000;

}  // namespace

// ---- blocks ----

void Core::handle(ConnectionId id, const Person& person, const Block& wanted, const Moment& now) {
    if (wanted.person == person.id) return no(id, wanted.id, NoCode::bad, "nobody blocks themselves");
    ask(KeepBlock{person.id, wanted.person, now.calendar},
        [this, id, person, request = wanted.id](const StoreAnswer& answer, const Moment&) {
            if (std::holds_alternative<Absent>(answer))
                return no(id, request, NoCode::bad, "there is no such person, or you have blocked 200");
            if (!std::holds_alternative<Kept>(answer)) return no(id, request, NoCode::unstored);
            tell_blocks(id, person, request);
        });
}

void Core::handle(ConnectionId id, const Person& person, const Unblock& wanted, const Moment&) {
    ask(DropBlock{person.id, wanted.person},
        [this, id, person, request = wanted.id](const StoreAnswer& answer, const Moment&) {
            if (!std::holds_alternative<Kept>(answer)) return no(id, request, NoCode::unstored);
            tell_blocks(id, person, request);
        });
}

void Core::handle(ConnectionId id, const Person& person, const Blocks& wanted, const Moment&) {
    tell_blocks(id, person, wanted.id);
}

void Core::tell_blocks(ConnectionId id, const Person& person, const std::string& request) {
    ask(FindBlocks{person.id}, [this, id, request](StoreAnswer answer, const Moment&) {
        auto* found = std::get_if<FoundPeople>(&answer);
        if (found == nullptr) return no(id, request, NoCode::unstored);
        out_.send(id, BlockList{std::move(found->people)});
        out_.send(id, Done{.id = request});
    });
}

// ---- deleting ----

void Core::delete_person(ConnectionId id, const std::string& session, const Moment&) {
    ask(FindSession{session}, [this, id](const StoreAnswer& answer, const Moment& now) {
        const auto* person = std::get_if<Person>(&answer);
        if (person == nullptr)
            return no(id, {}, std::holds_alternative<Absent>(answer) ? NoCode::not_yours : NoCode::unstored);
        ask(DeletePerson{person->id, now.calendar},
            [this, id, whose = person->id](const StoreAnswer& deleted, const Moment& then) {
                if (std::holds_alternative<NotKept>(deleted)) return no(id, {}, NoCode::unstored);
                forget(whose, then);
                end_games_of(whose);
                out_.send(id, Done{});
            });
    });
}

void Core::tidy(const Moment& now) {
    ask(FindDeleted{looked_for_deleted_},
        [this, until = now.calendar](const StoreAnswer& answer, const Moment& then) {
            const auto* found = std::get_if<FoundPeople>(&answer);
            if (found == nullptr) return;
            const bool are_all = std::exchange(looked_for_deleted_, until) == 0;  // who ever was deleted
            for (const Person& person : found->people) {
                forget(person.id, then);
                if (!are_all) end_games_of(person.id);
            }
        });
    pack_logs(now);
    if (!estimating_) find_owed();
    look_for_abandoned(now);
    if (chat_dropped_ && now.steady - *chat_dropped_ < between_drops) return;
    chat_dropped_ = now.steady;
    ask(DropOldChat{now.calendar - chat_lasts}, [](const StoreAnswer&, const Moment&) {});
}

// ---- games that nobody will finish ----

// Those that are not in hand; by `forget` the others know.
void Core::end_games_of(const std::string& person) {
    ask(FindGames{person}, [this](const StoreAnswer& answer, const Moment& now) {
        const auto* found = std::get_if<FoundGames>(&answer);
        if (found == nullptr) return;
        for (const ListedGame& one : found->games)
            if (one.result.empty()) end_game(one.game, beginning_of_time, now);
    });
}

// An hour after the start for the first time: by then a calendar that was wrong may be right.
void Core::look_for_abandoned(const Moment& now) {
    if (idle_time_ == 0) return;
    if (!idle_looked_for_) idle_looked_for_ = now.steady;
    if (now.steady - *idle_looked_for_ < between_looks) return;
    idle_looked_for_ = now.steady;
    find_abandoned(now.calendar - idle_time_, {});
}

void Core::find_abandoned(std::int64_t before, std::string after) {
    ask(FindAbandoned{before, std::move(after)},
        [this, before](const StoreAnswer& answer, const Moment& now) {
            const auto* found = std::get_if<FoundAbandoned>(&answer);
            if (found == nullptr) return;
            for (const std::string& game : found->games) end_game(game, before, now);
            if (!found->looked_at.empty()) find_abandoned(before, found->looked_at);
        });
}

// Where nothing was entered in it since before that time, or a player is gone.
void Core::end_game(const std::string& game, std::int64_t before, const Moment& now) {
    const auto held = games_.find(game);
    if (held == games_.end()) {
        const auto [reading, is_new] = reading_.try_emplace(game);
        reading->second.idle_before = before;
        if (is_new) read(game);
        return;
    }
    held->second.game.abandon(before, now, out_);
    follow(held->second);
    let_rest(game);
}

}  // namespace shinpan::server
