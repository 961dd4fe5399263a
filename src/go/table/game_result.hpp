// GameResult: how a game came out. Its text is that of SGF FF[4], property RE, and is made and read here
// alone.
//
//   to_text(result_of_count(HalfPoints{7}, rules.tie.is, handicap)) == "B+3.5"
//   game_result_in("W+R")->winner == Color::white
#pragma once

#include "base/half_points.hpp"
#include "go/game/outcome.hpp"
#include "go/rules/scoring.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shinpan::inline go {

class Game;
struct Score;

// What a result rests on. `proven`: every stone is proven to live or to be dead, and but for
// dame every point to be kept.
enum class Basis : std::uint8_t { as_it_stands, played_out, agreed, proven, estimated, recorded, arbiter };

// "as_it_stands", "played_out", ...: the words of JSON.
std::string_view word_of(Basis);

// The result is known where somebody has won, and in a draw, a game without result and one that both lose.
// Otherwise its text is "?": play goes on, nobody counted, or the ruleset leaves an illegal move to a
// referee.
struct GameResult {
    Ended how = Ended::not_yet;          // `scored` also where all that is told is who has won
    Color winner = Color::empty;         // empty: nobody, or not known
    std::optional<HalfPoints> margin{};  // of a count, or one that an arbiter names; 0 to 999,999.5 points
    std::optional<Basis> basis{};        // where it is known

    friend bool operator==(const GameResult&, const GameResult&) = default;
};

// Of a count; `margin` is Black's points less White's. Equal counts are a draw where the ruleset's tie is
// one, "B+0" or "W+0" where it has a winner.
GameResult result_of_count(HalfPoints margin, Tie, int handicap);

// Of a game by its own outcome; not known where that is a count.
GameResult result_of(const Outcome&);

// Of a game that this count ends, or has ended; of one that ended otherwise, by its outcome.
GameResult result_of(const Game&, const Score&);

// "B+3.5", "W+12", "B+0": by a count; "W+": with no margin told, or by a ruling that names none; "B+R": by
// resignation; "W+T": on time; "B+F": by forfeit or an illegal move; "0": a draw; "Void": no result; "?": not
// known. "BothLose" is ours: the standard has no word for it.
std::string to_text(const GameResult&);

// The result that such a text tells, without a basis; nothing for any other text. The standard's longer words
// ("B+Resign", "B+Time", "B+Forfeit", "Draw"), capitals and small letters, and zeros behind the margin
// ("W+2.50") make no difference. The standard has no margins but half points; for others see sgf::result.
std::optional<GameResult> game_result_in(std::string_view text);

// The result as its text tells it: game_result_in(to_text(result)). What the text cannot say is left out: the
// basis; that a forfeit was an illegal move, that a win is an arbiter's, whether a draw was counted, and how
// a game ended whose result is not known.
GameResult as_told(const GameResult&);

}  // namespace shinpan::go
