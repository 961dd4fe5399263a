// OwnRuleset: a ruleset that is no constant of the program, and owns its texts.
//
//   OwnRuleset own(changed);        // `changed` and what its texts lie in may go
//   own.rules().name
#pragma once

#include "rules/ruleset.hpp"

#include <memory>

namespace shinpan {

// Copies share one ruleset. It stays where it is for as long as one of them lives, so that a Game may refer
// to it.
class OwnRuleset {
public:
    explicit OwnRuleset(const Ruleset&);

    const Ruleset& rules() const { return *rules_; }

private:
    std::shared_ptr<const Ruleset> rules_;
};

}  // namespace shinpan
