// What two players may do at a table: offers and answers, how far they are with the end, clocks and results.
//
//     #include <shinpan/rules.hpp>
//     #include <shinpan/table.hpp>
//     using namespace shinpan;
//     const Ruleset& rules = **ruleset_called("AGA");
//     GameTable table(Game(rules, Size{9, 9}, conditions_of(rules)));
//     for (const Color by : {Color::black, Color::white}) static_cast<void>(table.apply(pass(by)));
//     std::cout << word_of(settlement(table.game()).state) << "\n";  // stopped
//     const auto clock = time_control_in("byoyomi:600:30:5");
//     std::cout << PlayerClock(*clock).until_loss() / 1000 << "\n";  // 750
//     std::cout << to_text(GameResult{Ended::resignation, Color::black}) << "\n";  // B+R
//
// Whatever both must agree on takes two steps: an offer with a number, and an answer that says in full
// what is accepted. What cannot be now is refused with reason and clause, and changes nothing; words that
// are not a time control are an error that lists the forms. Times are milliseconds, amounts are in half
// points. No clock is read. The ruleset must outlive the table. A copy is an independent table, and different
// threads may use different ones.
#pragma once

#include "go/table/game_result.hpp"
#include "go/table/game_table.hpp"
#include "go/table/offers.hpp"
#include "go/table/settlement.hpp"
#include "go/table/time_control.hpp"
