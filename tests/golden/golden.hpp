// Golden files: what the program says of many inputs, as a text that people read when it changes.
//
//   for (const auto& path : files_in("tests/golden/records")) told += told_of(content(path));
//   check_golden("tests/golden/records.txt", told);
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <string_view>

inline std::string content(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

// In the order of their names.
inline std::set<std::filesystem::path> files_in(const std::string& folder) {
    std::set<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) paths.insert(entry.path());
    return paths;
}

// Is the text the file's? Otherwise the first line that differs is told. With SHINPAN_GOLDEN=write the file
// is written anew, for git to show what has changed.
inline void check_golden(const std::string& path, std::string_view told) {
    const char* const wish = std::getenv("SHINPAN_GOLDEN");
    if (wish != nullptr && std::string_view(wish) == "write") std::ofstream(path) << told;
    const std::string golden = content(path);
    const auto [here, there] = std::mismatch(told.begin(), told.end(), golden.begin(), golden.end());
    const auto line_at = [](std::string_view text, std::ptrdiff_t at) {
        const std::size_t begin = text.substr(0, static_cast<std::size_t>(at)).rfind('\n') + 1;
        return std::string(text.substr(begin, text.find('\n', begin) - begin));
    };
    const bool is_same = here == told.end() && there == golden.end();
    const auto number = 1 + std::count(told.begin(), here, '\n');
    INFO(path << ":" << number << ": " << line_at(golden, there - golden.begin()));
    INFO("now: " << line_at(told, here - told.begin()));
    INFO("SHINPAN_GOLDEN=write writes the file anew");
    CHECK(is_same);
}
