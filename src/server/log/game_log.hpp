// GameLog: the log of one game and what it comes to: the game at the table, its clocks, and the head of its
// chain. What is refused is not entered.
//
//   auto log = GameLog::begin(conditions, "g7k2", sha256, now);
//   if (auto taken = log.take(Author::black, "play B D4", now, charged); !taken) ...   // taken.error()
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "go/rules/refusal.hpp"
#include "go/table/game_clocks.hpp"
#include "go/table/game_result.hpp"
#include "go/table/game_table.hpp"
#include "server/log/digest.hpp"
#include "server/log/game_conditions.hpp"
#include "server/log/log_entry.hpp"
#include "server/log/not_taken.hpp"
#include "server/log/sitting.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::server {

struct LogRefusal {
    NotTaken why{};
    std::optional<Refusal> by_rules{};  // of `refused`
};

// The seconds that a text "claim 312" or "adjourn 312" says; nothing of other texts.
std::optional<int> seconds_of_absence(std::string_view text);

class GameLog {
public:
    // With its first entry. `name` tells the chain of this game from all others.
    static GameLog begin(const GameConditions&, std::string name, Digest, std::int64_t now);

    // A log that was kept. Refused, with the entry's number as the line: entries that make no game.
    static Result<GameLog, BadInput> of(std::string name, Digest, std::vector<LogEntry>);

    // Enters what somebody says, or says why it cannot be. `elapsed`: how long the player whose clock runs
    // (`running`) has been thinking; 0 where no clock runs. Who moves is charged for it, and so is who was
    // thinking when their turn was broken off; what leaves the turn as it is costs nothing.
    Result<void, LogRefusal> take(Author, std::string text, std::int64_t now, Milliseconds elapsed);

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

    // The numbers of the entries by which somebody moved, also of moves that were taken back.
    const std::vector<int>& moves() const { return moves_; }

    const GameTable& table() const { return table_; }
    const Game& game() const { return table_.game(); }
    const PlayerClock& clock(Color player) const { return clocks_.of(player); }
    const Sitting& sitting() const { return sitting_; }
    bool is_paused() const { return sitting_.rest() != Rest::none; }

    // Has Black to place the handicap stones, before anybody moves?
    bool awaits_stones() const { return conditions_.black_places && game().handicap() == 0; }

    // Whose clock runs: a player's who may move, in a game with clocks that does not rest; or nobody's, while
    // Black places handicap stones too.
    Color running() const;

    // Does the game wait for that player, so that their absence may be claimed: both have moved, and it is
    // their turn, or moves rest and the last word is not theirs; and no rest is agreed on or the referee's?
    bool waits_for(Color player) const;

    // What the game took by the last entry, if it took something.
    std::optional<EventKind> last_event() const { return last_event_; }

    // The entry with which the running turn began, or with which the clocks stopped.
    int turn_began() const { return turn_began_; }

    // The points that overtime has cost the player, and that were entered as penalties.
    int overtime_points(Color player) const { return overtime_points_[index_of(player)]; }

    // Over or broken off: there is a result.
    bool is_over() const { return sitting_.is_aborted() || game().is_over(); }

    // Over, and nothing is left to agree on.
    bool is_closed() const;

    // As the game stands: known once it is over.
    GameResult result() const;

private:
    GameLog(const GameConditions&, std::string name, Digest);

    // What an entry did: the game's event by it, if any, and what the running clock paid.
    struct Effect {
        std::optional<Event> event{};
        Milliseconds charged = 0;
    };
    Result<Effect, LogRefusal> carry_out(const LogEntry&);
    using Taken = Result<std::optional<Event>, LogRefusal>;
    Taken take_words(const LogEntry&);
    Taken say(const LogEntry&, const Event&);
    Taken place_stones(Author, const Event&);
    Taken offer(Author, const Event&);
    Taken accept(Author, std::string_view rest);
    Taken decline(Author, std::string_view number);
    Taken correct_time(Author, std::string_view rest);
    Taken take_absence(const LogEntry&, std::string_view seconds, bool is_claim);
    Milliseconds charge(Color was_running, bool is_move_of_turn, Milliseconds elapsed);
    void enter(LogEntry, const std::optional<Event>&);

    std::string name_;
    Digest digest_;
    GameConditions conditions_;
    GameTable table_;
    GameClocks clocks_;
    Sitting sitting_{};
    std::array<int, 2> overtime_points_{};
    std::optional<EventKind> last_event_{};
    int turn_began_ = 1;
    std::vector<LogEntry> entries_{};
    std::vector<std::string> events_{}, heads_{};
    std::vector<int> moves_{};
};

}  // namespace shinpan::server
