// NGF, the format of wBaduk and Cyberoro: twelve lines of header, then a line a move.
//
//   Rated game            title
//   19                    lines of the board
//   ann     7D*           White and rank
//   bob     4D*           Black and rank
//   www.example.org       place
//   3                     stones of handicap
//   0                     (unknown)
//   6                     komi, whole; half a point more without handicap
//   20160416 [00:36]      date
//   3                     (time)
//   Black wins by 34 ...  result in words
//   283                   number of moves
//   PMABWRQQR             move number in letters, player, point, point mirrored; B is 1; AA passes
#include "formats/record/formats.hpp"

#include "formats/record/fault_messages.hpp"
#include "formats/record/other/line_reader.hpp"
#include "formats/record/sgf/builder.hpp"
#include "formats/record/sgf/scan.hpp"
#include "formats/record/sgf/values.hpp"
#include "formats/record/sgf/words.hpp"

#include <array>
#include <utility>

namespace shinpan::inline formats {
namespace {

struct Header {
    std::array<std::string_view, 12> lines{};
    Size size{};
    int handicap = 0;
};

Result<Header, BadInput> read_header(LineReader& lines) {
    Header header;
    for (auto& line : header.lines) {
        const auto next = lines.next();
        if (!next) return failure(lines.fault({fault::ends_inside_header}));
        line = sgf::trimmed(*next);
        if (lines.number() == 2) {
            const auto size = sgf::size(line);
            if (!size) return failure(lines.fault({fault::no_size}));
            header.size = *size;
        }
        if (lines.number() == 6) {
            const auto stones = sgf::number(line);
            if (!stones || *stones < 0) return failure(lines.fault({fault::no_handicap}));
            header.handicap = *stones;
        }
    }
    return header;
}

// "ann     7D*": the rank stands behind the last space.
void say_player(sgf::Builder& game, std::string_view name, std::string_view rank, std::string_view text) {
    const std::size_t space = text.rfind(' ');
    game.say(name, text.substr(0, space));
    if (space != text.npos) game.say(rank, text.substr(space));
}

// "Black wins by 34win >> White(58):Black(92)"; stones of an area count are points here.
std::string result_in(std::string_view text) {
    std::string words{text.substr(0, text.find(">>"))};
    constexpr std::string_view stones = "子";
    if (const auto at = words.find(stones); at != words.npos) words.erase(at, stones.size());
    const auto result = sgf::result(words).value;
    return result ? to_text(*result) : std::string();
}

void say_header(sgf::Builder& game, const Header& header) {
    const auto& lines = header.lines;
    game.say("GN", lines[0]);
    say_player(game, "PW", "WR", lines[2]);
    say_player(game, "PB", "BR", lines[3]);
    game.say("PC", lines[4]);
    if (const auto komi = sgf::thousandths(lines[7]); komi && *komi % 500 == 0) {
        const bool half_unsaid = header.handicap == 0 && *komi % 1000 == 0;
        game.komi(HalfPoints{*komi / 500 + (half_unsaid ? 1 : 0)});
    }
    game.say("DT", date_in(lines[8]).value_or(std::string{lines[8]}));
    game.say("RE", result_in(lines[10]));
}

// "PMABWRQQR".
Result<Event, BadInput> move_in(std::string_view line, const LineReader& lines, Size size) {
    if (line.size() < 7) return failure(lines.fault({fault::nine_letters}));
    if (line[4] != 'B' && line[4] != 'W')
        return failure(lines.fault_at(line.substr(4), {fault::no_player_letter}));
    const int col = line[5] - 'A' - 1;
    const int row = line[6] - 'A' - 1;
    const bool passes = col == -1 && row == -1;
    const bool on_board = 0 <= col && col < size.cols && 0 <= row && row < size.rows;
    if (!passes && !on_board)
        return failure(
            lines.fault_at(line.substr(5), {fault::off_board, {fact("size", sgf::size_value(size))}}));
    const Color by = line[4] == 'B' ? Color::black : Color::white;
    return passes ? pass(by) : play(by, point(col, row));
}

}  // namespace

Result<sgf::Collection, BadInput> read_ngf(std::string_view text) {
    LineReader lines(text);
    const auto header = read_header(lines);
    if (!header) return failure(header.error());
    sgf::Builder game(header->size);
    say_header(game, *header);
    while (const auto next = lines.next()) {
        const std::string_view line = sgf::trimmed(*next);
        if (line.substr(0, 2) == "PM") {
            game.collect(move_in(line, lines, header->size), line);
        } else if (!line.empty() && line.substr(0, 2) != "GI") {
            game.warn(lines.fault({fault::unexpected_line, {fact("detail", sgf::excerpt(line))}}));
        }
    }
    game.handicap_and_moves(header->handicap);
    return std::move(game).take();
}

}  // namespace shinpan::formats
