// What is read of an OpenGotha file can be written and read again.
#include "tournament/files/opengotha.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace shinpan::tournament;
    const auto read = opengotha::read_event({reinterpret_cast<const char*>(data), size}, 0);
    if (!read) return 0;
    const Written written = opengotha::write(read->event);
    if (!opengotha::read_event(written.text, 0)) std::abort();
    return 0;
}
