#include "apps/cli/commands/chosen_rules.hpp"

#include "apps/cli/files/files.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "base/text.hpp"
#include "formats/rulefile/rulefile.hpp"
#include "go/rulesets/katago.hpp"
#include "go/rulesets/registry.hpp"

#include <filesystem>

namespace shinpan::inline apps::cli {
namespace {

std::string source_words() {
    return listed(all_sources, ", ", [](DeadFrom from) { return word_of(from); });
}

// What is wrong with a file of rules names that file: who complains of it may be reading a record.
BadInput in_file(const std::string& path, const BadInput& fault) { return {0, 0, with_place(path, fault)}; }

// The same with where all names are listed.
Result<ChosenRules, BadInput> called(const std::string& word) {
    auto rules = rules_called(word);
    if (!rules && !is_katago(word)) rules.error().what += "; `shinpan rules` lists them all";
    return rules;
}

// No ruleset's name holds a full stop or a slash.
bool names_file(const std::string& word) {
    std::error_code none;
    return word.find_first_of("./") != word.npos || std::filesystem::is_regular_file(word, none);
}

// Words that stand for rulesets where a command takes them, and stand for none here.
std::optional<BadInput> no_ruleset_here(std::string_view word) {
    if (word == "all")
        return BadInput{0, 0, "this takes one ruleset, not all; `shinpan referee` takes all, and `confirm`"};
    if (word == "record")
        return BadInput{0, 0, "there is no record here that could name the rules; name a ruleset"};
    return {};
}

}  // namespace

Result<ChosenRules, BadInput> chosen_rules(const std::string& word) {
    if (auto fault = no_ruleset_here(word)) return failure(*std::move(fault));
    auto named = called(word);
    if (named || !names_file(word)) return named;
    const auto text = read_file(word);
    if (!text) return failure(in_file(word, text.error()));
    auto file = read_rule_file(*text);
    if (!file) return failure(in_file(word, file.error()));
    return ChosenRules{.own = file->ruleset, .differences = std::move(file->differences)};
}

Result<ChosenRules, BadInput> chosen_rules(const std::string& word, const Record& record) {
    if (word != "record") return chosen_rules(word);
    if (!record.rules_word.empty()) return called(record.rules_word);
    return failure(BadInput{0, 0, "the record names no rules; choose a ruleset with --rules"});
}

int complain_of_rules(const std::string& path, const std::string& word, const Record& record,
                      const BadInput& fault) {
    if (word != "record") {
        complain(fault.what);
        return wrong_usage;
    }
    complain(path, fault);
    return record.rules_word.empty() ? wrong_usage : refused;
}

void tell_differences(const std::string& word, const ChosenRules& rules) {
    for (const std::string& difference : rules.differences) complain(word, {0, 0, difference});
}

Result<Method, BadInput> chosen_method(const std::string& word) {
    auto method = method_in(method_called(word));
    if (method) return *method;
    std::string known = method.error().what + "; customary names:";
    std::string_view comma = " ";
    for (const MethodAlias& alias : all_method_aliases()) {
        known += std::string(comma) + std::string(alias.word) + " = " + std::string(alias.method);
        comma = ", ";
    }
    return failure(BadInput{0, 0, std::move(known)});
}

Result<DeadFrom, BadInput> dead_from(const std::string& wanted) {
    for (DeadFrom from : all_sources)
        if (word_of(from) == wanted) return from;
    return failure(BadInput{0, 0, "--dead knows no '" + wanted + "'; there are: " + source_words()});
}

std::string dead_help() { return "Where dead stones come from: " + source_words(); }

}  // namespace shinpan::apps::cli
