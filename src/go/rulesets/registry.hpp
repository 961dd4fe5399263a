// The registry: every ruleset, and every word by which people and programs call one.
//
//   auto rules = ruleset_called("Japanese");     // japanese-1989, in any case
//   if (!rules) return rules.error().what;       // names the nearest
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "go/rules/ruleset.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::inline go {

// All of them, source documents first; a variant stands behind the ruleset that it is another reading of.
std::span<const Ruleset* const> all_rulesets();

// All of them in the order in which people are told of them: those that most games are played under first,
// then the others, each with its variants behind it.
std::vector<const Ruleset*> rulesets_known_first();

// A word of a person, of SGF's RU, of GTP or of another program. Another case, blanks for hyphens and
// underscores for hyphens make no difference, nor does "rules" behind it ("AGA Rules", "韓国ルール").
Result<const Ruleset*, BadInput> ruleset_called(std::string_view word);

struct Alias {
    std::string_view word;
    const Ruleset* rules;
    bool is_written = true;  // into records, if it is the first of its ruleset
};

std::span<const Alias> all_aliases();

// The ruleset by which programs play where nobody names one: area, komi 7.5, stones come off by agreement.
const Ruleset& ruleset_of_engines();

// The ruleset whose text says how ranks become handicap stones, under its clause on handicap.
const Ruleset& ruleset_with_ranks();

// The word that SGF's RU property has for the ruleset, or its id where SGF has none; for settings of KataGo
// that is their compact text. All but the id of a ruleset from a file can be read again.
std::string sgf_word(const Ruleset&);

// For a ruleset from a file, which no program can find by the word in RU: a text that says so, and which
// rules they were. Empty for all others.
std::string rules_remark(const Ruleset&);

// The word that the GTP command kgs-rules has for the ruleset; empty where it has none.
std::string_view kgs_word(const Ruleset&);

// What people call a method of counting, mostly after the rules whose players count so, and its own name.
struct MethodAlias {
    std::string_view word;  // lower case, with hyphens
    std::string_view method;
};

std::span<const MethodAlias> all_method_aliases();

// The own name of the method that people call so, compared as rulesets' words are; the word itself where
// nobody does.
std::string_view method_called(std::string_view word);

}  // namespace shinpan::go
