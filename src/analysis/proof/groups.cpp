#include "analysis/proof/groups.hpp"

#include <algorithm>
#include <numeric>

namespace shinpan::inline analysis {

Groups::Groups(int chains) : group_(static_cast<std::size_t>(chains)), next_(group_.size(), none) {
    std::iota(group_.begin(), group_.end(), 0);
}

void Groups::join(std::span<const int> chains) {
    std::vector<int> all;
    for (int chain : chains) for_each_of(of(chain), [&](int linked) { all.push_back(linked); });
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    int next = none;
    for (auto chain = all.rbegin(); chain != all.rend(); ++chain) {
        group_[static_cast<std::size_t>(*chain)] = all.front();
        next_[static_cast<std::size_t>(*chain)] = next;
        next = *chain;
    }
}

}  // namespace shinpan::analysis
