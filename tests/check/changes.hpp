// Changes of meaning in certificates: each makes it say something else, or what it says of something else.
#pragma once

#include "check/maker.hpp"

#include <random>

namespace check_test {

enum class Kind {
    attack_dropped,
    answer_moved,
    child_changed,
    node_made_leaf,
    provision_raised,
    zone_enlarged,
    other_chain,
    hold_enlarged,
    defender_changed,
    other_rules,
    other_history,
    other_position,
};
inline constexpr int kinds = 12;

const char* name(Kind);

// Why such a change can leave a proof; empty for those that cannot.
const char* why_still_a_proof(Kind);

struct Change {
    Kind kind{};
    Made made;                  // record and certificate as changed
    bool self_capture = false;  // of the ruleset under which it is then checked
};

// A change of that kind at a random place; nothing where the certificate has no such place.
std::optional<Change> change(const Made&, Kind, std::mt19937_64&);

}  // namespace check_test
