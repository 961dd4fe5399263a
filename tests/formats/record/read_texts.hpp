// Texts that a test reads as files of any format, and looks through.
#pragma once

#include "formats/record/formats.hpp"
#include "formats/record/sgf/writer.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <utility>

namespace shinpan {

inline sgf::Collection collection(const std::string& text) {
    auto games = read_record(text, format_of(text));
    REQUIRE(games.has_value());
    return *std::move(games);
}

// What is read, as SGF.
inline std::string written(const std::string& text) { return sgf::write(collection(text)); }

inline bool holds(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

inline std::string replaced(std::string text, std::string_view from, std::string_view to) {
    return text.replace(text.find(from), from.size(), to);
}

}  // namespace shinpan
