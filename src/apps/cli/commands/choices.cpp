#include "apps/cli/commands/choices.hpp"

#include "go/counting/method.hpp"
#include "go/rulesets/registry.hpp"
#include "referee/judge/dead_stones.hpp"

namespace shinpan::inline apps::cli {

std::vector<std::string> choices(std::string_view option, std::string_view about) {
    std::vector<std::string> words;
    if (option == "rules") {
        for (const std::string word : {"record", "all"})
            if (about.find("'" + word + "'") != std::string_view::npos) words.push_back(word);
        for (const Ruleset* rules : all_rulesets()) words.emplace_back(rules->id);
    } else if (option == "dead") {
        for (DeadFrom from : all_sources) words.emplace_back(word_of(from));
    } else if (option == "method") {
        for (Method method : all_methods()) words.emplace_back(word_of(method));
        for (const MethodAlias& alias : all_method_aliases()) words.emplace_back(alias.word);
    } else if (option == "ID") {
        for (const Ruleset* rules : all_rulesets()) words.emplace_back(rules->id);
    } else if (option == "SHELL") {
        words = {"bash", "zsh", "fish"};
    }
    return words;
}

bool takes_file(std::string_view option) { return option == "rules"; }

}  // namespace shinpan::apps::cli
