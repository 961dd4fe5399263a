#include "encoding/guess.hpp"

#include "base/utf8.hpp"
#include "encoding/convert.hpp"
#include "encoding/encoding.hpp"

#include <uchardet/uchardet.h>

#include <memory>
#include <string>

namespace shinpan::encoding {
namespace {

struct Counts {
    std::size_t pairs = 0;    // well-formed characters of two bytes
    std::size_t longer = 0;   // of three or four
    std::size_t broken = 0;   // bytes that are of none
};

Counts count(std::string_view bytes) {
    Counts counts;
    while (!bytes.empty()) {
        const std::size_t length = utf8_length(bytes);
        counts.pairs += length == 2;
        counts.longer += length > 2;
        counts.broken += length == 0;
        bytes.remove_prefix(length == 0 ? 1 : length);
    }
    return counts;
}

// The parts of a record that say something of its encoding: lines with bytes past ASCII.
std::string telling_part(std::string_view bytes) {
    std::string out;
    while (!bytes.empty() && out.size() < 100'000) {
        const std::string_view line = bytes.substr(0, bytes.find_first_of("\n]"));
        bytes.remove_prefix(line.size() == bytes.size() ? line.size() : line.size() + 1);
        for (const char c : line) {
            if ((c & 0x80) == 0) continue;
            out.append(line).append("\n");
            break;
        }
    }
    return out;
}

std::string_view guess_by_frequency(std::string_view bytes) {
    const std::unique_ptr<uchardet, void (*)(uchardet_t)> detector(uchardet_new(), uchardet_delete);
    if (uchardet_handle_data(detector.get(), bytes.data(), bytes.size()) != 0) return {};
    uchardet_data_end(detector.get());
    return encoding_called(uchardet_get_charset(detector.get()));
}

// A two-byte encoding, and the first bytes of the characters that nearly all of its texts consist of.
struct Zone {
    std::string_view encoding;
    unsigned char first[2];   // the letters or characters of daily use
    unsigned char second[2];  // the syllabary, where there is one
    unsigned char least_trail;
};

// The narrowest first: of two that fit alike it is the likelier.
constexpr Zone zones[] = {
    {"UHC", {0xB0, 0xC8}, {1, 0}, 0xA1},          {"CP932", {0x88, 0x97}, {0x81, 0x83}, 0x40},
    {"EUC-JP", {0xB0, 0xCF}, {0xA4, 0xA5}, 0xA1}, {"BIG5-HKSCS", {0xA4, 0xC6}, {1, 0}, 0x40},
    {"GB18030", {0xB0, 0xD7}, {1, 0}, 0xA1},
};

bool is_within(unsigned char c, const unsigned char (&range)[2]) { return range[0] <= c && c <= range[1]; }

// Of the pairs that begin past ASCII, how many in a hundred lie in the zone.
std::size_t share_in(const Zone& zone, std::string_view bytes) {
    std::size_t inside = 0;
    std::size_t all = 0;
    for (std::size_t i = 0; i + 1 < bytes.size(); ++i) {
        const auto lead = static_cast<unsigned char>(bytes[i]);
        const auto trail = static_cast<unsigned char>(bytes[i + 1]);
        if (lead < 0x80) continue;
        inside += (is_within(lead, zone.first) || is_within(lead, zone.second)) && trail >= zone.least_trail;
        ++all;
        ++i;
    }
    return all == 0 ? 0 : 100 * inside / all;
}

}  // namespace

bool is_utf8(std::string_view bytes) { return count(bytes).broken == 0; }

bool is_mostly_utf8(std::string_view bytes) {
    const Counts counts = count(bytes);
    return counts.broken <= counts.pairs + counts.longer;
}

bool is_clearly_utf8(std::string_view bytes) {
    const Counts counts = count(bytes);
    return counts.broken == 0 && counts.longer >= 2;
}

bool switches_character_sets(std::string_view bytes) {
    return bytes.find("\x1B$") != bytes.npos || bytes.find("\x1B(") != bytes.npos;
}

std::vector<std::string_view> guesses(std::string_view bytes) {
    constexpr std::size_t convincing = 70;
    if (switches_character_sets(bytes)) return {"ISO-2022-JP"};
    const std::string part = telling_part(bytes);
    const Zone* best = zones;
    for (const Zone& zone : zones)
        if (share_in(zone, part) > share_in(*best, part)) best = &zone;
    std::vector<std::string_view> found;
    if (share_in(*best, part) >= convincing) found.push_back(best->encoding);
    if (const auto likely = guess_by_frequency(part); !likely.empty()) found.push_back(likely);
    return found;
}

}  // namespace shinpan::encoding
