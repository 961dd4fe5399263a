// What encoding bytes look like.
#pragma once

#include <string_view>
#include <vector>

namespace shinpan::encoding {

// Encodings that the bytes may be of, likeliest first. Names and places are short, so the East Asian ones
// are told by where their daily characters lie, before the frequencies of uchardet are asked.
std::vector<std::string_view> guesses(std::string_view bytes);

// Some bytes are of no character, but most characters past ASCII are well-formed: UTF-8 that was damaged.
bool is_mostly_utf8(std::string_view);

// Valid UTF-8 with characters of three bytes or more, which hardly any other encoding is by chance.
bool is_clearly_utf8(std::string_view);

// Seven-bit text that switches to other character sets (ISO-2022).
bool switches_character_sets(std::string_view);

}  // namespace shinpan::encoding
