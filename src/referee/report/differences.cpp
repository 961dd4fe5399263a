// What makes the difference between verdicts on one game; declared in table.hpp.
#include "base/text.hpp"
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
    std::vector<std::string_view> ids;
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
    std::vector<Group> groups;
    for (const Verdict& verdict : verdicts) {
        if (same_outcome(verdict, usual)) continue;
        auto why = causes(verdict, usual);
        const auto same = std::find_if(groups.begin(), groups.end(), [&](const Group& group) {
            return as_told(group.first->result) == as_told(verdict.result) && group.causes == why;
        });
        if (same == groups.end())
            groups.push_back({&verdict, std::move(why), {verdict.rules->id}});
        else
            same->ids.push_back(verdict.rules->id);
    }
    return groups;
}

}  // namespace

std::string differences(const std::vector<Verdict>& verdicts) {
    if (verdicts.empty()) return {};
    const Verdict& usual = usual_verdict(verdicts);
    const std::vector<Group> groups = grouped(verdicts, usual);
    if (groups.empty()) return "All rulesets agree.\n";
    const auto sharing = static_cast<int>(std::count_if(
        verdicts.begin(), verdicts.end(), [&](const Verdict& v) { return same_outcome(v, usual); }));
    std::string text = "What makes the difference\n  " + to_text(usual.result) + " is the result under " +
                       counted(sharing, "ruleset", "rulesets") + ", such as " + std::string(usual.rules->id) +
                       ". Beside it:\n";
    for (const Group& group : groups) {
        text += "  " + to_text(group.first->result) + "  " + listed(group.ids) + "\n";
        for (const Cause& cause : group.causes) text += "    - " + in_english(cause) + "\n";
    }
    return text;
}

}  // namespace shinpan::referee
