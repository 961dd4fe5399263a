// Game: the fold of events. State and event give the next state, or a refusal that names reason and clause; a
// refused event changes nothing. It reads no clock: time comes in with the events.
//
// What an arbiter decides comes in at any time, but for this (`refuses_decision` says so beforehand):
//   penalty, timeout, forfeit   until the game is over
//   ruling, award, annulled     always; annulled, once there is something to annul
//   resumed_by_ruling           while play has stopped or is an analysis only, and when the game is over
//   status_ruled                the same, but not when the game is over without a count; only where the
//                               ruleset lets stones come off without play
//
//   Game game(rules, Size{19, 19}, conditions_of(rules));
//   auto done = game.apply(play(Color::black, point(3, 3)));
//   if (!done) return done.error();
#pragma once

#include "base/rare.hpp"
#include "base/result.hpp"
#include "go/board/board.hpp"
#include "go/game/outcome.hpp"
#include "go/rules/event.hpp"
#include "go/rules/history.hpp"
#include "go/rules/refusal.hpp"
#include "go/rules/ruleset.hpp"
#include "go/score/score.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::inline go {

// What the players agree on before the game.
struct Conditions {
    HalfPoints komi{};
    std::optional<HalfPoints> handicap_komi{};  // instead, once a handicap of two or more is given
};

// The komi that the ruleset gives where the players agree on no other.
Conditions conditions_of(const Ruleset&);

// Counted over the whole game. Arrays go by index_of(player).
struct Tally {
    int moves = 0;  // plays, passes and buttons of both, White's handicap passes too
    std::array<int, 2> plays{};
    std::array<int, 2> passes{};
    std::array<int, 2> prisoners{};         // stones of that player captured
    std::array<int, 2> handed{};            // pass stones that player handed over
    std::array<int, 2> penalties{};         // points that player lost
    std::array<int, 2> plays_before_end{};  // plays before the preliminary end
    Color first_passer = Color::empty;
    Color last_mover = Color::empty;
    Color button_taker = Color::empty;
};

// A position that came back, where the ruleset lets it: the move that did it and the earlier one.
struct Recurrence {
    int move = 0;
    int earlier = 0;
};

// All of a game but its past.
struct GameNow {
    explicit GameNow(Size size) : board_(size) {}

    Board board_;
    Stage stage_{};
    Tally tally_{};
    Outcome outcome_{};
    int handicap_ = 0;
    int free_passes_ = 0;  // passes of White's still to come that only make up a handicap
    std::array<PointSet, 2> late_{};
    PointSet agreed_dead_{};
    struct RuledStatus {
        Point at;
        bool is_dead;
    };
    Rare<std::vector<RuledStatus>> ruled_{};  // of the stones now on the board, a later one over an earlier
    std::optional<PointSet> marks_{};
    Color marks_by_ = Color::empty;
    Color undo_asked_by_ = Color::empty;
    int undo_moves_ = 0;
    std::optional<Recurrence> recurrence_{};
    struct ScoringPosition {
        Position position;
        std::array<int, 2> prisoners;
    };
    std::optional<ScoringPosition> scoring_{};  // two positions: what is scored
    std::optional<Position> analysis_{};
    // Once two moves in a row were taken back: the events that count in place of the first `counted_` of
    // past_.
    Rare<std::vector<Event>> counting_{};
    std::size_t counted_ = 0;
};

// Copyable; a copy is an independent game. The ruleset must outlive it.
class Game : private GameNow {
public:
    Game(const Ruleset&, Size, Conditions);

    // Carries the event out, or says why it cannot happen.
    Result<void, Refusal> apply(const Event&);

    // Carries out an event that the game is sure to take, such as one that it took before from this same
    // state. Precondition: `apply` does not refuse it.
    void must_apply(const Event&);

    // The game as it was after so many of its `events()`; what was taken back or annulled after them is
    // forgotten. From the second time on it goes back without the whole game being played again.
    // Precondition: it has as many.
    void go_back(std::size_t events);

    // From now on it keeps what it needs to go back the first time, too, without the whole game being played
    // again: a few states, the fewer the older they are. A copy of the game begins without them.
    void expect_to_go_back() { expects_to_go_back_ = true; }

    // Would a play be refused now? Asks turn, stage and legality.
    std::optional<Refusal> refuses_play(Color by, Point at) const;

    // Would what an arbiter decides, or a penalty, a loss on time or a forfeit, be refused now?
    std::optional<Refusal> refuses_decision(const Event&) const;

    const Ruleset& rules() const { return *rules_; }
    const Board& board() const { return board_; }
    const History& history() const { return history_; }
    const Stage& stage() const { return stage_; }
    const Tally& tally() const { return tally_; }
    Color to_move() const { return history_.to_move(); }
    int handicap() const { return handicap_; }
    const Conditions& conditions() const { return conditions_; }
    HalfPoints komi() const;  // of the game as it is, with its handicap
    const Outcome& outcome() const { return outcome_; }
    bool is_over() const { return outcome_.how != Ended::not_yet; }
    std::optional<Recurrence> first_recurrence() const { return recurrence_; }

    // The events that lead here: without what was taken back or annulled, and what did that.
    const std::vector<Event>& events() const { return past_; }

    // How many events it has taken in all, with those taken back or annulled and those that did it. By this
    // count events have their numbers, from 1.
    std::size_t event_count() const;

