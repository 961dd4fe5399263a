#include "go/rulesets/named_rules.hpp"

#include "go/rulesets/katago.hpp"
#include "go/rulesets/registry.hpp"

namespace shinpan::inline go {

Result<NamedRules, BadInput> rules_called(std::string_view word) {
    auto named = ruleset_called(word);
    if (named) return NamedRules{.registered = *named};
    auto settings = ruleset_in_katago(word);
    if (settings)
        return NamedRules{.own = settings->ruleset, .differences = std::move(settings->differences)};
    return failure(is_katago(word) ? settings.error() : named.error());
}

}  // namespace shinpan::go
