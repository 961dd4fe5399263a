#include "server/log/digest.hpp"

namespace shinpan::server {

std::string next_head(Digest digest, std::string_view head, std::string_view text) {
    return digest(std::string(head).append(1, '\n').append(text));
}

}  // namespace shinpan::server
