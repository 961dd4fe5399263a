#include "record/sgf_warnings.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::sgf {

void Places::start_line(int number, std::size_t begin) {
    line_ = number;
    line_begin_ = begin;
    line_end_ = std::min(text_.find('\n', begin), text_.size());
}

void Places::start_line_before() {
    line_end_ = line_begin_ - 1;
    const std::size_t feed = line_end_ == 0 ? text_.npos : text_.rfind('\n', line_end_ - 1);
    line_begin_ = feed == text_.npos ? 0 : feed + 1;
    --line_;
}

void Warnings::add(std::size_t offset, const Saying& saying, std::string_view detail) {
    add(offset, saying, fact("detail", std::string(detail)));
}

void Warnings::add(std::size_t offset, const Saying& saying, Fact detail) {
    Kind& kind = kind_of(saying);
    kind.last_offset = offset;
    if (++kind.count > places_a_kind) return;
    std::string what{saying.english};
    const std::string& more = detail.english.empty() ? detail.value : detail.english;
    if (!more.empty()) what.append(": ").append(more);
    const Place at = places_.at(offset);
    found_.push_back({at.line, at.column, std::move(what), {saying, {std::move(detail)}}});
}

void Warnings::add(BadInput what) {
    Kind& kind = kind_of(what.remark.saying);
    if (++kind.count > places_a_kind)
        kind.last = std::move(what);
    else
        found_.push_back(std::move(what));
}

Warnings::Kind& Warnings::kind_of(const Saying& saying) {
    const auto kind = std::find_if(kinds_.begin(), kinds_.end(),
                                   [&](const Kind& k) { return k.saying.kind == saying.kind; });
    return kind != kinds_.end() ? *kind : kinds_.emplace_back(Kind{saying});
}

BadInput Warnings::last_of(Kind& kind) {
    if (!kind.last.what.empty()) return std::move(kind.last);
    const Place at = places_.at(kind.last_offset);
    return {at.line, at.column, std::string{kind.saying.english}, {kind.saying}};
}

std::vector<BadInput> Warnings::take() {
    for (Kind& kind : kinds_) {
        if (kind.count <= places_a_kind) continue;
        const auto places = static_cast<int>(kind.count);
        BadInput last = last_of(kind);
        last.what += " (the last of " + std::to_string(places) + " places)";
        last.remark.facts.push_back(fact("places", places));
        found_.push_back(std::move(last));
    }
    kinds_.clear();
    return std::exchange(found_, {});
}

}  // namespace shinpan::sgf
