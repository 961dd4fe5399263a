#include "formats/rulefile/rulefile.hpp"

#include "go/rules/words.hpp"
#include "go/rulesets/registry.hpp"
#include "go/rulesets/rulesets.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>

using namespace shinpan;

namespace {

const std::string nothing_but_play =
    "id = \"club\"\n"
    "self_capture = \"allowed\"\n"
    "repetition = \"positional_superko\"\n"
    "scoring = \"area\"\n"
    "ending.procedure = \"two_passes\"\n";

Ruleset read(const std::string& text) {
    const auto own = ruleset_in_toml(text);
    if (!own) MESSAGE(own.error().line, ": ", own.error().what);
    REQUIRE(own);
    static std::vector<OwnRuleset> kept;
    kept.push_back(*own);
    return own->rules();
}

BadInput refused(const std::string& text) {
    const auto own = ruleset_in_toml(text);
    REQUIRE_FALSE(own);
    return own.error();
}

template <class... Axes>
std::vector<std::string_view> words_of_axes() {
    std::vector<std::string_view> words;
    const auto add = [&](const std::vector<std::string_view>& more) {
        words.insert(words.end(), more.begin(), more.end());
    };
    (add(all_words<Axes>()), ...);
    return words;
}

}  // namespace

TEST_CASE("every registered ruleset is equal when written and read again") {
    for (const Ruleset* rules : all_rulesets()) {
        CAPTURE(rules->id);
        const Ruleset again = read(to_toml(*rules));
        CHECK(again == *rules);
        CHECK(keys_of(again) == keys_of(*rules));
    }
}

TEST_CASE("a written ruleset shows each axis with its word, the clauses last") {
    const std::string text = to_toml(ikeda_territory_1);
    CHECK(text.starts_with("id = \"ikeda-territory-1\"\n"));
    CHECK(text.find("\nrepetition = \"capturing_superko\"\n") != std::string::npos);
    CHECK(text.find("\n[ending]\nprocedure = \"preliminary_end\"\n") != std::string::npos);
    CHECK(text.find("\n[clauses]\n") > text.find("\n[handicap]\n"));
    CHECK(text.find("\nrepetition = \"Rule 4\"\n") > text.find("\n[clauses]\n"));
}

TEST_CASE("a ruleset composed from nothing has what it says, and no clauses") {
    const Ruleset club = read(nothing_but_play + "komi = 5.5\ntie = \"white_wins\"\n");
    CHECK(club.id == "club");
    CHECK(club.name == "club");
    CHECK(club.self_capture.is == SelfCapture::allowed);
    CHECK(club.self_capture.clause.empty());
    CHECK(club.repetition.is == positional_superko);
    CHECK((club.ending.is.procedure == two_passes));
    CHECK(club.komi.is == points(5) + half_point);
    CHECK(club.tie.is == Tie::white_wins);
    CHECK(to_toml(club).find("clauses") == std::string::npos);
}

TEST_CASE("what is based on a ruleset keeps its clauses but for the values that it changes") {
    const Ruleset club = read(
        "based_on = \"French\"\nid = \"club\"\nname = \"Our club\"\nself_capture = \"allowed\"\n"
        "scoring = \"area\"\nending.final_stop = \"none\"\nkomi = 7\n[clauses]\nkomi = \"House rule 2\"\n");
    CHECK(club.name == "Our club");
    CHECK(club.variant_of.empty());
    CHECK(club.source == french_2007.source);
    CHECK(club.repetition == french_2007.repetition);
    CHECK(club.scoring == french_2007.scoring);
    CHECK(club.self_capture == Rule<SelfCapture>{SelfCapture::allowed, {}});
    CHECK(club.komi == Rule<HalfPoints>{points(7), "House rule 2"});
    CHECK((club.ending.is.procedure == agree_or_resume));
    CHECK(club.ending.is.final_stop == FinalStop::none);
    CHECK(club.ending.clause.empty());
    CHECK(club.ending.is.stop.empty());
}

