#include "tournament/event/evidence.hpp"

#include "tournament/event/words.hpp"

namespace shinpan::tournament {
namespace {

constexpr std::array<std::string_view, 8> grades{"lives",       "dead",         "unsettled", "ko_dependent",
                                                 "agreed_dead", "agreed_alive", "estimated", "waits"};

constexpr std::array<std::string_view, std::variant_size_v<Found>> kinds{
    "conditions",      "replayed", "refused",   "other_rules", "other_komi", "end_left_out",
    "captured_before", "step",     "no_result", "group",       "precedent",  "dead"};

}  // namespace

std::string_view word_of(GroupGrade grade) { return word_at(grades, grade); }

std::string_view word_of(const Found& found) { return word_at(kinds, found.index()); }

}  // namespace shinpan::tournament
