// What KataGo's settings can say of each ruleset, and what they cannot, as rulesets.txt has it.
#include "go/rulesets/katago.hpp"
#include "go/rulesets/registry.hpp"
#include "golden/golden.hpp"

#include <string>

using namespace shinpan;

namespace {

std::string told_of(std::string_view id, const Ruleset& rules) {
    const KatagoRules said = katago_rules_of(rules);
    std::string all = std::string(id) + ": " + said.json + '\n';
    for (const std::string& difference : said.differences) all += "  " + difference + '\n';
    return all;
}

}  // namespace

TEST_CASE("each ruleset in KataGo's settings is as rulesets.txt has it") {
    std::string all;
    for (const Ruleset* rules : all_rulesets()) all += told_of(rules->id, *rules);
    Ruleset own = **ruleset_called("japanese-1949");
    own.most_moves.is = 500;
    own.button.is = Button::plain;
    own.group_tax.is = GroupTax::two_each;
    own.self_capture.is = SelfCapture::allowed;
    own.handicap.is.compensation = Compensation::n_minus_1;
    all += told_of("of one's own", own);
    check_golden("tests/golden/rulesets.txt", all);
}
