// The ruleset and the source of dead stones that an argument or a record names.
//
//   auto rules = chosen_rules("french");        // or "record", or "my_rules.toml"
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "record/record.hpp"
#include "referee/dead_stones.hpp"
#include "rulefile/own_ruleset.hpp"

#include <optional>
#include <string>

namespace shinpan::cli {

// A ruleset of the registry, or of a file of the player's own.
struct ChosenRules {
    const Ruleset* registered = nullptr;
    std::optional<OwnRuleset> own{};

    const Ruleset& operator*() const { return registered != nullptr ? *registered : own->rules(); }
};

// By its name, an alias, or a file that ends in .toml.
Result<ChosenRules, BadInput> chosen_rules(const std::string& word);

// The same; "record" stands for the rules that the record names, and it is an error where it names none.
Result<ChosenRules, BadInput> chosen_rules(const std::string& word, const Record&);

// The source of dead stones of that name; an error that lists what there is.
Result<DeadFrom, BadInput> dead_from(const std::string& word);

// What --dead is, for help.
std::string dead_help();

}  // namespace shinpan::cli
