#include "go/rulesets/katago.hpp"
#include "formats/rulefile/rulefile.hpp"

#include "go/rulesets/katago_words.hpp"
#include "go/rulesets/rulesets.hpp"

#include <doctest/doctest.h>

using namespace shinpan;

namespace {

ReadRules read(std::string_view text) {
    auto file = ruleset_in_katago(text);
    if (!file) MESSAGE(file.error().what);
    REQUIRE(file);
    return *file;
}

bool mentions(const std::vector<std::string>& differences, std::string_view words) {
    for (const std::string& difference : differences)
        if (difference.find(words) != std::string::npos) return true;
    return false;
}

}  // namespace

TEST_CASE("each key of KataGo's rules becomes a value of an axis") {
    const ReadRules file =
        read(R"({"ko":"SITUATIONAL","scoring":"AREA","tax":"ALL","suicide":false,"hasButton":true,)"
             R"("whiteHandicapBonus":"N-1","friendlyPassOk":true,"komi":6.5})");
    const Ruleset& rules = file.ruleset.rules();
    CHECK(rules.repetition.is == situational_superko);
    CHECK(rules.scoring.is == Scoring::area);
    CHECK(rules.seki.is == SekiPoints::none_by_dame);
    CHECK(rules.group_tax.is == GroupTax::two_each);
    CHECK(rules.self_capture.is == SelfCapture::forbidden);
    CHECK(rules.button.is == Button::lifts_bans);
    CHECK(rules.handicap.is.compensation == Compensation::n_minus_1);
    CHECK(rules.removal.is == Removal::by_agreement);
    CHECK(rules.komi.is == points(6) + half_point);
    CHECK(mentions(file.differences, "the first player to pass"));
    CHECK(mentions(file.differences, "every region with dame"));
}

TEST_CASE("a key that is missing has KataGo's default") {
    const ReadRules nothing = read("{}");
    CHECK(nothing.ruleset.rules().repetition.is == positional_superko);
    CHECK(nothing.ruleset.rules().self_capture.is == SelfCapture::groups_only);
    CHECK(nothing.ruleset.rules().komi.is == points(7) + half_point);
    CHECK(nothing.differences.empty());
    const ReadRules territory = read(R"({"scoring":"TERRITORY","ko":"SIMPLE"})");
    CHECK(territory.ruleset.rules().seki.is == SekiPoints::none_by_dame);
    CHECK(territory.ruleset.rules().komi.is == points(6) + half_point);
    CHECK(territory.ruleset.rules().long_cycle.is == LongCycle::no_result);
    CHECK(mentions(territory.differences, "third time"));
    CHECK(mentions(territory.differences, "two phases of further play"));
    CHECK(mentions(territory.differences, "a chain in atari"));
    CHECK(read(R"({"hasButton":true})").ruleset.rules().komi.is == points(7));
}

TEST_CASE("KataGo's words are its settings, and settings are written as they were read") {
    CHECK(katago_words().size() == 17);
    for (const KatagoWord& known : katago_words()) {
        CAPTURE(known.word);
        const ReadRules file = read(known.word);
        const KatagoRules written = katago_rules_of(file.ruleset.rules());
        CHECK(written.json == known.json);
        CHECK(written.differences == file.differences);
        CHECK(keys_of(read(written.json).ruleset.rules()) == keys_of(file.ruleset.rules()));
    }
    CHECK(katago_rules_of(read(" \"Tromp Taylor\"\n").ruleset.rules()).json ==
          katago_rules_of(read("tromp_taylor").ruleset.rules()).json);
}

