// What is read of an H9 table can be written and read again.
#include "tournament/files/h9.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace shinpan::tournament;
    const auto read = h9::read_table({reinterpret_cast<const char*>(data), size}, 0);
    if (!read) return 0;
    const Written written = h9::write(read->event, read->event.conditions().rounds);
    if (!h9::read_table(written.text, 0)) std::abort();
    return 0;
}
