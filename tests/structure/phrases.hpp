// Phrases: what docs/language.md says not to write, looked for in pages and headers.
#pragma once

#include "source.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace structure {

// Those in `type` in the first column of the page's table.
std::vector<std::string> refused_phrases(std::string_view language_page);

// Each place where one of them stands as whole words, also across two lines of text or of comment.
std::vector<Violation> phrases_in(const Source&, std::span<const std::string> phrases);

}  // namespace structure
