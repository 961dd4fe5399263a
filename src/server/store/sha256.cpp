#include "server/store/sha256.hpp"

#include <sodium.h>

namespace shinpan::server {

std::string sha256(std::string_view bytes) {
    unsigned char digest[crypto_hash_sha256_BYTES];
    crypto_hash_sha256(digest, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
    char digits[2 * sizeof digest + 1];
    sodium_bin2hex(digits, sizeof digits, digest, sizeof digest);
    return digits;
}

}  // namespace shinpan::server
