// OwnRuleset: a ruleset that is no constant of the program, and owns its texts.
//
//   OwnRuleset own(changed);        // `changed` and what its texts lie in may go
//   own.rules().name
#pragma once

#include "go/rules/ruleset.hpp"

#include <memory>
#include <string>
#include <vector>

namespace shinpan::inline go {

// Copies share one ruleset. It stays where it is for as long as one of them lives, so that a Game may refer
// to it.
class OwnRuleset {
public:
    explicit OwnRuleset(const Ruleset&);
    OwnRuleset(const OwnRuleset&) = default;  // what is moved keeps its rules
    OwnRuleset& operator=(const OwnRuleset&) = default;

    const Ruleset& rules() const;

private:
    struct Shared;
    std::shared_ptr<const Shared> shared_;
};

// Rules that were read. `differences`: what the text means and the ruleset does not say, in words.
struct ReadRules {
    OwnRuleset ruleset;
    std::vector<std::string> differences{};
};

}  // namespace shinpan::go
