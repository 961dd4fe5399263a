// UGF or UGI, the format of Pandanet: sections of lines.
//
//   [Header]
//   Size=19
//   Hdcp=0,5.50           stones of handicap, komi
//   CoordinateType=IGS    rows count from the bottom; JPN or nothing: from the top
//   Winner=B,1.5          or W,C (gave up), N (no result), D (drawn)
//   PlayerB=Ann,9-dan,0,
//   [Data]
//   PP,B1,1,0             point, player, number of the move (0: handicap), seconds; columns Y and Z pass
//   [Figure]
//   .Text,12              a text on move 12, 0 for the game, up to .EndText
//   .#,6,16,a             in a text: a letter on the sixth column's sixteenth row
//   .Fig,45,1,1,19,19,Figure 3,3,0   a figure beside move 45 with its heading, up to .EndFig: lines as in
//                         [Data], number 0 for its stones, then moves from 1; texts without a number
//   [ReviewNode]
//   NODE,2,1,17,16        number, player (1 Black, 2 White, 0 no move), column, row; past the edge: a pass
//   VARIATION,            up to VARIATIONEND, : nodes behind the last one, of which the next is another
//   [ReviewComment]
//   .Comment,55           a comment on that node, up to the next
//
// The other sections were seen, but not understood: the warnings name those that are left out.
#include "formats/record/formats.hpp"

#include "formats/record/fault_messages.hpp"
#include "formats/record/other/line_reader.hpp"
#include "formats/record/other/ugf_game.hpp"
#include "formats/record/sgf/scan.hpp"
#include "formats/record/sgf/values.hpp"
#include "formats/record/sgf/warnings.hpp"

#include <optional>
#include <utility>

namespace shinpan::inline formats {
namespace {

constexpr std::size_t most_figures = 1000;  // a file that is no attack has tens

class UgfReader {
public:
    explicit UgfReader(std::string_view text) : lines_(text) {}

    Result<sgf::Collection, BadInput> read() &&;

private:
    enum class Section { none, header, data, figures, review, comments, other };

    std::optional<BadInput> read_line(std::string_view line);
    void begin_section(std::string_view line);
    std::optional<BadInput> read_header(std::string_view line);
    void read_move(std::string_view line);
    void read_in_figures(std::string_view line);
    void begin_figure(std::string_view line);
    void read_figure_move(std::string_view line);
    void begin_text(std::string_view line);
    void read_text(std::string_view line);
    void add_label(std::string_view line);
    bool is_in_comment(std::string_view line) const;
    void read_review_node(std::string_view line);
    void read_review_comment(std::string_view line);
    bool has_points() const;
    Point point_at(int col, int from_edge) const;
    std::optional<UgfMove> move_in(std::string_view line) const;
    void warn_of(std::string_view line);
    UgfNote& note();

