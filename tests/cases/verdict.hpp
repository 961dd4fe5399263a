// What a ruleset says of a row's record.
//
// Events of a record, B or W being the player:
//
//   B D4        B pass       B button     B resign     B timeout    B forfeit
//   B dead D4 E4 (he proposes these marks)             W accepts (the marks on the table)
//   W resumes   W breach D4 (he tried to play there, and the opponent claims it)
//   agreed end  agreed dead D4        agreed analysis D4 (these points emptied)      agreed no result
//   both lose   handicap 2 D4 E4 (or without points: White passes)
//   arbiter status_ruled - D4 dead (what an arbiter decides, as its event line)
//
// Questions and their answers; a refused event answers every question with "refused at N: REASON", N counted
// from 1 over the record, and its consequence where it has one ("refused at 2: occupied, loses"):
//
//   legal       "played"
//   stage       "stopped, W to move"
//   handed      "B 1, W 2": the pass stones that each handed over
//   term WHAT   "B 3, W -1.5": the points of the terms of that kind; "none"
//   total       "B 12, W 9.5"
//   result      "B+2.5", "0", "W+R", "Void", "BothLose"; "B" by a ruling without a margin; "open" while the
//               game goes on
#pragma once

#include "case_table.hpp"

namespace cases {

struct Verdict {
    std::string answer;
    std::string clause;  // that says so; empty where none is needed
};

shinpan::Result<Verdict, shinpan::BadInput> judge(const Row&, const shinpan::Ruleset&);

}  // namespace cases
