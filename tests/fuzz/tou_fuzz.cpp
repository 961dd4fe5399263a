// Any bytes are an event, or refused.
#include "tournament/files/tou.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace shinpan::tournament;
    static_cast<void>(tou::read_event({reinterpret_cast<const char*>(data), size}, 0));
    return 0;
}
