// Packed files. UGZ, Pandanet's packed UGF, is an archive of LHA with one file, behind two bytes "PP".
//
//   auto bytes = archive::unpacked(read);     // what the archive holds
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace shinpan::inline formats::archive {

inline constexpr std::size_t longest_file = 64 << 20;  // bytes, unpacked; records have thousands

// Are these the first bytes of a file that unpacked() unpacks?
bool is_packed(std::string_view head);

// The first file in a UGZ file; other bytes as they are, and all bytes where this build has no liblhasa.
// Refused: an archive that is damaged, has no file, or a longer one.
Result<std::string, BadInput> unpacked(std::string bytes);

}  // namespace shinpan::formats::archive
