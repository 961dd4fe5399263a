// A variant: a ruleset that differs from another in one reading.
//
//   constexpr Ruleset strict = variant(usual, "usual-strict", "Usual, strict", [](Ruleset& rules) {
//       rules.self_capture.is = SelfCapture::forbidden;
//   });
#pragma once

#include "go/rules/ruleset.hpp"

#include <string_view>

namespace shinpan::inline go {

// The base under another id and name, changed by `change`.
template <class Change>
constexpr Ruleset variant(const Ruleset& base, std::string_view id, std::string_view name, Change change) {
    Ruleset made = base;
    made.id = id;
    made.name = name;
    made.variant_of = base.variant_of.empty() ? base.id : base.variant_of;
    change(made);
    return made;
}

// The base with its ban on repetition read in another way.
constexpr Ruleset with_ban(const Ruleset& base, std::string_view id, std::string_view name, Repetition ban) {
    return variant(base, id, name, [ban](Ruleset& rules) { rules.repetition.is = ban; });
}

// The base with other points for White in a handicap game.
constexpr Ruleset with_compensation(const Ruleset& base, std::string_view id, std::string_view name,
                                    Compensation points) {
    return variant(base, id, name, [points](Ruleset& rules) { rules.handicap.is.compensation = points; });
}

}  // namespace shinpan::go
