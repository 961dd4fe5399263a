// Rulesets: every published one as a constant, found by the words that people and programs use, and others
// from settings of KataGo's or from a file.
//
//     #include <shinpan/rules.hpp>
//     using namespace shinpan;
//     const auto rules = ruleset_called("Japanese Rules");
//     if (!rules) return;  // rules.error().what names the nearest words
//     std::cout << (*rules)->id << "\n";                      // japanese-1989
//     std::cout << to_text((*rules)->komi.is) << "\n";        // 6.5
//     std::cout << (*rules)->repetition.clause << "\n";       // Article 6
//
// Each value of a ruleset is an axis with the clause that it comes from; komi and all other amounts are in
// half points. What is wrong with a file has its line and column in bytes, and in TOML a kind (`remark`).
// Constants live as long as the program; a ruleset of a file must outlive the games that are played by
// it. Everything here may be called by any thread. What reads files of rules needs the component
// `rulefile`.
#pragma once

#include "formats/rulefile/rulefile.hpp"
#include "go/rulesets/named_rules.hpp"
#include "go/rulesets/registry.hpp"
#include "go/rulesets/variant.hpp"
