#include "formats/record/formats.hpp"

#include "base/utf8.hpp"
#include "formats/record/fault_messages.hpp"
#include "formats/record/other/line_reader.hpp"
#include "formats/record/sgf/scan.hpp"
#include "formats/record/sgf/values.hpp"
#include "formats/record/sgf/warnings.hpp"

#include <algorithm>

namespace shinpan::inline formats {
namespace {

std::string_view without_mark(std::string_view text) {
    return text.substr(0, 3) == "\xEF\xBB\xBF" ? text.substr(3) : text;
}

// Twelve lines of header, of which the second, sixth and twelfth are numbers, before the first move.
bool is_ngf(std::string_view text) {
    LineReader lines(text);
    for (int i = 1; i <= 12; ++i) {
        const auto line = lines.next();
        if (!line) return false;
        if ((i == 2 || i == 6 || i == 12) && !sgf::number(*line)) return false;
    }
    return true;
}

bool has_line(std::string_view text, std::string_view begin) {
    for (std::size_t at = text.find(begin); at != text.npos; at = text.find(begin, at + 1))
        if (at == 0 || text[at - 1] == '\n' || text[at - 1] == '\r') return true;
    return false;
}

// "-lh5-" and the like, behind two bytes.
bool is_lha(std::string_view bytes) {
    return bytes.size() > 6 && bytes.substr(2, 3) == "-lh" && bytes[6] == '-';
}

}  // namespace

std::optional<BadInput> compressed(std::string_view bytes) {
    const auto begins = [&](std::string_view sign) { return bytes.substr(0, sign.size()) == sign; };
    if (begins("PP") && is_lha(bytes.substr(2))) return bad_input(0, 0, {fault::packed_ugz});
    if (is_lha(bytes)) return bad_input(0, 0, {fault::packed_lha});
    if (begins("\x1f\x8b")) return bad_input(0, 0, {fault::packed_gzip});
    if (begins("PK\x03\x04")) return bad_input(0, 0, {fault::packed_zip});
    return {};
}

std::optional<BadInput> no_utf8(std::string_view bytes) {
    int count = 0;
    std::size_t first = 0;
    for (std::size_t at = 0; at < bytes.size();) {
        const std::size_t length = utf8_length(bytes.substr(at));
        if (length == 0 && count++ == 0) first = at;
        at += std::max<std::size_t>(length, 1);
    }
    if (count == 0) return {};
    const Place place = sgf::place_in(bytes, first);
    return bad_input(place.line, place.column, {fault::no_utf8, {fact("bytes", count)}});
}

Format format_of(std::string_view text) {
    text = sgf::trimmed(without_mark(text));
    if (text.starts_with("\\")) return Format::gib;
    if (text.starts_with("[Header]")) return Format::ugf;
    std::size_t game = sgf::find(text, '(', 0);
    while (game < text.size() && !sgf::opens_game(text, game)) game = sgf::find(text, '(', game + 1);
    if (game == 0 && !text.empty()) return Format::sgf;
    const std::string_view before = text.substr(0, game);
    if (has_line(before, "\\[GAME") || has_line(before, "\\HS")) return Format::gib;
    if (has_line(before, "[Header]") && has_line(text, "Ver=")) return Format::ugf;
    return is_ngf(text) ? Format::ngf : Format::sgf;
}

Result<sgf::Collection, BadInput> read_record(std::string text, Format format, sgf::ReadOptions options) {
    if (format == Format::sgf) return sgf::read(std::move(text), options);
    if (text.size() > sgf::longest_text / 4) return failure(bad_input(0, 0, {fault::longer_than_512_mib}));
    const std::string_view lines = without_mark(text);
    auto games = format == Format::gib   ? read_gib(lines)
                 : format == Format::ngf ? read_ngf(lines)
                                         : read_ugf(lines);
    if (options.strict && games)
        if (auto first = first_warning(games->warnings())) return failure(*std::move(first));
    return games;
}

std::string_view declared_charset(std::string_view bytes) {
    if (const auto charset = sgf::declared_charset(bytes); !charset.empty()) return charset;
    if (bytes.find("[Header]") == bytes.npos) return {};
    return value_behind(bytes, "\nLang=", "\r\n").value_or(std::string_view{});
}

}  // namespace shinpan::formats
