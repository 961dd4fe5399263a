// The bot: what an opponent plays in a game, under whatever ruleset the game is played.
//
//   Bot bot;
//   const BotMove thought = bot.think(game, game.to_move(), {.playouts = 2000, .seed = 7});
//   if (thought.is == BotMove::Move::play) game.apply(play(game.to_move(), thought.at));
//
// The same games in the same order, seed and number of playouts give the same moves, where no time limit ends
// the search.
#pragma once

#include "base/environment.hpp"
#include "bot/search/sources.hpp"
#include "go/board/point_set.hpp"
#include "go/game/game.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace shinpan::inline bot {

class RootParallelSearch;

// A move with what the search found: `share` is the mover's, from 0 to 1, and so many points they are ahead.
struct CandidateStats {
    Point at = no_point;
    int visits = 0;
    double share = 0;
    double ahead = 0;
};

// Plays, or the pass, that a player keeps to or keeps from in the first moves of a search.
struct MoveRestriction {
    Color by = Color::black;
    PointSet points{};
    bool pass = false;  // is it one of them?
    bool only = false;  // these and no others, where several say so those of all of them; else: not these
    int moves = 1;      // while fewer than these were made since the search's position, by both players
};

// What the search for a move may cost, and how it looks at moves.
struct BotSettings {
    int playouts = 2000;  // at most
    std::uint64_t seed = 1;
    long proof_nodes = 10000;  // that the proof before the search may cost for each player; 0: no proof
    double insight = 1;        // how far the priors are trusted, from 0 to 1
    bool may_resign = true;
    bool cleans_up = false;              // takes the opponent's dead stones off the board before it passes
    std::size_t most_nodes = 1'000'000;  // of each tree; 48 bytes each
    int trees = 1;                       // searched beside each other, each with all the playouts; at least 1
    std::optional<double> seconds{};     // for the move, at most; it ends early where more changes nothing
    // Sources of one's own are called from the threads of the environment, where it has some.
    PriorSource priors = learned_priors;
    LeafSource leaves{};  // where empty: tactical playouts with that seed
    // Set to look for points and not for wins: a line is then worth how many points more than these Black is
    // ahead by at its end (fewer, if White is).
    std::optional<double> points_beyond{};
    std::vector<MoveRestriction>
        confined{};  // the moves of this search; a player to whom none is left passes
};

// Looks at the search again and again and once when it has ended, from the thread that thinks and while
// nothing searches.
using Watch = std::function<void(const RootParallelSearch&)>;

struct BotMove {
    enum class Move : std::uint8_t { play, pass, resign };
    Move is = Move::pass;
    Point at = no_point;  // of a play
    double wins = 0.5;    // how likely the player is to win, from 0 to 1; an opinion
    int playouts = 0;     // searched
    double ahead = 0;     // how many points the player is ahead, on average over the playouts
    std::vector<std::vector<CandidateStats>>
        lines{};  // the moves looked at most, each with what would follow
};

// A player who may remember from one move of a game to the next what was read. Any game may be asked about;
// another one than last time only brings no help.
class Bot {
public:
    Bot();
    ~Bot();
    Bot(Bot&&) noexcept;
    Bot& operator=(Bot&&) noexcept;
    Bot(const Bot&);  // a bot that has not seen any game
    Bot& operator=(const Bot&);

    // Without an environment no time limit holds, and trees are searched one after the other.
    // Preconditions: the game is not over and the player is to move.
    BotMove think(const Game&, Color by, const BotSettings&, const Environment& = {}, const Watch& = {});

private:
    std::vector<RootParallelSearch> forest_;  // the last one searched, if any
};

// Of a bot that has not seen the game before.
BotMove think(const Game&, Color by, const BotSettings&, const Environment& = {}, const Watch& = {});

}  // namespace shinpan::bot
