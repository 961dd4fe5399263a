// The file formats of records that are not SGF: GIB (Tygem), NGF (wBaduk), UGF or UGI (Pandanet). None has a
// public specification: what is read is what files were seen to hold, see docs/sgf.md. Each becomes an SGF
// collection of one game, which records() and write() take.
//
//   auto games = read_record(text, format_of(text));
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "formats/record/sgf/reader.hpp"
#include "formats/record/sgf/tree.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shinpan::inline formats {

enum class Format : std::uint8_t { sgf, gib, ngf, ugf };

// Says where bytes are no UTF-8 and how many; nothing where all are. What is read of them stays as it is.
std::optional<BadInput> no_utf8(std::string_view bytes);

// By what stands before the first game of SGF in the text, mostly its beginning; SGF where it begins like
// none of the others.
Format format_of(std::string_view text);

// Says of the bytes of a file that they are compressed, and how to unpack them; nothing for a record. UGZ,
// Pandanet's compressed UGF, is LHA behind two bytes "PP".
std::optional<BadInput> compressed(std::string_view bytes);

// The text is UTF-8. Refused with line and column: what has no game in it, or a move that is no point.
Result<sgf::Collection, BadInput> read_record(std::string text, Format, sgf::ReadOptions = {});

Result<sgf::Collection, BadInput> read_gib(std::string_view text);
Result<sgf::Collection, BadInput> read_ngf(std::string_view text);
Result<sgf::Collection, BadInput> read_ugf(std::string_view text);

// What a text of any of the formats says its encoding is (CA, Lang); empty for none.
std::string_view declared_charset(std::string_view bytes);

}  // namespace shinpan::formats
