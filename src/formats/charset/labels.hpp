// The names of encodings.
//
//   encoding_called("gbk") == "GB18030"; encoding_called("sjis") == "Shift_JIS"
#pragma once

#include <string_view>

namespace shinpan::inline formats::charset {

// The usual name of an encoding, by any of the labels in use, in any case; empty for none. Of encodings that
// contain one another the largest is given (GB18030 for GB2312, windows-1252 for ISO-8859-1 and ASCII).
std::string_view encoding_called(std::string_view label);

}  // namespace shinpan::formats::charset
