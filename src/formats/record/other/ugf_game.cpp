#include "formats/record/other/ugf_game.hpp"

#include "formats/record/fault_messages.hpp"
#include "formats/record/other/line_reader.hpp"
#include "formats/record/sgf/builder.hpp"
#include "formats/record/sgf/values.hpp"
#include "go/board/board.hpp"
#include "go/table/game_result.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>

namespace shinpan::inline formats {
namespace {

std::vector<Point> listed(const PointSet& points) {
    std::vector<Point> list;
    for (const Point p : points) list.push_back(p);
    return list;
}

// What stands beside the game's next move, and where: behind how many moves of the game.
struct Aside {
    const UgfFigure* figure;  // or, where there is none, a node of the review with all behind it
    std::size_t review;
    std::size_t after;
    std::unique_ptr<Position> there{};  // for a figure, the game's position
};

class Writer {
public:
    Writer(const UgfGame& from, sgf::Warnings warnings) : from_(from), to_(from.size, std::move(warnings)) {}

    sgf::Collection write() && {
        follow_review();
        write_header();
        write_start();
        write_main_line();
        write_asides();
        return std::move(to_).take();
    }

private:
    std::string_view value(std::string_view key) const {
        const auto found = from_.header.find(key);
        return found == from_.header.end() ? std::string_view{} : std::string_view{found->second};
    }

    void write_header();
    void write_start();
    void write_main_line();
    void write_note(const UgfNote&);
    void write_notes(std::size_t after, const UgfNote*);
    void say_players(const std::string& side, std::string_view name, std::string_view rank);
    void say_time();
    std::string result() const;

    Position start() const;
    std::vector<std::uint64_t> hashes() const;
    void place_figures();
    void find_positions();
    void follow_review();
    bool is_told(const UgfReviewNode&, std::size_t after) const;
    void write_asides();
    void write_figure(const Aside&);
    void write_review(std::size_t top);

