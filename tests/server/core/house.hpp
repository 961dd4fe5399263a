// A server without sockets for tests: the core with a real store behind it, and pages that say what they say.
#pragma once

#include "server/core/core.hpp"
#include "server/store/sha256.hpp"
#include "server/store/sqlite_store.hpp"
#include "server/web/estimating.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace shinpan::server {

inline const std::string code_of_link = "0123456789abcdefghjkmnpqrs";

// Of other links, from 0 to 99.
inline std::string another_code(int number) {
    return code_of_link.substr(0, 24) + std::to_string(number / 10) + std::to_string(number % 10);
}

// A server and its pages. The store answers at once, but while it is held up; so does whoever estimates.
class House {
public:
    House() : store_(*SqliteStore::open(":memory:")) {}

    // The person of a new guest with that token.
    Person guest(const std::string& token) {
        const ConnectionId id = ++last_;
        core_.make_guest(id, sha256(token), now());
        run();
        return std::get<Welcome>(inbox_[id].back()).you;
    }

    // The person of that token deletes themselves.
    std::string delete_person(const std::string& token) {
        const ConnectionId id = ++last_;
        core_.delete_person(id, sha256(token), now());
        run();
        const auto* refusal = std::get_if<NotDone>(&inbox_[id].back());
        return refusal == nullptr ? "done" : std::string(word_of(refusal->code));
    }

    // Somebody beside the server asks the store.
    StoreAnswer ask(StoreRequest request) {
        return store_->carry_out(std::array{std::move(request)}).front();
    }

    void tidy() {
        core_.tidy(now());
        run();
    }

    ConnectionId page(const std::string& token) {
        const ConnectionId id = ++last_;
        core_.connect(id, sha256(token), now());
        core_.receive(id, Hello{protocol_version}, now());
        run();
        return id;
    }

    // All that comes of a message for that page.
    std::vector<ToPage> say(ConnectionId from, FromPage message) {
        inbox_[from].clear();
        core_.receive(from, std::move(message), now());
        run();
        return inbox_[from];
    }

    void measured(ConnectionId id, Milliseconds round_trip) { core_.measured(id, round_trip); }

    void leave(ConnectionId id) {
        core_.disconnect(id, now());
        run();
    }

    void pass_time(Milliseconds time) {
        time_ += time;
        core_.look_at_clocks(now());
        run();
    }

    // The process ends and begins anew on the same store.
    void restart() {
        core_ = Core(sha256);
        closed_.clear();
        to_estimate_.clear();
        run();
    }

    // A code by which somebody becomes a referee.
    void print_code(const std::string& code, Role role = Role::referee) {
        store_->carry_out(std::array<StoreRequest, 1>{KeepCode{sha256(code), role, now().calendar + 1000}});
    }

    // The log of a game as it is kept.
    GameLog log_of(const std::string& game) {
        const auto answer = store_->carry_out(std::array<StoreRequest, 1>{FindGame{game}}).front();
        std::vector<LogEntry> entries;
        for (const KeptEntry& kept : std::get<FoundGame>(answer).entries) entries.push_back(kept.entry);
        return *GameLog::of(game, sha256, std::move(entries));
    }

    std::vector<ToPage> take(ConnectionId id) { return std::exchange(inbox_[id], {}); }
    std::size_t games_in_hand() const { return core_.games_in_hand(); }
    std::size_t estimates_asked() const { return to_estimate_.size(); }
    bool is_closed(ConnectionId id) const { return closed_.contains(id); }
    CloseCode code(ConnectionId id) const { return closed_.at(id); }

    bool is_held_up = false;  // the store answers nothing
    bool is_not_estimating = false;
    bool is_full = false;                // it keeps nothing
    bool refuses_entries = false;        // it keeps all else
    std::set<std::string> unreadable{};  // games that it cannot read

