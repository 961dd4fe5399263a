#include "formats/record/sgf/standard.hpp"

#include <algorithm>
#include <array>

namespace shinpan::inline formats::sgf {
namespace {

using enum ValueKind;

// "-234" as bits.
consteval std::uint8_t versions(const char* digits) {
    int bits = 0;
    for (; *digits != '\0'; ++digits)
        if (*digits != '-') bits |= 1 << (*digits - '1');
    return static_cast<std::uint8_t>(bits);
}

constexpr bool list = true;
constexpr bool single = false;
constexpr bool root = true;

constexpr bool has_short_values(std::uint16_t name) {
    constexpr std::array all{code("B"),  code("W"),  code("AB"), code("AW"), code("AE"), code("TB"),
                             code("TW"), code("CR"), code("MA"), code("SL"), code("SQ"), code("TR"),
                             code("DD"), code("VW"), code("PL"), code("FF"), code("GM"), code("SZ"),
                             code("ST"), code("BL"), code("WL"), code("OB"), code("OW"), code("MN")};
    return std::find(all.begin(), all.end(), name) != all.end();
}

constexpr Standard entry(std::uint16_t name, std::uint8_t in, ValueKind value, bool is_list = false,
                         bool is_root = false) {
    return {name, in, value, is_list, is_root, has_short_values(name)};
}

// In alphabetical order.
constexpr std::array properties{
    entry(code("AB"), versions("1234"), point, list),
    entry(code("AE"), versions("1234"), point, list),
    entry(code("AN"), versions("--34"), text),
    entry(code("AP"), versions("---4"), text, single, root),
    entry(code("AR"), versions("---4"), other, list),
    entry(code("AW"), versions("1234"), point, list),
    entry(code("B"), versions("1234"), move),
    entry(code("BL"), versions("1234"), real),
    entry(code("BM"), versions("1234"), twice),
    entry(code("BR"), versions("1234"), text),
    entry(code("BS"), versions("123-"), number),
    entry(code("BT"), versions("--34"), text),
    entry(code("C"), versions("1234"), text),
    entry(code("CA"), versions("---4"), text, single, root),
    entry(code("CH"), versions("123-"), twice),
    entry(code("CP"), versions("--34"), text),
    entry(code("CR"), versions("--34"), point, list),
    entry(code("DD"), versions("---4"), point, list),
    entry(code("DM"), versions("--34"), twice),
    entry(code("DO"), versions("--34"), none),
    entry(code("DT"), versions("1234"), text),
    entry(code("EL"), versions("12--"), number),
    entry(code("EV"), versions("1234"), text),
    entry(code("EX"), versions("12--"), move),
    entry(code("FF"), versions("-234"), number, single, root),
    entry(code("FG"), versions("1234"), other),
    entry(code("GB"), versions("1234"), twice),
    entry(code("GC"), versions("1234"), text),
    entry(code("GM"), versions("1234"), number, single, root),
    entry(code("GN"), versions("1234"), text),
    entry(code("GW"), versions("1234"), twice),
    entry(code("HA"), versions("1234"), number),
    entry(code("HO"), versions("--34"), twice),
    entry(code("ID"), versions("--3-"), text),
    entry(code("IT"), versions("--34"), none),
    entry(code("KM"), versions("1234"), real),
    entry(code("KO"), versions("--34"), none),
    entry(code("L"), versions("12--"), point, list),
    entry(code("LB"), versions("--34"), other, list),
    entry(code("LN"), versions("---4"), other, list),
    entry(code("LT"), versions("--3-"), none),
    entry(code("M"), versions("12--"), point, list),
    entry(code("MA"), versions("--34"), point, list),
    entry(code("MN"), versions("--34"), number),
    entry(code("N"), versions("1234"), text),
    entry(code("OB"), versions("--34"), number),
    entry(code("OM"), versions("--3-"), number),
    entry(code("ON"), versions("--34"), text),
    entry(code("OP"), versions("--3-"), real),
    entry(code("OT"), versions("---4"), text),
    entry(code("OV"), versions("--3-"), real),
    entry(code("OW"), versions("--34"), number),
    entry(code("PB"), versions("1234"), text),
    entry(code("PC"), versions("1234"), text),
    entry(code("PL"), versions("1234"), color),
    entry(code("PM"), versions("---4"), number),
    entry(code("PW"), versions("1234"), text),
    entry(code("RE"), versions("1234"), text),
    entry(code("RG"), versions("123-"), point, list),
    entry(code("RO"), versions("1234"), text),
    entry(code("RU"), versions("--34"), text),
    entry(code("SC"), versions("123-"), point, list),
    entry(code("SI"), versions("--3-"), twice),
    entry(code("SL"), versions("1234"), point, list),
    entry(code("SO"), versions("1234"), text),
    entry(code("SQ"), versions("---4"), point, list),
    entry(code("ST"), versions("---4"), number, single, root),
    entry(code("SZ"), versions("1234"), other, single, root),
    entry(code("TB"), versions("1234"), point, list),
    entry(code("TC"), versions("--3-"), number),
    entry(code("TE"), versions("1234"), twice),
    entry(code("TM"), versions("1234"), real),
    entry(code("TR"), versions("--34"), point, list),
    entry(code("TW"), versions("1234"), point, list),
    entry(code("UC"), versions("--34"), twice),
    entry(code("US"), versions("1234"), text),
    entry(code("V"), versions("1234"), real),
    entry(code("VW"), versions("1234"), point, list),
    entry(code("W"), versions("1234"), move),
    entry(code("WL"), versions("1234"), real),
    entry(code("WR"), versions("1234"), text),
    entry(code("WS"), versions("123-"), number),
    entry(code("WT"), versions("--34"), text),
};

constexpr bool before(const Standard& a, const Standard& b) { return a.name < b.name; }
static_assert(std::is_sorted(properties.begin(), properties.end(), before));

// Where each stands, from 1; 0 for the names of none.
constexpr auto places = [] {
    std::array<std::uint8_t, code_count> all{};
    for (std::size_t i = 0; i < properties.size(); ++i)
        all[index_of_code(properties[i].name)] = static_cast<std::uint8_t>(i + 1);
    return all;
}();

}  // namespace

const Standard* standard(std::uint16_t short_name) {
    const std::size_t place = places[index_of_code(short_name)];
    return place == 0 ? nullptr : &properties[place - 1];
}

}  // namespace shinpan::formats::sgf
