// Any bytes as GIB: the reader ends; what it read is a record, and SGF that reads without a warning.
#include "record/formats.hpp"
#include "record/sgf_records.hpp"
#include "record/sgf_writer.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace shinpan;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto games = read_gib({reinterpret_cast<const char*>(data), size});
    if (!games) return 0;
    if (!sgf::records(*games).front()) std::abort();
    if (!sgf::read(sgf::write(*games), {.strict = true})) std::abort();
    return 0;
}
