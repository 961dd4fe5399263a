// Reads the nodes of one line of play after another into a record. It can go back along a line that it has
// read, to read another one that leaves it.
//
//   RecordReader reader(games, {});
//   reader.begin(root, nodes);
//   reader.read_nodes(first, end);
//   const Record& record = reader.end_line();   // refused() tells whether it could be read
#pragma once

#include "base/bad_input.hpp"
#include "formats/record/record.hpp"
#include "formats/record/sgf/opening.hpp"
#include "formats/record/sgf/records.hpp"
#include "formats/record/sgf/tree.hpp"
#include "formats/record/sgf/warnings.hpp"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace shinpan::inline formats::sgf {

class RecordReader {
public:
    RecordReader(const Collection& games, RecordOptions options)
        : games_(games), strict_(options.strict), places_(games.source()), warnings_(games.source()) {}

    // A new line from that root; `nodes` is about how many it has.
    void begin(Node root, std::size_t nodes);

    // The next nodes of the line, each but the first the first child of the one before it, as far as nothing
    // is refused.
    void read_nodes(NodeIndex first, NodeIndex end);

    // Why the line cannot be read any further, if it cannot.
    const std::optional<BadInput>& refused() const { return refused_; }

    // The line is at its end: what was set up last and the handicap are settled. The record stands until
    // the reader reads on.
    const Record& end_line();

    // The record of the line that was ended, or why that cannot be read.
    Result<Record, BadInput> take();

    // How many moves were read in the line, and of how many of them end_line() made a handicap.
    int moves() const { return moves_; }
    int handicap_moves() const { return handicap_moves_; }

    // How many events the line that was ended has in common with the one that was ended before, both having
    // their first `read` in common as they were read. Precondition: the line goes on where go_back() went.
    std::size_t common_events(std::size_t read) const;

    // How far a line has come, to go back to. The line that was begun must be the same one up to there.
    struct Mark {
        std::size_t events = 0;
        int moves = 0;
        int handicap = 0;
        std::size_t handicap_offset = 0;
        bool handicap_given = false;
        Color turn = Color::black;
        std::optional<Opening> opening{};  // what is set up and no event yet
        std::optional<BadInput> refused{};
    };
    Mark mark() const;
    void go_back(const Mark&);

private:
    void read_kind(Node root);
    void read_node(Node, int from);
    bool read_plain_move(const Property&);
    void read_property(const Property&);
    void read_private(const Property&);
    void read_move(Color by, const Property&);
    void add_pass_left_out(Color by, const Property&);
    void read_setup(Color, const Property&);
    void read_turn(const Property&);
    void read_ko(const Property&);
    void read_komi(const Property&);
    void read_handicap(const Property&);
    void read_result(const Property&);
    void read_marks(PointSet TerritoryMarks::*side, const Property&);
    void leave_out_marks_for_both();
    void end_setup(Color next);
    void give_handicap(int stones);
    void find_handicap();
    void add(Event, std::size_t offset);
    void warn(std::size_t offset, const MessageTemplate&, std::string_view detail = {});
    void warn_of(const MessageTemplate&, const Property&, const MessageTemplate& note);
    void refuse(std::size_t offset, Message);

    const Collection& games_;
    bool strict_;
    Places places_;
    Warnings warnings_;
    Record record_;
    Opening opening_;
    std::optional<BadInput> refused_;
    int moves_ = 0;
    std::size_t handicap_offset_ = 0;
    std::size_t marks_offset_ = 0;  // of the last property that marked territory
    Color turn_ = Color::black;     // whose move comes next, as far as the record says
    bool node_has_move_ = false;
    PointSet set_up_here_{};  // in the node that is read
    bool is_of_fox_ = false;  // which leaves passes out and writes komi in hundredths
    bool handicap_given_ = false;

    // A handicap that is told and not set up is found at the end of a line, and may change its beginning.
    // Then the line as it was read is kept here.
    std::optional<Record> as_read_{};
    std::optional<std::vector<Event>> ended_before_{};  // events, where the line before was such a one
    int handicap_moves_ = 0;
};

}  // namespace shinpan::formats::sgf
