#include "base/fault_at_byte.hpp"

#include <utility>

namespace shinpan {

BadInput fault_at_byte(std::string_view text, std::size_t byte, std::string what) {
    BadInput bad{1, 1, std::move(what)};
    for (const char c : text.substr(0, byte)) {
        ++bad.column;
        if (c == '\n') bad = {bad.line + 1, 1, std::move(bad.what)};
    }
    return bad;
}

BadInput fault_at_byte(std::string_view text, std::size_t byte, Message remark) {
    BadInput bad = fault_at_byte(text, byte, in_english(remark));
    bad.remark = std::move(remark);
    return bad;
}

}  // namespace shinpan
