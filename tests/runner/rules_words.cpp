#include "runner/rules_words.hpp"

#include "go/rulesets/registry.hpp"

#include <algorithm>
#include <array>

namespace shinpan::runner {

constinit const Ruleset plain_rules{
    .id = "plain",
    .repetition = {basic_ko, {}},
    .ending = {{.procedure = two_passes}, {}},
    .scoring = {Scoring::area, {}},
};

namespace {

struct KoWord {
    std::string_view word;
    Repetition rule;
};
constexpr KoWord ko_words[]{
    {"simple", basic_ko},
    {"positional", positional_superko},
    {"situational", situational_superko},
    {"spight", superko_since_pass},
};

const Ruleset& called(std::string_view word) {
    const auto rules = ruleset_called(word);
    if (!rules) throw BadCase{rules.error().what};
    return **rules;
}

std::string_view trimmed(std::string_view words) {
    while (words.starts_with(' ')) words.remove_prefix(1);
    while (words.ends_with(' ')) words.remove_suffix(1);
    return words;
}

// "positional superko", "situational superko", "simple ko".
Repetition ban_in_words(std::string_view words) {
    const std::string_view first = words.substr(0, words.find(' '));
    const auto known = std::find_if(std::begin(ko_words), std::end(ko_words),
                                    [&](const KoWord& each) { return each.word == first; });
    if (known == std::end(ko_words)) throw BadCase{"unknown ban on repetition '" + std::string(words) + "'"};
    return known->rule;
}

Scoring scoring_of(const std::string& word) {
    if (word == "area") return Scoring::area;
    if (word == "territory") return Scoring::territory;
    throw BadCase{"unknown scoring '" + word + "'"};
}

// Ruleset names of case files that are not ids with underscores.
struct ShortName {
    std::string_view word;
    std::string_view id;
};
constexpr ShortName short_names[]{
    {"chinese", "chinese-practice"},
    {"ing", "ing-1996"},
    {"ing_1991", "ing-1996"},
};

}  // namespace

Ruleset rules_in_words(std::string_view words) {
    constexpr std::string_view plain[]{"area", "simple ko", "simple play rules of open_spiel"};
    std::string_view head = words.substr(0, words.find_first_of(",:"));
    if (const std::size_t open = head.find('('); open != std::string_view::npos && head.back() == ')') {
        Ruleset rules = rules_in_words(trimmed(head.substr(0, open)));
        rules.repetition.is = ban_in_words(trimmed(head.substr(open + 1, head.size() - open - 2)));
        rules.second_repetition.is = repetition_allowed;
        rules.long_cycle.is = LongCycle::nothing;
        return rules;
    }
    while (!head.empty() && (head.back() == '?' || head.back() == '-')) head.remove_suffix(1);
    if (std::find(std::begin(plain), std::end(plain), head) != std::end(plain)) return plain_rules;
    if (head.ends_with(" area")) head.remove_suffix(5);
    if (head.empty()) head = "Japanese";  // as the case files say of records that name none
    return called(head);
}

std::vector<Ruleset> rulesets_named(std::string_view name) {
    std::vector<Ruleset> found;
    for (const Ruleset* rules : all_rulesets()) {
        const bool area = rules->scoring.is == Scoring::area;
        if (name == "any" || (name == "any_area_rules" && area)) found.push_back(*rules);
    }
    if (!found.empty()) return found;
    for (const ShortName& known : short_names)
        if (name == known.word) return {called(known.id)};
    return {name.ends_with(')') ? rules_in_words(name) : called(name)};
}

std::vector<Ruleset> composed_rules(const json::object& axes) {
    only(axes, {"ko", "scoring", "suicide", "tax", "button"});
    Ruleset rules = plain_rules;
    rules.scoring.is = scoring_of(text(required(axes, "scoring")));
    if (boolean(required(axes, "suicide"))) rules.self_capture.is = SelfCapture::groups_only;
    if (boolean(required(axes, "button"))) rules.button.is = Button::lifts_bans;
    const std::string tax = text(required(axes, "tax"));
    if (tax != "none" && tax != "seki" && tax != "all") throw BadCase{"unknown tax '" + tax + "'"};
    if (tax != "none") rules.seki.is = SekiPoints::none;
    if (tax == "all") rules.group_tax.is = GroupTax::two_each;

    const std::string ko = text(required(axes, "ko"));
    const auto named = std::find_if(std::begin(ko_words), std::end(ko_words),
                                    [&](const KoWord& known) { return known.word == ko; });
    std::vector<Ruleset> found;
    for (const KoWord& known : ko_words) {
        if (named != std::end(ko_words) && known.word != named->word) continue;
        rules.repetition.is = known.rule;
        found.push_back(rules);
    }
    return found;
}

}  // namespace shinpan::runner
