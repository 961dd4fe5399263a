#include "formats/charset/labels.hpp"

#include <string>

namespace shinpan::inline formats::charset {
namespace {

struct Label {
    std::string_view label;  // in lower case, without '-', '_' and blanks
    std::string_view encoding;
};

constexpr Label labels[] = {
    {"utf8", "UTF-8"},
    {"unicode11utf8", "UTF-8"},
    {"utf16", "UTF-16LE"},
    {"utf16le", "UTF-16LE"},
    {"utf16be", "UTF-16BE"},
    {"gb2312", "GB18030"},
    {"gb231280", "GB18030"},
    {"gbk", "GB18030"},
    {"xgbk", "GB18030"},
    {"gb18030", "GB18030"},
    {"cp936", "GB18030"},
    {"euccn", "GB18030"},
    {"big5", "Big5"},
    {"big5hkscs", "Big5"},
    {"cp950", "Big5"},
    {"euctw", "EUC-TW"},
    {"shiftjis", "Shift_JIS"},
    {"sjis", "Shift_JIS"},
    {"xsjis", "Shift_JIS"},
    {"mskanji", "Shift_JIS"},
    {"cp932", "Shift_JIS"},
    {"windows31j", "Shift_JIS"},
    {"eucjp", "EUC-JP"},
    {"xeucjp", "EUC-JP"},
    {"iso2022jp", "ISO-2022-JP"},
    {"euckr", "EUC-KR"},
    {"ksc5601", "EUC-KR"},
    {"ksc56011987", "EUC-KR"},
    {"cp949", "EUC-KR"},
    {"uhc", "EUC-KR"},
    {"windows949", "EUC-KR"},
    {"johab", "JOHAB"},
    {"ansi", "windows-1252"},
    {"ascii", "windows-1252"},
    {"usascii", "windows-1252"},
    {"latin1", "windows-1252"},
    {"iso88591", "windows-1252"},
    {"iso88592", "ISO-8859-2"},
    {"latin2", "ISO-8859-2"},
    {"iso88593", "ISO-8859-3"},
    {"iso88594", "ISO-8859-4"},
    {"iso88595", "ISO-8859-5"},
    {"iso88597", "ISO-8859-7"},
    {"iso88599", "ISO-8859-9"},
    {"iso885910", "ISO-8859-10"},
    {"iso885913", "ISO-8859-13"},
    {"iso885915", "ISO-8859-15"},
    {"latin9", "ISO-8859-15"},
    {"iso885916", "ISO-8859-16"},
    {"windows1250", "windows-1250"},
    {"cp1250", "windows-1250"},
    {"windows1251", "windows-1251"},
    {"cp1251", "windows-1251"},
    {"windows1252", "windows-1252"},
    {"cp1252", "windows-1252"},
    {"windows1253", "windows-1253"},
    {"windows1254", "windows-1254"},
    {"windows1257", "windows-1257"},
    {"windows1258", "windows-1258"},
    {"windows874", "windows-874"},
    {"tis620", "windows-874"},
    {"koi8r", "KOI8-R"},
    {"koi8u", "KOI8-U"},
    {"ibm866", "IBM866"},
    {"cp866", "IBM866"},
    {"macintosh", "macintosh"},
    {"macroman", "macintosh"},
    {"ibm852", "IBM852"},
    {"ibm855", "IBM855"},
    {"maccyrillic", "x-mac-cyrillic"},
};

}  // namespace

std::string_view encoding_called(std::string_view label) {
    std::string plain;
    for (const char c : label.substr(0, 40))
        if (c != '-' && c != '_' && c != ' ') plain += 'A' <= c && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
    for (const Label& l : labels)
        if (l.label == plain) return l.encoding;
    return {};
}

}  // namespace shinpan::formats::charset
