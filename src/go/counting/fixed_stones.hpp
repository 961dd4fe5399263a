// When the fill-in with exactly 180 stones a side can be done.
#pragma once

#include "go/counting/count.hpp"

#include <optional>
#include <string>

namespace shinpan::inline go::counting {

inline constexpr int fixed_supply = 180;

// Why 180 stones are too few; nothing where they suffice. Precondition: 19x19.
std::optional<std::string> too_many_stones(const Ruleset&, const Finish&);

}  // namespace shinpan::go::counting
