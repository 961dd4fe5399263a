#include "formats/encoding/encoding.hpp"

#include "formats/charset/guess.hpp"
#include "formats/encoding/convert.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::inline formats::encoding {
namespace {

constexpr std::string_view mark_of_utf8 = "\xEF\xBB\xBF";

bool begins(std::string_view text, std::string_view with) { return text.substr(0, with.size()) == with; }

bool is_marked_wide(std::string_view bytes) { return begins(bytes, "\xFF\xFE") || begins(bytes, "\xFE\xFF"); }

Diagnostic lost_in(std::string_view bytes, const Converted& converted, std::string_view encoding) {
    const auto before = bytes.substr(0, converted.first_lost);
    const auto line_begin = before.rfind('\n') + 1;
    const Place first{static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1,
                      static_cast<int>(before.size() - line_begin) + 1};
    return {
        Severity::warning, first,
        "no " + std::string(encoding) + " here: " + std::to_string(converted.lost) + " bytes became U+FFFD"};
}

}  // namespace

Utf8Text to_utf8(std::string bytes, const charset::Told& told, std::string_view declared) {
    Utf8Text read{.used = std::string(told.encoding)};
    const bool is_wide = begins(told.encoding, "UTF-16");
    const bool is_unmarked = is_wide && !is_marked_wide(bytes);
    std::string said =
        is_unmarked ? read.used + " without a byte order mark" : charset::remark(told, declared);
    if (!said.empty()) read.warnings.push_back({Severity::warning, {}, std::move(said)});
    if (is_wide && is_marked_wide(bytes)) bytes.erase(0, 2);
    if (told.encoding == "UTF-8" && begins(bytes, mark_of_utf8)) bytes.erase(0, mark_of_utf8.size());
    if (told.encoding == "UTF-8" && charset::is_utf8(bytes)) {
        read.text = std::move(bytes);
        return read;
    }
    Converted converted = convert(bytes, told.encoding);
    if (converted.lost > 0) read.warnings.push_back(lost_in(bytes, converted, told.encoding));
    read.text = std::move(converted.text);
    return read;
}

Utf8Text to_utf8(std::string bytes, std::string_view declared) {
    const charset::Told told = charset::encoding_of(bytes, declared);
    return to_utf8(std::move(bytes), told, declared);
}

}  // namespace shinpan::formats::encoding
