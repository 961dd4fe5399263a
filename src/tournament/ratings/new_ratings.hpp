// New ratings: what an event makes of its players' ratings, at the director's desk.
//
//   new_ratings(event, {.system = RatingSystem::egf})
#pragma once

#include "tournament/event/event.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace shinpan::tournament {

enum class RatingSystem : std::uint8_t { egf, aga, glicko2 };

// "egf", "aga", "glicko2".
std::string_view word_of(RatingSystem);
std::optional<RatingSystem> rating_system_in(std::string_view word);

struct RatingOptions {
    RatingSystem system = RatingSystem::egf;
    std::optional<double> weight{};               // egf: of the event's class; nothing: by its clock
    std::map<PlayerNumber, double> deviations{};  // aga, glicko2: how sure ratings are, where that is known
};

struct NewRating {
    PlayerNumber player = nobody;
    int games = 0;
    double before = 0;
    double after = 0;
    double deviation_before = 0;  // 0 where the system has none
    double deviation_after = 0;
};

// Of all who played a game that counts, by number. Games by default do not count, nor those of pairs that
// play as one, nor ties where the system has none. A player without a rating begins at that of their rank.
// The ratings are on the system's own scale; those of glicko2 are taken as they stand.
std::vector<NewRating> new_ratings(const Event&, const RatingOptions&);

}  // namespace shinpan::tournament
