// Commands about the rules, in our words, a server's and another program's.
#include "base/text.hpp"
#include "engines/gtp/commands.hpp"
#include "go/rulesets/katago.hpp"
#include "go/rulesets/registry.hpp"

namespace shinpan::inline engines::gtp {
namespace {

// A ruleset that is in no registry keeps its id for as long as the engine runs that was started with it.
Result<NamedRules, BadInput> rules_asked_for(const SessionState& engine, const std::string& words) {
    if (words == (*engine.settings.rules).id) return engine.settings.rules;
    auto rules = rules_called(words);
    if (!rules && !is_katago(words)) rules.error().what += "; kata-list-rules lists them all";
    return rules;
}

Answer set_rules(SessionState& engine, const Arguments& words) {
    auto rules = rules_asked_for(engine, listed(words, " "));
    if (!rules) return failure(rules.error().what);
    auto done = engine.game.set_rules(*std::move(rules));
    if (!done) return failure("the game is not one by these rules: " + done.error());
    return "";
}

Answer own_rules(SessionState& engine, const Arguments& words) {
    if (words.empty()) return std::string(engine.game.rules().id);
    return set_rules(engine, words);
}

Answer katago_rules(SessionState& engine, const Arguments&) {
    return katago_rules_of(engine.game.rules()).without_komi;
}

// One of KataGo's settings; the others are those that KataGo has nearest to the rules so far.
Answer set_one_rule(SessionState& engine, const Arguments& words) {
    std::string json = katago_rules_of(engine.game.rules()).json;
    const std::size_t key = json.find("\"" + words[0] + "\":");
    if (key == std::string::npos) return failure("unknown rule " + words[0] + "; there are those of " + json);
    const std::size_t value = key + words[0].size() + 3;
    const std::string quote = json[value] == '"' ? "\"" : "";
    json.replace(value, json.find_first_of(",}", value) - value, quote + words[1] + quote);
    return set_rules(engine, {json});
}

Answer list_rules(SessionState& engine, const Arguments&) {
    const NamedRules& first = engine.settings.rules;
    std::string text = first.own ? std::string((*first).id) + "\n" : "";
    for (const Ruleset* rules : all_rulesets()) text += std::string(rules->id) + "\n";
    return text;
}

constexpr CommandEntry rules[]{
    {"shinpan-rules", "a ruleset, or nothing", 0, any_number, own_rules},
    {"kata-get-rules", "", 0, 0, katago_rules},
    {"kata-set-rules", "a ruleset or settings as JSON", 1, any_number, set_rules},
    {"kata-set-rule", "a rule and its value", 2, 2, set_one_rule},
    {"kata-list-rules", "", 0, 0, list_rules},
    {"kgs-rules", "a ruleset", 1, any_number, set_rules},
};

}  // namespace

std::span<const CommandEntry> rules_commands() { return rules; }

}  // namespace shinpan::engines::gtp
