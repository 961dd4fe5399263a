// What can be wrong with a file of rules: its place and kind here, its sentence in faults.txt.
#include "formats/rulefile/rulefile.hpp"

#include "fault_kinds.hpp"

#include <doctest/doctest.h>

#include <set>
#include <string>

using namespace shinpan;

namespace {

const std::string from_nothing =
    "id = \"club\"\nself_capture = \"allowed\"\nrepetition = \"positional_superko\"\n"
    "scoring = \"area\"\nending.procedure = \"two_passes\"\n";
const std::string club = "based_on = \"bga\"\nid = \"club\"\n";

struct Row {
    std::string file;
    const char* fault;  // line, column in bytes, kind, and the fact that it is about
};

const Row rows[] = {
    {from_nothing + "self_capturing = true\n", "6:1 unknown_key self_capturing"},
    {from_nothing + "handicap.place = \"free\"\n", "6:10 unknown_key handicap.place"},
    {"id = \"club\"\nid2 = 1\nself_capture = \"sometimes\"\n", "2:1 unknown_key id2"},
    {club + "clauses = { komi = \"é\", x = 2 }\n", "3:26 unknown_key clauses.x"},
    {club + "self_capture = \"sometimes\"\n", "3:16 takes_other_word self_capture"},
    {club + "self_capture = \"\"\n", "3:16 takes_other_word self_capture"},
    {club + "scoring = { a = 1 }\n", "3:11 takes_word scoring"},
    {club + "ending = \"two_passes\"\n", "3:10 takes_table ending"},
    {club + "komi = 6.25\n", "3:8 takes_points komi"},
    {club + "komi = inf\n", "3:8 takes_points komi"},
    {club + "komi = \"7\"\n", "3:8 takes_points komi"},
    {club + "most_moves = -1\n", "3:14 takes_number most_moves"},
    {club + "ending.passes = 0\n", "3:17 takes_number ending.passes"},
    {club + "ending.passes = 101\n", "3:17 takes_number ending.passes"},
    {club + "both_may_lose = 1\n", "3:17 takes_flag both_may_lose"},
    {club + "name = 1\n", "3:8 takes_text name"},
    {club + "name = \"a\\nb\"\n", "3:8 takes_line name"},
    {"based_on = \"\"\nid = \"club\"\n", "0:0 says_nothing_on self_capture"},
    {"based_on = \"agha\"\nid = \"club\"\n", "1:12 unknown_base"},
    {"based_on = \"aga\"\n", "0:0 no_id"},
    {"id = \"club\"\n", "0:0 says_nothing_on self_capture"},
    {"based_on = \"aga\"\nid = \"Our Club\"\n", "2:6 not_an_id id"},
    {"based_on = \"bga\"\nid = \"aga\"\n", "2:6 id_is_taken aga"},
    {club + "variant_of = \"x\"\n", "3:14 takes_registered variant_of"},
    {club + "removal = \"by_control\"\n", "3:11 control_needs_two_positions"},
    {club + "ending.procedure = \"two_positions\"\n", "3:20 control_needs_two_positions"},
    {club + "pass_cost = \"stone_after_preliminary_end\"\n",
     "3:13 needs_preliminary_end stone_after_preliminary_end"},
    {club + "last_move = \"first_after_exempt\"\n", "3:13 needs_preliminary_end first_after_exempt"},
};

BadInput refused(const std::string& file) {
    CAPTURE(file);
    const auto own = ruleset_in_toml(file);
    REQUIRE_FALSE(own);
    return own.error();
}

// The reason for an unknown base is the registry's own sentence.
std::string told(const BadInput& bad) {
    std::string all = std::to_string(bad.line) + ":" + std::to_string(bad.column) + " ";
    all += bad.remark.saying.kind;
    if (bad.remark.facts.empty() || bad.remark.facts.front().name == "reason") return all;
    return all + " " + bad.remark.facts.front().value;
}

}  // namespace

TEST_CASE("a fault in a file of rules has its place, its kind and the key") {
    for (const Row& row : rows) CHECK(told(refused(row.file)) == row.fault);
    CHECK(told(refused(club + "name = \"" + std::string(301, 'x') + "\"\n")) == "3:8 takes_line name");
}

TEST_CASE("faults in files of rules are said in the sentences of faults.txt") {
    std::string all;
    for (const Row& row : rows) all += row.file + "    " + refused(row.file).what + "\n\n";
    CHECK(all == content("tests/formats/rulefile/faults.txt"));
}

TEST_CASE("every kind of fault in a file of rules has a file that shows it") {
    std::set<std::string> shown{"not_toml"};  // whose sentence is the library's
    for (const Row& row : rows) shown.emplace(refused(row.file).remark.saying.kind);
    std::set<std::string> all = kinds_in(content("src/formats/rulefile/fault_messages.hpp"));
    all.merge(kinds_in(content("src/go/rulesets/setting_faults.hpp")));
    CHECK(shown == all);
}
