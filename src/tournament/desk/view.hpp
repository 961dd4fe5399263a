// The view: all that a page shows of an event, as JSON.
#pragma once

#include "tournament/event/event.hpp"

#include <string>

namespace shinpan::tournament {

struct ViewWish {
    int round = 0;   // whose games are shown; 0: the last that is paired, or the first
    int after = -1;  // after which round places are told; -1: the last that is paired
    bool with_history = false;
};

// Rulings only say whether they have a record.
std::string view_in_json(const Event&, const ViewWish& = {});

// Another one whenever an entry is added; the view tells it.
std::string version_of(const Event&);

// Its players alone, as the view has them.
std::string players_in_json(const Event&);

}  // namespace shinpan::tournament
