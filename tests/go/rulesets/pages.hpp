// The pages of docs/rules, read from the project's root.
#pragma once

#include "go/rules/ruleset.hpp"

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

namespace shinpan {

inline std::string content(const std::filesystem::path& path) {
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

// The ruleset's own page, or that of the ruleset of which it is a variant.
inline std::string page_of(const Ruleset& rules) {
    const std::filesystem::path own = "docs/rules/" + std::string(rules.id) + ".md";
    if (std::filesystem::exists(own)) return content(own);
    return content("docs/rules/" + std::string(rules.variant_of) + ".md");
}

// The clauses of the page: the first cells of its table, but for the heading above the dashes.
inline std::set<std::string> references(const std::string& page) {
    std::set<std::string> found;
    std::istringstream lines(page);
    std::string heading;
    for (std::string line; std::getline(lines, line);) {
        const auto end = line.find(" | ");
        if (line.rfind("| ", 0) != 0 || end == std::string::npos) continue;
        if (line.rfind("| ---", 0) == 0)
            found.erase(heading);
        else
            found.insert(heading = line.substr(2, end - 2));
    }
    return found;
}

}  // namespace shinpan
