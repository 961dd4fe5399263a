// GameTable: a game, and what its players have offered each other. What both must agree on takes two steps,
// an offer and its answer; the answer names the offer's number and says in full what is accepted, so that
// nobody accepts what they did not see. Only the answer makes the game's event. Pure: who sits where, who may
// look and what time it is, others know.
//
//   GameTable table(Game(rules, size, conditions_of(rules)));
//   const auto number = table.offer(Color::black, event(EventKind::end_agreed, Color::empty));
//   table.accept(Color::white, *number, event(EventKind::end_agreed, Color::empty));
#pragma once

#include "base/result.hpp"
#include "go/game/game.hpp"

#include <span>
#include <utility>
#include <vector>

namespace shinpan::inline go {

// What one player has offered and the other has not answered.
struct JointOffer {
    int number = 0;  // from 1, over the whole game
    Color by = Color::empty;
    Event what{};  // of a kind that both say; or marks_proposed or undo_asked, which is an event of its own
};

class GameTable {
public:
    explicit GameTable(Game game) : game_(std::move(game)) {}

    const Game& game() const { return game_; }

    // Those that can still be answered, in the order of their numbers.
    std::span<const JointOffer> open_offers() const { return open_; }

    // An event of one player's, the clock's or an arbiter's. All open offers lapse with it, but for a
    // penalty: they were made of another game. Refused as by Game::apply, and `not_now` for what both must
    // say.
    Result<void, Refusal> apply(const Event&);

    // A player offers it to the other; its number. An offer of the same kind takes the place of the one
    // before. Refused where the game would not take it now.
    Result<int, Refusal> offer(Color by, const Event& what);

    // The other player accepts: the event that the game took. Refused: an offer that is not open any more
    // (`not_now`), one's own (`own_marks`), and whatever is not what was offered (`other_marks`).
    Result<Event, Refusal> accept(Color by, int number, const Event& what);

    // The other player turns it down, or whoever made it takes it back. False where it is not open.
    bool close(int number);

private:
    Game game_;
    std::vector<JointOffer> open_{};
    int last_number_ = 0;
};

}  // namespace shinpan::go
