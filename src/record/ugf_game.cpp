#include "record/ugf_game.hpp"

#include "board/board.hpp"
#include "record/line_reader.hpp"
#include "record/sgf_builder.hpp"
#include "record/sgf_values.hpp"

#include <algorithm>
#include <optional>

namespace shinpan {
namespace {

std::vector<Point> listed(const PointSet& points) {
    std::vector<Point> list;
    for (const Point p : points) list.push_back(p);
    return list;
}

// A figure and where it is put: behind how many moves of the game, and the position there.
struct Placed {
    const UgfFigure* figure;
    std::size_t after;
    Position there;
};

class Writer {
public:
    explicit Writer(const UgfGame& from) : from_(from), to_(from.size) {}

    sgf::Collection write() && {
        for (const BadInput& warning : from_.warnings) to_.warn(warning);
        write_header();
        write_start();
        write_main_line();
        write_figures();
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
    void say_player(std::string_view key, std::string_view name, std::string_view rank);
    std::string result() const;

    Position start() const;
    std::vector<std::uint64_t> hashes() const;
    std::vector<Placed> placed_figures();
    void find_positions(std::vector<Placed>&) const;
    void write_figures();
    void write_figure(const Placed&);

    const UgfGame& from_;
    sgf::Builder to_;
    std::vector<sgf::NodeIndex> nodes_{};  // of the start and of each move
    std::map<int, std::size_t> move_of_{{0, 0}};
};

// "B,1.5", "W,C", "N1,E", "D", "O", ...
std::string Writer::result() const {
    std::string_view how = value("Winner");
    const std::string_view who = take_field(how, ',');
    if (who.empty()) return {};
    switch (who.front()) {
    case 'D': return "Draw";
    case 'N': return "Void";
    case 'B':
    case 'W': break;
    default: return "?";
    }
    const std::string winner = std::string(1, who.front()) + "+";
    if (how.substr(0, 1) == "C" || how.substr(0, 1) == "c") return winner + "R";
    if (how.substr(0, 1) == "T") return winner + "T";
    if (how.substr(0, 1) == "F") return winner + "F";
    const auto margin = sgf::thousandths(how);
    return margin && *margin > 0 && *margin % 500 == 0 ? winner + to_text(HalfPoints{*margin / 500}) : winner;
}

void Writer::say_player(std::string_view key, std::string_view name, std::string_view rank) {
    std::string_view text = value(key);
    to_.say(name, take_field(text, ','));
    to_.say(rank, take_field(text, ','));
}

void Writer::write_header() {
    to_.say("EV", value("Title"));
    to_.say("PC", value("Place"));
    say_player("PlayerB", "PB", "BR");
    say_player("PlayerW", "PW", "WR");
    std::string date{value("Date").substr(0, 10)};
    for (char& c : date)
        if (c == '/') c = '-';
    if (date.size() == 10 && date.find(',') == date.npos) to_.say("DT", date);
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
    if (handicap >= 2) to_.handicap(handicap, black);
    else to_.list("AB", black);
    to_.list("AW", white);
    nodes_.push_back(to_.node());
    if (const auto note = from_.notes.find(0); note != from_.notes.end()) write_note(note->second);
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
        to_.move(move.by, move.at);
        const bool is_first = move_of_.try_emplace(move.number, nodes_.size()).second;
        nodes_.push_back(to_.node());
        const auto note = from_.notes.find(move.number);
        if (is_first && note != from_.notes.end()) write_note(note->second);
    }
    for (const auto& [number, note] : from_.notes)
        if (move_of_.count(number) == 0)
            to_.warn({note.line, 1,
                      "a text on move " + std::to_string(number) + ", which the game lacks, left out"});
}

Position Writer::start() const {
    Position start(from_.size);
    for (const UgfMove& stone : from_.stones) start.set(stone.at, stone.by);
    return start;
}

// Calls f with the position after each move, from the start, until a move falls on a stone.
template <class F>
void replay(const Position& start, const std::vector<UgfMove>& moves, F f) {
    if (has_captured_chain(start)) return;
    Board board(start);
    f(board.position());
    for (const UgfMove& move : moves) {
        if (move.at != no_point && board.at(move.at) != Color::empty) return;
        if (move.at != no_point) board.play(move.by, move.at);
        f(board.position());
    }
}

std::vector<std::uint64_t> Writer::hashes() const {
    std::vector<std::uint64_t> hashes;
    replay(start(), from_.moves, [&](const Position& now) { hashes.push_back(hash_by_definition(now)); });
    return hashes;
}

// The last of them stands first: a node's variations come behind all that follows it in the game.
std::vector<Placed> Writer::placed_figures() {
    std::vector<Placed> placed;
    if (from_.figures.empty()) return placed;
    const auto known = hashes();
    for (const UgfFigure& figure : from_.figures) {
        const auto move = move_of_.find(figure.move);
        if (move == move_of_.end() || move->second >= known.size()) {
            to_.warn({figure.line, 1, "a figure left out: the game does not reach its move " +
                                          std::to_string(figure.move)});
            continue;
        }
        const auto wanted = hash_by_definition(figure.start);
        std::size_t after = move->second;
        while (after > 0 && known[after] != wanted) --after;
        if (known[after] != wanted) after = move->second;
        placed.push_back({&figure, after, Position(from_.size)});
    }
    std::stable_sort(placed.begin(), placed.end(),
                     [](const Placed& a, const Placed& b) { return a.after > b.after; });
    find_positions(placed);
    return placed;
}

void Writer::find_positions(std::vector<Placed>& placed) const {
    std::size_t after = 0;
    auto next = placed.rbegin();
    replay(start(), from_.moves, [&](const Position& now) {
        for (; next != placed.rend() && next->after == after; ++next) next->there = now;
        ++after;
    });
}

// Behind the last move, the first child would be taken for the game's next move: an empty node stands there.
void Writer::write_figures() {
    const auto placed = placed_figures();
    const bool is_behind_the_game = !placed.empty() && placed.front().after + 1 == nodes_.size();
    if (is_behind_the_game) to_.branch_from(nodes_.back());
    for (const Placed& figure : placed) write_figure(figure);
}

void Writer::write_figure(const Placed& placed) {
    const UgfFigure& figure = *placed.figure;
    to_.branch_from(nodes_[placed.after]);
    to_.say("N", figure.heading);
    for (const auto& [name, color] :
         {std::pair{"AB", Color::black}, std::pair{"AW", Color::white}, std::pair{"AE", Color::empty}})
        to_.list(name, listed(figure.start.points(color) - placed.there.points(color)));
    auto note = figure.notes.begin();
    write_note(*note++);
    for (const UgfMove& move : figure.moves) {
        to_.move(move.by, move.at);
        write_note(*note++);
    }
}

}  // namespace

sgf::Collection to_collection(const UgfGame& game) { return Writer(game).write(); }

}  // namespace shinpan
