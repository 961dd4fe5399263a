#include "formats/charset/cost.hpp"

#include "base/utf8.hpp"
#include "formats/charset/common_characters.hpp"

#include <algorithm>
#include <cstddef>

namespace shinpan::inline formats::charset {
namespace {

constexpr Cost cost_of_sign = 105;     // punctuation and signs that are not common
constexpr Cost cost_of_unusual = 155;  // characters that daily sets do not have

struct Character {
    std::size_t length;
    Cost cost;
};
constexpr Character broken{1, cost_of_broken};

bool within(int low, int byte, int high) { return low <= byte && byte <= high; }

bool holds(std::span<const std::uint16_t> sorted, int pair) {
    return std::binary_search(sorted.begin(), sorted.end(), static_cast<std::uint16_t>(pair));
}

// ASCII costs the same in all encodings; a control character is hardly ever in a text.
Cost ascii(int byte) {
    const bool is_control = byte < 0x20 && !within('\t', byte, '\r');
    return is_control ? cost_of_broken : cost_of_ascii;
}

template <class Next>
Cost sum(std::string_view bytes, Next next) {
    Cost cost = 0;
    for (std::size_t at = 0; at < bytes.size();) {
        const int first = static_cast<unsigned char>(bytes[at]);
        const int second = at + 1 < bytes.size() ? static_cast<unsigned char>(bytes[at + 1]) : 0;
        const Character read = first < 0x80 ? Character{1, ascii(first)} : next(first, second, at);
        cost += read.cost;
        at += read.length;
    }
    return cost;
}

int byte_at(std::string_view bytes, std::size_t at) {
    return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : ' ';
}

// Between small letters of ASCII stand those of an alphabet, and hardly ever a character of two bytes.
Character pair(std::string_view bytes, std::size_t at, Cost cost) {
    constexpr Cost within_word = 40;
    const auto is_small = [&](std::size_t i) { return within('a', byte_at(bytes, i), 'z'); };
    return {2, cost + (is_small(at - 1) && is_small(at + 2) ? within_word : 0)};
}

Cost gb(int first, int second) {
    const int pair = first << 8 | second;
    if (holds(simplified.daily, pair)) return 60;
    if (holds(simplified.common, pair)) return 73;
    if (first < 0xa1 || second < 0xa1) return cost_of_unusual;
    if (first < 0xb0) return cost_of_sign;
    if (first <= 0xd7) return 95;
    return first <= 0xf7 ? 119 : cost_of_unusual;
}

Cost big5(int first, int second) {
    const int pair = first << 8 | second;
    if (holds(traditional.daily, pair)) return 60;
    if (holds(traditional.common, pair)) return 73;
    if (first < 0xa1) return cost_of_unusual;
    if (first < 0xa4) return cost_of_sign;
    if (first <= 0xc6) return 98;
    return within(0xc9, first, 0xf9) ? 128 : cost_of_unusual;
}

// By the bytes of EUC-JP.
Cost jis(int first, int second) {
    const int pair = first << 8 | second;
    if (first == 0xa4) return second <= 0xf3 ? 52 : cost_of_broken;
    if (first == 0xa5) return second <= 0xf6 ? 66 : cost_of_broken;
    if (holds(kanji.daily, pair)) return 66;
    if (holds(kanji.common, pair)) return 80;
    if (first < 0xb0) return first <= 0xa8 ? cost_of_sign : cost_of_unusual;
    if (first <= 0xcf) return 100;
    return first <= 0xf4 ? 134 : cost_of_unusual;
}

Cost ks(int first, int second) {
    const int pair = first << 8 | second;
    if (holds(hangul.daily, pair)) return 54;
    if (holds(hangul.common, pair)) return 69;
    if (first < 0xa1 || second < 0xa1) return cost_of_unusual;
    if (first < 0xb0) return cost_of_sign;
    if (first <= 0xc8) return 96;
    return within(0xca, first, 0xfd) ? 131 : cost_of_unusual;
}

bool is_gb_trail(int byte) { return within(0x40, byte, 0xfe) && byte != 0x7f; }
bool is_big5_trail(int byte) { return within(0x40, byte, 0x7e) || within(0xa1, byte, 0xfe); }
bool is_shift_jis_trail(int byte) { return within(0x40, byte, 0xfc) && byte != 0x7f; }
bool is_uhc_trail(int byte) {
    return within('A', byte, 'Z') || within('a', byte, 'z') || within(0x81, byte, 0xfe);
}
bool is_half_width(int byte) { return within(0xa1, byte, 0xdf); }

// Two rows of EUC-JP are one of Shift_JIS.
Cost shift_jis(int first, int second) {
    if (first >= 0xf0) return cost_of_unusual;
    const int rows = (first - (first < 0xa0 ? 0x81 : 0xc1)) * 2;
    const bool is_second_row = second >= 0x9f;
    const int cell = is_second_row ? second - 0x9f : second - 0x40 - (second > 0x7f);
    return jis(0xa1 + rows + is_second_row, 0xa1 + cell);
}

bool is_ascii_letter(int byte) { return within('a', byte | 0x20, 'z'); }

// Letters of Cyrillic stand beside each other; a word begins with a capital, or is all of them.
Cost cyrillic(std::string_view bytes, Letters costs, int first_capital) {
    constexpr Cost beside_latin = 30;
    constexpr Cost alone = 30;
    constexpr Cost capital_goes_on = -20;
    constexpr Cost capital_within = 20;
    const auto is_letter = [](int byte) { return byte >= 0xc0; };
    const auto is_capital = [&](int byte) { return within(first_capital, byte, first_capital + 0x1f); };
    return sum(bytes, [&](int first, int, std::size_t at) {
        const int before = byte_at(bytes, at - 1);
        const int after = byte_at(bytes, at + 1);
        Cost cost = costs[static_cast<std::size_t>(first - 0x80)];
        cost += is_ascii_letter(before) || is_ascii_letter(after) ? beside_latin : 0;
        cost += !is_letter(before) && !is_letter(after) ? alone : 0;
        if (is_capital(first) && is_letter(before))
            cost += is_capital(before) ? capital_goes_on : capital_within;
        return Character{1, cost};
    });
}

// Letters past ASCII stand among those of ASCII.
Cost latin(std::string_view bytes, Letters costs) {
    constexpr Cost beside_each_other = 10;
    return sum(bytes, [&](int first, int, std::size_t at) {
        const bool beside = first >= 0xc0 && byte_at(bytes, at - 1) >= 0xc0;
        return Character{1, costs[static_cast<std::size_t>(first - 0x80)] + (beside ? beside_each_other : 0)};
    });
}

// By the first byte of two: which script's letters they are.
Cost two_bytes_of_utf8(int first) {
    if (first == 0xd0 || first == 0xd1) return 45;                  // Cyrillic
    if (first == 0xce || first == 0xcf) return 50;                  // Greek
    if (within(0xc2, first, 0xc5)) return first == 0xc3 ? 60 : 70;  // Latin
    return within(0xd7, first, 0xdb) ? 60 : 120;                    // Hebrew, Arabic
}

Cost unit_of_utf16(int unit) {
    if (unit < 0x80) return ascii(unit);
    if (within(0x4e00, unit, 0x9fff)) return 95;
    if (within(0xac00, unit, 0xd7a3)) return 95;
    if (within(0x3001, unit, 0x30ff)) return 60;
    if (within(0x0400, unit, 0x045f)) return 45;
    if (within(0xff01, unit, 0xff5e) || within(0x2010, unit, 0x203b) || within(0xa0, unit, 0x17f)) return 75;
    return cost_of_broken + 60;
}

}  // namespace

Cost cost_as_utf8(std::string_view bytes) {
    return sum(bytes, [&](int first, int, std::size_t at) {
        const std::size_t length = utf8_length(bytes.substr(at));
        switch (length) {
            case 0: return broken;
            case 2: return Character{2, two_bytes_of_utf8(first)};
            case 3:
                return Character{3, within(0xe3, first, 0xed) || first == 0xe2 || first == 0xef ? 90 : 120};
            default: return Character{length, 130};
        }
    });
}

Cost cost_as_utf16(std::string_view bytes, bool little_endian) {
    Cost cost = bytes.size() % 2 == 0 ? 0 : cost_of_broken;
    for (std::size_t at = 0; at + 1 < bytes.size(); at += 2) {
        const int first = static_cast<unsigned char>(bytes[at]);
        const int second = static_cast<unsigned char>(bytes[at + 1]);
        cost += unit_of_utf16(little_endian ? second << 8 | first : first << 8 | second);
    }
    return cost;
}

Cost cost_as_gb18030(std::string_view bytes) {
    return sum(bytes, [&](int first, int second, std::size_t at) {
        if (!within(0x81, first, 0xfe)) return broken;
        if (is_gb_trail(second)) return pair(bytes, at, gb(first, second));
        const bool has_four = within('0', second, '9') && at + 3 < bytes.size();
        if (!has_four) return broken;
        const int third = static_cast<unsigned char>(bytes[at + 2]);
        const bool is_whole = within(0x81, third, 0xfe) && within('0', bytes[at + 3], '9');
        return is_whole ? Character{4, 200} : broken;
    });
}

Cost cost_as_big5(std::string_view bytes) {
    return sum(bytes, [&](int first, int second, std::size_t at) {
        const bool is_pair = within(0x81, first, 0xfe) && is_big5_trail(second);
        return is_pair ? pair(bytes, at, big5(first, second)) : broken;
    });
}

Cost cost_as_shift_jis(std::string_view bytes) {
    return sum(bytes, [&](int first, int second, std::size_t at) {
        if (is_half_width(first)) {
            const bool goes_on = at > 0 && is_half_width(static_cast<unsigned char>(bytes[at - 1]));
            return Character{1, goes_on ? 55 : 95};
        }
        const bool is_pair = first != 0x80 && first != 0xa0 && first <= 0xfc && is_shift_jis_trail(second);
        return is_pair ? pair(bytes, at, shift_jis(first, second)) : broken;
    });
}

Cost cost_as_euc_jp(std::string_view bytes) {
    return sum(bytes, [&](int first, int second, std::size_t at) {
        if (first == 0x8e && is_half_width(second)) return Character{2, 110};
        const bool is_pair = within(0xa1, first, 0xfe) && within(0xa1, second, 0xfe);
        return is_pair ? pair(bytes, at, jis(first, second)) : broken;
    });
}

Cost cost_as_euc_kr(std::string_view bytes) {
    return sum(bytes, [&](int first, int second, std::size_t at) {
        const bool is_pair =
            within(0x81, first, 0xfe) && is_uhc_trail(second) && (second >= 0xa1 || first <= 0xc6);
        return is_pair ? pair(bytes, at, ks(first, second)) : broken;
    });
}

Cost cost_as_windows_1251(std::string_view bytes) { return cyrillic(bytes, cyrillic_1251, 0xc0); }
Cost cost_as_koi8_r(std::string_view bytes) { return cyrillic(bytes, cyrillic_koi8, 0xe0); }
Cost cost_as_windows_1252(std::string_view bytes) { return latin(bytes, western); }
Cost cost_as_windows_1250(std::string_view bytes) { return latin(bytes, central); }

}  // namespace shinpan::formats::charset
