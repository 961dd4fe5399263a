#include "go/rulesets/registry.hpp"

#include "go/counting/method.hpp"
#include "go/rulesets/pages.hpp"
#include "go/rulesets/rulesets.hpp"
#include "told_faults.hpp"

#include <doctest/doctest.h>

#include <set>

using namespace shinpan;

namespace {

const Ruleset* called(std::string_view word) {
    const auto found = ruleset_called(word);
    return found ? *found : nullptr;
}

}  // namespace

TEST_CASE("a ruleset is found by its id in any case") {
    for (const Ruleset* rules : all_rulesets()) CHECK(called(rules->id) == rules);
    CHECK(called("Tromp-Taylor") == &tromp_taylor);
    CHECK(called("IKEDA-AREA-1") == &ikeda_area_1);
    CHECK(called("simple_territory_07") == &simple_territory_07);
}

TEST_CASE("the words of people, SGF and other programs name rulesets") {
    for (const char* word : {"Japanese", "jp", "ja", "JPN", "日本", "日本ルール", "日本規則", "日本规则"})
        CHECK(called(word) == &japanese_1989);
    for (const char* word : {"Chinese", "cn", "zh", "CH", "中国", "中国ルール", "中国规则", "中國規則"})
        CHECK(called(word) == &chinese_practice);
    for (const char* word : {"Korean", "ko", "kr"}) CHECK(called(word) == &korean);
    for (const char* word : {"AGA", "us"}) CHECK(called(word) == &aga);
    for (const char* word : {"NZ", "New Zealand", "new zealand"}) CHECK(called(word) == &new_zealand);
    for (const char* word : {"GOE", "Ing", "ing_1996"}) CHECK(called(word) == &ing_1996);
    for (const char* word : {"TT", "tromp taylor", "Tromp/Taylor"}) CHECK(called(word) == &tromp_taylor);
    CHECK(called("BGA") == &bga);
    CHECK(called("French") == &french_2007);
    CHECK(called("igfip-no-seki-points") == &igfip_japanese_seki);
}

TEST_CASE("an unknown word is an error that names the nearest three, an empty one is said to be empty") {
    const auto fault = [](std::string_view word) { return told(ruleset_called(word).error()); };
    CHECK(fault("japanes") == "0:0: unknown_ruleset: japanes, 'japanese', 'egf-japanese', 'japanese-1989'");
    CHECK(fault("ing ruler").starts_with("0:0: unknown_ruleset: ing ruler, 'ing', "));
    CHECK(fault("") == "0:0: empty_name");
    const std::string head(59, 'x');  // of a word of 61 bytes, whose last letter has two
    CHECK(fault(head + "é").starts_with("0:0: unknown_ruleset: " + head + ", "));
    CHECK(ruleset_called("japanes").error().what ==
          "there is no ruleset 'japanes'; the nearest are 'japanese', 'egf-japanese', 'japanese-1989'");
}

TEST_CASE("ids and names are told apart") {
    std::set<std::string_view> ids, names;
    for (const Ruleset* rules : all_rulesets()) {
        CHECK(ids.insert(rules->id).second);
        CHECK(names.insert(rules->name).second);
        CHECK_FALSE(rules->source.empty());
    }
}

TEST_CASE("a variant stands behind the ruleset that it is another reading of") {
    const Ruleset* base = nullptr;
    for (const Ruleset* rules : all_rulesets()) {
        if (rules->variant_of.empty())
            base = rules;
        else
            CHECK(rules->variant_of == base->id);
    }
}

TEST_CASE("the word for SGF's RU reads back as the same ruleset") {
    for (const Ruleset* rules : all_rulesets()) CHECK(called(sgf_word(*rules)) == rules);
    CHECK(sgf_word(japanese_1989) == "Japanese");
    CHECK(sgf_word(ing_1996) == "GOE");
    CHECK(sgf_word(new_zealand) == "NZ");
}

TEST_CASE("the word for the command kgs-rules reads back as the same ruleset") {
    for (const Ruleset* rules : all_rulesets())
        if (!kgs_word(*rules).empty()) CHECK(called(kgs_word(*rules)) == rules);
    CHECK(kgs_word(new_zealand) == "new_zealand");
    CHECK(kgs_word(ing_1996).empty());
}

TEST_CASE("a counting method is called by its own name or by what people call it") {
    CHECK(method_called("chinese") == "half_count");
    CHECK(method_called("new_zealand") == "smaller_side");
    CHECK(method_called("NZ") == "smaller_side");
    CHECK(method_called("half_count") == "half_count");
    CHECK(method_called("nobody's") == "nobody's");
}

TEST_CASE("every customary name is that of one method, and stands in the table of methods") {
    std::set<std::string_view> words;
    const std::string page = content("docs/counting.md");
    for (const MethodAlias& alias : all_method_aliases()) {
        CAPTURE(alias.word);
        CHECK(words.insert(alias.word).second);
        CHECK(method_in(alias.method));
        CHECK_FALSE(method_in(alias.word));
        const auto row = page.find("| `" + std::string(alias.method) + "` |");
        REQUIRE(row != std::string::npos);
        const std::string line = page.substr(row, page.find('\n', row) - row);
        CHECK(line.find("`" + std::string(alias.word) + "`") != std::string::npos);
    }
}
