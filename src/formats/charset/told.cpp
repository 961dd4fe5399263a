#include "formats/charset/told.hpp"

#include "base/utf8.hpp"
#include "formats/charset/guess.hpp"
#include "formats/charset/labels.hpp"

namespace shinpan::inline formats::charset {
namespace {

bool is_marked(std::string_view bytes) {
    const std::string_view mark = bytes.substr(0, 2);
    return mark == "\xFF\xFE" || mark == "\xFE\xFF" || bytes.substr(0, 3) == "\xEF\xBB\xBF";
}

Told declared_as(std::string_view bytes, std::string_view encoding) {
    const std::string_view found = guessed(bytes, {.encoding = encoding, .by = Expected::By::declaration});
    return {found, found == encoding ? Word::true_one : Word::wrong};
}

}  // namespace

Told encoding_of(std::string_view bytes, std::string_view declared, std::string_view before) {
    if (is_plain(bytes)) return {};
    if (is_marked(bytes)) return {guessed(bytes), Word::not_needed};
    const std::string_view encoding = encoding_called(declared);
    if (!encoding.empty()) {
        if (is_clearly_utf8(bytes)) return {"UTF-8", encoding == "UTF-8" ? Word::true_one : Word::wrong};
        return is_guessed(encoding) ? declared_as(bytes, encoding) : Told{encoding, Word::true_one};
    }
    return {guessed(bytes, {.encoding = before}), declared.empty() ? Word::none : Word::unknown};
}

std::string remark(const Told& told, std::string_view declared) {
    const std::string name(told.encoding);
    const std::string said(utf8_head(declared, 40));
    switch (told.word) {
        case Word::not_needed:
        case Word::true_one: return {};
        case Word::none: return "no encoding declared; read as " + name;
        case Word::wrong: return "declared as " + said + ", but it is not; read as " + name;
        case Word::unknown: return "unknown encoding '" + said + "'; read as " + name;
    }
    return {};
}

}  // namespace shinpan::formats::charset
