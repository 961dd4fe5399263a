// The thinking time of an event as the European list of players counts it.
#pragma once

#include "go/table/time_control.hpp"

namespace shinpan::tournament {

// Main time, and 45 byo-yomi periods, 60 moves of Canadian overtime, or 120 increments.
double adjusted_minutes(const TimeControl&);

// 'A', 'B' or 'C', from long to short; 'D' for shorter ones.
char time_class(const TimeControl&);

}  // namespace shinpan::tournament
