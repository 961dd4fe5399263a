// Every word and text by which rules are named, and what is written for them.
#include "go/rulesets/named_rules.hpp"

#include "go/rulesets/katago.hpp"
#include "go/rulesets/katago_words.hpp"
#include "go/rulesets/registry.hpp"
#include "go/rulesets/rulesets.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace shinpan;

TEST_CASE("rules are known by the words of people, servers and programs") {
    struct Row {
        const char* word;
        const Ruleset* rules;
    };
    const Row rows[] = {
        {"Japanese Rules", &japanese_1989},
        {"AGA Rules", &aga},
        {"Chinese rules", &chinese_practice},
        {"Korean rules", &korean},
        {"Japan", &japanese_1989},
        {"jap", &japanese_1989},
        {"Chn", &chinese_practice},
        {"Japanese (IGS)", &igs},
        {"Tromp Taylor rules", &tromp_taylor},
        {"TrompTaylor", &tromp_taylor},
        {"应氏规则", &ing_1996},
        {"應氏規則", &ing_1996},
        {"한국", &korean},
        {"한국 룰", &korean},
        {"한국규칙", &korean},
        {"日本棋院", &japanese_1989},
        {"日本ルール", &japanese_1989},
        {"日本規則", &japanese_1989},
        {"中国规则", &chinese_practice},
        {"中國規則", &chinese_practice},
        {"NZ rules", &new_zealand},
        {"cgos", &wikipedia_basic_7a},
        {"CGOS rules", &wikipedia_basic_7a},
        {"Ing's rules", nullptr},
    };
    for (const Row& row : rows) {
        CAPTURE(std::string(row.word));
        const auto rules = rules_called(row.word);
        CHECK(rules.has_value() == (row.rules != nullptr));
        if (rules) CHECK(rules->registered == row.rules);
    }
    CHECK_FALSE(rules_called("rules").has_value());
    CHECK_FALSE(rules_called("").has_value());
}

TEST_CASE("settings of KataGo's are known by its words, texts and JSON") {
    for (const char* word : {"chinese-ogs", "chinese-kgs", "Chinese OGS", "aga-button", "ancient-area",
                             "koPOSITIONALscoreAREAtaxNONEsui0", R"({"ko":"SIMPLE","scoring":"AREA"})"}) {
        CAPTURE(word);
        const auto rules = rules_called(word);
        REQUIRE(rules.has_value());
        CHECK(rules->registered == nullptr);
    }
    CHECK(rules_called("koTRIPLEscoreAREA").error().what.find("there is no ruleset") != std::string::npos);
    CHECK(rules_called("{\"koo\":1}").error().what.find("there is no key 'koo'") != std::string::npos);
}

TEST_CASE("what is written for rules is read again as the same rules") {
    for (const Ruleset* rules : all_rulesets()) {
        CAPTURE(rules->id);
        CHECK(rules_called(sgf_word(*rules))->registered == rules);
        CHECK(rules_remark(*rules).empty());
    }
    CHECK(sgf_word(wikipedia_basic_7a) == "wikipedia-basic-7a");
    CHECK(sgf_word(**rules_called("chinese-ogs")) == "koPOSITIONALscoreAREAtaxNONEsui0whbNfpok1");
    for (const KatagoWord& known : katago_words()) {
        CAPTURE(known.word);
        const auto rules = ruleset_in_katago(known.json);
        REQUIRE(rules.has_value());
        const auto again = rules_called(sgf_word(rules->ruleset.rules()));
        REQUIRE(again.has_value());
        Ruleset same = **again;  // but for komi, which KM tells
        same.komi.is = rules->ruleset.rules().komi.is;
        same.handicap.is.komi = rules->ruleset.rules().handicap.is.komi;
        CHECK(same == rules->ruleset.rules());
        CHECK(rules_remark(rules->ruleset.rules()).empty());
    }
    Ruleset club = aga;
    club.id = "club";
    club.name = "Club rules";
    CHECK(sgf_word(club) == "club");
    CHECK(rules_remark(club).find("Club rules (club), from a file") != std::string::npos);
}
