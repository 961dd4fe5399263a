// The ruleset, the counting method and the source of dead stones that an argument or a record names.
//
//   auto rules = chosen_rules("french");        // or "record", or "my_rules.toml"
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "formats/record/record.hpp"
#include "go/counting/method.hpp"
#include "go/rulesets/named_rules.hpp"
#include "referee/judge/dead_stones.hpp"

#include <string>
#include <vector>

namespace shinpan::inline apps::cli {

using ChosenRules = NamedRules;

// By any word or text for rules, or a file of rules, TOML or KataGo's JSON, by its path. "all" and "record"
// are refused.
Result<ChosenRules, BadInput> chosen_rules(const std::string& word);

// The same; "record" stands for the rules that the record names, and it is an error where it names none.
// Nothing that a record says opens a file.
Result<ChosenRules, BadInput> chosen_rules(const std::string& word, const Record&);

// Says on standard error why there is no ruleset for that record, and gives the exit status: where the fault
// is the record's, it names the file.
int complain_of_rules(const std::string& path, const std::string& word, const Record&, const BadInput&);

// The counting method of that name, its own or a customary one; an error that lists both.
Result<Method, BadInput> chosen_method(const std::string& word);

// The source of dead stones of that name; an error that lists what there is.
Result<DeadFrom, BadInput> dead_from(const std::string& word);

// Says on standard error what the settings that `word` names mean beyond the ruleset, if anything.
void tell_differences(const std::string& word, const ChosenRules&);

// What --dead is, for help.
std::string dead_help();

}  // namespace shinpan::apps::cli
