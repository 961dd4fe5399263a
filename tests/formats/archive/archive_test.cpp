#include "formats/archive/archive.hpp"
#include "formats/record/formats.hpp"
#include "formats/record/sgf/records.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <string>

using namespace shinpan;

namespace {

// Packed by another program, -lh5-.
std::string packed_game() {
    std::ifstream file("tests/formats/archive/game.ugz", std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

bool can_unpack() {
    const bool can = archive::unpacked(packed_game()) != packed_game();
    if (!can) MESSAGE("skipped: built without liblhasa, nothing to unpack with");
    return can;
}

// A file that is stored as it is (-lh0-), behind a header of level 0.
std::string stored(const std::string& content, std::uint32_t length) {
    std::string header = "-lh0-";
    for (const std::uint32_t number : {static_cast<std::uint32_t>(content.size()), length, 0u})
        for (int byte = 0; byte < 4; ++byte) header += static_cast<char>(number >> 8 * byte & 0xff);
    header += std::string("\x20\x00\x01", 3) + "a" + std::string(2, '\0');  // no sum: zero bytes have it
    unsigned sum = 0;
    for (const char c : header) sum += static_cast<unsigned char>(c);
    header.insert(0, {static_cast<char>(header.size()), static_cast<char>(sum & 0xff)});
    return "PP" + header + content;
}

}  // namespace

TEST_CASE("a packed UGF file is unpacked and read as the game it holds") {
    if (!can_unpack()) return;
    const auto text = archive::unpacked(packed_game());
    REQUIRE(text.has_value());
    const auto games = read_record(*text, format_of(*text));
    REQUIRE(games.has_value());
    const auto record = sgf::records(*games).front();
    REQUIRE(record.has_value());
    CHECK(record->black == "Ann");
    CHECK(record->events.size() == 6);
}

TEST_CASE("what is not packed stays as it is") {
    for (const std::string& bytes : {std::string(), std::string("PP"), std::string("(;FF[4])"),
                                     packed_game().substr(2), std::string("PP,B1,1,0\n")})
        CHECK(archive::unpacked(bytes) == bytes);
}

TEST_CASE("an archive with a damaged or cut off file, or none, is refused with the reason") {
    if (!can_unpack()) return;
    const std::string whole = packed_game();
    const auto refusal = [](const std::string& bytes) {
        const auto text = archive::unpacked(bytes);
        return text ? std::string_view("taken") : text.error().remark.saying.kind;
    };
    std::string damaged = whole;
    damaged[100] ^= 1;
    CHECK(refusal(damaged) == "damaged");
    CHECK(refusal(whole.substr(0, 150)) == "damaged");
    CHECK(refusal(whole.substr(0, 20)) == "no_file");
    for (std::size_t length = 10; length + 1 < whole.size(); ++length)
        CHECK(refusal(whole.substr(0, length)) != "taken");
}

TEST_CASE("an archive that claims more than a record can have is refused before it is unpacked") {
    if (!can_unpack()) return;
    CHECK(archive::unpacked(stored(std::string(8, '\0'), 8)) == std::string(8, '\0'));
    const auto text = archive::unpacked(stored(std::string(8, '\0'), 0xffffffff));
    REQUIRE_FALSE(text.has_value());
    CHECK(text.error().remark.saying.kind == "too_long");
}
