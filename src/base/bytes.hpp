// Numbers in a row of bytes, the lowest byte of each first whatever the machine's own order.
//
//   std::vector<std::uint8_t> bytes;
//   ByteWriter(bytes).whole(std::int32_t{-2});   // fe ff ff ff
//   ByteReader reader(bytes);
//   reader.whole<std::int32_t>() == -2
//   reader.at_end()
#pragma once

#include <cassert>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <span>
#include <type_traits>
#include <vector>

namespace shinpan {

inline constexpr std::uint32_t more_bytes_follow = 128;  // in all bytes of a short number but its last

// Reads one number after the other. Precondition of all: the bytes hold it.
class ByteReader {
public:
    explicit ByteReader(std::span<const std::uint8_t> bytes) : left_(bytes) {}

    bool at_end() const { return left_.empty(); }

    template <class Whole>
    Whole whole() {
        std::make_unsigned_t<Whole> value = 0;
        for (std::size_t i = 0; i < sizeof(Whole); ++i)
            value = static_cast<std::make_unsigned_t<Whole>>(value | std::uint64_t{next()} << CHAR_BIT * i);
        return static_cast<Whole>(value);
    }

    // A number of 32 bits in IEEE 754's format.
    float fraction() {
        static_assert(std::numeric_limits<float>::is_iec559 && sizeof(float) == sizeof(std::uint32_t));
        const auto bits = whole<std::uint32_t>();
        float value = 0;
        std::memcpy(&value, &bits, sizeof value);
        return value;
    }

    // A number in as few bytes as it needs, seven bits each.
    std::uint32_t short_number() {
        std::uint32_t value = 0, digit = 1, byte = 0;
        do {
            byte = next();
            value += byte % more_bytes_follow * digit;
            digit *= more_bytes_follow;
        } while (byte >= more_bytes_follow);
        return value;
    }

private:
    std::uint8_t next() {
        assert(!left_.empty());
        const std::uint8_t byte = left_.front();
        left_ = left_.subspan(1);
        return byte;
    }

    std::span<const std::uint8_t> left_;
};

// Writes behind what is there, for ByteReader.
class ByteWriter {
public:
    explicit ByteWriter(std::vector<std::uint8_t>& bytes) : bytes_(bytes) {}

    template <class Whole>
    void whole(Whole value) {
        for (std::size_t i = 0; i < sizeof(Whole); ++i)
            put(static_cast<std::make_unsigned_t<Whole>>(value) >> CHAR_BIT * i);
    }

    void short_number(std::uint32_t value) {
        for (; value >= more_bytes_follow; value /= more_bytes_follow)
            put(value % more_bytes_follow + more_bytes_follow);
        put(value);
    }

private:
    void put(std::uint64_t byte) { bytes_.push_back(static_cast<std::uint8_t>(byte & UCHAR_MAX)); }

    std::vector<std::uint8_t>& bytes_;
};

}  // namespace shinpan
