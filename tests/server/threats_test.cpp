// docs/threats.md names a test for each threat that the server stands up to, and the test is there.
#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <vector>

namespace {

std::string content(const std::string& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

// The lines of the table under that heading, without its head.
std::vector<std::string> rows(const std::string& heading) {
    std::ifstream page("docs/threats.md");
    std::vector<std::string> found;
    bool is_there = false;
    for (std::string line; std::getline(page, line);) {
        if (line.starts_with("#")) is_there = line == heading;
        if (is_there && line.starts_with("| ")) found.push_back(line);
    }
    REQUIRE(found.size() > 2);
    return {found.begin() + 2, found.end()};
}

// A test that is named: its file, and the beginnings of its cases.
struct Named {
    std::string path{};
    std::vector<std::string> cases{};
};

// Of "`a_test.cpp`: one case; another; `b_test.cpp`".
std::vector<Named> named_in(const std::string& cell) {
    std::vector<Named> all;
    const std::regex separator("; ");
    for (std::sregex_token_iterator part(cell.begin(), cell.end(), separator, -1), end; part != end; ++part) {
        std::string text = *part;
        if (text.starts_with("`")) {
            const std::size_t quote = text.find('`', 1);
            const std::string path = text.substr(1, quote - 1);
            all.push_back({path.starts_with("web/") ? path : "tests/" + path, {}});
            text = text.size() > quote + 3 ? text.substr(quote + 3) : "";
        }
        REQUIRE(!all.empty());
        if (!text.empty()) all.back().cases.push_back(text);
    }
    return all;
}

}  // namespace

TEST_CASE("every threat that the page lists as met has the tests that it names") {
    for (const std::string& row : rows("# Threats to a server of games")) {
        CAPTURE(row);
        const std::size_t last = row.rfind(" | ");
        const auto named = named_in(row.substr(last + 3, row.size() - last - 5));
        CHECK(!named.empty());
        for (const Named& test : named) {
            // Literals that go on in the next line are one.
            const std::string text = std::regex_replace(content(test.path), std::regex("\"\\s*\n\\s*\""), "");
            CAPTURE(test.path);
            CHECK(!text.empty());
            for (const std::string& one : test.cases) CHECK_MESSAGE(text.find(one) != std::string::npos, one);
        }
    }
}