    LineReader lines_;
    UgfGame game_;
    sgf::Warnings warnings_;
    Section section_ = Section::none;
    bool has_header_ = false;
    bool rows_from_top_ = true;
    bool in_figure_ = false;
    bool in_text_ = false;
    int text_on_ = 0;                  // the game's move that the text belongs to, outside a figure
    std::optional<int> comment_on_{};  // the review's node
};

Result<sgf::Collection, BadInput> UgfReader::read() && {
    while (const auto line = lines_.next()) {
        if (in_text_)
            read_text(*line);
        else if (is_in_comment(*line))
            read_review_comment(*line);
        else if (auto fault = read_line(sgf::trimmed(*line)))
            return failure(std::move(*fault));
    }
    if (!has_header_) return failure(bad_input(1, 1, {fault::no_ugf}));
    if (in_text_) warnings_.add(lines_.fault({fault::ends_inside_text}));
    return to_collection(game_, std::move(warnings_));
}

std::optional<BadInput> UgfReader::read_line(std::string_view line) {
    if (line.empty() || line.front() == '#') return {};
    if (line.front() == '[') return begin_section(line), std::nullopt;
    switch (section_) {
        case Section::header: return read_header(line);
        case Section::data:
            if (line.front() != '.') read_move(line);
            return {};
        case Section::figures: return read_in_figures(line), std::nullopt;
        case Section::review: return read_review_node(line), std::nullopt;
        case Section::comments: return read_review_comment(line), std::nullopt;
        case Section::none:
        case Section::other: break;
    }
    return {};
}

void UgfReader::begin_section(std::string_view line) {
    in_figure_ = false;
    comment_on_.reset();
    section_ = line == "[Header]"          ? Section::header
               : line == "[Data]"          ? Section::data
               : line == "[Figure]"        ? Section::figures
               : line == "[ReviewNode]"    ? Section::review
               : line == "[ReviewComment]" ? Section::comments
                                           : Section::other;
    const bool is_no_part_of_the_game = line == "[Remote]" || line == "[Files]" || line == "[End]";
    if (section_ == Section::other && !is_no_part_of_the_game)
        warnings_.add(lines_.fault({fault::unknown_section, {fact("detail", sgf::excerpt(line))}}));
}

std::optional<BadInput> UgfReader::read_header(std::string_view line) {
    std::string_view text = line;
    const std::string_view key = take_field(text, '=');
    if (key.size() == line.size()) return {};
    has_header_ = true;
    const bool is_new = game_.header.try_emplace(std::string(key), text).second;
    if (key == "CoordinateType" && is_new) rows_from_top_ = text.empty() || text == "JPN";
    if (key != "Size") return {};
    if (has_points()) return warn_of(line), std::nullopt;
    const auto size = sgf::size(text);
    if (!size) return lines_.fault_at(text, {fault::no_size});
    game_.size = *size;
    return {};
}

void UgfReader::warn_of(std::string_view line) {
    warnings_.add(lines_.fault({fault::unexpected_line, {fact("detail", sgf::excerpt(line))}}));
}

// What the size was needed for: a later one would leave it off the board.
bool UgfReader::has_points() const {
    return !game_.stones.empty() || !game_.moves.empty() || !game_.figures.empty() || !game_.notes.empty() ||
           !game_.review.nodes().empty();
}

// Columns and rows count from 0; no_point for what lies off the board.
Point UgfReader::point_at(int col, int from_edge) const {
    const int row = rows_from_top_ ? from_edge : game_.size.rows - 1 - from_edge;
    const bool on_board = 0 <= col && col < game_.size.cols && 0 <= row && row < game_.size.rows;
    return on_board ? point(col, row) : no_point;
}

// Nothing where the line tells no move.
std::optional<UgfMove> UgfReader::move_in(std::string_view line) const {
    std::string_view fields = line;
    const std::string_view at = take_field(fields, ',');
    const std::string_view player = take_field(fields, ',');
    const auto number = sgf::number(take_field(fields, ','));
    const bool has_player = !player.empty() && (player[0] == 'B' || player[0] == 'W');
    const bool is_move = at.size() == 2 && has_player && number;
    if (!is_move) return std::nullopt;
    const bool passes = (at[0] == 'Y' || at[0] == 'Z') && game_.size.cols < 25;
    const Color by = player[0] == 'B' ? Color::black : Color::white;
    if (passes) return UgfMove{by, no_point, *number};
    const Point played = point_at(at[0] - 'A', at[1] - 'A');
    return UgfMove{by, played, *number, std::string(played == no_point ? line : std::string_view{})};
}

void UgfReader::read_move(std::string_view line) {
    auto move = move_in(line);
    if (!move) return warn_of(line);
    const bool is_stone = move->number == 0 && game_.moves.empty() && !move->passes();
    if (!move->unread.empty()) {
        auto why = lines_.fault_at(line, {fault::off_board, {fact("size", sgf::size_value(game_.size))}});
        warnings_.add(why);
        if (is_stone) return;
        if (!game_.unread) game_.unread = std::move(why);
    }
    (is_stone ? game_.stones : game_.moves).push_back(*std::move(move));
}

void UgfReader::read_in_figures(std::string_view line) {
    if (line.substr(0, 5) == ".Text")
        begin_text(line);
    else if (line.substr(0, 5) == ".Fig,")
        begin_figure(line);
    else if (line == ".EndFig")
        in_figure_ = false;
    else if (in_figure_)
        read_figure_move(line);
    else
        warn_of(line);
}

// ".Fig,45,1,1,19,19,Figure 3,3,0": the move, the corners of the part shown, the heading, its number.
void UgfReader::begin_figure(std::string_view line) {
    std::string_view fields = line;
    take_field(fields, ',');
    const auto move = sgf::number(take_field(fields, ','));
    for (int corner = 0; corner < 4; ++corner) take_field(fields, ',');
    in_figure_ = move.has_value() && game_.figures.size() < most_figures;
    if (!in_figure_) return warn_of(line);
    game_.figures.push_back({.move = *move,
                             .heading = std::string(take_field(fields, ',')),
                             .start = Position(game_.size),
                             .line = lines_.number()});
}

void UgfReader::read_figure_move(std::string_view line) {
    UgfFigure& figure = game_.figures.back();
    const auto move = move_in(line);
    if (!move || !move->unread.empty()) return warn_of(line);
    const bool is_stone = move->number == 0 && figure.moves.empty() && !move->passes();
    if (is_stone) return figure.start.set(move->at, move->by);
    figure.moves.push_back(*move);
    figure.notes.emplace_back();
}

void UgfReader::begin_text(std::string_view line) {
    in_text_ = true;
    std::string_view fields = line;
    take_field(fields, ',');
    text_on_ = sgf::number(take_field(fields, ',')).value_or(-1);
    note().line = lines_.number();
}

// Of the figure's last move, or of the move that the text names.
UgfNote& UgfReader::note() { return in_figure_ ? game_.figures.back().notes.back() : game_.notes[text_on_]; }

void UgfReader::read_text(std::string_view line) {
    const std::string_view word = sgf::trimmed(line);
    in_text_ = word != ".EndText";
    if (!in_text_) return;
    if (word.substr(0, 3) == ".#,") return add_label(word);
    std::string& text = note().text;
    if (!text.empty()) text += '\n';
    text += line;
}

void UgfReader::add_label(std::string_view line) {
    std::string_view fields = line;
    take_field(fields, ',');
    const auto col = sgf::number(take_field(fields, ','));
    const auto row = sgf::number(take_field(fields, ','));
    const Point at = col && row ? point_at(*col - 1, *row - 1) : no_point;
    if (at == no_point || fields.empty()) return warn_of(line);
    note().labels.emplace_back(at, fields);
}

// "NODE,2,1,17,16", "VARIATION,", "VARIATIONEND,".
void UgfReader::read_review_node(std::string_view line) {
    std::string_view fields = line;
    const std::string_view word = take_field(fields, ',');
    if (word == "VARIATION") return game_.review.begin_variation();
    if (word == "VARIATIONEND" && game_.review.end_variation()) return;
    const auto number = sgf::number(take_field(fields, ','));
    const auto player = sgf::number(take_field(fields, ','));
    const auto col = sgf::number(take_field(fields, ','));
    const auto row = sgf::number(fields);
    const bool is_node = word == "NODE" && number && player && 0 <= *player && *player <= 2 && col && row;
    if (!is_node) return warn_of(line);
    const Color by = *player == 0 ? Color::empty : *player == 1 ? Color::black : Color::white;
    const bool passes = *col > game_.size.cols && *row > game_.size.rows;
    const Point at = by == Color::empty ? no_point : point_at(*col - 1, *row - 1);
    if (at == no_point && !passes && by != Color::empty) return warn_of(line);
    game_.review.add(*number, by, at);
}

// A line of a comment may begin with a bracket, as a section does.
bool UgfReader::is_in_comment(std::string_view line) const {
    const std::string_view text = sgf::trimmed(line);
    const bool is_section = text.size() > 2 && text.front() == '[' && text.find(']') == text.size() - 1 &&
                            text.find(' ') == text.npos;
    return comment_on_ && !is_section;
}

void UgfReader::read_review_comment(std::string_view line) {
    std::string_view fields = sgf::trimmed(line);
    const bool begins = fields.substr(0, 9) == ".Comment,";
    if (!begins && !comment_on_) return warn_of(line);
    if (!begins) return game_.review.add_comment(*comment_on_, line);
    take_field(fields, ',');
    comment_on_ = sgf::number(fields);
    if (!comment_on_ || !game_.review.has(*comment_on_)) warn_of(line);
}

}  // namespace

Result<sgf::Collection, BadInput> read_ugf(std::string_view text) { return UgfReader(text).read(); }

}  // namespace shinpan::formats
