// The words that KataGo has for whole rulesets, and the settings that it means by them: its nearest settings,
// not the rulesets of these names.
#pragma once

#include <span>
#include <string_view>

namespace shinpan::inline go {

struct KatagoWord {
    std::string_view word;  // lower case, with hyphens
    std::string_view json;  // the settings as KataGo's rules JSON
};

std::span<const KatagoWord> katago_words();

}  // namespace shinpan::go
