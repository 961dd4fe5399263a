// The record that a test writes as text: SGF, or another format that it shows to be.
//
//   const Record record = record_of("(;SZ[9]KM[7];B[cc];W[gg])");
#pragma once

#include "formats/record/formats.hpp"
#include "formats/record/sgf/records.hpp"

#include <doctest/doctest.h>

#include <string>

// The text's only game; the test fails where it has none, or more, or one that cannot be read.
inline shinpan::Record record_of(const std::string& text) {
    const auto games = shinpan::read_record(text, shinpan::format_of(text));
    REQUIRE_MESSAGE(games.has_value(), text);
    const auto records = shinpan::sgf::records(*games);
    REQUIRE_MESSAGE(records.size() == 1, text);
    REQUIRE_MESSAGE(records.front().has_value(), text);
    return *records.front();
}
