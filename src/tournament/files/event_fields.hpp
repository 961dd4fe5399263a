// The fields of an event's entries, each with its name in the event's file. What is written and what is read
// both go by these tables.
#pragma once

#include "tournament/event/entry.hpp"

#include <concepts>
#include <tuple>

namespace shinpan::tournament {

template <class Of, class Value>
struct NamedField {
    const char* name;
    Value Of::*at;
};

template <class Of, class Value>
constexpr NamedField<Of, Value> field(const char* name, Value Of::*at) {
    return {name, at};
}

// A tuple of NamedField for each type that is an object in the file.
template <class Of>
inline constexpr auto fields = nullptr;

template <>
inline constexpr auto fields<Player> = std::tuple{field("number", &Player::number),
                                                  field("name", &Player::name),
                                                  field("given", &Player::given),
                                                  field("country", &Player::country),
                                                  field("club", &Player::club),
                                                  field("rank", &Player::rank),
                                                  field("rating", &Player::rating),
                                                  field("rated", &Player::is_rated),
                                                  field("correction", &Player::correction),
                                                  field("there", &Player::is_there),
                                                  field("ids", &Player::ids),
                                                  field("members", &Player::members)};

template <>
inline constexpr auto fields<PairedGame> =
    std::tuple{field("table", &PairedGame::table),           field("white", &PairedGame::white),
               field("black", &PairedGame::black),           field("handicap", &PairedGame::handicap),
               field("colors", &PairedGame::knows_colors),   field("end", &PairedGame::end),
               field("by_default", &PairedGame::by_default), field("score", &PairedGame::score)};

template <>
inline constexpr auto fields<McMahon> =
    std::tuple{field("floor", &McMahon::floor), field("bar", &McMahon::bar), field("zero", &McMahon::zero)};

template <>
inline constexpr auto fields<HandicapSettings> = std::tuple{
    field("by_score", &HandicapSettings::by_score), field("even_from", &HandicapSettings::no_handicap_from),
    field("correction", &HandicapSettings::correction), field("ceiling", &HandicapSettings::ceiling),
    field("komi", &HandicapSettings::komi)};

template <>
inline constexpr auto fields<UnplayedPoints> =
    std::tuple{field("bye_wins", &UnplayedPoints::bye_wins),
               field("bye_mcmahon", &UnplayedPoints::bye_mcmahon),
               field("absent_wins", &UnplayedPoints::absent_wins),
               field("absent_mcmahon", &UnplayedPoints::absent_mcmahon),
               field("rounded", &UnplayedPoints::rounded),
               field("opponents_half", &UnplayedPoints::opponents_half)};

template <>
inline constexpr auto fields<CompatibleWeights> =
    std::tuple{field("gap_factor", &CompatibleWeights::gap_factor),
               field("repeat", &CompatibleWeights::repeat),
               field("random", &CompatibleWeights::random),
               field("random_is_fixed", &CompatibleWeights::random_is_fixed),
               field("colors", &CompatibleWeights::colors),
               field("category", &CompatibleWeights::category),
               field("score", &CompatibleWeights::score),
               field("drawn", &CompatibleWeights::drawn),
               field("evens_drawn", &CompatibleWeights::evens_drawn),
               field("seeding", &CompatibleWeights::seeding),
               field("secondary", &CompatibleWeights::secondary),
               field("handicap", &CompatibleWeights::handicap),
               field("origin", &CompatibleWeights::origin),
               field("lifts_origin", &CompatibleWeights::lifts_origin),
               field("most_groups_drawn", &CompatibleWeights::most_groups_drawn),
               field("counts_all_registered", &CompatibleWeights::counts_all_registered)};

template <>
inline constexpr auto fields<PairingSettings> =
    std::tuple{field("method", &PairingSettings::method),
               field("seed", &PairingSettings::seed),
               field("first_seeding", &PairingSettings::first_seeding),
               field("later_seeding", &PairingSettings::later_seeding),
               field("last_round_of_first_seeding", &PairingSettings::last_round_of_first_seeding),
               field("first_by_rating", &PairingSettings::first_by_rating),
               field("later_by_rating", &PairingSettings::later_by_rating),
               field("drawn_up", &PairingSettings::drawn_up),
               field("drawn_down", &PairingSettings::drawn_down),
               field("threshold_rank", &PairingSettings::threshold_rank),
               field("threshold_bar", &PairingSettings::threshold_bar),
               field("threshold_wins", &PairingSettings::threshold_wins),
               field("country_gap", &PairingSettings::country_gap),
               field("club_group_gap", &PairingSettings::club_group_gap),
               field("club_gap", &PairingSettings::club_gap),
               field("weights", &PairingSettings::weights)};

template <>
inline constexpr auto fields<Conditions> = std::tuple{field("title", &Conditions::title),
                                                      field("place", &Conditions::place),
                                                      field("director", &Conditions::director),
                                                      field("first_day", &Conditions::first_day),
                                                      field("last_day", &Conditions::last_day),
                                                      field("rules", &Conditions::rules),
                                                      field("size", &Conditions::size),
                                                      field("komi", &Conditions::komi),
                                                      field("komi_chosen", &Conditions::is_komi_chosen),
                                                      field("clock", &Conditions::clock),
                                                      field("rounds", &Conditions::rounds),
                                                      field("system", &Conditions::system),
                                                      field("mcmahon", &Conditions::mcmahon),
                                                      field("categories", &Conditions::categories),
                                                      field("handicap", &Conditions::handicap),
                                                      field("unplayed", &Conditions::unplayed),
                                                      field("placement", &Conditions::placement),
                                                      field("pairing", &Conditions::pairing),
                                                      field("team_size", &Conditions::team_size),
                                                      field("club_groups", &Conditions::club_groups),
                                                      field("excluded_tables", &Conditions::excluded_tables),
                                                      field("fixed_tables", &Conditions::fixed_tables),
                                                      field("sanctions", &Conditions::sanctions)};

template <>
inline constexpr auto fields<LaidDown> = std::tuple{field("conditions", &LaidDown::conditions)};

template <>
inline constexpr auto fields<Registered> = std::tuple{field("player", &Registered::player)};

template <>
inline constexpr auto fields<CheckedIn> =
    std::tuple{field("player", &CheckedIn::player), field("there", &CheckedIn::is_there)};

template <>
inline constexpr auto fields<Attendance> =
    std::tuple{field("player", &Attendance::player), field("from", &Attendance::from),
               field("to", &Attendance::to), field("state", &Attendance::state)};

template <>
inline constexpr auto fields<Paired> =
    std::tuple{field("round", &Paired::round), field("method", &Paired::method), field("seed", &Paired::seed),
               field("games", &Paired::games), field("byes", &Paired::byes)};

template <>
inline constexpr auto fields<Unpaired> =
    std::tuple{field("round", &Unpaired::round), field("players", &Unpaired::players)};

template <>
inline constexpr auto fields<Rearranged> =
    std::tuple{field("round", &Rearranged::round), field("game", &Rearranged::game)};

template <>
inline constexpr auto fields<Reported> =
    std::tuple{field("round", &Reported::round),           field("white", &Reported::white),
               field("black", &Reported::black),           field("end", &Reported::end),
               field("by_default", &Reported::by_default), field("score", &Reported::score)};

template <>
inline constexpr auto fields<GameConditions> =
    std::tuple{field("rules", &GameConditions::rules), field("komi", &GameConditions::komi)};

template <>
inline constexpr auto fields<RecordReplayed> = std::tuple{field("moves", &RecordReplayed::moves)};

template <>
inline constexpr auto fields<MoveRefused> =
    std::tuple{field("move", &MoveRefused::move), field("reason", &MoveRefused::reason),
               field("point", &MoveRefused::point), field("clause", &MoveRefused::clause)};

template <>
inline constexpr auto fields<OtherRules> = std::tuple{field("rules", &OtherRules::rules)};

template <>
inline constexpr auto fields<OtherKomi> = std::tuple{field("komi", &OtherKomi::komi)};

template <>
inline constexpr auto fields<EndLeftOut> = std::tuple{};

template <>
inline constexpr auto fields<CapturedBefore> =
    std::tuple{field("black", &CapturedBefore::black), field("white", &CapturedBefore::white)};

template <>
inline constexpr auto fields<StepTaken> = std::tuple{
    field("says", &StepTaken::says), field("passes", &StepTaken::passes), field("player", &StepTaken::player),
    field("clause", &StepTaken::clause), field("now", &StepTaken::is_now)};

template <>
inline constexpr auto fields<EndedWithoutResult> = std::tuple{field("clause", &EndedWithoutResult::clause)};

template <>
inline constexpr auto fields<GroupGraded> =
    std::tuple{field("color", &GroupGraded::color), field("stones", &GroupGraded::stones),
               field("grade", &GroupGraded::grade), field("dead", &GroupGraded::is_dead),
               field("confidence", &GroupGraded::confidence)};

template <>
inline constexpr auto fields<DecidedByPrecedent> =
    std::tuple{field("shape", &DecidedByPrecedent::shape),   field("color", &DecidedByPrecedent::color),
               field("stones", &DecidedByPrecedent::stones), field("beside", &DecidedByPrecedent::beside),
               field("points", &DecidedByPrecedent::points), field("clause", &DecidedByPrecedent::clause)};

template <>
inline constexpr auto fields<StonesDead> = std::tuple{field("stones", &StonesDead::stones)};

template <>
inline constexpr auto fields<Ruled> = std::tuple{field("kind", &Ruled::kind),
                                                 field("round", &Ruled::round),
                                                 field("players", &Ruled::players),
                                                 field("end", &Ruled::end),
                                                 field("by_default", &Ruled::by_default),
                                                 field("score", &Ruled::score),
                                                 field("penalty", &Ruled::penalty),
                                                 field("arbiter", &Ruled::arbiter),
                                                 field("clause", &Ruled::clause),
                                                 field("words", &Ruled::words),
                                                 field("evidence", &Ruled::evidence),
                                                 field("record", &Ruled::record)};

template <>
inline constexpr auto fields<Appealed> = std::tuple{
    field("ruling", &Appealed::ruling), field("by", &Appealed::by), field("words", &Appealed::words)};

template <>
inline constexpr auto fields<Heard> =
    std::tuple{field("appeal", &Heard::appeal), field("upheld", &Heard::upheld),
               field("committee", &Heard::committee), field("words", &Heard::words)};

template <>
inline constexpr auto fields<Approved> =
    std::tuple{field("round", &Approved::round), field("by", &Approved::by)};

template <>
inline constexpr auto fields<Undone> = std::tuple{field("entry", &Undone::entry)};

template <class Of>
concept HasFields = !std::same_as<std::remove_const_t<decltype(fields<Of>)>, std::nullptr_t>;

// Calls f with each field of a value: f(NamedField).
template <HasFields Of, class F>
constexpr void for_each_field(F f) {
    std::apply([&](const auto&... each) { (f(each), ...); }, fields<Of>);
}

}  // namespace shinpan::tournament
