#include "go/rulesets/registry.hpp"

#include "base/nearest.hpp"
#include "base/text.hpp"
#include "base/utf8.hpp"
#include "go/rulesets/katago.hpp"
#include "go/rulesets/rulesets.hpp"

#include <algorithm>

namespace shinpan::inline go {
namespace {

constexpr const Ruleset* rulesets[]{
    &ikeda_area_1,
    &ikeda_area_1_psk,
    &ikeda_area_1_plain_handicap,
    &ikeda_area_2,
    &ikeda_area_2_psk,
    &ikeda_area_2_plain_handicap,
    &ikeda_area_3,
    &ikeda_area_3_psk,
    &ikeda_area_3_plain_handicap,
    &ikeda_area_3_first_pass_counts,
    &ikeda_territory_1,
    &ikeda_territory_1_psk,
    &ikeda_territory_1_full_handicap,
    &ikeda_territory_2,
    &ikeda_territory_2_psk,
    &ikeda_territory_2_full_handicap,
    &ikeda_territory_3,
    &ikeda_territory_3_psk,
    &ikeda_territory_3_full_handicap,
    &simple_territory_07,
    &simple_territory_07_next_interruption,
    &simple_territory_07_no_single_suicide,
    &igfip,
    &igfip_japanese_seki,
    &french_2007,
    &french_2007_ssk,
    &french_2007_psk,
    &wikipedia_basic,
    &wikipedia_basic_ssk,
    &wikipedia_basic_nssk,
    &wikipedia_basic_7a,
    &wikipedia_basic_7a_ssk,
    &wikipedia_basic_7a_nssk,
    &japanese_1989,
    &japanese_1989_one_ko_pass,
    &japanese_1989_unfilled_dame,
    &japanese_1949,
    &wagc_1979,
    &korean,
    &chinese_as_written,
    &chinese_as_written_ssk,
    &chinese_practice,
    &aga,
    &aga_nssk,
    &aga_second_stop,
    &aga_territory,
    &bga,
    &bga_area,
    &ing_1996,
    &ing_simplified,
    &new_zealand,
    &new_zealand_ssk,
    &new_zealand_no_single_suicide,
    &tromp_taylor,
    &tromp_taylor_ssk,
    &stone_scoring,
    &button_go,
    &button_go_keeps_bans,
    &wmsg_2008,
    &egf_ing,
    &egf_area,
    &egf_japanese,
    &igs,
};

// SGF's own words come first for each ruleset that has one. JPN and CH are UGF's, chn and jap those of files
// from Tygem and Pandanet; words in Japanese, Chinese and Korean are what such a program may write. The
// server CGOS plays by area, bans every position that has been there, and neither lets stones take themselves
// off nor takes any off at the end.
constexpr Alias aliases[]{
    {"Japanese", &japanese_1989},
    {"jp", &japanese_1989},
    {"ja", &japanese_1989},
    {"JPN", &japanese_1989},
    {"jap", &japanese_1989, false},
    {"Japan", &japanese_1989, false},
    {"Nihon Kiin", &japanese_1989, false},
    {"日本棋院", &japanese_1989},
    {"일본", &japanese_1989},
    {"日本", &japanese_1989},
    {"Chinese", &chinese_practice},
    {"cn", &chinese_practice},
    {"zh", &chinese_practice},
    {"CH", &chinese_practice},
    {"中国", &chinese_practice},
    {"chn", &chinese_practice, false},
    {"China", &chinese_practice, false},
    {"中國", &chinese_practice},
    {"中国围棋", &chinese_practice},
    {"数子", &chinese_practice},
    {"중국", &chinese_practice},
    {"Korean", &korean},
    {"ko", &korean},
    {"kr", &korean},
    {"kor", &korean, false},
    {"Korea", &korean, false},
    {"한국", &korean},
    {"韩国", &korean},
    {"韓国", &korean},
    {"韓國", &korean},
    {"한국기원", &korean},
    {"AGA", &aga},
    {"us", &aga},
    {"American", &aga, false},
    {"美国", &aga},
    {"BGA", &bga},
    {"French", &french_2007},
    {"fr", &french_2007},
    {"France", &french_2007, false},
    {"FFG", &french_2007, false},
    {"NZ", &new_zealand},
    {"New Zealand", &new_zealand},
    {"GOE", &ing_1996},
    {"Ing", &ing_1996},
    {"Ing Goe", &ing_1996, false},
    {"应氏", &ing_1996},
    {"應氏", &ing_1996},
    {"応氏", &ing_1996},
    {"잉", &ing_1996},
    {"Tromp-Taylor", &tromp_taylor},
    {"Tromp/Taylor", &tromp_taylor, false},
    {"TT", &tromp_taylor},
    {"TrompTaylor", &tromp_taylor, false},
    {"Japanese (IGS)", &igs, false},
    {"cgos", &wikipedia_basic_7a, false},
    {"chinese-written", &chinese_as_written},
    {"simplified-ing", &ing_simplified},
    {"ing-psk", &ing_simplified},
    {"igfip-no-seki-points", &igfip_japanese_seki},
};

constexpr MethodAlias method_aliases[]{
    {"chinese", "half_count"},      {"old-chinese", "fill_by_tens"}, {"new-zealand", "smaller_side"},
    {"nz", "smaller_side"},         {"japanese", "fill_prisoners"},  {"aga", "pass_stone_fill"},
    {"french", "extra_stone_fill"}, {"ing", "fixed_stones_fill"},    {"simple-territory", "two_positions"},
};

// Words are compared in lower case, with hyphens for blanks and underscores.
std::string plain(std::string_view word) {
    std::string text = lower(word);
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == ' ' || c == '_'; }, '-');
    return text;
}

