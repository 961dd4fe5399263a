#include "encoding/convert.hpp"

#include "base/utf8.hpp"

#include <iconv.h>

#include <array>
#include <cerrno>

namespace shinpan::encoding {
namespace {

struct Label {
    std::string_view label;  // in lower case, without '-', '_' and blanks
    std::string_view encoding;
};

constexpr Label labels[] = {
    {"utf8", "UTF-8"}, {"unicode11utf8", "UTF-8"}, {"utf16", "UTF-16LE"}, {"utf16le", "UTF-16LE"},
    {"utf16be", "UTF-16BE"}, {"gb2312", "GB18030"}, {"gb231280", "GB18030"}, {"gbk", "GB18030"},
    {"xgbk", "GB18030"}, {"gb18030", "GB18030"}, {"cp936", "GB18030"}, {"euccn", "GB18030"},
    {"big5", "BIG5-HKSCS"}, {"big5hkscs", "BIG5-HKSCS"}, {"cp950", "BIG5-HKSCS"}, {"euctw", "EUC-TW"},
    {"shiftjis", "CP932"}, {"sjis", "CP932"}, {"xsjis", "CP932"}, {"mskanji", "CP932"}, {"cp932", "CP932"},
    {"windows31j", "CP932"}, {"eucjp", "EUC-JP"}, {"xeucjp", "EUC-JP"}, {"iso2022jp", "ISO-2022-JP"},
    {"euckr", "UHC"}, {"ksc5601", "UHC"}, {"ksc56011987", "UHC"}, {"cp949", "UHC"}, {"uhc", "UHC"},
    {"windows949", "UHC"}, {"johab", "JOHAB"}, {"ascii", "ISO-8859-1"}, {"usascii", "ISO-8859-1"},
    {"latin1", "ISO-8859-1"}, {"iso88591", "ISO-8859-1"}, {"iso88592", "ISO-8859-2"},
    {"latin2", "ISO-8859-2"}, {"iso88593", "ISO-8859-3"}, {"iso88594", "ISO-8859-4"},
    {"iso88595", "ISO-8859-5"}, {"iso88597", "ISO-8859-7"}, {"iso88599", "ISO-8859-9"},
    {"iso885910", "ISO-8859-10"}, {"iso885913", "ISO-8859-13"}, {"iso885915", "ISO-8859-15"},
    {"latin9", "ISO-8859-15"}, {"iso885916", "ISO-8859-16"}, {"windows1250", "CP1250"},
    {"cp1250", "CP1250"}, {"windows1251", "CP1251"}, {"cp1251", "CP1251"}, {"windows1252", "CP1252"},
    {"cp1252", "CP1252"}, {"windows1253", "CP1253"}, {"windows1254", "CP1254"}, {"windows1257", "CP1257"},
    {"windows1258", "CP1258"}, {"windows874", "CP874"}, {"tis620", "CP874"}, {"koi8r", "KOI8-R"},
    {"koi8u", "KOI8-U"}, {"ibm866", "CP866"}, {"cp866", "CP866"}, {"macintosh", "MACINTOSH"},
    {"macroman", "MACINTOSH"}, {"ibm852", "CP852"}, {"ibm855", "CP855"}, {"maccyrillic", "MAC-CYRILLIC"},
};

// Closes what it opened.
class Iconv {
public:
    explicit Iconv(std::string_view from) : handle_(iconv_open("UTF-8", std::string(from).c_str())) {}
    Iconv(const Iconv&) = delete;
    Iconv& operator=(const Iconv&) = delete;
    ~Iconv() {
        if (is_open()) iconv_close(handle_);
    }

    bool is_open() const { return handle_ != reinterpret_cast<iconv_t>(-1); }

    // Converts what fits, moves `in` on; false at bytes of no character.
    bool step(std::string_view& in, std::string& out) {
        std::array<char, 4096> buffer{};
        char* from = const_cast<char*>(in.data());  // iconv reads only
        std::size_t from_left = in.size();
        char* to = buffer.data();
        std::size_t to_left = buffer.size();
        const bool done = iconv(handle_, &from, &from_left, &to, &to_left) != static_cast<std::size_t>(-1);
        const bool full = !done && errno == E2BIG;
        out.append(buffer.data(), buffer.size() - to_left);
        in.remove_prefix(in.size() - from_left);
        return done || full;
    }

    // Back to the state at the beginning of a text.
    void reset() { iconv(handle_, nullptr, nullptr, nullptr, nullptr); }

private:
    iconv_t handle_;
};

}  // namespace

Converted convert(std::string_view bytes, std::string_view encoding) {
    Converted converted;
    converted.text.reserve(bytes.size());
    Iconv from(encoding);
    std::string_view left = bytes;
    while (!left.empty()) {
        if (from.is_open() && from.step(left, converted.text)) continue;
        if (left.empty()) break;
        if (converted.lost++ == 0) converted.first_lost = bytes.size() - left.size();
        converted.text += replacement_character;
        left.remove_prefix(1);
        if (from.is_open()) from.reset();
    }
    return converted;
}

std::string_view encoding_called(std::string_view label) {
    std::string plain;
    for (const char c : label.substr(0, 40))
        if (c != '-' && c != '_' && c != ' ') plain += 'A' <= c && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
    for (const Label& l : labels)
        if (l.label == plain) return l.encoding;
    return {};
}

}  // namespace shinpan::encoding
