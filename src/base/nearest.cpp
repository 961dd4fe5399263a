#include "base/nearest.hpp"

#include <algorithm>
#include <tuple>

namespace shinpan {
namespace {

bool contains(std::string_view text, std::string_view part) {
    return part.size() > 2 && text.find(part) != text.npos;
}

}  // namespace

std::size_t edits_between(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, changed});
        }
    }
    return row[b.size()];
}

std::string_view nearest(std::string_view word, std::span<const std::string_view> candidates) {
    std::string_view best = candidates.front();
    for (std::string_view candidate : candidates)
        if (edits_between(word, candidate) < edits_between(word, best)) best = candidate;
    return best;
}

std::vector<std::string_view> nearest(std::string_view word, std::span<const std::string_view> candidates,
                                      std::size_t count) {
    std::vector<std::tuple<bool, std::size_t, std::size_t>>
        order;  // the last: its place among the candidates
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const bool is_part = contains(candidates[i], word) || contains(word, candidates[i]);
        order.emplace_back(!is_part, edits_between(word, candidates[i]), i);
    }
    std::sort(order.begin(), order.end());
    order.resize(std::min(count, order.size()));
    std::vector<std::string_view> found;
    for (const auto& [no_part, edits, i] : order) found.push_back(candidates[i]);
    return found;
}

}  // namespace shinpan
