// PrintedTable: rows and columns for people, as text for a terminal and as HTML that prints well.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::tournament {

struct PrintedColumn {
    std::string title{};
    bool is_number = false;  // stands to the right
};

struct PrintedTable {
    std::string title{};
    std::vector<PrintedColumn> columns{};
    std::vector<std::vector<std::string>> rows{};  // as many cells as there are columns
    std::vector<std::string> notes{};              // below it, a line each
    std::vector<std::string> pictures{};           // below these, drawn with letters of one width
};

// Columns of a terminal that the text takes; East Asian characters take two.
int display_width(std::string_view utf8);

// With its title, a line a row and two blanks between columns.
std::string to_text(const PrintedTable&);

// A whole page without scripts and files beside it. `language`: of the texts, such as "en".
std::string to_html(std::string_view title, std::span<const PrintedTable>, std::string_view language = "en");

// The text with what HTML would take for its own, spelt out.
std::string in_html(std::string_view);

// The head and the foot of such a page, for what is no table.
std::string html_head(std::string_view title, std::string_view language = "en");
std::string html_foot();

}  // namespace shinpan::tournament
