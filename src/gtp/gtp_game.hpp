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
#include "game/game.hpp"
#include "record/record.hpp"
#include "rulesets/named_rules.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace shinpan::gtp {

using Rules = NamedRules;

using Done = Result<void, std::string>;

class GtpGame {
public:
    GtpGame(Rules, Size);

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
    Done set_rules(Rules);

    // no_point passes, or takes the button where there is one to be taken. Passes after the end change
    // nothing but can be taken back.
    Done play(Color, Point);
    bool undo();

    // Precondition: the board is empty, for both.
    Done set_up(const std::vector<std::pair<Color, Point>>& stones);
    Done give_handicap(const std::vector<Point>& stones);
    void set_turn(Color);

    // The record up to the position before that move, or all of it. Its rules count where it names known
    // ones. Nothing changes where one of its moves is refused.
    Done load(const Record&, std::optional<int> before_move);

    Record record() const;

    // The game as it is when that player is to move next.
    Game with_turn(Color) const;

private:
    HalfPoints komi() const;
    Done rebuild();
    Done keep(Done done, const GtpGame& before);

    Rules rules_;
    std::optional<HalfPoints> komi_{};  // as named
    int handicap_ = 0;
    std::vector<Event> events_{};
    Game game_;
};

}  // namespace shinpan::gtp
