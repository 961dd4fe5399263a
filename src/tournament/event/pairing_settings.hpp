// PairingSettings: how the next round is paired.
#pragma once

#include <cstdint>
#include <string_view>

namespace shinpan::tournament {

// By which system a tournament is paired and ranked.
enum class System : std::uint8_t {
    mcmahon,              // start scores by rank, then equal scores meet
    swiss,                // equal numbers of wins meet
    swiss_by_categories,  // likewise, within categories of rank
    round_robin,          // everybody meets everybody
    knockout,             // winners go on; losers play for their places
};

// Who of a group of equal scores meets whom.
enum class Seeding : std::uint8_t {
    fold,    // the first meets the last
    slip,    // the first of the upper half meets the first of the lower half
    random,  // anybody of the upper half meets anybody of the lower half
};

// Whom of a group meets somebody of another group.
enum class DrawnPlace : std::uint8_t { top, middle, bottom };

// How pairs are weighed. Strict: a criterion counts only where all before it are equal
// (docs/tournaments/pairing.md). Compatible: OpenGotha's sum of weights, with its parameters.
enum class PairingMethod : std::uint8_t { strict, compatible, by_hand };

// "fold", "top", "strict", ...: the words of the event's file.
std::string_view word_of(Seeding);
std::string_view word_of(DrawnPlace);
std::string_view word_of(PairingMethod);

// The parameters of the compatible method, with OpenGotha's defaults; its names are in
// docs/tournaments/pairing.md. A weight is that of the whole criterion, 0 where it does not count.
struct CompatibleWeights {
    double gap_factor = 0.5;  // two gaps of one rather than one gap of two; 0 to 1
    std::int64_t repeat = 500'000'000'000'000;
    std::int64_t random = 0;
    bool random_is_fixed = true;  // the same event gives the same pairing
    std::int64_t colors = 1'000'000;
    std::int64_t category = 0;  // 20'000'000'000'000 where categories are kept apart
    std::int64_t score = 100'000'000'000;
    std::int64_t drawn = 100'000'000;
    bool evens_drawn = true;  // who was drawn up is drawn down next
    std::int64_t seeding = 5'000'000;
    std::int64_t secondary = 100'000'000'000;  // where secondary criteria count
    std::int64_t handicap = 0;
    std::int64_t origin = 100'000'000'000;  // same country or club
    bool lifts_origin = false;              // above the thresholds the whole weight: 3.52 and later
    int most_groups_drawn = 4;              // draw-ups over fewer groups than these count; 0: any
    bool counts_all_registered = true;      // places in a group count those who do not play the round

    friend bool operator==(const CompatibleWeights&, const CompatibleWeights&) = default;
};

struct PairingSettings {
    PairingMethod method = PairingMethod::strict;
    std::uint64_t seed = 0;  // of all that is left to chance
    Seeding first_seeding = Seeding::random;
    Seeding later_seeding = Seeding::slip;
    int last_round_of_first_seeding = 2;
    bool first_by_rating =
        true;  // the rating breaks ties of places in a group, in the rounds of the first seeding
    bool later_by_rating = false;                // and in later rounds
    DrawnPlace drawn_up = DrawnPlace::middle;    // whom of the lower group meets the upper group
    DrawnPlace drawn_down = DrawnPlace::middle;  // whom of the upper group meets the lower group
    // Above one of these thresholds club and country do not count, and no handicap is made small.
    int threshold_rank = 30;      // rank and wins together
    bool threshold_bar = true;    // the start score is at the bar
    bool threshold_wins = false;  // at least half of all rounds are won
    int country_gap = 1;          // a gap of so many points rather than a game within a country
    int club_group_gap = 2;
    int club_gap = 3;
    CompatibleWeights weights{};

    friend bool operator==(const PairingSettings&, const PairingSettings&) = default;
};

}  // namespace shinpan::tournament
