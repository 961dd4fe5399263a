// The hash against known values of FNV-1a.
#include "base/hash.hpp"

#include <doctest/doctest.h>

using namespace shinpan;

TEST_CASE("texts have the hashes of FNV-1a") {
    CHECK(hash_of("") == 0xcbf29ce484222325);
    CHECK(hash_of("a") == 0xaf63dc4c8601ec8c);
    CHECK(hash_of("foobar") == 0x85944171f73967e8);
}

TEST_CASE("a content is what was added, in its order") {
    Fnv1a hash;
    hash.add('f');
    hash.add('o');
    CHECK(hash.value() == hash_of("fo"));
    CHECK(hash.value() != hash_of("of"));
}
