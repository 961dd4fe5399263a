// The attributes of OpenGotha's parameters and what they are in an event. Reader and writer both go by these
// tables.
#pragma once

#include "tournament/event/words.hpp"
#include "tournament/files/event_fields.hpp"

#include <array>
#include <string_view>
#include <tuple>

namespace shinpan::tournament::opengotha {

// A rank of the conditions, "4D" in the file.
struct Rank {
    int& of;
};

inline constexpr auto unplayed_attributes =  // in half points
    std::tuple{field("genNBW2ValueAbsent", &UnplayedPoints::absent_wins),
               field("genNBW2ValueBye", &UnplayedPoints::bye_wins),
               field("genMMS2ValueAbsent", &UnplayedPoints::absent_mcmahon),
               field("genMMS2ValueBye", &UnplayedPoints::bye_mcmahon),
               field("genCountNotPlayedGamesAsHalfPoint", &UnplayedPoints::opponents_half)};

inline constexpr auto handicap_attributes = std::tuple{field("hdBasedOnMMS", &HandicapSettings::by_score),
                                                       field("hdCorrection", &HandicapSettings::correction),
                                                       field("hdCeiling", &HandicapSettings::ceiling)};

inline constexpr auto weight_attributes =
    std::tuple{field("paiStandardNX1Factor", &CompatibleWeights::gap_factor),
               field("paiBaAvoidDuplGame", &CompatibleWeights::repeat),
               field("paiBaRandom", &CompatibleWeights::random),
               field("paiBaDeterministic", &CompatibleWeights::random_is_fixed),
               field("paiBaBalanceWB", &CompatibleWeights::colors),
               field("paiMaAvoidMixingCategories", &CompatibleWeights::category),
               field("paiMaMinimizeScoreDifference", &CompatibleWeights::score),
               field("paiMaDUDDWeight", &CompatibleWeights::drawn),
               field("paiMaCompensateDUDD", &CompatibleWeights::evens_drawn),
               field("paiMaMaximizeSeeding", &CompatibleWeights::seeding),
               field("paiSeDefSecCrit", &CompatibleWeights::secondary),
               field("paiSeMinimizeHandicap", &CompatibleWeights::handicap),
               field("paiSeAvoidSameGeo", &CompatibleWeights::origin)};

inline constexpr auto pairing_attributes =
    std::tuple{field("paiMaLastRoundForSeedSystem1", &PairingSettings::last_round_of_first_seeding),
               field("paiMaSeedSystem1", &PairingSettings::first_seeding),
               field("paiMaSeedSystem2", &PairingSettings::later_seeding),
               field("paiMaDUDDUpperMode", &PairingSettings::drawn_down),
               field("paiMaDUDDLowerMode", &PairingSettings::drawn_up),
               field("paiSeBarThresholdActive", &PairingSettings::threshold_bar),
               field("paiSeNbWinsThresholdActive", &PairingSettings::threshold_wins),
               field("paiSePreferMMSDiffRatherThanSameCountry", &PairingSettings::country_gap),
               field("paiSePreferMMSDiffRatherThanSameClubsGroup", &PairingSettings::club_group_gap),
               field("paiSePreferMMSDiffRatherThanSameClub", &PairingSettings::club_gap)};

inline constexpr std::array<std::string_view, 3> seedings{"SPLITANDFOLD", "SPLITANDSLIP", "SPLITANDRANDOM"};
inline constexpr std::array<std::string_view, 3> drawn_places{"TOP", "MID", "BOT"};
inline constexpr std::array<std::string_view, 6> ends{"UNKNOWN", "WHITEWINS", "BLACKWINS",
                                                      "EQUAL",   "BOTHLOSE",  "BOTHWIN"};  // by GameEnd
inline constexpr std::string_view result_prefix = "RESULT_", by_default_suffix = "_BYDEF";

// "SOSWM1" for "SOSW-1"; else the names are the short ones.
std::string criterion_name(Criterion);
std::optional<Criterion> criterion_named(std::string_view);

// How a player is named in games: their names in capitals without blanks.
std::string player_key(std::string_view name, std::string_view given);

}  // namespace shinpan::tournament::opengotha
