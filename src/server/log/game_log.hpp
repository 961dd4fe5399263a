// GameLog: the log of one game and what it comes to: the game at the table, its clocks, and the head of its
// chain. What is refused is not entered.
//
//   auto log = GameLog::begin(conditions, "g7k2", sha256, now);
//   if (auto taken = log.take(Author::black, "play B D4", now, charged); !taken) ...   // taken.error()
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "go/rules/refusal.hpp"
#include "go/table/game_result.hpp"
#include "go/table/game_table.hpp"
#include "server/log/digest.hpp"
#include "server/log/game_conditions.hpp"
#include "server/log/log_entry.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::server {

enum class NotTaken : std::uint8_t {
    unreadable,   // no entry of a log
    not_yours,    // another one may say that
    refused,      // by the rules, or by an offer that is not open or not this one
    paused,       // the game rests
    not_paused,   // it does not
    out_of_time,  // it cost more than the player's clock has
};

// "unreadable", "not_yours", ...: the codes of refusals in the protocol.
std::string_view word_of(NotTaken);

struct LogRefusal {
    NotTaken why{};
    std::optional<Refusal> by_rules{};  // of `refused`
};

class GameLog {
public:
    // With its first entry. `name` tells the chain of this game from all others.
    static GameLog begin(const GameConditions&, std::string name, Digest, std::int64_t now);

    // A log that was kept. Refused, with the entry's number as the line: entries that are none of a game.
    static Result<GameLog, BadInput> of(std::string name, Digest, std::vector<LogEntry>);

    // Enters what somebody says, or says why it cannot be. `charged`: what a move costs the player's clock.
    Result<void, LogRefusal> take(Author, std::string text, std::int64_t now, Milliseconds charged);

    // As if the last entry had not been taken. Precondition: it is not the first.
    void forget_last();

    const GameConditions& conditions() const { return conditions_; }
    const std::string& name() const { return name_; }
    const std::vector<LogEntry>& entries() const { return entries_; }
    int last() const { return entries_.back().number; }

    // The events that the game has taken by each entry, as lines: events()[n - 1] by entry n; empty where it
    // has taken none. A game under the conditions that takes them is this game.
    const std::vector<std::string>& events() const { return events_; }

    // The head of the chain after the last entry, and after each: heads()[n - 1] after entry n.
    const std::string& head() const { return heads_.back(); }
    const std::vector<std::string>& heads() const { return heads_; }

    const GameTable& table() const { return table_; }
    const Game& game() const { return table_.game(); }
    const PlayerClock& clock(Color player) const { return clocks_[index_of(player)]; }
    bool is_paused() const { return is_paused_; }

    // Over, and nothing is left to agree on.
    bool is_closed() const;

    // As the game stands: known once it is over.
    GameResult result() const;

private:
    GameLog(const GameConditions&, std::string name, Digest);
    void enter(LogEntry, std::string event);

    // The event that the game takes by it, as a line; empty where it takes none.
    using Taken = Result<std::string, LogRefusal>;
    Taken carry_out(Author, std::string_view text, Milliseconds charged);
    Taken say(Author, const Event&, Milliseconds charged);
    Taken offer(Author, const Event&);
    Taken accept(Author, std::string_view rest);
    Taken decline(Author, std::string_view number);
    Taken pause(Author, bool pauses);

    std::string name_;
    Digest digest_;
    GameConditions conditions_;
    GameTable table_;
    std::array<PlayerClock, 2> clocks_;
    bool is_paused_ = false;
    std::vector<LogEntry> entries_{};
    std::vector<std::string> events_{}, heads_{};
};

}  // namespace shinpan::server
