// What makes one verdict on a game differ from another, and what it is worth.
#include "referee/report/causes.hpp"

#include "go/rulesets/registry.hpp"
#include "record_of.hpp"
#include "referee/judge/judge.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace shinpan;

namespace {

const std::string divided =
    "(;GM[1]SZ[5]KM[0];B[cc];W[dc];B[cd];W[dd];B[cb];W[db];B[ce];W[de];B[ca];W[da];B[];W[])";

Verdict counted() { return judge(record_of(divided), **ruleset_called("aga")); }

Verdict with(Verdict verdict, Term term) {
    std::get<Counted>(verdict.count).score.terms.push_back(term);
    return verdict;
}

std::vector<std::string> told(const Verdict& verdict, const Verdict& usual) {
    std::vector<std::string> all;
    for (const Cause& cause : causes(verdict, usual)) all.push_back(in_english(cause));
    return all;
}

}  // namespace

TEST_CASE("each term that one ruleset counts and the other does not is a cause with its worth") {
    struct Row {
        What what;
        const char* saying;
    };
    for (const auto& [what, saying] :
         {Row{What::compensation, "White is compensated for the handicap"},
          Row{What::first_pass, "White made the first pass of the game"}, Row{What::button, "the button"},
          Row{What::group_tax, "each living group gives up two points"},
          Row{What::pass_stones, "stones handed over with passes"},
          Row{What::late_stones, "stones played late that are not immortal"}}) {
        CAPTURE(std::string(saying));
        const Verdict more = with(counted(), {Color::white, what, points(2), ""});
        CHECK(told(counted(), counted()).empty());
        CHECK(told(more, counted()) == std::vector{saying + std::string(": 2 points for White")});
        CHECK(told(counted(), more) ==
              std::vector{"not counted here: " + std::string(saying) + ": 2 points for Black"});
    }
}
