// Rights: docs/rights.md, the one table of who may say what to a server, for the tests that hold it to be
// true.
#pragma once

#include <doctest/doctest.h>

#include <fstream>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::server {

struct RightsRow {
    std::string said{};                  // a request, a message, an entry of a log
    std::vector<std::string> answers{};  // for each of the columns
};

struct Rights {
    std::vector<std::string> columns{};  // roles
    std::vector<RightsRow> rows{};
};

// The cells of a line "| `a` | b |", without the quotes of code; none of other lines.
inline std::vector<std::string> cells_of(const std::string& line) {
    std::vector<std::string> cells;
    for (std::size_t at = 1; line.starts_with("| ") && at < line.size();) {
        const std::size_t end = line.find(" |", at);
        std::string cell = line.substr(at + 1, end - at - 1);
        if (cell.size() > 1 && cell.front() == '`' && cell.back() == '`')
            cell = cell.substr(1, cell.size() - 2);
        cells.push_back(std::move(cell));
        at = end + 2;
    }
    return cells;
}

// The table under that heading of the page.
inline Rights rights(std::string_view heading) {
    std::ifstream page("docs/rights.md");
    REQUIRE(page);
    Rights found;
    bool is_there = false;
    for (std::string line; std::getline(page, line);) {
        if (line.starts_with("## ")) is_there = line == "## " + std::string(heading);
        auto cells = cells_of(line);
        if (!is_there || cells.empty() || cells[0].starts_with("---")) continue;
        std::vector<std::string> rest(cells.begin() + 1, cells.end());
        if (found.columns.empty())
            found.columns = std::move(rest);
        else
            found.rows.push_back({cells[0], std::move(rest)});
    }
    REQUIRE(!found.rows.empty());
    for (const RightsRow& row : found.rows) {
        CAPTURE(row.said);
        REQUIRE(row.answers.size() == found.columns.size());
    }
    return found;
}

}  // namespace shinpan::server
