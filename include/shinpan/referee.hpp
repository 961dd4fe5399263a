// The referee: a record judged under a ruleset, move by move to the count, in words or as JSON.
//
//     #include <shinpan/record.hpp>
//     #include <shinpan/referee.hpp>
//     #include <shinpan/rules.hpp>
//     using namespace shinpan;
//     const auto games = sgf::read("(;SZ[5]KM[0];B[bd];W[ce];B[ea];W[bd])");
//     const Record record = *sgf::records(*games).front();
//     const Verdict verdict = judge(record, **ruleset_called("aga"));
//     if (verdict.legal()) return;
//     const IllegalMove& illegal = *verdict.play.illegal;
//     const std::string words = refused_move_in_words(illegal, record.size);
//     std::cout << words << "\n";                    // move 4, White B2: the point is occupied
//     std::cout << to_text(verdict.result) << "\n";  // ?
//
// Whatever the record lacks is assumed and noted, never silently. Any record will do: what the rules
// refuse is part of the verdict. All amounts are in half points. The ruleset must outlive the verdict.
// Different threads may judge at the same time.
#pragma once

#include "referee/judge/judge.hpp"
#include "referee/report/json.hpp"
#include "referee/report/report.hpp"
#include "referee/report/table.hpp"
