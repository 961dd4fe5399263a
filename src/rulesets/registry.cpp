#include "rulesets/registry.hpp"

#include "rulesets/rulesets.hpp"

#include <algorithm>
#include <vector>

namespace shinpan {
namespace {

constexpr const Ruleset* rulesets[]{&ikeda_territory_1, &french_2007, &japanese_1989};

// SGF's own words come first for each ruleset that has one.
constexpr Alias aliases[]{
    {"Japanese", &japanese_1989}, {"jp", &japanese_1989}, {"ja", &japanese_1989}, {"French", &french_2007},
};

// Words are compared in lower case, with hyphens for blanks and underscores.
std::string plain(std::string_view word) {
    std::string text;
    for (char c : word) {
        if ('A' <= c && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        text += c == ' ' || c == '_' ? '-' : c;
    }
    return text;
}

// Edits that turn one word into the other (insertion, deletion, change of a letter).
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, changed});
        }
    }
    return row[b.size()];
}

BadInput unknown(std::string_view word) {
    const std::string wanted = plain(word.substr(0, 60));
    std::string list;
    std::string_view nearest = rulesets[0]->id;
    const auto consider = [&](std::string_view candidate) {
        if (distance(wanted, plain(candidate)) < distance(wanted, plain(nearest))) nearest = candidate;
    };
    for (const Ruleset* rules : rulesets) {
        list += (list.empty() ? "" : ", ") + std::string(rules->id);
        consider(rules->id);
    }
    for (const Alias& alias : aliases) consider(alias.word);
    return {0, 0, "there is no ruleset '" + std::string(word.substr(0, 60)) + "'; the nearest is '" +
                      std::string(nearest) + "'; there are: " + list};
}

}  // namespace

std::span<const Ruleset* const> all_rulesets() { return rulesets; }

std::span<const Alias> all_aliases() { return aliases; }

Result<const Ruleset*, BadInput> ruleset_called(std::string_view word) {
    const std::string wanted = plain(word);
    for (const Ruleset* rules : rulesets)
        if (wanted == rules->id) return rules;
    for (const Alias& alias : aliases)
        if (wanted == plain(alias.word)) return alias.rules;
    return failure(unknown(word));
}

std::string_view sgf_word(const Ruleset& rules) {
    for (const Alias& alias : aliases)
        if (alias.rules == &rules) return alias.word;
    return rules.id;
}

}  // namespace shinpan
