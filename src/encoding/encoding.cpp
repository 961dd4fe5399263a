#include "encoding/encoding.hpp"

#include "base/utf8.hpp"
#include "encoding/convert.hpp"
#include "encoding/guess.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::encoding {
namespace {

bool is_ascii(std::string_view bytes) {
    return std::all_of(bytes.begin(), bytes.end(), [](char c) { return (c & 0x80) == 0; });
}

void warn(Utf8Text& read, std::string what) { read.warnings.push_back({0, 0, std::move(what)}); }

// Reads the bytes as that encoding, and says so where something is lost.
Utf8Text read_as(std::string_view bytes, std::string_view encoding) {
    Converted converted = convert(bytes, encoding);
    Utf8Text read{.text = std::move(converted.text), .used = std::string(encoding)};
    if (converted.lost > 0) {
        const auto before = bytes.substr(0, converted.first_lost);
        const auto line_begin = before.rfind('\n') + 1;
        read.warnings.push_back({static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1,
                                 static_cast<int>(before.size() - line_begin) + 1,
                                 "no " + read.used + " here: " + std::to_string(converted.lost) +
                                     " bytes became U+FFFD"});
    }
    return read;
}

// A byte order mark, or zero bytes in every other place.
std::string_view wide_encoding(std::string_view bytes) {
    if (bytes.substr(0, 2) == "\xFF\xFE") return "UTF-16LE";
    if (bytes.substr(0, 2) == "\xFE\xFF") return "UTF-16BE";
    const std::string_view begin = bytes.substr(0, 512);
    std::size_t zeros[2] = {};
    for (std::size_t i = 0; i < begin.size(); ++i) zeros[i % 2] += begin[i] == '\0';
    if (begin.size() < 4) return {};
    if (zeros[1] > begin.size() / 4 && zeros[0] < zeros[1] / 4) return "UTF-16LE";
    if (zeros[0] > begin.size() / 4 && zeros[1] < zeros[0] / 4) return "UTF-16BE";
    return {};
}

Utf8Text read_wide(std::string_view bytes, std::string_view encoding) {
    const bool marked = bytes.substr(0, 2) == "\xFF\xFE" || bytes.substr(0, 2) == "\xFE\xFF";
    Utf8Text read = read_as(bytes.substr(marked ? 2 : 0), encoding);
    if (!marked) warn(read, read.used + " without a byte order mark");
    return read;
}

// What is there when nothing, or nothing true, is declared.
Utf8Text read_undeclared(std::string_view bytes) {
    if (is_utf8(bytes) && !switches_character_sets(bytes)) return read_as(bytes, "UTF-8");
    for (const std::string_view encoding : guesses(bytes))
        if (convert(bytes, encoding).lost == 0) return read_as(bytes, encoding);
    return read_as(bytes, is_mostly_utf8(bytes) ? "UTF-8" : "ISO-8859-1");
}

Utf8Text read_declared(std::string_view bytes, std::string_view declared) {
    const std::string_view encoding = encoding_called(declared);
    if (encoding.empty()) {
        Utf8Text read = read_undeclared(bytes);
        warn(read, "unknown encoding '" + std::string(utf8_head(declared, 40)) + "'; read as " + read.used);
        return read;
    }
    if (encoding == "UTF-8" && is_mostly_utf8(bytes)) return read_as(bytes, encoding);
    const bool is_other = encoding != "UTF-8" && is_clearly_utf8(bytes);
    if (!is_other && convert(bytes, encoding).lost == 0) return read_as(bytes, encoding);
    Utf8Text read = read_undeclared(bytes);
    warn(read, "declared as " + std::string(declared) + ", but it is not; read as " + read.used);
    return read;
}

}  // namespace

Utf8Text to_utf8(std::string bytes, std::string_view declared) {
    if (const auto encoding = wide_encoding(bytes); !encoding.empty()) return read_wide(bytes, encoding);
    if (bytes.substr(0, 3) == "\xEF\xBB\xBF") return read_as(std::string_view(bytes).substr(3), "UTF-8");
    const bool plain = is_ascii(bytes) && !switches_character_sets(bytes);
    if (plain) return {.text = std::move(bytes), .used = "UTF-8"};
    if (!declared.empty()) return read_declared(bytes, declared);
    Utf8Text read = read_undeclared(bytes);
    warn(read, "no encoding declared; read as " + read.used);
    return read;
}

}  // namespace shinpan::encoding
