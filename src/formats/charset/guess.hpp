// What encoding the bytes of a text are in.
//
//   guessed("\x88\xCD\x8C\xE9 \x8D\x95\x94\xD4\x8F\x9F\x82\xBF") == "Shift_JIS"
//   guessed(bytes, {"EUC-KR"})       // where the game before it in the file was
#pragma once

#include <string_view>

namespace shinpan::inline formats::charset {

// An encoding that is taken where it is about as likely as the likeliest; a declaration weighs more.
struct Expected {
    enum class By { neighbour, declaration };
    std::string_view encoding{};
    By by = By::neighbour;
};

// The encoding in which the bytes are the likeliest text. All of ASCII or of well-formed UTF-8 is UTF-8;
// UTF-8 in which some bytes are damaged stays it. One of
//   UTF-8, UTF-16LE, UTF-16BE, GB18030, Big5, Shift_JIS, EUC-JP, EUC-KR, ISO-2022-JP,
//   windows-1251, windows-1252, windows-1250, KOI8-R
// Looks at the first 30,000 bytes or so of the lines that tell.
std::string_view guessed(std::string_view bytes, Expected = {});

// Is it one of those?
bool is_guessed(std::string_view encoding);

// Needs the text no decoding: is it all of ASCII, without NUL and without switches to other character sets?
bool is_plain(std::string_view);

bool is_utf8(std::string_view);

// UTF-16, by a mark or by the zero bytes of its letters of ASCII: no byte of it is a letter by itself.
bool is_wide(std::string_view);

// Well-formed UTF-8 with characters of three bytes or more, which hardly any other encoding is by chance.
bool is_clearly_utf8(std::string_view);

}  // namespace shinpan::formats::charset
