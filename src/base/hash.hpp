// A short name for a content: FNV-1a (Fowler, Noll, Vo), 64 bits, the same on every machine. It tells
// contents apart, and keeps nobody from making two with the same name.
//
//   Fnv1a hash;
//   hash.add(7);
//   hash.value()
//   hash_of("a text")
#pragma once

#include <cstdint>
#include <string_view>

namespace shinpan {

class Fnv1a {
public:
    // Of a content that is not bytes: each number is taken for one.
    constexpr void add(std::uint64_t byte) { value_ = (value_ ^ byte) * 0x100000001b3U; }

    constexpr std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0xcbf29ce484222325U;
};

constexpr std::uint64_t hash_of(std::string_view text) {
    Fnv1a hash;
    for (const char c : text) hash.add(static_cast<unsigned char>(c));
    return hash.value();
}

}  // namespace shinpan
