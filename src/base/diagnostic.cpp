#include "base/diagnostic.hpp"

#include <algorithm>
#include <utility>

namespace shinpan {

Diagnostic warning(BadInput what) {
    return {Severity::warning, {what.line, what.column}, std::move(what.what), std::move(what.remark)};
}

BadInput as_error(Diagnostic said) {
    return {said.place.line, said.place.column, std::move(said.what), std::move(said.remark)};
}

std::optional<BadInput> first_warning(const std::vector<Diagnostic>& all) {
    const auto first = std::find_if(
        all.begin(), all.end(), [](const Diagnostic& said) { return said.severity == Severity::warning; });
    if (first == all.end()) return {};
    return as_error(*first);
}

}  // namespace shinpan
