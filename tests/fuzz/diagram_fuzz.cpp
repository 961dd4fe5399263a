// Text diagrams: any text is a position, which is written and read again alike, or an error with its place.
#include "go/board/position.hpp"

#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

namespace {

std::vector<std::string_view> rows_of(std::string_view text) {
    std::vector<std::string_view> rows;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        rows.push_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return rows;
}

void require(bool holds) {
    if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto position = shinpan::position_from(rows_of({reinterpret_cast<const char*>(data), size}));
    if (!position) {
        require(position.error().line > 0 && !position.error().what.empty());
        return 0;
    }
    const std::string text = to_text(*position);
    const auto again = shinpan::position_from(rows_of(text));
    require(again && *again == *position);
    return 0;
}
