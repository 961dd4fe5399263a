// Any bytes: the reader ends, in memory bounded by their number; what it read is written, read again without
// a warning, and written the same. Only a second move or event in a node becomes a node of its own.
#include "formats/record/fault_messages.hpp"
#include "formats/record/sgf/reader.hpp"
#include "formats/record/sgf/writer.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

using namespace shinpan;

namespace {

void require(bool holds) {
    if (!holds) std::abort();
}

// A move within a text is pointed out; it is read as it stands.
bool needs_repair(const sgf::Collection& games) {
    const auto& all = games.warnings();
    return std::any_of(all.begin(), all.end(), [](const Diagnostic& warning) {
        return warning.remark.saying.kind != fault::move_in_text.kind;
    });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    const auto games = sgf::read(text);
    const bool clean = sgf::read(text, {.strict = true}).has_value();
    require(clean == (games && !needs_repair(*games)));
    if (!games) return 0;
    const std::string written = sgf::write(*games);
    const auto again = sgf::read(written, {.strict = true});
    require(again && again->node_count() >= games->node_count());
    require(sgf::write(*again) == written);
    return 0;
}
