#include "formats/record/other/line_reader.hpp"

#include "formats/record/sgf/scan.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::inline formats {

std::optional<std::string_view> LineReader::next() {
    if (left_.empty()) return {};
    const std::size_t end = std::min(left_.find_first_of("\r\n"), left_.size());
    line_ = left_.substr(0, end);
    const bool two = left_.substr(end, 2) == "\r\n";
    left_.remove_prefix(std::min(end + (two ? 2 : 1), left_.size()));
    ++number_;
    return line_;
}

BadInput LineReader::fault_at(std::string_view field, Message what) const {
    return bad_input(number_, static_cast<int>(field.data() - line_.data()) + 1, std::move(what));
}

std::string_view take_field(std::string_view& line, char separator) {
    const std::size_t end = std::min(line.find(separator), line.size());
    const std::string_view field = line.substr(0, end);
    line.remove_prefix(std::min(end + 1, line.size()));
    return field;
}

std::optional<std::string_view> value_behind(std::string_view text, std::string_view key,
                                             std::string_view stops) {
    const std::size_t at = text.find(key);
    if (at == text.npos) return {};
    text.remove_prefix(at + key.size());
    return text.substr(0, text.find_first_of(stops));
}

std::optional<std::string> date_in(std::string_view text) {
    std::string date;
    for (const std::size_t length : {4, 2, 2}) {
        const bool has_sign = !date.empty() && text.substr(0, 1).find_first_of(":/-.") == 0;
        if (has_sign) text.remove_prefix(1);
        if (!date.empty()) date += '-';
        const std::string_view digits = text.substr(0, length);
        if (digits.size() < length || !std::all_of(digits.begin(), digits.end(), sgf::is_digit)) return {};
        date += digits;
        text.remove_prefix(length);
    }
    return date;
}

}  // namespace shinpan::formats
