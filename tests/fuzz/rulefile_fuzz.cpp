// Files of rules, TOML and KataGo's JSON: any text is a ruleset, which is written and read again alike, or an
// error that says what is wrong.
#include "formats/rulefile/rulefile.hpp"
#include "go/rulesets/katago.hpp"

#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

void require(bool holds) {
    if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto file = shinpan::read_rule_file(text);
    if (!file) {
        require(!file.error().what.empty() && file.error().line >= 0 && file.error().column >= 0);
        return 0;
    }
    const shinpan::Ruleset& rules = file->ruleset.rules();
    const auto again = shinpan::ruleset_in_toml(shinpan::to_toml(rules));
    require(again && again->rules() == rules);
    require(shinpan::ruleset_in_katago(shinpan::katago_rules_of(rules).json).has_value());
    return 0;
}
