// Endings: how play stops, what must follow, and when a game is over. Each procedure is a pure function of
// the stage and a signal; it knows no board, clock or socket.
//
//   Step s = two_passes(rule, Stage{.passes = 1}, {EventKind::pass, Color::white, Color::white});
//   s.next.phase == Phase::over
#pragma once

#include "go/board/color.hpp"
#include "go/rules/event.hpp"

#include <cstdint>
#include <string_view>

namespace shinpan::inline go {

enum class Phase : std::uint8_t {
    play,
    settle,            // after the preliminary end: play goes on, passes cost stones
    stopped,           // both passed: the players agree, or play goes on
    analysis,          // the scoring position is fixed; play only shows what is dead
    analysis_stopped,  // both passed in the analysis
    over,
};

// Which position is counted when the game is over.
enum class CountBasis : std::uint8_t {
    none,
    as_it_stands,   // every stone left on the board counts as it stands
    by_agreement,   // less the stones that both agree are dead
    two_positions,  // less the stones that the analysis position shows to be dead
};

struct Stage {
    Phase phase = Phase::play;
    std::uint8_t passes = 0;         // passes in a row that count toward the next stop
    std::uint8_t stops = 0;          // stops so far (interruptions, preliminary ends)
    bool played_since_stop = false;  // something other than a pass since the last stop
    bool resumed = false;            // a player asked to play on after the last stop
    bool first_pass_made = false;
    bool end_agreed = false;     // the end was agreed; the next stop fixes the scoring position
    Color first = Color::empty;  // settle: who moved first after the preliminary end
    CountBasis count_basis = CountBasis::none;

    friend bool operator==(const Stage&, const Stage&) = default;
};

// What happens to a stage: an event's kind, its player, and whose turn it is before it.
struct Signal {
    EventKind kind = EventKind::pass;
    Color by = Color::empty;
    Color to_move = Color::empty;
};

struct Step {
    Stage next{};
    Color to_move = Color::empty;  // whose turn it is now
    bool allowed = true;  // false: this ending knows no such event at this stage; next is the old stage
    bool fixes_scoring_position = false;  // the position now on the board is the scoring position
};

struct Ending;
using Procedure = Step (*)(const Ending&, const Stage&, const Signal&);

// Who moves first when play goes on after a stop. Only where that hangs on who asks does play wait for the
// request to play on; elsewhere a move of whoever's turn it is says as much.
enum class ResumeFirst : std::uint8_t {
    turn_order,
    opponent_of_last_passer,
    opponent_of_requester,
    as_agreed,  // whom the request to play on names; without one, whoever's turn it is
};

// Which stop ends the game although nobody agreed.
enum class FinalStop : std::uint8_t {
    none,
    second,                  // the second stop
    right_after_resumption,  // two passes as the first moves of a resumption: four passes running
};

struct Ending {
    Procedure procedure = nullptr;
    int passes = 2;  // in a row, to stop play
    ResumeFirst resume_first = ResumeFirst::turn_order;
    FinalStop final_stop = FinalStop::none;
    bool agreement_stops_play = false;      // agree_or_resume: both may agree that nothing is left to play
    bool agreement_after_end = false;       // what is dead may still be agreed when the game is over
    bool first_pass_counts = false;         // first_pass_apart: the first pass may be one of the final two
    bool next_stop_fixes_position = false;  // two_positions: an agreed end takes effect at the next stop only

    // Clauses: play stops; stones come off by agreement; play goes on; the game is over, by its final
    // stop where there is one.
    std::string_view stop{}, agree{}, resume{}, end{};

    friend constexpr bool operator==(const Ending&, const Ending&) = default;
};

// Passes in a row end the game.
Step two_passes(const Ending&, const Stage&, const Signal&);

// The first pass of the game stands apart; after it, passes in a row end the game.
Step first_pass_apart(const Ending&, const Stage&, const Signal&);

// Passes in a row are a preliminary end; play goes on until passes in a row end the game.
Step preliminary_end(const Ending&, const Stage&, const Signal&);

// Passes in a row, or the players' agreement where that is enough, stop play; then they agree on what is
// dead, or play goes on.
Step agree_or_resume(const Ending&, const Stage&, const Signal&);

// Two passes pause the game, so that dead stones may be agreed; two more running end it.
Step four_passes(const Ending&, const Stage&, const Signal&);

// Passes in a row interrupt play. The scoring position is fixed by agreement, or at an interruption with no
// stone since the one before; then play shows what is dead until the analysis position is fixed likewise.
Step two_positions(const Ending&, const Stage&, const Signal&);

// Play goes on because an arbiter says so: no pass before counts toward the next stop, and no agreement
// stands. After a preliminary end it stays the play that comes after that.
Stage resumed_by_ruling(Stage);

// True when play has stopped and nobody may move before a player asks to play on: until then nobody is first.
bool awaits_request(const Ending&, const Stage&);

}  // namespace shinpan::go