    void run() {
        for (auto outputs = core_.take_outputs(); !outputs.empty(); outputs = core_.take_outputs())
            for (Output& output : outputs) carry_out(output);
        while (!is_not_estimating && !to_estimate_.empty()) {
            const AskEstimate asked = to_estimate_.front();
            to_estimate_.erase(to_estimate_.begin());
            core_.answer(asked.ticket, estimated(asked.record, *asked.rules), now());
            run();
        }
        while (!is_held_up && !asked_.empty()) {
            const AskStore asked = asked_.front();
            asked_.erase(asked_.begin());
            StoreAnswer answer = NotKept{"full"};
            const bool is_entry = std::holds_alternative<KeepEntry>(asked.request);
            const auto* const game = std::get_if<FindGame>(&asked.request);
            const bool is_unreadable = game != nullptr && unreadable.contains(game->game);
            if (!is_full && !is_unreadable && !(refuses_entries && is_entry))
                answer = store_->carry_out(std::array{asked.request}).front();
            core_.answer(asked.ticket, std::move(answer), now());
            run();
        }
    }

private:
    Moment now() {
        ++draws_;
        return {.steady = time_,
                .calendar = 1'764'158'400'000 + time_,
                .random = {draws_ * 0x9e3779b97f4a7c15, draws_}};
    }

    void carry_out(Output& output) {
        if (auto* asked = std::get_if<AskStore>(&output)) asked_.push_back(std::move(*asked));
        if (auto* asked = std::get_if<AskEstimate>(&output)) to_estimate_.push_back(std::move(*asked));
        if (auto* message = std::get_if<ToPages>(&output))
            for (const ConnectionId to : message->to) inbox_[to].push_back(message->message);
        if (auto* end = std::get_if<Disconnect>(&output)) closed_[end->connection] = end->code;
    }

    std::unique_ptr<Store> store_;
    Core core_{sha256};
    std::map<ConnectionId, std::vector<ToPage>> inbox_{};
    std::map<ConnectionId, CloseCode> closed_{};
    std::vector<AskStore> asked_{};
    std::vector<AskEstimate> to_estimate_{};
    ConnectionId last_ = 0;
    Milliseconds time_ = 0;
    std::uint64_t draws_ = 0;
};

template <class T>
const T* one(const std::vector<ToPage>& messages) {
    const T* found = nullptr;
    for (const ToPage& message : messages)
        if (const auto* it = std::get_if<T>(&message)) found = it;
    return found;
}

template <class T>
std::vector<T> all(const std::vector<ToPage>& messages) {
    std::vector<T> found;
    for (const ToPage& message : messages)
        if (const auto* it = std::get_if<T>(&message)) found.push_back(*it);
    return found;
}

// Ann invites and takes Black, Bob joins; Eve looks on.
struct Table {
    explicit Table(const std::string& conditions = "aga 9x9 7.5 0 none") {
        ann = house.guest("ann");
        bob = house.guest("bob");
        black = house.page("ann");
        white = house.page("bob");
        const auto invited =
            house.say(black, Invite{"i", code_of_link, *game_conditions_in(conditions), Side::black});
        REQUIRE(one<Done>(invited));
        const auto joined = house.say(white, Join{"j", code_of_link});
        REQUIRE(one<Done>(joined));
        game = one<Done>(joined)->game;
        house.guest("eve");
        referee = house.page("eve");
        house.print_code("code of eve");
        REQUIRE(one<Done>(house.say(referee, TakeRole{"r", "code of eve"})));
        for (const ConnectionId page : {black, white, referee}) house.say(page, Watch{"w", game, 0, ""});
    }

    std::vector<ToPage> say(ConnectionId page, int after, const std::string& text,
                            const std::string& id = "") {
        return house.say(page, Say{id.empty() ? text : id, game, after, text});
    }

    House house{};
    Person ann{}, bob{};
    ConnectionId black = 0, white = 0, referee = 0;
    std::string game{};
};

inline std::string code_of(const std::vector<ToPage>& messages) {
    const auto* no = one<NotDone>(messages);
    return no ? std::string(word_of(no->code)) : "done";
}

}  // namespace shinpan::server
