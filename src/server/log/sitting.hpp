// Sitting: what happens at the table besides the game: whether it rests and why, whether a player has called
// the referee, and whether the game was broken off before it had begun. A fold of the log's texts for it.
#pragma once

#include "base/result.hpp"
#include "go/game/game.hpp"
#include "server/log/log_entry.hpp"
#include "server/log/not_taken.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shinpan::server {

// Why the clocks rest and nobody plays.
enum class Rest : std::uint8_t {
    none,
    restart,  // the server has begun anew, and not both players are back
    agreed,   // both players wanted it; they may leave and go on another day
    referee,  // the referee is asked, or wants it
};

// "restart", "agreed", "referee"; empty for none.
std::string_view word_of(Rest);

// What one player has asked of the other about the table; its number in the protocol is `table_offer`.
struct RestOffer {
    Color by = Color::empty;
    bool goes_on = false;  // to go on; otherwise to rest
};

inline constexpr int table_offer = 0;

// "pause" or "go_on": what is offered, as offers say it.
std::string_view word_of(const RestOffer&);

// The referee is called.
struct Call {
    int number = 0;  // of its entry
    std::int64_t at = 0;
    Author by = Author::server;
    std::string words{};
};

// Has each player made a move or passed? Before that the game may be broken off.
bool both_have_moved(const Game&);

// A game may be judged again for so long after its end.
inline constexpr std::int64_t appeal_time = 24 * 3'600'000;  // milliseconds

class Sitting {
public:
    // The number and the time of an entry that is made.
    struct Made {
        int number = 0;
        std::int64_t at = 0;
    };

    // Is it a text of the sitting's, and not of the game's?
    static bool is_text(std::string_view text);

    // Enters it, or says why it cannot be. Precondition: is_text(text).
    Result<void, NotTaken> take(Author, std::string_view text, const Game&, const Made&);

    // It rests until both want it to go on: who was waited for stayed away too long.
    void adjourn();

    // The game has taken an event at that time.
    void note_event(const Game&, std::int64_t at);

    Rest rest() const { return rest_; }
    const std::optional<RestOffer>& offer() const { return offer_; }
    const std::optional<Call>& call() const { return call_; }

    // How often they have called the referee, an open call included.
    int calls_of(Author by) const { return calls_[static_cast<std::size_t>(by)]; }

    // Has the game rested for the last call?
    bool has_rested_for_call() const { return has_rested_for_call_; }

    // Broken off, by a player before both had moved, or by the server as nobody will finish it.
    bool is_aborted() const { return is_aborted_; }

private:
    Result<void, NotTaken> pause(Author, std::string_view why);
    Result<void, NotTaken> go_on(Author);
    Result<void, NotTaken> propose(Author, bool goes_on, const Game&);
    Result<void, NotTaken> accept(Author, bool goes_on);
    Result<void, NotTaken> decline(Author);
    Result<void, NotTaken> call_referee(Author, std::string_view words, const Game&, const Made&);
    Result<void, NotTaken> answer_call(Author);
    Result<void, NotTaken> abort(Author, std::string_view words, const Game&);

    Rest rest_ = Rest::none;
    std::optional<RestOffer> offer_{};
    std::optional<Call> call_{};
    bool has_rested_for_call_ = false;
    std::array<int, 4> calls_{};  // by author
    bool is_aborted_ = false;
    std::optional<std::int64_t> ended_at_{};  // when the game was over
};

}  // namespace shinpan::server
