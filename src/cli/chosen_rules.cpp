#include "cli/chosen_rules.hpp"

#include "cli/files.hpp"
#include "rulefile/rulefile.hpp"
#include "rulesets/registry.hpp"

namespace shinpan::cli {
namespace {

std::string source_words() {
    std::string words;
    for (DeadFrom from : all_sources) words += (words.empty() ? "" : ", ") + std::string(word(from));
    return words;
}

}  // namespace

Result<ChosenRules, BadInput> chosen_rules(const std::string& word) {
    if (word.ends_with(".toml")) {
        const auto text = read_file(word);
        if (!text) return failure(text.error());
        auto own = ruleset_from_toml(*text);
        if (!own) return failure(own.error());
        return ChosenRules{.own = *own};
    }
    const auto rules = ruleset_called(word);
    if (!rules) return failure(rules.error());
    return ChosenRules{.registered = *rules};
}

Result<ChosenRules, BadInput> chosen_rules(const std::string& word, const Record& record) {
    if (word != "record") return chosen_rules(word);
    if (!record.rules_word.empty()) return chosen_rules(record.rules_word);
    return failure(BadInput{0, 0, "the record names no rules; choose a ruleset with --rules"});
}

Result<DeadFrom, BadInput> dead_from(const std::string& wanted) {
    for (DeadFrom from : all_sources)
        if (word(from) == wanted) return from;
    return failure(BadInput{0, 0, "--dead knows no '" + wanted + "'; there are: " + source_words()});
}

std::string dead_help() {
    return "Where dead stones come from: " + source_words();
}

}  // namespace shinpan::cli
