// Conditions: what is laid down before an event begins, and may be changed between its rounds.
#pragma once

#include "base/bad_input.hpp"
#include "base/half_points.hpp"
#include "base/result.hpp"
#include "go/board/point.hpp"
#include "go/rules/ruleset.hpp"
#include "go/table/time_control.hpp"
#include "tournament/event/criterion.hpp"
#include "tournament/event/pairing_settings.hpp"
#include "tournament/event/player.hpp"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::tournament {

// Start scores of a McMahon tournament, as ranks.
struct McMahon {
    int floor = 10;  // 20 kyu; who is weaker starts here
    int bar = 33;    // 4 dan; who is stronger starts here
    int zero = 0;    // 30 kyu: the rank whose start score is 0

    friend bool operator==(const McMahon&, const McMahon&) = default;
};

struct HandicapSettings {
    bool by_score = true;          // from the difference of McMahon scores; false: of ranks
    int no_handicap_from = 30;     // ranks from here on count as this rank; 1 dan
    int correction = 1;            // taken off the difference; -1 to 9
    int ceiling = 9;               // the largest handicap; 0: all games are even
    HalfPoints komi = half_point;  // of games with a handicap

    friend bool operator==(const HandicapSettings&, const HandicapSettings&) = default;
};

// What is rounded down to whole points.
enum class RoundDown : std::uint8_t {
    nothing,
    unplayed,  // the points of byes and absences together
    scores,    // the whole score
};

std::string_view word_of(RoundDown);

// Points for rounds that are not played, in each kind of score.
struct UnplayedPoints {
    HalfPoints bye_wins{2};
    HalfPoints bye_mcmahon{2};
    HalfPoints absent_wins{0};
    HalfPoints absent_mcmahon{1};
    RoundDown rounded = RoundDown::unplayed;
    bool opponents_half =
        false;  // a round that an opponent did not play counts a half point in sums over them

    friend bool operator==(const UnplayedPoints&, const UnplayedPoints&) = default;
};

struct Conditions {
    std::string title{};
    std::string place{};
    std::string director{};
    std::string first_day{};  // "2026-11-27"
    std::string last_day{};
    const Ruleset* rules = nullptr;  // of the registry; nothing: not told
    Size size{19, 19};
    HalfPoints komi{13};
    bool is_komi_chosen = false;  // it stays when the rules change; false: it is theirs
    TimeControl clock{};
    int rounds = 5;
    System system = System::mcmahon;
    McMahon mcmahon{};
    std::vector<int> categories{};  // the lowest rank of each but the last, in falling order
    HandicapSettings handicap{};
    UnplayedPoints unplayed{};
    std::vector<Criterion> placement{};  // 1 to 6, the first decides first
    PairingSettings pairing{};
    int team_size = 0;                                 // boards of a team; 0: players stand for themselves
    std::map<std::string, std::string> club_groups{};  // a club and the group of clubs it belongs to
    std::vector<int> excluded_tables{};                // numbers that no pairing uses
    std::map<PlayerNumber, int> fixed_tables{};        // who cannot change their place, and its number
    std::string sanctions{};  // what a late or absent player, or one who breaks the rules, has to expect

    friend bool operator==(const Conditions&, const Conditions&) = default;
};

inline constexpr int most_rounds = 30;
inline constexpr int most_boards = 9;  // of a team
inline constexpr int most_players = 5'000;

// The conditions with which a tournament of that system begins.
Conditions usual_conditions(System);

// "mcmahon", "swiss", "swiss_by_categories", "round_robin", "knockout".
std::string_view word_of(System);
std::optional<System> system_in(std::string_view word);

// What does not go together: a bar below the floor, a seventh criterion.
Result<void, BadInput> check(const Conditions&);

// 1 is the highest category; also without categories.
int category_of(int rank, const Conditions&);

}  // namespace shinpan::tournament
