// What bytes cost as a text of one encoding: minus the logarithm of their likelihood, in tenths of a nat,
// by how common each character is in texts about Go. Of two encodings the one with the lower cost is
// likelier.
#pragma once

#include <string_view>

namespace shinpan::inline formats::charset {

using Cost = long;

// For bytes that are of no character.
inline constexpr Cost cost_of_broken = 140;

// For a character of ASCII, in each encoding.
inline constexpr Cost cost_of_ascii = 30;

Cost cost_as_utf8(std::string_view);
Cost cost_as_utf16(std::string_view, bool little_endian);
Cost cost_as_gb18030(std::string_view);
Cost cost_as_big5(std::string_view);
Cost cost_as_shift_jis(std::string_view);
Cost cost_as_euc_jp(std::string_view);
Cost cost_as_euc_kr(std::string_view);
Cost cost_as_windows_1251(std::string_view);
Cost cost_as_koi8_r(std::string_view);
Cost cost_as_windows_1252(std::string_view);
Cost cost_as_windows_1250(std::string_view);

}  // namespace shinpan::formats::charset
