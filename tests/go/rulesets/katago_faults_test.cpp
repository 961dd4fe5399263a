// What can be wrong with KataGo's settings: its place and kind here, its sentence in katago_faults.txt.
#include "go/rulesets/katago.hpp"

#include "fault_kinds.hpp"

#include <doctest/doctest.h>

#include <set>
#include <string>

using namespace shinpan;

namespace {

struct Row {
    const char* text;
    const char* fault;  // line, column in bytes, kind, and the fact that it is about
};

const Row rows[] = {
    {"{\"ko\": \"SIMPLE\",\n  \"koo\": 1}", "2:3 unknown_key koo"},
    {R"({"ko":"TRIPLE"})", "1:2 takes_other_word ko"},
    {R"({"ko":3})", "1:2 takes_word ko"},
    {R"({"suicide":1})", "1:2 takes_flag suicide"},
    {R"({"komi":6.25})", "1:2 takes_points komi"},
    {R"({"komi":1e300})", "1:2 takes_points komi"},
    {R"({"hasButton":true,"scoring":"TERRITORY"})", "1:2 button_needs_area"},
    {"{\n\"ko\":}", "2:6 not_json a value was expected"},
    {"{} {}", "1:4 text_behind"},
    {"{", "1:2 not_json a text in quotation marks was expected"},
    {R"({"ko" "SIMPLE"})", "1:7 not_json ':' was expected"},
    {R"({"x":[1,{"a":"}]"}],"ko":"SIMPLE"})", "1:2 unknown_key x"},
    {R"({"x":[1,{)", "1:10 not_json it ends too early"},
    {R"({"x":"\"\\\u0041)", "1:17 not_json a text is not closed, or no UTF-8"},
    {R"("\q")", "1:3 not_json there is no such escape"},
    {R"("\u00g0")", "1:4 not_json \\u takes four digits"},
    {"chess", "1:1 unknown_rules chess"},
    {R"("ch\u0065ss\/")", "1:1 unknown_rules chess/"},
    {"  \"chess\"", "1:3 unknown_rules chess"},
    {"", "1:1 unknown_rules"},
    {"koSIMPLEscoreAREA taxSOME", "1:22 takes_one_of tax"},
    {"koSIMPLE\n sui0foo1", "2:6 unknown_setting"},
    {"koSIMPLEkomi", "1:13 takes_points komi"},
    {"koSIMPLEkomi6.25", "0:0 takes_points komi"},
    {"koSIMPLEkomi6.5.5", "0:0 takes_points komi"},
    {"koSIMPLEkomi-", "0:0 takes_points komi"},
    {"scoreTERRITORYbutton1", "0:0 button_needs_area"},
    {"kosimple", "1:1 unknown_rules kosimple"},
};

BadInput refused(const char* text) {
    CAPTURE(text);
    const auto file = ruleset_in_katago(text);
    REQUIRE_FALSE(file);
    return file.error();
}

std::string told(const BadInput& bad) {
    std::string all = std::to_string(bad.line) + ":" + std::to_string(bad.column) + " ";
    all += bad.remark.saying.kind;
    if (bad.remark.facts.empty() || bad.remark.facts.front().name == "keys") return all;
    const std::string& about = bad.remark.facts.front().value;
    return about.empty() ? all : all + " " + about;
}

}  // namespace

TEST_CASE("a fault in KataGo's settings has its place, its kind and the key") {
    for (const Row& row : rows) CHECK(told(refused(row.text)) == row.fault);
}

TEST_CASE("faults in KataGo's settings are said in the sentences of katago_faults.txt") {
    std::string all;
    for (const Row& row : rows) all += std::string(row.text) + "\n    " + refused(row.text).what + "\n\n";
    CHECK(all == content("tests/go/rulesets/katago_faults.txt"));
}

TEST_CASE("every kind of fault in KataGo's settings has a text that shows it") {
    std::set<std::string> shown;
    for (const Row& row : rows) shown.emplace(refused(row.text).remark.saying.kind);
    std::set<std::string> all = kinds_in(content("src/go/rulesets/katago_faults.hpp"));
    all.merge(kinds_in(content("src/go/rulesets/setting_faults.hpp")));
    CHECK(shown == all);
}
