// Judges a line of play event by event, until the ruleset refuses one. What the players of the record agreed
// on under its own rules, and passes beyond the end, are left aside where the ruleset has no room for them.
//
//   Game game(rules, record.size, {});
//   const bool played_on = LineJudge(record, game, played, notes).run(57);   // played.illegal
#pragma once

#include "formats/record/record.hpp"
#include "go/game/game.hpp"
#include "referee/judge/note.hpp"
#include "referee/judge/verdict.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace shinpan::inline referee {

class LineJudge {
public:
    // What becomes of the events is written into `played`, what is assumed of them into `notes`. All four
    // must stay where they are. The record may get other events behind those that were judged, which
    // begin_line() tells.
    LineJudge(const Record& record, Game& game, JudgedPlay& played, std::vector<Note>& notes)
        : record_(&record), game_(game), line_(played), notes_(notes) {
        begin_line(record, record.events.size());
    }

    // All events up to that move, or to the first that is refused. Whether somebody played on after a stop.
    bool run(int up_to_move);

    // The same for all events of the game, which carried out each by itself and refused none. They are only
    // looked at. Precondition: none was judged.
    void take_over();

    // From the next event on the line goes on as that record has it, whose result is one of so many events:
    // nobody confirmed those behind them, which are a variation's.
    void begin_line(const Record&, std::size_t played);

    // What the verdict on an event hangs on besides what came before it.
    enum class HangsOn : std::uint8_t {
        nothing,
        next_event,
        later_play,  // whether one comes, from the event on
    };

    // Carries out the event of that number, from 0, or says in `played` that it is refused. Precondition:
    // those before it were carried out, and none was refused.
    HangsOn step(std::size_t event);

    // How many moves were judged; the line goes back to where there were so many, with its game and `played`.
    int moves() const { return move_; }
    void go_back(int moves) { move_ = moves; }

private:
    Place place(std::size_t event) const;
    IllegalMove illegal(const Event&, const Refusal&, Place) const;
    bool is_taken_up_again(std::size_t event) const { return event < behind_last_play_; }
    bool opponent_moves_after(std::size_t event) const;
    bool is_too_late(std::size_t event, ClaimUntil) const;
    bool stands(std::size_t event, const Refusal&);
    void carried_out(const Event&, bool after_stop);
    void follow_dispute(const Event&, Place);
    void tell_dispute();
    void refuse(const Event&, const Refusal&, Place);
    Event as_counted(Event) const;

    const Record* record_;
    Game& game_;
    JudgedPlay& line_;
    std::vector<Note>& notes_;
    std::size_t played_ = 0;
    std::size_t behind_last_play_ = 0;   // of the line
    std::vector<std::size_t> counts_{};  // how many events the game had had before each of the line
    int move_ = 0;
    int surplus_passes_ = 0;
    bool played_on_ = false;
    Resumption resumed_{};
};

}  // namespace shinpan::referee