    // The marks that lie on the table, if any, and who proposed them; the stones that are dead because both
    // agreed so, or the arbiter ruled so.
    const std::optional<PointSet>& proposed_marks() const { return marks_; }
    Color marks_proposed_by() const { return marks_by_; }
    const PointSet& agreed_dead() const { return agreed_dead_; }

    // Has an arbiter ruled on stones that are now on the board? And what is dead of what would be, as they
    // ruled.
    bool has_ruled_status() const { return !ruled_->empty(); }
    PointSet as_ruled(PointSet dead) const;

    // How many moves players may take back: those since an arbiter last decided something, an annulment
    // included.
    int moves_to_take_back() const;

    // Who asked to take back how many moves, if nobody has answered.
    Color undo_asked_by() const { return undo_asked_by_; }
    int undo_asked_for() const { return undo_moves_; }

    // The position that is scored where the ending fixed it while play went on, in an analysis; else null.
    const Position* scoring_position() const { return scoring_ ? &scoring_->position : nullptr; }

    // All that scoring needs, as of now.
    Finish finish() const;

private:
    Result<void, Refusal> carry_out(const Event&);
    Result<void, Refusal> choose_colors(const Event&) const;
    Result<void, Refusal> setup(const Event&);
    Result<void, Refusal> give_handicap(const Event&);
    Result<void, Refusal> put_stone(const Event&);
    Result<void, Refusal> pass_turn(const Event&);
    Result<void, Refusal> take_button(const Event&);
    Result<void, Refusal> change_turn(const Event&);
    Result<void, Refusal> ask_undo(const Event&);
    Result<void, Refusal> undo(const Event&);
    Result<void, Refusal> propose_marks(const Event&);
    Result<void, Refusal> accept_marks(const Event&);
    Result<void, Refusal> agree(const Event&);
    Result<void, Refusal> agree_no_result(const Event&);
    Result<void, Refusal> lose_both(const Event&);
    Result<void, Refusal> decide(const Event&);
    void rule(const Event&);
    void annul(const Event&);
    void take_penalties(const std::vector<Event>&);
    void resume_by_ruling(const Event&);
    void rule_status(const Event&);
    Result<void, Refusal> end_by(const Event&, Ended);
    Result<void, Refusal> claim_breach(const Event&);
    Result<void, Refusal> pass_for_two_moves(const Event&);
    std::vector<Event> counting_events() const;
    std::size_t decided_events() const;
    std::size_t words_since_move() const;

    std::optional<Refusal> refuses_any(const Event&) const;
    std::optional<Refusal> refuses_status(const Event&) const;
    bool is_at_rest() const;
    const Position& counted_position() const;
    void lapse_agreements();

    Refusal refused(const Event&, Why, std::string_view clause) const;
    std::optional<Refusal> no_move(Color by, Point at) const;
    bool must_pass(Color by) const;
    bool may_agree_on_dead(Color by) const;
    static bool stands(const Event&, const Refusal&);
    std::optional<Refusal> refuses_stone(const Event&) const;
    Step step(EventKind, Color by) const;
    void count_move(Color by);
    bool has_most_moves() const;
    void hand_over(Color by, const Stage& after);
    void keep_late_stones(const Event&);
    void take(const Step&, EventKind said);
    bool white_owes_a_stone() const;
    void conclude(EventKind said);
    void note_recurrence();
    Result<void, Refusal> set_up(const Event&, Color to_move);
    void start_history(Color to_move);
    void replace_history(History now);
    void return_to_history();
    void fold_again(std::size_t events);
    struct TakenBack;
    void ask_again(const TakenBack*);
    void note_taken_back(EventKind, std::size_t number, std::size_t kept, std::vector<Event> taken);
    void set_milestone();
    void pass_milestone();

    const Ruleset* rules_;
    Conditions conditions_;
    History history_;
    std::vector<Event> past_{};

    // What is not in the past: undos, the requests for them, and annulments, with what they took from it.
    struct TakenBack {
        EventKind kind;
        std::size_t number;  // of that event
        std::size_t kept;    // so many of the events before it stay
        std::size_t after;   // how many there are once it is carried out: penalties are among them again
        std::vector<Event> taken;  // the others before it
        Color undo_asked_by;       // after it
        int undo_moves;
    };
    std::vector<TakenBack> taken_back_{};
    struct Earlier {
        std::vector<Event> past;
        std::size_t kept;              // so many of its events are those of now
        std::size_t taken_back;        // how many of taken_back_ came before
        std::vector<Event> penalties;  // since
    };
    Earlier earlier(std::size_t number) const;

    // Earlier states to go back from, the earliest first. They only save time, so a copy begins without.
    struct Milestone {
        std::size_t events;
        History::Mark history;
        GameNow now;
        std::shared_ptr<History> left{};  // the history of the mark, once another has replaced it
    };
    struct Milestones : std::vector<Milestone> {
        Milestones() = default;
        Milestones(const Milestones&) : std::vector<Milestone>() {}
        Milestones(Milestones&&) = default;
        Milestones& operator=(Milestones from) noexcept {
            swap(from);
            return *this;
        }
    };
    Milestones milestones_{};
    bool expects_to_go_back_ = false;
};

// The request to play on that a move tells without words: where play waits for one, who moves is first, so
// that the opponent asked. For records and protocols, which have no word for it.
std::optional<Event> implied_request(const Game&, const Event& move);

// A pass; the button instead while it is there, since whoever would pass may as well take that.
Event pass_or_button(const Game&, Color by);

}  // namespace shinpan::go
