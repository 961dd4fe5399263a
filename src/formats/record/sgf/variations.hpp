// The variations of a game, one after another in the order of the file. A variation begins at a node that is
// not the first child of its parent, and goes on along first children to its end: there is one for each end
// of the tree but the main line's.
//
//   Variations variations(games, 0);
//   judge(variations.line());                          // the main line
//   while (const auto one = variations.next()) ...     // one->place, variations.line()
//
// A node is read once; variations share what they have in common.
#pragma once

#include "base/bad_input.hpp"
#include "base/place.hpp"
#include "formats/record/record.hpp"
#include "formats/record/sgf/record_reader.hpp"
#include "formats/record/sgf/tree.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace shinpan::inline formats::sgf {

struct Variation {
    int after = 0;           // so many moves it has in common with the main line
    int branch_after = 0;    // the same of the line that it leaves, which may be a variation itself
    Place place{};           // of its first property; unknown where it has none
    std::size_t common = 0;  // how many events it has in common with the line that was read before it
    std::optional<BadInput> unreadable{};  // why not all of it can be read: the line ends there
};

class Variations {
public:
    // Reads the main line. The collection must stay where it is. Precondition: there is such a game.
    Variations(const Collection&, int game);

    // Why the main line cannot be read to its end, if it cannot.
    const std::optional<BadInput>& main_line_refused() const { return main_line_refused_; }

    // Reads the next variation, from the game's beginning; nothing where there is no more.
    std::optional<Variation> next();

    // The line that was read last, as far as it can be read. Warnings, marks, komi and result are not its
    // own.
    const Record& line() const { return *line_; }

private:
    // A node that has been read, and of which variations are still to come.
    struct Branch {
        NodeIndex node;
        RecordReader::Mark mark;
        std::optional<int> after{};  // of the variation that it is in; nothing on the main line
    };
    void read_from(NodeIndex);

    const Collection& games_;
    RecordReader reader_;
    Places places_;
    std::vector<Branch> branches_{};  // from the root on
    std::optional<int> after_{};      // of the variation that is being read
    NodeIndex next_;                  // the first node that has not been read
    NodeIndex end_;                   // behind the game
    const Record* line_ = nullptr;
    std::optional<BadInput> main_line_refused_{};
};

}  // namespace shinpan::formats::sgf
