// Runs every case table and prints, a ruleset a line: clauses, clauses with a telling row, rows. A row tells
// when another ruleset judges the same record differently; only such a row shows that the clause matters.
#include "case_table.hpp"
#include "go/rulesets/pages.hpp"
#include "go/rulesets/registry.hpp"
#include "verdict.hpp"

#include <doctest/doctest.h>

#include <cstdio>
#include <filesystem>
#include <set>
#include <string>

using namespace cases;

namespace {

std::filesystem::path table_path(const shinpan::Ruleset& rules) {
    return "tests/cases/" + std::string(rules.id) + ".case";
}

// True when the row tells: all expectations hold, and another ruleset says something else.
bool check(const Row& row, const shinpan::Ruleset& rules) {
    CAPTURE(rules.id);
    CAPTURE(row.line);
    CAPTURE(row.title);
    const auto verdict = judge(row, rules);
    if (!verdict) {
        FAIL_CHECK(verdict.error().what);
        return false;
    }
    CHECK(verdict->answer == row.answer);
    if (!verdict->clause.empty()) CHECK(verdict->clause == row.says_so);
    for (const Expected& other : row.others) {
        CAPTURE(other.rules->id);
        const auto there = judge(row, *other.rules);
        CHECK(there);
        CHECK((there ? there->answer : there.error().what) == other.answer);
        CHECK(other.answer != row.answer);
    }
    return !row.others.empty();
}

void print(const shinpan::Ruleset& rules, const Table& table, const std::set<std::string>& clauses,
           const std::set<std::string>& told) {
    std::printf("%-20s %3zu clauses, %3zu with a telling row, %3zu rows\n", std::string(rules.id).c_str(),
                clauses.size(), told.size(), table.rows.size());
    std::string untold;
    for (const std::string& clause : clauses)
        if (told.count(clause) == 0) untold += (untold.empty() ? "" : "; ") + clause;
    if (!untold.empty()) std::printf("    no row can tell, or does: %s\n", untold.c_str());
}

void run(const shinpan::Ruleset& rules) {
    const auto table = table_from(shinpan::content(table_path(rules)));
    CAPTURE(rules.id);
    if (!table) {
        FAIL_CHECK("line " << table.error().line << ": " << table.error().what);
        return;
    }
    CHECK(table->rules == &rules);
    const auto clauses = shinpan::references(shinpan::page_of(rules));
    std::set<std::string> told;
    for (const Row& row : table->rows) {
        CAPTURE(row.line);
        CAPTURE(row.clause);
        CHECK(clauses.count(row.clause) == 1);
        if (check(row, rules)) told.insert(row.clause);
    }
    print(rules, *table, clauses, told);
}

}  // namespace

TEST_CASE("every row of every case table is judged as it says") {
    for (const shinpan::Ruleset* rules : shinpan::all_rulesets())
        if (std::filesystem::exists(table_path(*rules))) run(*rules);
}

TEST_CASE("every ruleset that is no variant has a case table") {
    for (const shinpan::Ruleset* rules : shinpan::all_rulesets()) {
        CAPTURE(rules->id);
        if (rules->variant_of.empty()) CHECK(std::filesystem::exists(table_path(*rules)));
    }
}

TEST_CASE("a row tells every variant from the ruleset that it is another reading of") {
    std::set<std::string_view> told;
    for (const shinpan::Ruleset* rules : shinpan::all_rulesets()) {
        const auto table = table_from(shinpan::content(table_path(*rules)));
        if (!table) continue;
        for (const Row& row : table->rows)
            for (const Expected& other : row.others)
                if (other.rules->variant_of == rules->id) told.insert(other.rules->id);
    }
    for (const shinpan::Ruleset* rules : shinpan::all_rulesets()) {
        const bool only_in_confirmation = rules->ko_pass.is == shinpan::KoPass::one_ko;
        if (rules->variant_of.empty() || only_in_confirmation) continue;
        CAPTURE(rules->id);
        CHECK(told.count(rules->id) == 1);
    }
}

TEST_CASE("a case table with a mistake is an error with its line") {
    const auto said = [](std::string_view text) {
        const auto table = table_from(text);
        return table ? std::string("fine") : std::to_string(table.error().line) + " " + table.error().what;
    };
    CHECK(said("rules tromp-taylor\nrow x\nsize 3x3\nlegal played\n") == "fine");
    CHECK(said("rules tromp-taylor\nrow x\nsiez 3x3\n") ==
          "3 'siez' is neither a word of case tables nor a ruleset");
    CHECK(said("rules tromp-taylor\nsize 3x3\n") == "2 'size' stands before the first row");
    CHECK(said("rules tromp-taylor\nrow x\nsize 3\n") == "3 a size is COLSxROWS, not '3'");
    CHECK(said("rules tromp-taylor\nrow x\nsize 99999999x3\n") == "3 a size is COLSxROWS, not '99999999x3'");
    CHECK(said("rules tromp-taylor\nrow x\nkomi 6,5\n") == "3 a komi is a number like 7 or 6.5, not '6,5'");
    CHECK(said("rules tromp-taylor\nrow x\nsize 3x3\n") == "2 the row asks no question");
    CHECK(said("") == "0 no line says which rules these are");
    CHECK(said("rules nowhere\n").rfind("1 there is no ruleset 'nowhere'", 0) == 0);
}

TEST_CASE("a row that every ruleset meets does not tell") {
    const auto table =
        table_from("rules tromp-taylor\nrow x\nclause Rule 8\nsize 3x3\nrecord B A1\nlegal played\n");
    REQUIRE(table);
    CHECK_FALSE(check(table->rows.front(), *table->rules));
}
