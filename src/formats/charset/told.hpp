// Which encoding a text is to be read in, by what it says of itself and by what its bytes look like.
//
//   const Told told = encoding_of(bytes, "GB2312");     // what the file says of itself, "" for nothing
//   told.encoding == "GB18030"; told.word == Word::true_one
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace shinpan::inline formats::charset {

enum class Word : std::uint8_t {
    not_needed,  // ASCII, or a byte order mark
    true_one,    // declared, and the bytes agree
    none,        // nothing is declared
    wrong,       // another encoding is declared
    unknown,     // the declaration names no encoding that we know
};

struct Told {
    std::string_view encoding{"UTF-8"};
    Word word = Word::not_needed;
};

// `before`: the encoding of the game before it in the same file, or what the caller expects.
// An encoding that contains the declared one is taken for it (GB18030 for GB2312).
Told encoding_of(std::string_view bytes, std::string_view declared, std::string_view before = {});

// What there is to be said of it; empty where a text says what is true, or needs no word.
std::string remark(const Told&, std::string_view declared);

}  // namespace shinpan::formats::charset
