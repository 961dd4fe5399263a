#include "go/game/outcome.hpp"

namespace shinpan::inline go {

std::string_view word_of(Ended ended) {
    switch (ended) {
        case Ended::not_yet: return "not_yet";
        case Ended::scored: return "scored";
        case Ended::resignation: return "resignation";
        case Ended::time: return "time";
        case Ended::forfeit: return "forfeit";
        case Ended::illegal_move: return "illegal_move";
        case Ended::no_result: return "no_result";
        case Ended::draw: return "draw";
        case Ended::both_lose: return "both_lose";
        case Ended::ruling: return "ruling";
    }
    return {};
}

}  // namespace shinpan::go
