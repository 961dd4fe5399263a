#include "record/sgf_warnings.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

namespace shinpan::sgf {

BadInput Places::at(std::size_t offset, std::string what) {
    offset = std::min(offset, text_.size());
    if (offset < offset_) offset_ = line_begin_ = 0, line_ = 1;
    while (offset_ < offset) {
        const void* found = std::memchr(text_.data() + offset_, '\n', offset - offset_);
        if (found == nullptr) break;
        offset_ = line_begin_ = static_cast<std::size_t>(static_cast<const char*>(found) - text_.data()) + 1;
        ++line_;
    }
    offset_ = offset;
    return {line_, static_cast<int>(offset - line_begin_) + 1, std::move(what)};
}

void Warnings::add(std::size_t offset, std::string_view words, std::string_view detail) {
    auto kind = std::find_if(kinds_.begin(), kinds_.end(), [&](const Kind& k) { return k.words == words; });
    if (kind == kinds_.end()) kind = kinds_.insert(kind, Kind{words, 0, 0});
    kind->last_offset = offset;
    if (++kind->count > places_a_kind) return;
    std::string what{words};
    if (!detail.empty()) what.append(": ").append(detail);
    found_.push_back(places_.at(offset, std::move(what)));
}

std::vector<BadInput> Warnings::take() {
    for (const Kind& kind : kinds_) {
        if (kind.count <= places_a_kind) continue;
        std::string what{kind.words};
        what += " (the last of " + std::to_string(kind.count) + " places)";
        found_.push_back(places_.at(kind.last_offset, std::move(what)));
    }
    kinds_.clear();
    return std::exchange(found_, {});
}

}  // namespace shinpan::sgf
