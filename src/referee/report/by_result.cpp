// Verdicts on one game by their results; declared in table.hpp.
#include "base/text.hpp"
#include "go/rulesets/registry.hpp"
#include "referee/report/causes.hpp"
#include "referee/report/notes.hpp"
#include "referee/report/report.hpp"
#include "referee/report/table.hpp"

#include <algorithm>

namespace shinpan::inline referee {
namespace {

// Rulesets that come to the same for the same causes.
struct Group {
    const Verdict* first;
    std::vector<Cause> causes;
    std::vector<const Ruleset*> rulesets{};
};

// The verdict that most share; of verdicts with counts, where there are any.
const Verdict& usual_verdict(const std::vector<Verdict>& verdicts) {
    const auto weight = [&](const Verdict& verdict) {
        const auto same = std::count_if(verdicts.begin(), verdicts.end(),
                                        [&](const Verdict& v) { return same_outcome(v, verdict); });
        return same + (verdict.counted() ? static_cast<std::ptrdiff_t>(verdicts.size()) : 0);
    };
    const Verdict* usual = &verdicts.front();
    for (const Verdict& verdict : verdicts)
        if (weight(verdict) > weight(*usual)) usual = &verdict;
    return *usual;
}

std::vector<Group> grouped(const std::vector<Verdict>& verdicts, const Verdict& usual) {
    std::vector<Group> groups{{&usual, {}}};
    for (const Ruleset* rules : rulesets_known_first()) {
        const auto found = std::find_if(verdicts.begin(), verdicts.end(),
                                        [&](const Verdict& verdict) { return verdict.rules == rules; });
        if (found == verdicts.end()) continue;
        auto why = same_outcome(*found, usual) ? std::vector<Cause>{} : causes(*found, usual);
        auto same = std::find_if(groups.begin(), groups.end(), [&](const Group& group) {
            return result_with_basis(*group.first) == result_with_basis(*found) && group.causes == why;
        });
        if (same == groups.end())
            groups.push_back({&*found, std::move(why), {rules}});
        else
            same->rulesets.push_back(rules);
    }
    return groups;
}

// Without the variants whose ruleset is there too.
std::vector<std::string_view> names_of(const std::vector<const Ruleset*>& rulesets) {
    std::vector<std::string_view> ids;
    for (const Ruleset* one : rulesets) {
        const auto is_base = [&](const Ruleset* other) { return other->id == one->variant_of; };
        if (std::none_of(rulesets.begin(), rulesets.end(), is_base)) ids.push_back(one->id);
    }
    return ids;
}

}  // namespace

std::string by_result(const std::vector<Verdict>& verdicts) {
    if (verdicts.empty()) return {};
    const std::vector<Group> groups = grouped(verdicts, usual_verdict(verdicts));
    if (groups.size() == 1) return "  " + result_with_basis(*groups.front().first) + " under every ruleset\n";
    std::string text;
    for (const Group& group : groups) {
        text += "  " + result_with_basis(*group.first) + ": " + listed(names_of(group.rulesets)) + "\n";
        for (const Cause& cause : group.causes) text += "    - " + in_english(cause) + "\n";
    }
    return text +
           "  Behind a dash stands what makes a result differ from the first; --verbose names every "
           "ruleset and variant.\n";
}

}  // namespace shinpan::referee
