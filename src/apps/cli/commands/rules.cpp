// shinpan rules: the rulesets, axis by axis with their clauses, and side by side.
#include "apps/cli/commands.hpp"
#include "apps/cli/commands/chosen_rules.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "base/text.hpp"
#include "formats/rulefile/rulefile.hpp"
#include "go/rulesets/katago.hpp"
#include "go/rulesets/registry.hpp"

#include <algorithm>
#include <map>

namespace shinpan::inline apps::cli {
namespace {

// No words: the list; one: that ruleset.
struct RulesOptions {
    std::vector<std::string> words;
    bool compare = false;
    bool katago = false;
};

constexpr std::string_view clauses = "clauses.";

std::string padded(std::string_view text, std::size_t width) {
    std::string wide(text);
    wide.resize(std::max(width, wide.size()), ' ');
    return wide;
}

// The value without the quotation marks that a file has.
std::string plain(const std::string& value) {
    const bool quoted = value.size() >= 2 && value.front() == '"' && value.back() == '"';
    return quoted ? value.substr(1, value.size() - 2) : value;
}

// By which it is found too, as far as the terminal can show them.
std::vector<std::string_view> other_words(const Ruleset& rules) {
    std::vector<std::string_view> words;
    for (const Alias& alias : all_aliases())
        if (alias.rules == &rules && for_terminal(alias.word) == alias.word) words.push_back(alias.word);
    return words;
}

// What was read of the rules' own text.
std::string_view source_of(TextRead read) {
    switch (read) {
        case TextRead::text: return "whole text";
        case TextRead::excerpts: return "excerpts";
        case TextRead::description: return "descriptions";
    }
    return {};
}

int list() {
    const std::vector<const Ruleset*> all = rulesets_known_first();
    std::size_t width = 0;
    for (const Ruleset* rules : all) width = std::max(width, rules->id.size());
    std::string text = padded("id", width + 4) + padded("read from", 14) + "name\n";
    for (const Ruleset* rules : all) {
        const bool variant = !rules->variant_of.empty();
        text += padded((variant ? "  " : "") + std::string(rules->id), width + 4) +
                padded(source_of(rules->read), 14) + std::string(rules->name) + "\n";
    }
    text += "\nOther words for them:\n";
    for (const Ruleset* rules : all) {
        const std::vector<std::string_view> words = other_words(*rules);
        if (!words.empty()) text += padded("  " + std::string(rules->id), width + 4) + listed(words) + "\n";
    }
    put(for_terminal(text));
    return fine;
}

// The parts of an axis of which other clauses speak than of the whole.
const std::map<std::string_view, std::string> finer_clauses{{"ending.passes", "stop"},
                                                            {"ending.resume_first", "resume"},
                                                            {"ending.final_stop", "end"},
                                                            {"ending.agreement_stops_play", "stop"},
                                                            {"ending.agreement_after_end", "agree"},
                                                            {"handicap.komi", "handicap_komi"}};

// The clause that stands for a key: its own, or that of the axis it is a part of.
std::string clause_of(const std::string& key, const std::map<std::string, std::string>& all) {
    const auto finer = finer_clauses.find(key);
    const std::string& own = finer == finer_clauses.end() ? key : finer->second;
    for (const std::string& axis : {own, key.substr(0, key.find('.'))}) {
        const auto found = all.find(std::string(clauses) + axis);
        if (found != all.end() && found->second != "\"\"") return plain(found->second);
    }
    return {};
}

int show(const Ruleset& rules) {
    std::map<std::string, std::string> all;
    for (const RuleKey& key : keys_of(rules)) all.emplace(key.key, key.value);
    std::string text;
    for (const RuleKey& key : keys_of(rules)) {
        const bool is_clause = key.key.starts_with(clauses);
        const std::string value = plain(key.value);
        if (is_clause || value.empty()) continue;
        const std::string clause = clause_of(key.key, all);
        text += padded(key.key, 32) + (clause.empty() ? value : padded(value, 28) + "  " + clause) + "\n";
    }
    put(for_terminal(text));
    return fine;
}

int show_katago(const Ruleset& rules) {
    const KatagoRules written = katago_rules_of(rules);
    std::string text = written.json + "\n";
    for (const std::string& difference : written.differences) text += difference + "\n";
    put(for_terminal(text));
    return fine;
}

int compare(const std::vector<const Ruleset*>& compared) {
    std::vector<std::vector<RuleKey>> keys;
    std::size_t width = 0;
    for (const Ruleset* rules : compared) {
        keys.push_back(keys_of(*rules));
        width = std::max(width, rules->id.size());
    }
    for (std::size_t i = 0; i < keys.front().size(); ++i)
        for (const auto& of_one : keys)
            width = std::max(width, std::min<std::size_t>(plain(of_one[i].value).size(), 40));
    std::string text = padded("", 32);
    for (const Ruleset* rules : compared) text += padded(rules->id, width + 2);
    text.erase(text.find_last_not_of(' ') + 1);
    text += "\n";
    const std::size_t without_rows = text.size();
    for (std::size_t i = 0; i < keys.front().size(); ++i) {
        const RuleKey& first = keys.front()[i];
        const bool same =
            std::all_of(keys.begin(), keys.end(), [&](const auto& of_one) { return of_one[i] == first; });
        if (same || first.key.starts_with(clauses) || first.key == "id" || first.key == "name" ||
            first.key == "source")
            continue;
        text += padded(first.key, 32);
        for (const auto& of_one : keys) text += padded(plain(of_one[i].value), width + 2);
        text.erase(text.find_last_not_of(' ') + 1);
        text += "\n";
    }
    if (text.size() == without_rows) text += "They differ in no axis.\n";
    put(for_terminal(text));
    return fine;
}

int run_rules(const RulesOptions& options) {
    std::vector<ChosenRules> chosen;
    for (const std::string& word : options.words) {
        auto rules = chosen_rules(word);
        if (!rules) {
            complain(rules.error().what);
            return wrong_usage;
        }
        if (!options.katago) tell_differences(word, *rules);
        chosen.push_back(*std::move(rules));
    }
    if (chosen.empty()) return list();
    if (options.katago) return show_katago(*chosen.front());
    if (!options.compare) return show(*chosen.front());
    std::vector<const Ruleset*> rulesets;
    for (const ChosenRules& rules : chosen) rulesets.push_back(&*rules);
    return compare(rulesets);
}

}  // namespace

void add_rules(const CommandParser& program) {
    const CommandParser command = program.command("rules", "List the rulesets, show one, compare several");
    command.one_command_at_most();
    const auto options = std::make_shared<RulesOptions>();
    command.command("list",
                    "Every ruleset, and whether its text, excerpts or descriptions were read (the default)");
    const CommandParser show = command.command("show", "One ruleset, axis by axis, with its clauses");
    show.option("ID", options->words, "A ruleset, or a .toml or .json file of your own")
        .required()
        .values(1, 1);
    show.flag("--katago", options->katago, "As KataGo's rules JSON, with what that does not say");
    const CommandParser compare = command.command("compare", "The axes in which rulesets differ");
    compare.option("ID", options->words, "Two rulesets or more").required().at_least(2);
    command.then([=] {
        options->compare = compare.was_named();
        return run_rules(*options);
    });
}

}  // namespace shinpan::apps::cli
