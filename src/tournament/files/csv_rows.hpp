// Rows of comma separated values (RFC 4180): cells by heading.
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::tournament::csv {

struct CsvRow {
    int line = 0;
    std::vector<std::string> cells{};
};

// All rows with something in them. Commas, semicolons or tabs are between cells, whichever the first row has
// most of. Refused, with the line: a quote that is not closed.
Result<std::vector<CsvRow>, BadInput> rows_in(std::string_view text);

// One line, with quotes where a cell needs them.
std::string line_of(std::span<const std::string> cells);

}  // namespace shinpan::tournament::csv
