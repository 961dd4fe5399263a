// What a ruling rests on, in English.
//
//   words_on(EvidenceLine(Found(StonesDead{{"H7", "J7"}})))  // "Dead: H7 J7"
#pragma once

#include "tournament/event/evidence.hpp"

#include <string>

namespace shinpan::tournament {

// The arbiter's own words as they are.
std::string words_on(const EvidenceLine&);

}  // namespace shinpan::tournament
