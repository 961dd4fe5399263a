// What is read of a result file can be written and read again.
#include "tournament/files/aga_results.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace shinpan::tournament;
    const auto read = aga_results::read_event({reinterpret_cast<const char*>(data), size}, 0);
    if (read && !aga_results::read_event(aga_results::write(read->event).text, 0)) std::abort();
    return 0;
}
