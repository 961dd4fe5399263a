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
#include "record/formats.hpp"

#include "record/line_reader.hpp"
#include "record/sgf_builder.hpp"
#include "record/sgf_scan.hpp"
#include "record/sgf_values.hpp"

#include <map>
#include <optional>
#include <utility>

namespace shinpan {
namespace {

class UgfReader {
public:
    explicit UgfReader(std::string_view text) : lines_(text) {}

    Result<sgf::Collection, BadInput> read() &&;

private:
    std::optional<BadInput> read_header(std::string_view line);
    std::optional<BadInput> read_move(std::string_view line);
    void begin_game();
    void say_player(std::string_view key, std::string_view name, std::string_view rank);
    std::string_view value(std::string_view key) const;
    std::string result() const;
    void add_warning(std::string_view line);

    LineReader lines_;
    std::map<std::string, std::string_view, std::less<>> header_;
    Size size_{};
    std::optional<sgf::Builder> game_;
    std::vector<Point> handicap_;
};

Result<sgf::Collection, BadInput> UgfReader::read() && {
    std::string_view section;
    while (const auto next = lines_.next()) {
        const std::string_view line = sgf::trimmed(*next);
        if (line.empty() || line.front() == '#') continue;
        if (line.front() == '[') {
            section = line;
            continue;
        }
        std::optional<BadInput> fault;
        if (section == "[Header]") fault = read_header(line);
        else if (section == "[Data]" && line.front() != '.') fault = read_move(line);
        if (fault) return failure(std::move(*fault));
    }
    if (header_.empty()) return failure(BadInput{1, 1, "no game of UGF here: no section [Header]"});
    begin_game();
    return std::move(*game_).take();
}

std::optional<BadInput> UgfReader::read_header(std::string_view line) {
    std::string_view text = line;
    const std::string_view key = take_field(text, '=');
    if (key.size() == line.size()) return {};
    header_.try_emplace(std::string(key), text);
    if (key != "Size") return {};
    const auto size = sgf::size(text);
    if (!size) return lines_.fault_at(text, "no size of a board: 1 to 52 lines");
    size_ = *size;
    return {};
}

std::string_view UgfReader::value(std::string_view key) const {
    const auto found = header_.find(key);
    return found == header_.end() ? std::string_view{} : found->second;
}

// "B,1.5", "W,C", "N1,E", "D", "O", ...
std::string UgfReader::result() const {
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

void UgfReader::say_player(std::string_view key, std::string_view name, std::string_view rank) {
    std::string_view text = value(key);
    game_->say(name, take_field(text, ','));
    game_->say(rank, take_field(text, ','));
}

void UgfReader::begin_game() {
    if (game_) return;
    game_.emplace(size_);
    game_->say("EV", value("Title"));
    game_->say("PC", value("Place"));
    say_player("PlayerB", "PB", "BR");
    say_player("PlayerW", "PW", "WR");
    std::string date{value("Date").substr(0, 10)};
    for (char& c : date)
        if (c == '/') c = '-';
    if (date.size() == 10 && date.find(',') == date.npos) game_->say("DT", date);
    game_->say("RU", value("Rule"));
    game_->say("RE", result());
    std::string_view terms = value("Hdcp");
    const auto stones = sgf::number(take_field(terms, ','));
    const auto komi = sgf::thousandths(terms);
    if (komi && *komi % 500 == 0) game_->komi(HalfPoints{*komi / 500});
    if (stones && *stones >= 2) game_->handicap(*stones, handicap_);
}

void UgfReader::add_warning(std::string_view line) {
    begin_game();
    game_->warn(lines_.fault("unexpected line left out: " + sgf::excerpt(line)));
}

std::optional<BadInput> UgfReader::read_move(std::string_view line) {
    std::string_view fields = line;
    const std::string_view at = take_field(fields, ',');
    const std::string_view player = take_field(fields, ',');
    const auto number = sgf::number(take_field(fields, ','));
    const bool has_player = !player.empty() && (player[0] == 'B' || player[0] == 'W');
    const bool is_move = at.size() == 2 && has_player && number;
    if (!is_move) return add_warning(line), std::nullopt;
    const Color by = player[0] == 'B' ? Color::black : Color::white;
    const int col = at[0] - 'A';
    const int from_edge = at[1] - 'A';
    const bool from_top = value("CoordinateType").empty() || value("CoordinateType") == "JPN";
    const int row = from_top ? from_edge : size_.rows - 1 - from_edge;
    const bool passes = (at[0] == 'Y' || at[0] == 'Z') && size_.cols < 25;
    if (!passes && !(0 <= col && col < size_.cols && 0 <= row && row < size_.rows))
        return lines_.fault_at(at, "no point of a board of " + sgf::size_value(size_));
    if (*number == 0 && by == Color::black && !game_ && !passes) {
        handicap_.push_back(point(col, row));
        return {};
    }
    begin_game();
    game_->move(by, passes ? no_point : point(col, row));
    return {};
}

}  // namespace

Result<sgf::Collection, BadInput> read_ugf(std::string_view text) { return UgfReader(text).read(); }

}  // namespace shinpan
