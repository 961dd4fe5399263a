#include "base/bytes.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <vector>

using namespace shinpan;

TEST_CASE("a number lies in its bytes with the lowest first") {
    std::vector<std::uint8_t> bytes;
    ByteWriter writer(bytes);
    writer.whole(std::uint32_t{0x01020304});
    writer.whole(std::int16_t{-2});
    writer.short_number(5 + 3 * 128);
    CHECK(bytes == std::vector<std::uint8_t>{4, 3, 2, 1, 0xfe, 0xff, 0x85, 3});
}

TEST_CASE("numbers are read as they were written") {
    std::vector<std::uint8_t> bytes;
    ByteWriter writer(bytes);
    constexpr std::array shorts{0u, 1u, 127u, 128u, 0x12345678u, 0xffffffffu};
    writer.whole(INT32_MIN);
    writer.whole(std::int8_t{-42});
    for (const std::uint32_t number : shorts) writer.short_number(number);
    writer.whole(std::uint16_t{65535});
    ByteReader reader(bytes);
    CHECK(reader.whole<std::int32_t>() == INT32_MIN);
    CHECK(reader.whole<std::int8_t>() == -42);
    for (const std::uint32_t number : shorts) CHECK(reader.short_number() == number);
    CHECK_FALSE(reader.at_end());
    CHECK(reader.whole<std::uint16_t>() == 65535);
    CHECK(reader.at_end());
}

TEST_CASE("a fraction is read from IEEE 754's bits") {
    constexpr std::array<std::uint8_t, 4> bytes{0x00, 0x00, 0x20, 0xc0};
    CHECK(ByteReader(bytes).fraction() == -2.5f);
}