TEST_CASE("a handicap's komi has a clause of its own, which goes with the handicap that is changed") {
    const std::string base = "based_on = \"AGA\"\nid = \"club\"\nname = \"Club\"\n";
    CHECK(read(base).handicap.is.komi_clause == "Rule 3");
    const std::string changed = base + "handicap.komi = 1\n";
    CHECK(read(changed).handicap.clause.empty());
    CHECK(read(changed).handicap.is.komi_clause.empty());
    const Ruleset named = read(changed + "[clauses]\nhandicap_komi = \"House rule 3\"\n");
    CHECK(named.handicap.is.komi_clause == "House rule 3");
    CHECK(to_toml(named).find("handicap_komi = \"House rule 3\"\n") != std::string::npos);
}

TEST_CASE("a ban on repetition has a name or is composed of its five answers") {
    const Ruleset composed = read(
        "based_on = \"aga\"\nid = \"club\"\n[repetition]\nsame = \"board\"\nmaker = \"own_play\"\n"
        "binds = \"capturing\"\n");
    CHECK(composed.repetition.is ==
          Repetition{.maker = Repetition::Maker::own_play, .binds = Repetition::Binds::capturing});
    CHECK(read(to_toml(composed)) == composed);
    for (const char* name :
         {"allowed", "basic_ko", "positional_superko", "capturing_superko", "superko_since_pass",
          "situational_superko", "natural_superko", "own_move_superko", "unequal_cycles", "one_round_only"}) {
        const Ruleset named =
            read("based_on = \"aga\"\nid = \"club\"\nrepetition = \"" + std::string(name) + "\"\n");
        CHECK(read(to_toml(named)) == named);
    }
}

TEST_CASE("what is no TOML is refused with its place") {
    const BadInput bad = refused("id = \"club\"\nscoring = \n");
    CHECK(bad.line == 2);
    CHECK(bad.remark.saying.kind == "not_toml");
    CHECK(bad.what.starts_with("this is not TOML: "));
    CHECK(refused("id = \"a\"\nid = \"b\"\n").line == 2);
    CHECK(refused(std::string(1000, '[')).line == 1);
    CHECK(refused("").line == 0);
}

TEST_CASE("a ruleset of one's own outlives the text that it was read from, and is shared by its copies") {
    std::string text = nothing_but_play;
    auto own = ruleset_in_toml(text);
    REQUIRE(own);
    const Ruleset* where = &own->rules();
    const OwnRuleset copy = *own;
    text.assign(text.size(), 'x');
    own = ruleset_in_toml(text);
    CHECK(&copy.rules() == where);
    CHECK(copy.rules().id == "club");
}

TEST_CASE("docs/rulefile.md has every key and every word, and its first example is read") {
    std::ifstream file("docs/rulefile.md");
    const std::string page(std::istreambuf_iterator<char>(file), {});
    const auto is_there = [&](std::string_view word, std::string_view quote) {
        CAPTURE(word);
        CHECK(page.find(std::string(quote) + std::string(word)) != std::string::npos);
    };
    for (const RuleKey& entry : keys_of(french_2007))
        if (!entry.key.starts_with("clauses.")) is_there(entry.key, "`");
    using R = Repetition;
    for (const auto word : words_of_axes<TextRead, Consequence, ClaimUntil, SelfCapture, Repetition,
                                         LongCycle, PassCost, LastMove, FirstPass, Button, Procedure,
                                         ResumeFirst, FinalStop, Removal, KoPass, Precedents, Scoring,
                                         SekiPoints, SharedPoints, GroupTax, Tie, Placement, Compensation>())
        is_there(word, "`");
    for (const auto word : words_of_axes<R::Same, R::Maker, R::Binds, R::Back, R::Cycles>())
        is_there(word, " ");

    const std::size_t begin = page.find("```toml\n") + 8;
    const Ruleset example = read(page.substr(begin, page.find("```", begin) - begin));
    CHECK(example.id == "club");
    CHECK(example.komi == Rule<HalfPoints>{points(5) + half_point, "House rule 2"});
    CHECK(example.ending.is.final_stop == FinalStop::none);
}
