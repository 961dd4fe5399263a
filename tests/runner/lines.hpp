// Lines of a text file, which may be compressed with gzip.
//
//   auto lines = lines_of("games.jsonl.gz");
//   if (!lines) return complain(lines.error().what);
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace shinpan::runner {

// The whole file, unpacked.
Result<std::string, BadInput> text_of(const std::string& path);

// Without the line feeds; empty lines are kept, so that the n-th line has index n - 1.
std::vector<std::string_view> split_lines(std::string_view text);

}  // namespace shinpan::runner
