#include "formats/record/sgf/warnings.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::inline formats::sgf {

Place place_in(std::string_view text, std::size_t offset) {
    const std::string_view before = text.substr(0, offset);
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const std::size_t begin = before.rfind('\n') + 1;  // 0 where there is none
    return {static_cast<int>(line), static_cast<int>(before.size() - begin) + 1};
}

void Places::find_lines() {
    for (std::size_t at = 0; at < text_.size() + 1;) {
        begins_.push_back(static_cast<std::uint32_t>(at));
        at = std::min(text_.find('\n', at), text_.size()) + 1;
    }
    begins_.push_back(static_cast<std::uint32_t>(text_.size() + 1));
}

void Places::go_to(std::size_t line) {
    line_ = line;
    begin_ = begins_[line];
    length_ = begins_[line + 1] - begin_;
}

// Mostly on the next line.
Place Places::find(std::size_t offset) {
    if (text_.empty()) return {};
    if (begins_.empty()) find_lines();
    offset = std::min(offset, text_.size());
    if (line_ + 2 < begins_.size()) go_to(line_ + 1);
    if (!is_here(offset)) {
        const auto next = std::upper_bound(begins_.begin(), begins_.end(), offset);
        go_to(static_cast<std::size_t>(next - begins_.begin()) - 1);
    }
    return {static_cast<int>(line_) + 1, static_cast<int>(offset - begin_) + 1};
}

void Warnings::add(std::size_t offset, const MessageTemplate& saying, std::string_view detail) {
    add(offset, saying, fact("detail", std::string(detail)));
}

void Warnings::add(std::size_t offset, const MessageTemplate& saying, Argument detail) {
    Kind& kind = kind_of(saying);
    kind.last_offset = offset;
    if (++kind.count > places_a_kind) return;
    std::string what{saying.english};
    const std::string& more = detail.english.empty() ? detail.value : detail.english;
    if (!more.empty()) what.append(": ").append(more);
    found_.push_back({Severity::warning, places_.at(offset), std::move(what), {saying, {std::move(detail)}}});
}

void Warnings::add(BadInput what) {
    Kind& kind = kind_of(what.remark.saying);
    if (++kind.count > places_a_kind)
        kind.last = warning(std::move(what));
    else
        found_.push_back(warning(std::move(what)));
}

Warnings::Kind& Warnings::kind_of(const MessageTemplate& saying) {
    const auto kind = std::find_if(kinds_.begin(), kinds_.end(),
                                   [&](const Kind& k) { return k.saying.kind == saying.kind; });
    return kind != kinds_.end() ? *kind : kinds_.emplace_back(Kind{saying});
}

Diagnostic Warnings::last_of(Kind& kind) {
    if (!kind.last.what.empty()) return std::move(kind.last);
    return {Severity::warning, places_.at(kind.last_offset), std::string{kind.saying.english}, {kind.saying}};
}

std::vector<Diagnostic> Warnings::take() {
    for (Kind& kind : kinds_) {
        if (kind.count <= places_a_kind) continue;
        const auto places = static_cast<int>(kind.count);
        Diagnostic last = last_of(kind);
        last.what += " (the last of " + std::to_string(places) + " places)";
        last.remark.facts.push_back(fact("places", places));
        found_.push_back(std::move(last));
    }
    kinds_.clear();
    return std::exchange(found_, {});
}

}  // namespace shinpan::formats::sgf