TEST_CASE("a ruleset that KataGo has is written without difference, others with what parts them") {
    const KatagoRules same = katago_rules_of(tromp_taylor);
    CHECK(same.differences.empty());
    CHECK(same.json.find(R"("ko":"POSITIONAL")") != std::string::npos);
    CHECK(same.json.find(R"("suicide":true)") != std::string::npos);

    const auto parts = [](const Ruleset& rules, std::string_view words) {
        CAPTURE(rules.id);
        return mentions(katago_rules_of(rules).differences, words);
    };
    CHECK(parts(ikeda_area_1, "'capturing_superko', which KataGo does not know"));
    CHECK(parts(ikeda_area_1, "stones alone count here"));
    CHECK(parts(ikeda_area_3, "the first pass"));
    CHECK(parts(ikeda_territory_2, "immortal"));
    CHECK(parts(ikeda_territory_3, "passes cost stones here"));
    CHECK(parts(french_2007, "'natural_superko'"));
    CHECK(parts(new_zealand, "one stone may take itself off"));
    CHECK(parts(japanese_1989, "'no_result_by_agreement' here"));
    CHECK(parts(japanese_1989, "could have been filled"));
    CHECK(parts(japanese_1989, "both players may lose"));
    CHECK(parts(japanese_1989, "an illegal move has a consequence"));
    CHECK(parts(ing_1996, "there is a second ban"));
    CHECK(parts(ing_1996, "one player wins them here"));
    CHECK(parts(simple_territory_07, "not by agreement alone"));
    CHECK(parts(button_go_keeps_bans, "it lifts no bans here"));
}

TEST_CASE("half a point for a handicap, which KataGo has not, is told as a difference") {
    const auto half = read_rule_file("based_on = \"aga\"\nid = \"club\"\nhandicap.compensation = \"half\"\n");
    REQUIRE(half);
    CHECK(mentions(katago_rules_of(half->ruleset.rules()).differences, "White receives half a point here"));
    CHECK_FALSE(mentions(katago_rules_of(aga).differences, "handicap"));
}

TEST_CASE("the ko rule that every pass lifts is written and read, with how KataGo ends its games") {
    const ReadRules file = read(R"({"ko":"SPIGHT"})");
    CHECK(file.ruleset.rules().repetition.is == superko_since_pass);
    CHECK(file.ruleset.rules().long_cycle.is == LongCycle::nothing);
    CHECK(mentions(file.differences, "passes in a position in which they have passed before"));
    CHECK_FALSE(mentions(file.differences, "repetition"));
    const KatagoRules written = katago_rules_of(file.ruleset.rules());
    CHECK(written.json.find(R"("ko":"SPIGHT")") != std::string::npos);
    CHECK(written.differences == file.differences);
}

TEST_CASE("KataGo's compact text says what its JSON says") {
    const auto same = [](std::string_view compact, std::string_view json) {
        CAPTURE(compact);
        const ReadRules a = read(compact);
        const ReadRules b = read(json);
        CHECK(keys_of(a.ruleset.rules()) == keys_of(b.ruleset.rules()));
        CHECK(a.differences == b.differences);
    };
    same("koPOSITIONALscoreAREAtaxNONEsui1", R"({"ko":"POSITIONAL","scoring":"AREA","suicide":true})");
    same("koSIMPLEscoreTERRITORYtaxSEKIsui0", R"({"ko":"SIMPLE","scoring":"TERRITORY","suicide":false})");
    same(" koSITUATIONAL scoringAREA taxALL\nsui0 button1 whbN-1 fpok1 komi6.5\n",
         R"({"ko":"SITUATIONAL","tax":"ALL","suicide":false,"hasButton":true,"whiteHandicapBonus":"N-1",)"
         R"("friendlyPassOk":true,"komi":6.5})");
    same("koSIMPLEscoreAREAtaxNONEsui0whbN", R"({"ko":"SIMPLE","suicide":false,"whiteHandicapBonus":"N"})");
    same("koSPIGHTwhb0komi-3koSIMPLE", R"({"ko":"SIMPLE","komi":-3})");
}

TEST_CASE("a file of rules is read in any form") {
    const auto compact = read_rule_file("koSIMPLEscoreAREAtaxNONEsui0\n");
    REQUIRE(compact);
    CHECK(compact->ruleset.rules().self_capture.is == SelfCapture::forbidden);

    const auto json = read_rule_file("\n {\"ko\":\"SIMPLE\"}");
    REQUIRE(json);
    CHECK(json->ruleset.rules().repetition.is == basic_ko);
    CHECK_FALSE(json->differences.empty());
    const auto toml = read_rule_file("based_on = \"aga\"\nid = \"club\"\n");
    REQUIRE(toml);
    CHECK(toml->ruleset.rules().id == "club");
    CHECK(toml->differences.empty());
    CHECK_FALSE(read_rule_file("nothing"));
}
