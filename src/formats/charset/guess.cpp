#include "formats/charset/guess.hpp"

#include "base/utf8.hpp"
#include "formats/charset/cost.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <string>

namespace shinpan::inline formats::charset {
namespace {

constexpr std::size_t enough = 30'000;  // bytes

// An encoding that is expected may be so much dearer. `past_ascii`: what the characters past ASCII cost in
// it. Those are rarely of a western text that says nothing better of itself: programs declare that one
// without looking. Yet letters that stand for themselves are common in no language.
Cost allowance(const Expected& expected, Cost past_ascii) {
    if (expected.by == Expected::By::neighbour) return 200;
    return expected.encoding == "windows-1252" ? std::max<Cost>(300, past_ascii * 2 / 5) : 1000;
}

struct Candidate {
    std::string_view name;
    Cost (*cost)(std::string_view);
    Cost rare;  // how much less likely before the bytes are seen
};

Cost cost_as_utf16le(std::string_view bytes) { return cost_as_utf16(bytes, true); }
Cost cost_as_utf16be(std::string_view bytes) { return cost_as_utf16(bytes, false); }

constexpr Candidate candidates[] = {
    {"UTF-8", cost_as_utf8, 0},           {"GB18030", cost_as_gb18030, 10},
    {"Shift_JIS", cost_as_shift_jis, 15}, {"EUC-KR", cost_as_euc_kr, 15},
    {"Big5", cost_as_big5, 15},           {"windows-1252", cost_as_windows_1252, 15},
    {"EUC-JP", cost_as_euc_jp, 25},       {"windows-1251", cost_as_windows_1251, 25},
    {"KOI8-R", cost_as_koi8_r, 50},       {"windows-1250", cost_as_windows_1250, 30},
};
// They are read from the beginning: their characters do not stand in lines of bytes.
constexpr Candidate wide_candidates[] = {
    {"UTF-16LE", cost_as_utf16le, 100},
    {"UTF-16BE", cost_as_utf16be, 100},
};

bool is_ascii(std::string_view bytes) {
    constexpr std::uint64_t high = 0x8080808080808080;
    std::uint64_t seen = 0;
    while (bytes.size() >= sizeof seen) {
        std::uint64_t word;
        std::memcpy(&word, bytes.data(), sizeof word);
        seen |= word;
        bytes.remove_prefix(sizeof word);
    }
    for (const char c : bytes) seen |= static_cast<unsigned char>(c);
    return (seen & high) == 0;
}

Cost ascii_count(std::string_view bytes) {
    return std::count_if(bytes.begin(), bytes.end(),
                         [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

// Seven-bit text that switches to other character sets (ISO-2022).
bool switches_character_sets(std::string_view bytes) {
    return bytes.find("\x1B$") != bytes.npos || bytes.find("\x1B(") != bytes.npos;
}

bool has_nul(std::string_view bytes) { return bytes.find('\0') != bytes.npos; }

// UTF-16 without a zero byte has no letter of ASCII, and no game of SGF begins without one.
bool may_be_wide(std::string_view bytes) { return bytes.size() % 2 == 0 && bytes.find("(;") == bytes.npos; }

// Characters of three bytes or more, many for each that is damaged: no other text has them by chance.
bool is_nearly_utf8(std::string_view bytes) {
    constexpr std::size_t least = 2;
    std::size_t longer = 0;
    std::size_t broken = 0;
    while (!bytes.empty()) {
        const std::size_t length = utf8_length(bytes);
        longer += length > 2;
        broken += length == 0;
        bytes.remove_prefix(length == 0 ? 1 : length);
    }
    return longer >= least && longer >= 2 * broken;
}

// The parts of a record that say something of its encoding: lines and values with bytes past ASCII.
std::string telling_part(std::string_view bytes) {
    std::string out;
    while (!bytes.empty() && out.size() < enough) {
        const std::size_t end = bytes.find_first_of("\n]");
        const std::string_view line = bytes.substr(0, end == bytes.npos ? end : end + 1);
        bytes.remove_prefix(line.size());
        if (!is_ascii(line)) out.append(line.substr(0, enough));
    }
    return out;
}

class Cheapest {
public:
    explicit Cheapest(const Expected& expected) : expected_(expected) {}

    void try_each(const auto& all, std::string_view bytes) {
        for (const Candidate& candidate : all) {
            Cost cost = candidate.cost(bytes) + candidate.rare;
            if (candidate.name == expected_.encoding)
                cost -= allowance(expected_, cost - cost_of_ascii * ascii_count(bytes));
            if (found_.empty() || cost < least_) found_ = candidate.name, least_ = cost;
        }
    }
    std::string_view found() const { return found_; }

private:
    Expected expected_;
    std::string_view found_{};
    Cost least_ = 0;
};

std::string_view marked(std::string_view bytes) {
    if (bytes.substr(0, 3) == "\xEF\xBB\xBF") return "UTF-8";
    if (bytes.substr(0, 2) == "\xFF\xFE") return "UTF-16LE";
    return bytes.substr(0, 2) == "\xFE\xFF" ? "UTF-16BE" : std::string_view{};
}

bool is_utf16(std::string_view encoding) { return encoding.substr(0, 6) == "UTF-16"; }

}  // namespace

bool is_wide(std::string_view bytes) {
    constexpr std::size_t begin = 4096;
    const std::string_view head = bytes.substr(0, begin);
    return is_utf16(marked(head)) || (has_nul(head) && is_utf16(guessed(head)));
}

bool is_plain(std::string_view bytes) {
    return is_ascii(bytes) && !has_nul(bytes) && !switches_character_sets(bytes);
}

bool is_utf8(std::string_view bytes) {
    if (is_ascii(bytes)) return true;
    while (!bytes.empty()) {
        const std::size_t length = utf8_length(bytes);
        if (length == 0) return false;
        bytes.remove_prefix(length);
    }
    return true;
}

bool is_clearly_utf8(std::string_view bytes) {
    std::size_t longer = 0;
    while (!bytes.empty()) {
        const std::size_t length = utf8_length(bytes);
        if (length == 0) return false;
        longer += length > 2;
        bytes.remove_prefix(length);
    }
    return longer >= 2;
}

bool is_guessed(std::string_view encoding) {
    const auto is_it = [&](const Candidate& candidate) { return candidate.name == encoding; };
    return encoding == "ISO-2022-JP" || std::any_of(std::begin(candidates), std::end(candidates), is_it) ||
           std::any_of(std::begin(wide_candidates), std::end(wide_candidates), is_it);
}

std::string_view guessed(std::string_view bytes, Expected expected) {
    if (const auto name = marked(bytes); !name.empty()) return name;
    const bool has_zeros = has_nul(bytes);
    if (!has_zeros && switches_character_sets(bytes)) return "ISO-2022-JP";
    const std::string part = telling_part(bytes);
    if (!has_zeros && is_nearly_utf8(part)) return "UTF-8";
    Cheapest cheapest(expected);
    if (has_zeros || may_be_wide(bytes)) {
        const std::string_view whole = bytes.substr(0, enough);
        cheapest.try_each(candidates, whole);
        cheapest.try_each(wide_candidates, whole);
        if (is_utf16(cheapest.found())) return cheapest.found();
    }
    Cheapest of_part(expected);
    of_part.try_each(candidates, part);
    return of_part.found();
}

}  // namespace shinpan::formats::charset
