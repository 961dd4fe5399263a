#include "referee/table.hpp"

#include "referee/report.hpp"
#include "rulesets/registry.hpp"

#include <algorithm>

namespace shinpan {

std::vector<Verdict> every_ruleset(const Record& record, const JudgeOptions& options) {
    std::vector<Verdict> verdicts;
    verdicts.reserve(all_rulesets().size());
    for (const Ruleset* rules : all_rulesets()) verdicts.push_back(judge(record, *rules, options));
    return verdicts;
}

std::string table(const std::vector<Verdict>& verdicts) {
    std::size_t width = 0;
    for (const Verdict& verdict : verdicts) width = std::max(width, verdict.rules->id.size());
    std::string text;
    for (const Verdict& verdict : verdicts) {
        std::string id(verdict.rules->id);
        id.resize(width, ' ');
        text += "  " + id + "  ";
        text += verdict.legal() ? result_with_basis(verdict)
                                : verdict.result + "  " + refusal_in_words(*verdict.illegal, verdict.size);
        text += "\n";
    }
    return text;
}

}  // namespace shinpan
