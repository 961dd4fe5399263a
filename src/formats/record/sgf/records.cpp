#include "formats/record/sgf/records.hpp"

#include "formats/record/sgf/record_reader.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::inline formats::sgf {
namespace {

// Nodes of which each is the first child of the one before: their numbers follow each other. A line of play
// is some runs of them, one where it takes first children only.
struct Run {
    NodeIndex first;
    NodeIndex end;  // behind the last
};
using Line = std::vector<Run>;

Line main_line(Node root) {
    Node last = root;
    while (const auto next = last.first_child()) last = *next;
    return {{root.index(), last.index() + 1}};
}

Line line_to(Node last) {
    Line line{{last.index(), last.index() + 1}};
    for (auto node = last.parent(); node; node = node->parent()) {
        if (node->index() + 1 == line.back().first)
            line.back().first = node->index();
        else
            line.push_back({node->index(), node->index() + 1});
    }
    std::reverse(line.begin(), line.end());
    return line;
}

Result<Record, BadInput> read(RecordReader& reader, const Collection& games, const Line& line) {
    std::size_t nodes = 0;
    for (const Run& run : line) nodes += run.end - run.first;
    reader.begin(games.node(line.front().first), nodes);
    for (const Run& run : line) reader.read_nodes(run.first, run.end);
    (void)reader.end_line();
    return reader.take();
}

}  // namespace

std::vector<Result<Record, BadInput>> records(const Collection& games, RecordOptions options) {
    std::vector<Result<Record, BadInput>> out;
    out.reserve(static_cast<std::size_t>(games.game_count()));
    RecordReader reader(games, options);
    for (int i = 0; i < games.game_count(); ++i) {
        if (auto why = games.shortened(i))
            out.push_back(failure(*std::move(why)));
        else
            out.push_back(read(reader, games, main_line(games.game(i))));
    }
    return out;
}

Result<Record, BadInput> record_to(const Collection& games, NodeIndex last, RecordOptions options) {
    RecordReader reader(games, options);
    return read(reader, games, line_to(games.node(last)));
}

}  // namespace shinpan::formats::sgf
