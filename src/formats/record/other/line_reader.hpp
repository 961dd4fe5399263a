// Reading formats that are lines of text: the lines with their numbers, and fields within them.
#pragma once

#include "base/bad_input.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace shinpan::inline formats {

// One line after another; lines end with LF, CR or both.
class LineReader {
public:
    explicit LineReader(std::string_view text) : left_(text) {}

    // The next line without its end; nothing behind the last.
    std::optional<std::string_view> next();

    bool next_begins_with(std::string_view begin) const { return left_.substr(0, begin.size()) == begin; }

    int number() const { return number_; }  // of the line that next() gave, from 1

    // A fault in that line, at a field that is part of it.
    BadInput fault(Message what) const { return bad_input(number_, 1, std::move(what)); }
    BadInput fault_at(std::string_view field, Message what) const;

private:
    std::string_view left_;
    std::string_view line_;
    int number_ = 0;
};

// Takes off what stands before the first separator, and the separator.
std::string_view take_field(std::string_view& line, char separator);

// What stands behind a key and before one of the stops: value_behind("A:1,B:2", "B:", ",") is "2". Nothing
// where the key is not there.
std::optional<std::string_view> value_behind(std::string_view text, std::string_view key,
                                             std::string_view stops);

// The date that a text begins with: year, month and day, digits alone or with a sign between them:
// date_in("2009:01:31:17:56") and date_in("20090131 [17:56]") are "2009-01-31". Nothing where it begins with
// none.
std::optional<std::string> date_in(std::string_view text);

}  // namespace shinpan::formats
