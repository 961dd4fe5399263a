// GtpGame: the game as GTP sees it. The controller may let a player move twice, take back, set up, and change
// komi and rules in mid-game; each of these is told to the one Game, by its own events, and what the ruleset
// refuses stays refused.
//
//   GtpGame game({.registered = &rules}, Size{9, 9});
//   auto done = game.play(Color::black, point(2, 2));
//   if (!done) ... done.error()          // "illegal move: move 1, Black C7: the point is occupied (Rule 7)"
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "formats/record/record.hpp"
#include "go/game/game.hpp"
#include "go/rulesets/named_rules.hpp"
#include "referee/judge/judge.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace shinpan::inline engines::gtp {

using Done = Result<void, std::string>;

// Where memory is short (std::bad_alloc) everything that changes the game leaves it as it was, play, undo,
// set_turn and verdict once it is mended.
class GtpGame {
public:
    GtpGame(NamedRules, Size);

    const Game& game() const { return game_; }
    const Ruleset& rules() const { return *rules_; }
    Size size() const { return game_.board().size(); }
    Color to_move() const { return game_.to_move(); }
    bool is_empty() const;  // the board

    // A new game on an empty board. The rules stay, and so does a komi that was named.
    void start(Size);

    // The ruleset's own komi, that of a handicap game too, counts until one is named.
    Done set_komi(HalfPoints);

    // The moves so far are judged again; where the new rules refuse one, nothing changes.
    Done set_rules(NamedRules);

    // no_point passes, or takes the button where there is one to be taken. Passes after the end change
    // nothing but can be taken back.
    Done play(Color, Point);

    // Takes back so many moves; nothing changes where there were fewer.
    bool undo(int moves);

    // Precondition: the board is empty, for both.
    Done set_up(const std::vector<std::pair<Color, Point>>& stones);
    Done give_handicap(const std::vector<Point>& stones);
    void set_turn(Color);

    // Several changes, of which all are made or none.
    template <class Changes>  // Done(GtpGame&)
    Done all_or_none(Changes changes) {
        GtpGame after = *this;
        Done done = changes(after);
        if (done) *this = std::move(after);
        return done;
    }

    // Ends what a change left that memory broke off. Precondition of all else.
    void mend();

    // The record up to the position before that move, or all of it. Its rules count where it names known
    // ones. Nothing changes where one of its moves is refused.
    Done load(const Record&, std::optional<int> before_move);

    Record record() const;

    // The referee's verdict on the record. Where the game went as the record has it, it is judged as it
    // stands, and nothing is replayed.
    Verdict verdict(const JudgeOptions&);

    // The game as it is when that player is to move next.
    Game with_turn(Color) const;

private:
    HalfPoints komi() const;
    bool went_as_recorded() const;
    Game new_game(Size, HalfPoints komi) const;
    Done rebuild();
    Done carry_out(const Event&);
    std::optional<std::size_t> events_before(int moves) const;
    bool go_back_over_surplus(std::size_t left);
    void append_setup(const std::vector<std::pair<Color, Point>>& stones);
    Done take(const Record&, std::optional<int> before_move);
    template <class Change>
    auto with_mark(Change change);

    NamedRules rules_;
    std::optional<HalfPoints> komi_{};  // as named
    int handicap_ = 0;
    std::vector<Event> events_{};
    Game game_;
    std::optional<std::size_t> unfinished_{};  // so many events were there before a change that is not done
};

}  // namespace shinpan::engines::gtp
