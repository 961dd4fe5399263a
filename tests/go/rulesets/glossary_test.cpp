// The glossary names types that exist, and lists its words in order.
#include "go/rulesets/pages.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace shinpan;

namespace {

std::vector<std::vector<std::string>> rows() {
    std::vector<std::vector<std::string>> found;
    std::istringstream lines(content("docs/glossary.md"));
    for (std::string line; std::getline(lines, line);) {
        if (line.rfind("| ", 0) != 0 || line.rfind("| word", 0) == 0 || line.rfind("| ---", 0) == 0) continue;
        std::vector<std::string> cells;
        std::istringstream in(line.substr(1));
        for (std::string cell; std::getline(in, cell, '|');) cells.push_back(cell);
        found.push_back(cells);
    }
    return found;
}

std::string all_headers() {
    std::string text;
    for (const auto& file : std::filesystem::recursive_directory_iterator("src"))
        if (file.path().extension() == ".hpp") text += content(file.path());
    return text;
}

}  // namespace

TEST_CASE("every type that the glossary names is declared in a header") {
    const std::string headers = all_headers();
    for (const auto& cells : rows()) {
        REQUIRE(cells.size() >= 4);
        const auto begin = cells[3].find('`');
        if (begin == std::string::npos) continue;
        std::string type = cells[3].substr(begin + 1, cells[3].rfind('`') - begin - 1);
        type = type.substr(0, type.find('<'));
        type = type.substr(type.rfind(':') + 1);  // without its namespace
        CAPTURE(type);
        const bool declared = headers.find("struct " + type + " ") != std::string::npos ||
                              headers.find("class " + type + " ") != std::string::npos;
        CHECK(declared);
    }
}

TEST_CASE("the glossary has each word once, in order") {
    std::string before;
    for (const auto& cells : rows()) {
        CAPTURE(cells[0]);
        CHECK(before < cells[0]);
        before = cells[0];
    }
}
