// What files of other programs have no words for.
#pragma once

#include "tournament/event/event.hpp"
#include "tournament/files/written.hpp"

namespace shinpan::tournament {

// What a format can say of what most cannot.
struct Sayable {
    bool absences = true;  // who was absent, and who had a bye
    bool defaults = true;  // that a game was not played
    bool both = true;      // that both win, or both lose
};

// Warns of what the event has and the format cannot say: rulings, penalties, scores of games, and the rest.
void add_unsaid(const Event&, const Sayable&, Written&);

}  // namespace shinpan::tournament