// Without "rules" and its like behind it, in brackets or not.
std::string_view without_rules(std::string_view word) {
    constexpr std::string_view endings[]{"-rules", "-rule", "-ruleset", "rules", "ルール", "規則",
                                         "规则",   "规则",  "룰",       "규칙",  "규정",   "-style"};
    for (const std::string_view ending : endings) {
        if (!word.ends_with(ending) || word.size() == ending.size()) continue;
        word.remove_suffix(ending.size());
        break;
    }
    while (word.ends_with('-')) word.remove_suffix(1);
    return word;
}

// By which a ruleset can be guessed: what people call it, and its id. Two letters are near to anything.
std::vector<std::string> guessable_names() {
    std::vector<std::string> names;
    for (const Ruleset* rules : rulesets) names.emplace_back(rules->id);
    for (const Alias& alias : aliases)
        if (alias.is_written && alias.word.size() > 2 && plain(alias.word) != alias.rules->id)
            names.push_back(plain(alias.word));
    return names;
}

constexpr MessageTemplate empty_name{"empty_name", "the name of a ruleset is empty"};
constexpr MessageTemplate unknown_ruleset{"unknown_ruleset",
                                          "there is no ruleset '{given}'; the nearest are {nearest}"};

BadInput unknown(std::string_view word) {
    if (word.empty()) return bad_input(0, 0, {empty_name});
    const std::vector<std::string> names = guessable_names();
    const std::vector<std::string_view> candidates(names.begin(), names.end());
    const auto near = nearest(plain(utf8_head(word, 60)), candidates, 3);
    const auto quoted = [](std::string_view name) { return "'" + std::string(name) + "'"; };
    return bad_input(
        0, 0,
        {unknown_ruleset,
         {fact("given", std::string(utf8_head(word, 60))), fact("nearest", listed(near, ", ", quoted))}});
}

constexpr std::string_view most_played[]{
    "japanese", "chinese", "korean", "aga", "ing", "new-zealand", "bga", "french", "tromp-taylor",
};

}  // namespace

std::span<const Ruleset* const> all_rulesets() { return rulesets; }

std::vector<const Ruleset*> rulesets_known_first() {
    std::vector<const Ruleset*> ordered;
    const auto add = [&](const Ruleset* base) {
        for (const Ruleset* one : rulesets)
            if (one == base || one->variant_of == base->id) ordered.push_back(one);
    };
    const auto is_in = [&](const Ruleset* one) {
        return std::find(ordered.begin(), ordered.end(), one) != ordered.end();
    };
    for (const std::string_view word : most_played) add(*ruleset_called(word));
    for (const Ruleset* one : rulesets)
        if (!is_in(one)) add(one);
    return ordered;
}

std::span<const Alias> all_aliases() { return aliases; }

std::span<const MethodAlias> all_method_aliases() { return method_aliases; }

std::string_view method_called(std::string_view word) {
    for (const MethodAlias& alias : method_aliases)
        if (plain(word) == alias.word) return alias.method;
    return word;
}

Result<const Ruleset*, BadInput> ruleset_called(std::string_view word) {
    const std::string whole = plain(word);
    for (const std::string_view wanted : {std::string_view(whole), without_rules(whole)}) {
        for (const Ruleset* rules : rulesets)
            if (wanted == rules->id) return rules;
        for (const Alias& alias : aliases)
            if (wanted == plain(alias.word)) return alias.rules;
    }
    return failure(unknown(word));
}

const Ruleset& ruleset_of_engines() { return chinese_practice; }

const Ruleset& ruleset_with_ranks() { return wikipedia_basic; }

std::string sgf_word(const Ruleset& rules) {
    for (const Alias& alias : aliases)
        if (alias.rules == &rules && alias.is_written) return std::string(alias.word);
    return std::string(rules.id);
}

std::string rules_remark(const Ruleset& rules) {
    const bool is_known =
        is_katago(rules.id) || std::any_of(std::begin(rulesets), std::end(rulesets),
                                           [&](const Ruleset* known) { return known->id == rules.id; });
    if (is_known) return {};
    return "Rules: " + std::string(rules.name) + " (" + std::string(rules.id) +
           "), from a file of rules; no program knows them by this word alone";
}

std::string_view kgs_word(const Ruleset& rules) {
    if (&rules == &japanese_1989) return "japanese";
    if (&rules == &chinese_practice) return "chinese";
    if (&rules == &aga) return "aga";
    if (&rules == &new_zealand) return "new_zealand";
    return {};
}

}  // namespace shinpan::go
