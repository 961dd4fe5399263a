// The games of a part of a file, judged: what goes to stdout and stderr, and whether something was refused.
#pragma once

#include "apps/cli/commands/chosen_rules.hpp"
#include "apps/cli/files/records.hpp"
#include "referee/judge/judge.hpp"

#include <string>
#include <vector>

namespace shinpan::inline apps::cli {

struct HowToJudge {
    enum class Rules { of_record, all, one };
    Rules rules = Rules::of_record;
    ChosenRules one{};
    JudgeOptions options{};
    bool strict = false;
    bool variations = false;  // judge them too
    bool json = false;
    bool brief = false;    // a line a game
    bool verbose = false;  // a line a ruleset too, where all are asked
};

struct JudgedGame {
    // UTF-8, whole lines but for the beginning, which names the file and the number of the game: nobody
    // knows it before the games in front are read. In JSON one for each verdict.
    std::vector<std::string> texts{};
    std::string out{};     // whole lines that name no game
    std::string errors{};  // whole lines for stderr
    bool refused = false;
};

// In order, at least one. `path` is for messages. Where memory is short, std::bad_alloc.
std::vector<JudgedGame> judge_part(const std::string& path, GamePart, const HowToJudge&);

// What stands where a file, or a part of one, cannot be read.
JudgedGame unreadable(const std::string& path, const BadInput&, const HowToJudge&,
                      const std::vector<Diagnostic>& warnings = {});

}  // namespace shinpan::apps::cli
