// Any bytes as a packed file: it is unpacked or refused, in bounded memory; what comes out is read as a
// record.
#include "formats/archive/archive.hpp"
#include "formats/record/formats.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

using namespace shinpan;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    auto text = archive::unpacked({reinterpret_cast<const char*>(data), size});
    if (!text) return 0;
    if (text->size() > archive::longest_file) std::abort();
    (void)read_record(*text, format_of(*text));
    return 0;
}
