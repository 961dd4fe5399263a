#include "formats/rulefile/rulefile.hpp"

#include "go/rulesets/katago.hpp"

namespace shinpan::inline formats {

Result<ReadRules, BadInput> read_rule_file(std::string_view text) {
    if (is_katago(text)) return ruleset_in_katago(text);
    auto own = ruleset_in_toml(text);
    if (!own) return failure(own.error());
    return ReadRules{*own};
}

}  // namespace shinpan::formats
