// One file of records, judged: what goes to stdout and stderr, and whether something was refused.
#pragma once

#include "cli/chosen_rules.hpp"
#include "referee/judge.hpp"

#include <string>

namespace shinpan::cli {

struct HowToJudge {
    enum class Rules { of_record, all, one };
    Rules rules = Rules::of_record;
    ChosenRules one{};
    JudgeOptions options{};
    bool strict = false;
    bool json = false;
    bool brief = false;  // a line a game
};

struct JudgedFile {
    std::string out;     // whole lines, UTF-8
    std::string errors;  // whole lines for stderr
    bool refused = false;
};

JudgedFile judge_file(const std::string& path, const HowToJudge&);

}  // namespace shinpan::cli
