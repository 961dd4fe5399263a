// Any bytes as GIB: the reader ends; what it read is a record, and SGF that reads without a warning, unless
// it says that a move could not be read: then it is no record.
#include "formats/record/formats.hpp"
#include "formats/record/sgf/records.hpp"
#include "formats/record/sgf/writer.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace shinpan;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto games = read_gib({reinterpret_cast<const char*>(data), size});
    if (!games) return 0;
    const bool all_read = !games->unread();
    if (sgf::records(*games).front().has_value() != all_read) std::abort();
    if (all_read && !sgf::read(sgf::write(*games), {.strict = true})) std::abort();
    return 0;
}
