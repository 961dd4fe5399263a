#include "referee/report/table.hpp"

#include "go/rulesets/registry.hpp"
#include "referee/proof/estimated.hpp"
#include "referee/report/notes.hpp"
#include "referee/report/report.hpp"

#include <algorithm>

namespace shinpan::inline referee {
namespace {

const Verdict* base_of(const Verdict& variant, const std::vector<Verdict>& verdicts) {
    for (const Verdict& verdict : verdicts)
        if (verdict.rules->id == variant.rules->variant_of) return &verdict;
    return nullptr;
}

bool repeats_its_base(const Verdict& verdict, const std::vector<Verdict>& verdicts) {
    const Verdict* base = base_of(verdict, verdicts);
    return base != nullptr && same_outcome(verdict, *base) && verdict.result.basis == base->result.basis;
}

// What stands beside the result.
std::string note_on(const Verdict& verdict) {
    if (!verdict.legal()) return refusal_in_words(*verdict.play.illegal, verdict.conditions.size);
    if (verdict.is_removal_refused())
        return "no stone comes off without play" + in_brackets(verdict.rules->removal.clause);
    return {};
}

std::string row(const Verdict& verdict, std::size_t id_width, std::size_t result_width) {
    std::string id(verdict.rules->id);
    id.resize(id_width, ' ');
    std::string result = result_with_basis(verdict);
    if (const std::string note = note_on(verdict); !note.empty()) {
        result.resize(std::max(result_width, result.size()), ' ');
        result += "  " + note;
    }
    return "  " + id + "  " + result + "\n";
}

}  // namespace

std::vector<Verdict> every_ruleset(const Record& record, const JudgeOptions& options) {
    std::vector<Verdict> verdicts;
    verdicts.reserve(all_rulesets().size());
    Estimates estimates(options.estimator);
    JudgeOptions shared = options;
    if (shared.estimates == nullptr) shared.estimates = &estimates;
    for (const Ruleset* rules : all_rulesets()) verdicts.push_back(judge(record, *rules, shared));
    return verdicts;
}

std::string table(const std::vector<Verdict>& verdicts) {
    std::vector<const Verdict*> shown;
    for (const Verdict& verdict : verdicts)
        if (!repeats_its_base(verdict, verdicts)) shown.push_back(&verdict);
    std::size_t id_width = 0;
    std::size_t result_width = 0;
    for (const Verdict* verdict : shown) {
        id_width = std::max(id_width, verdict->rules->id.size());
        if (verdict->legal()) result_width = std::max(result_width, result_with_basis(*verdict).size());
    }
    std::string text;
    for (const Verdict* verdict : shown) text += row(*verdict, id_width, result_width);
    const auto hidden = static_cast<int>(verdicts.size() - shown.size());
    if (hidden > 0)
        text += "  (" + counted(hidden, "variant says", "variants say") + " what their rulesets say)\n";
    return text;
}

}  // namespace shinpan::referee
