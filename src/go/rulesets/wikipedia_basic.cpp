// The basic rules of the Wikipedia article Rules of Go, with its options. docs/rules/wikipedia-basic.md has
// the clauses.
#include "go/rulesets/rulesets.hpp"
#include "go/rulesets/variant.hpp"

namespace shinpan::inline go {

constexpr Ruleset wikipedia_basic{
    .id = "wikipedia-basic",
    .name = "Wikipedia basic rules",
    .source = "Rules of Go, basic rules",
    .read = TextRead::text,
    .turn = "Rule 6",
    .empty_point = "Rule 7",
    .capture = "Rule 7",
    .self_capture = {SelfCapture::allowed, "Rule 7"},
    .repetition = {positional_superko, "Rule 8"},
    .ending = {{.procedure = two_passes, .stop = "Rule 9", .end = "Rule 9"}, "Rule 9"},
    .removal = {Removal::never, "Rule 9"},
    .scoring = {Scoring::area, "Area"},
    .seki = {SekiPoints::count, "Area"},
    .komi = {HalfPoints{}, "Komi"},
    .tie = {Tie::draw, "Rule 10"},
    .handicap = {{Placement::fixed, Compensation::none, HalfPoints{}}, "Handicap"},
};

constexpr Ruleset wikipedia_basic_ssk =
    with_ban(wikipedia_basic, "wikipedia-basic-ssk", "Wikipedia, situational superko", situational_superko);
constexpr Ruleset wikipedia_basic_nssk = with_ban(wikipedia_basic, "wikipedia-basic-nssk",
                                                  "Wikipedia, natural situational superko", natural_superko);

constexpr Ruleset wikipedia_basic_7a =
    variant(wikipedia_basic, "wikipedia-basic-7a", "Wikipedia, Rule 7A", [](Ruleset& rules) {
        rules.self_capture = {SelfCapture::forbidden, "Rule 7A"};
    });
constexpr Ruleset wikipedia_basic_7a_ssk =
    with_ban(wikipedia_basic_7a, "wikipedia-basic-7a-ssk", "Wikipedia, Rule 7A, situational superko",
             situational_superko);
constexpr Ruleset wikipedia_basic_7a_nssk =
    with_ban(wikipedia_basic_7a, "wikipedia-basic-7a-nssk", "Wikipedia, Rule 7A, natural situational superko",
             natural_superko);

}  // namespace shinpan::go
