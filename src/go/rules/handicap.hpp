// Handicap: where the stones go, what White receives for them, and how ranks become stones.
#pragma once

#include "base/half_points.hpp"
#include "go/board/point.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace shinpan::inline go {

enum class Placement : std::uint8_t {
    none,          // no handicap games
    fixed,         // on the star points, third stone at Black's lower right
    fixed_centre,  // on the star points, third stone in the centre
    free,          // anywhere
    white_passes,  // Black plays them as the first moves while White passes n - 1 times
};

// Points that White receives in an n-stone game, besides komi.
enum class Compensation : std::uint8_t { none, n, n_minus_1, half };

struct Handicap {
    Placement placement = Placement::fixed;
    Compensation compensation = Compensation::none;
    HalfPoints komi = half_point;    // instead of the even game's komi
    std::string_view komi_clause{};  // empty where the clause on handicaps says so
    bool passes_may_lapse = false;   // White may play in place of a pass that makes up the handicap

    friend constexpr bool operator==(const Handicap&, const Handicap&) = default;
};

HalfPoints compensation_for(int handicap, Compensation);

// Which corner the third stone of a fixed handicap goes to; programs and clubs differ.
enum class ThirdStone : std::uint8_t { lower_right, upper_left, centre };

// The customary points for that handicap in the order of placement; empty where the size has none.
//
// Sizes: odd sides from 9 up to nine stones; 7 and even sides from 8 up to four; smaller boards none. Stones
// stand on the fourth line on boards of 13 lines and more (12 for even sizes), on the third below.
std::vector<Point> fixed_handicap(int stones, Size, ThirdStone = ThirdStone::lower_right);

// The points on which those rules put that handicap before the game; empty where they leave them to the
// players or put none there, or the size has none.
std::vector<Point> fixed_handicap(int stones, Size, Placement);

// The same, and the customary points too where Black may put them anywhere: for programs that do so.
std::vector<Point> customary_handicap(int stones, Size, Placement);

// What two ranks make of a game. Ranks count upward, one a grade: 30 kyu = 0, 1 kyu = 29, 1 dan = 30.
struct HandicapGame {
    bool even = true;      // nigiri and the even game's komi
    int stones = 0;        // 0 although not even: Black moves first and White has the handicap komi
    bool swapped = false;  // the first player named is the stronger one and takes White
};

// Equal ranks: an even game. One grade apart: Black without komi. Two to nine: as many stones; more: nine.
HandicapGame handicap_between(int one_rank, int other_rank);

// "5k", "1 dan", "3D", "2 kyu" as a rank number; nothing for other words.
std::optional<int> rank_in(std::string_view);

}  // namespace shinpan::go
