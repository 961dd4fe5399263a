#include "formats/rulefile/rulefile.hpp"

#include "go/rulesets/katago.hpp"

#include <utility>

namespace shinpan::inline formats {

Result<ReadRules, BadInput> read_rule_file(std::string_view text) {
    if (is_katago(text)) return ruleset_in_katago(text);
    auto own = ruleset_in_toml(text);
    if (!own) return failure(std::move(own.error()));
    return ReadRules{std::move(*own)};
}

}  // namespace shinpan::formats
