#include "tournament/event/criterion.hpp"

#include "base/text.hpp"
#include "tournament/event/words.hpp"

#include <array>

namespace shinpan::tournament {
namespace {

constexpr std::array<std::string_view, 39> names{
    "NBW",    "MMS",    "ScoreX", "SMMS",   "CPS",    "STS",    "SOSW",  "SOSW-1", "SOSW-2", "SOSM",
    "SOSM-1", "SOSM-2", "SODOSW", "SODOSM", "SOSOSW", "SOSOSM", "CUSSW", "CUSSM",  "EXT",    "EXR",
    "SDC",    "DC",     "CAT",    "RANK",   "RATING", "TEAMP",  "SOST",  "BDW",    "BDWU",   "BDW1U",
    "BDW2U",  "BDW3U",  "BDW4U",  "BDW5U",  "BDW6U",  "BDW7U",  "BDW8U", "BDW9U",  "MNR"};

}  // namespace

std::string_view short_name(Criterion criterion) { return word_at(names, criterion); }

std::optional<Criterion> criterion_in(std::string_view word) {
    for (std::size_t i = 0; i < names.size(); ++i)
        if (lower(names[i]) == lower(word)) return static_cast<Criterion>(i);
    return {};
}

}  // namespace shinpan::tournament
