#include "record/sgf_warnings.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::sgf {

void Places::start_line(int number, std::size_t begin) {
    line_ = number;
    line_begin_ = begin;
    line_end_ = std::min(text_.find('\n', begin), text_.size());
}

void Warnings::add(std::size_t offset, std::string_view words, std::string_view detail) {
    auto kind = std::find_if(kinds_.begin(), kinds_.end(), [&](const Kind& k) { return k.words == words; });
    if (kind == kinds_.end()) kind = kinds_.insert(kind, Kind{words, 0, 0});
    kind->last_offset = offset;
    if (++kind->count > places_a_kind) return;
    std::string what{words};
    if (!detail.empty()) what.append(": ").append(detail);
    const Place at = places_.at(offset);
    found_.push_back({at.line, at.column, std::move(what)});
}

std::vector<BadInput> Warnings::take() {
    for (const Kind& kind : kinds_) {
        if (kind.count <= places_a_kind) continue;
        std::string what{kind.words};
        what += " (the last of " + std::to_string(kind.count) + " places)";
        const Place at = places_.at(kind.last_offset);
        found_.push_back({at.line, at.column, std::move(what)});
    }
    kinds_.clear();
    return std::exchange(found_, {});
}

}  // namespace shinpan::sgf
