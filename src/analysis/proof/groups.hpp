// Groups: chains that are linked count as one. A group is named by its first chain.
//
//   Groups groups(3);                     // each chain by itself
//   groups.join(std::array{0, 2});
//   groups.of(2) == 0
#pragma once

#include <span>
#include <vector>

namespace shinpan::inline analysis {

class Groups {
public:
    explicit Groups(int chains);

    int of(int chain) const { return group_[static_cast<std::size_t>(chain)]; }

    // Makes the groups of these chains one, in time that grows with its chains. Precondition: some chain.
    void join(std::span<const int> chains);

    // Calls f(int chain) for each chain of the group, in order.
    template <class F>
    void for_each_of(int group, F f) const {
        for (int chain = group; chain != none; chain = next_[static_cast<std::size_t>(chain)]) f(chain);
    }

private:
    static constexpr int none = -1;

    std::vector<int> group_;  // of each chain
    std::vector<int> next_;   // chain of the same group
};

}  // namespace shinpan::analysis
