// Which characters and letters texts about Go have most, in the bytes of each encoding.
#pragma once

#include <cstdint>
#include <span>

namespace shinpan::inline formats::charset {

// Of one language: characters of two bytes as numbers, the first byte the high one, sorted.
struct CommonCharacters {
    std::span<const std::uint16_t> daily;   // those of every day
    std::span<const std::uint16_t> common;  // those that are common besides
};

extern const CommonCharacters simplified;   // GB2312
extern const CommonCharacters traditional;  // Big5
extern const CommonCharacters kanji;        // EUC-JP: kanji and signs
extern const CommonCharacters hangul;       // EUC-KR

// What each byte from 0x80 on costs in an encoding of one byte a letter, in tenths of a nat.
using Letters = std::span<const std::uint8_t, 128>;

extern const Letters cyrillic_1251;
extern const Letters cyrillic_koi8;
extern const Letters western;  // windows-1252
extern const Letters central;  // windows-1250

}  // namespace shinpan::formats::charset
