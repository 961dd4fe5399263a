// Source files as text, and what a structural check says about them.
//
//   for (const Source& source : sources_under("src"))
//       for (const Violation& v : forbidden_includes(source)) ...
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace structure {

struct Source {
    std::string path;  // from the project's root: "src/go/board/point.hpp"
    std::string text;
};

struct Violation {
    std::string path;
    int line;  // from 1
    std::string what;

    friend bool operator==(const Violation&, const Violation&) = default;
};

// The files under a folder whose names end so, in order of their paths.
std::vector<Source> files_under(const std::string& folder, std::span<const std::string_view> endings);

// The C++ files among them.
std::vector<Source> sources_under(const std::string& folder);

// Is the file in the room of the rulesets, src/go/rulesets?
bool is_of_a_ruleset(std::string_view path);

bool is_header(std::string_view path);

// The text with every comment made blank; lines and columns stay.
std::string without_comments(std::string_view text);

// The same, and what string and character literals hold made blank too.
std::string without_literals(std::string_view text);

std::vector<std::string_view> lines_of(std::string_view text);

// One line a violation: "src/go/board/point.hpp:12: what".
std::string report(const std::vector<Violation>&);

}  // namespace structure
