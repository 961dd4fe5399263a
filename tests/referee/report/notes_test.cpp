// The sentence of each kind of note, as tests/referee/report/notes.txt has it.
#include "referee/report/notes.hpp"

#include "go/rulesets/registry.hpp"
#include "record_of.hpp"
#include "referee/judge/judge.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <string>

using namespace shinpan;

namespace {

// Black has the left three lines of a 5x5 board but for dame, White the right two.
const std::string divided = "(;GM[1]SZ[5]KM[0];B[cc];W[dc];B[cd];W[dd];B[cb];W[db];B[ce];W[de];B[ca];W[da]";
const std::string ko =
    "(;GM[1]SZ[5];B[bc];W[cc];B[ad];W[dd];B[be];W[ce];B[ea];W[bd];B[cd];W[bd];B[db];W[];B[]";
const std::string one_stone = "(;GM[1]SZ[3]KM[0]RE[Void];B[bb];W[ac];B[];W[])";
const std::string passes = divided + ";B[];W[]";
const std::string resumed = passes + ";SHNMP[B::::da];SHNRP[W]";
const std::string marked = divided + ";B[eb];W[];B[];W[];B[]TW[ea][eb][ec][ed][ee]TB[aa][ab][ac][ad][ae])";

struct Row {
    std::string record;
    const char* rules;
};

const Row rows[] = {
    {ko + ")", "aga"},
    {ko + "RE[B+3.5])", "japanese-1989"},
    {divided + ")", "tromp-taylor"},
    {passes + ";B[])", "tromp-taylor"},
    {passes + ";B[];W[])", "tromp-taylor"},
    {resumed + ")", "japanese-1989"},
    {resumed + ";B[aa];W[];B[])", "japanese-1989"},
    {resumed + ";B[];W[];SHNRP[B])", "japanese-1989"},
    {resumed + ";B[aa];W[];B[];SHNEA[])", "japanese-1989"},
    {passes + ";SHNMP[W::::cb])", "japanese-1989"},
    {divided + ";B[eb];W[];B[];SHNSR[::::eb])", "tromp-taylor"},
    {"(;SZ[3]KM[0];B[bb];SHNRR[W];W[ba])", "tromp-taylor"},
    {"(;SZ[5]KM[0];B[bb];W[db];B[];W[];SHNRR[B];B[bc];W[dc];SHNUA[W:3];SHNUG[B])", "aga"},
    {marked, "ing-simplified"},
    {marked, "tromp-taylor"},
    {one_stone, "japanese-1989"},
    {one_stone, "aga"},
    {"(;GM[1]SZ[3];B[bb];W[];B[])", "new-zealand"},
};

std::string told() {
    std::string all;
    for (const Row& row : rows) {
        const Verdict verdict = judge(record_of(row.record), *ruleset_called(row.rules).value());
        all += row.rules + std::string(": ") + row.record + '\n';
        for (const Diagnostic& note : diagnostics_of(verdict))
            if (note.what.find(" %)") == std::string::npos)  // an estimate changes with what was learned
                all += "    " + note.what + '\n';
    }
    return all;
}

}  // namespace

TEST_CASE("notes are said in the sentences of notes.txt") {
    std::ifstream file("tests/referee/report/notes.txt");
    const std::string golden(std::istreambuf_iterator<char>(file), {});
    CHECK(told() == golden);
}
