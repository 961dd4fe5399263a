#include "tournament/event/entry.hpp"

#include "tournament/event/words.hpp"

#include <array>

namespace shinpan::tournament {
namespace {

constexpr std::array<std::string_view, 4> kinds{"result", "penalty", "warning", "procedure"};

// In the order of the alternatives of Deed.
constexpr std::array<std::string_view, std::variant_size_v<Deed>> deeds{
    "conditions", "registered", "checked_in", "attendance", "paired",   "unpaired", "rearranged",
    "reported",   "ruled",      "appealed",   "heard",      "approved", "undone"};

}  // namespace

std::string_view word_of(RulingKind kind) { return word_at(kinds, kind); }
std::string_view word_of(const Deed& deed) { return word_at(deeds, deed.index()); }

}  // namespace shinpan::tournament