    const UgfGame& from_;
    sgf::Builder to_;
    std::vector<sgf::NodeIndex> nodes_{};  // of the start and of each move
    std::map<int, std::size_t> move_of_{{0, 0}};
    std::map<std::size_t, std::string> comments_{};  // of the review, by the moves before them
    std::vector<Aside> asides_{};
};

// "B,1.5", "W,C", "N1,E", "D", "O", ...
std::string Writer::result() const {
    std::string_view how = value("Winner");
    const std::string_view who = take_field(how, ',');
    if (who.empty()) return {};
    switch (who.front()) {
        case 'D': return "Draw";
        case 'N': return to_text(GameResult{.how = Ended::no_result});
        case 'B':
        case 'W': break;
        default: return to_text(GameResult{});
    }
    GameResult won{.how = Ended::scored, .winner = who.front() == 'B' ? Color::black : Color::white};
    const auto margin = sgf::thousandths(how);
    if (how.substr(0, 1) == "C" || how.substr(0, 1) == "c")
        won.how = Ended::resignation;
    else if (how.substr(0, 1) == "T")
        won.how = Ended::time;
    else if (how.substr(0, 1) == "F")
        won.how = Ended::forfeit;
    else if (margin && *margin > 0 && *margin % 500 == 0)
        won.margin = HalfPoints{*margin / 500};
    return to_text(won);
}

// Several play a side together as PlayerB, PlayerB2, ... or BMemb1, BMemb2, ...
void Writer::say_players(const std::string& side, std::string_view name, std::string_view rank) {
    std::string names, ranks;
    bool all_have_ranks = true;
    for (int i = 1;; ++i) {
        const std::string number = std::to_string(i);
        std::string_view text = value("Player" + side + (i == 1 ? "" : number));
        if (text.empty()) text = value(side + "Memb" + number);
        if (text.empty()) break;
        const std::string between = i == 1 ? "" : " & ";
        names += between + std::string(sgf::trimmed(take_field(text, ',')));
        const std::string_view of_one = sgf::trimmed(take_field(text, ','));
        ranks += between + std::string(of_one);
        all_have_ranks = all_have_ranks && !of_one.empty();
    }
    to_.say(name, names);
    if (all_have_ranks) to_.say(rank, ranks);
}

// "J;240;0;0,J;240;0;0,0,0": of each player a letter, the minutes, and two numbers, of which only the minutes
// are understood.
void Writer::say_time() {
    std::string_view fields = value("Ptime");
    std::string_view one = take_field(fields, ',');
    const std::string_view whole = one;
    if (one != take_field(fields, ',')) return to_.say("OT", value("Ptime"));
    take_field(one, ';');
    const auto minutes = sgf::number(take_field(one, ';'));
    constexpr int a_year = 366 * 24 * 60;
    if (minutes && 0 < *minutes && *minutes <= a_year) to_.say("TM", std::to_string(*minutes * 60));
    if (!one.empty() && one != "0;0") to_.say("OT", whole);
}

void Writer::write_header() {
    to_.say("EV", value("Title"));
    to_.say("PC", value("Place"));
    say_players("B", "PB", "BR");
    say_players("W", "PW", "WR");
    std::string_view time = value("Date");
    const std::string_view day = take_field(time, ',');
    to_.say("DT", date_in(day).value_or(std::string{day}));
    say_time();
    to_.say("RU", value("Rule"));
    to_.say("RE", result());
    to_.say("GC", value("Comment"));
    to_.say("AN", value("Commentator"));
    to_.say("US", value("Writer"));
    to_.say("CP", value("Copyright"));
}

void Writer::write_start() {
    std::string_view terms = value("Hdcp");
    const int handicap = sgf::number(take_field(terms, ',')).value_or(0);
    const auto komi = sgf::thousandths(terms);
    if (komi && *komi % 500 == 0) to_.komi(HalfPoints{*komi / 500});
    std::vector<Point> black, white;
    for (const UgfMove& stone : from_.stones) (stone.by == Color::black ? black : white).push_back(stone.at);
    if (handicap >= 2)
        to_.handicap(handicap, black);
    else
        to_.list("AB", black);
    to_.list("AW", white);
    nodes_.push_back(to_.node());
    const auto note = from_.notes.find(0);
    write_notes(0, note != from_.notes.end() ? &note->second : nullptr);
}

// What the file says of the game's position behind so many moves, and what its review says of it.
void Writer::write_notes(std::size_t after, const UgfNote* note) {
    UgfNote both = note == nullptr ? UgfNote{} : *note;
    if (const auto said = comments_.find(after); said != comments_.end())
        both.text += (both.text.empty() ? "" : "\n") + said->second;
    write_note(both);
}

void Writer::write_note(const UgfNote& note) {
    to_.say("C", note.text);
    if (note.labels.empty()) return;
    std::vector<std::string> labels;
    for (const auto& [at, text] : note.labels)
        labels.push_back(sgf::point_value(at) + ":" + sgf::escaped(text, true));
    to_.values("LB", labels);
}

void Writer::write_main_line() {
    for (const UgfMove& move : from_.moves) {
        if (move.unread.empty())
            to_.move(move.by, move.at);
        else
            to_.unread_move(move.by, move.unread, *from_.unread);
        const bool is_first = move_of_.try_emplace(move.number, nodes_.size()).second;
        nodes_.push_back(to_.node());
        const auto note = from_.notes.find(move.number);
        write_notes(nodes_.size() - 1, is_first && note != from_.notes.end() ? &note->second : nullptr);
    }
    for (const auto& [number, note] : from_.notes)
        if (move_of_.count(number) == 0)
            to_.warn(bad_input(note.line, 1, {fault::text_left_out, {fact("move", number)}}));
}

Position Writer::start() const {
    Position start(from_.size);
    for (const UgfMove& stone : from_.stones) start.set(stone.at, stone.by);
    return start;
}

// Calls f with the position after each move, from the start, until a move falls on a stone or off the board.
template <class F>
void replay(const Position& start, const std::vector<UgfMove>& moves, F f) {
    if (has_captured_chain(start)) return;
    Board board(start);
    f(board.position());
    for (const UgfMove& move : moves) {
        if (!move.unread.empty() || (move.at != no_point && board.at(move.at) != Color::empty)) return;
        if (move.at != no_point) board.play(move.by, move.at);
        f(board.position());
    }
}

std::vector<std::uint64_t> Writer::hashes() const {
    std::vector<std::uint64_t> hashes;
    replay(start(), from_.moves, [&](const Position& now) { hashes.push_back(hash_by_definition(now)); });
    return hashes;
}

void Writer::place_figures() {
    if (from_.figures.empty()) return;
    const auto known = hashes();
    for (const UgfFigure& figure : from_.figures) {
        const auto move = move_of_.find(figure.move);
        if (move == move_of_.end() || move->second >= known.size()) {
            to_.warn(bad_input(figure.line, 1, {fault::figure_left_out, {fact("move", figure.move)}}));
            continue;
        }
        const auto wanted = hash_by_definition(figure.start);
        std::size_t after = move->second;
        while (after > 0 && known[after] != wanted) --after;
        if (known[after] != wanted) after = move->second;
        asides_.push_back({&figure, 0, after, {}});
    }
}

// The asides' order is the reverse of the game's.
void Writer::find_positions() {
    std::size_t after = 0;
    auto next = asides_.rbegin();
    replay(start(), from_.moves, [&](const Position& now) {
        for (; next != asides_.rend() && next->after == after; ++next)
            if (next->figure != nullptr) next->there = std::make_unique<Position>(now);
        ++after;
    });
}

// Whether a node of the review is the game's next move, behind so many.
bool Writer::is_told(const UgfReviewNode& node, std::size_t after) const {
    if (after >= from_.moves.size()) return false;
    const UgfMove& move = from_.moves[after];
    return move.unread.empty() && node.by == move.by && node.at == move.at;
}

// As far as the review tells the game, its comments are the game's. Stones of the start may be told as moves.
void Writer::follow_review() {
    const auto& nodes = from_.review.nodes();
    std::array<PointSet, 2> stones;
    for (const UgfMove& stone : from_.stones) stones[index_of(stone.by)].insert(stone.at);
    const auto is_of_start = [&](const UgfReviewNode& node) {
        return node.at != no_point && stones[index_of(node.by)].contains(node.at);
    };
    std::size_t after = 0;
    for (std::size_t at = 0; at < nodes.size();) {
        const UgfReviewNode& node = nodes[at];
        if (!node.comment.empty()) comments_[after] += (comments_.count(after) ? "\n" : "") + node.comment;
        for (const std::size_t other : node.variations) asides_.push_back({nullptr, other, after, {}});
        if (!node.next) return;
        const UgfReviewNode& next = nodes[*node.next];
        if (is_told(next, after))
            ++after;
        else if (next.by != Color::empty && !(after == 0 && is_of_start(next)))
            return asides_.push_back({nullptr, *node.next, after, {}});
        at = *node.next;
    }
}

// The last of them stands first: a node's variations come behind all that follows it in the game. Behind the
// last move, the first child would be taken for the game's next move: an empty node stands there.
void Writer::write_asides() {
    place_figures();
    std::stable_sort(asides_.begin(), asides_.end(),
                     [](const Aside& a, const Aside& b) { return a.after > b.after; });
    find_positions();
    const bool is_behind_the_game = !asides_.empty() && asides_.front().after + 1 == nodes_.size();
    if (is_behind_the_game && (asides_.front().figure != nullptr || !from_.moves.empty()))
        to_.branch_from(nodes_.back());
    for (const Aside& aside : asides_) {
        to_.branch_from(nodes_[aside.after]);
        if (aside.figure != nullptr)
            write_figure(aside);
        else
            write_review(aside.review);
    }
}

// In the present node and behind it: first what the review goes on with, then variations.
void Writer::write_review(std::size_t top) {
    struct Open {
        std::size_t node;
        sgf::NodeIndex parent;
    };
    const auto& nodes = from_.review.nodes();
    for (std::vector<Open> open{{top, sgf::no_node}}; !open.empty();) {
        const auto [at, parent] = open.back();
        open.pop_back();
        const UgfReviewNode& node = nodes[at];
        if (parent != sgf::no_node) to_.branch_from(parent);
        if (node.by != Color::empty) to_.play(node.by, node.at);
        to_.say("C", node.comment);
        for (auto other = node.variations.rbegin(); other != node.variations.rend(); ++other)
            open.push_back({*other, to_.node()});
        if (node.next) open.push_back({*node.next, to_.node()});
    }
}

void Writer::write_figure(const Aside& aside) {
    const UgfFigure& figure = *aside.figure;
    to_.say("N", figure.heading);
    for (const auto& [name, color] :
         {std::pair{"AB", Color::black}, std::pair{"AW", Color::white}, std::pair{"AE", Color::empty}})
        to_.list(name, listed(figure.start.points(color) - aside.there->points(color)));
    auto note = figure.notes.begin();
    write_note(*note++);
    for (const UgfMove& move : figure.moves) {
        to_.move(move.by, move.at);
        write_note(*note++);
    }
}

}  // namespace

sgf::Collection to_collection(const UgfGame& game, sgf::Warnings warnings) {
    return Writer(game, std::move(warnings)).write();
}

}  // namespace shinpan::formats
