// GIB, the format of Tygem. Lines "\[KEY=value\]" tell of the game, then come
//
//   INI 0 1 3 &4          the third number: stones of handicap; behind &4 may stand a comment
//   STO 0 2 1 15 3        a play: its number, 1 for Black or 2 for White, column and row from 0, top left
//   SKI 0 3               a pass
//   SUR 0 3 1             a player gives up; the result has it too
#include "formats/record/formats.hpp"

#include "formats/record/fault_messages.hpp"
#include "formats/record/other/line_reader.hpp"
#include "formats/record/sgf/builder.hpp"
#include "formats/record/sgf/values.hpp"
#include "go/table/game_result.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace shinpan::inline formats {
namespace {

class GibReader {
public:
    explicit GibReader(std::string_view text) : lines_(text) {}

    Result<sgf::Collection, BadInput> read() &&;

private:
    void read_line(std::string_view line);
    Result<Event, BadInput> play_in(std::string_view line) const;
    void add(const Result<Event, BadInput>& move, std::string_view line);
    std::string whole_key(std::string_view line);
    void read_key(std::string_view line);
    void read_main(std::string_view fields);
    void say_komi(std::optional<int> tenths);
    void say_result(int code, int tenths);
    bool has_said(std::string_view name) const;
    void say_tag();
    std::string_view behind_in_tag(std::string_view key) const;
    void read_player(std::string_view name, std::string_view rank, std::string_view text);
    void read_handicap(std::string_view line);
    void begin_game();

    LineReader lines_;
    std::optional<Size> size_;
    std::optional<sgf::Builder> game_;
    std::vector<std::pair<std::string, std::string>> said_;  // before the size is known; the first counts
    std::string tag_;
    int handicap_ = 0;
    Color next_ = Color::black;
};

// Words of a line between spaces.
std::vector<std::string_view> words(std::string_view line) {
    std::vector<std::string_view> found;
    while (!line.empty() && found.size() < 8) {
        const auto word = take_field(line, ' ');
        if (!word.empty()) found.push_back(word);
    }
    return found;
}

Result<sgf::Collection, BadInput> GibReader::read() && {
    while (const auto line = lines_.next()) read_line(sgf::trimmed(*line));
    if (!game_) return failure(bad_input(1, 1, {fault::no_gib}));
    game_->handicap_and_moves(handicap_);
    return std::move(*game_).take();
}

void GibReader::read_line(std::string_view line) {
    const std::string_view kind = line.substr(0, 4);
    if (line.substr(0, 2) == "\\[")
        read_key(whole_key(line));
    else if (kind == "INI ")
        read_handicap(line);
    else if (kind == "SKI ")
        add(pass(next_), line);
    else if (kind == "STO ") {
        begin_game();
        add(play_in(line), line);
    }
}

void GibReader::add(const Result<Event, BadInput>& move, std::string_view line) {
    begin_game();
    game_->collect(move, line);
    next_ = other(move ? move->by : next_);
}

// A value may run over several lines: up to "\]", or to a line that is clearly another.
std::string GibReader::whole_key(std::string_view line) {
    const auto another_follows = [&] {
        for (const std::string_view begin : {"\\", "INI ", "STO ", "SKI "})
            if (lines_.next_begins_with(begin)) return true;
        return false;
    };
    std::string whole{line};
    while (line.find("\\]") == line.npos && !another_follows()) {
        const auto more = lines_.next();
        if (!more) break;
        line = *more;
        whole += '\n' + std::string(line);
    }
    return whole;
}

void GibReader::read_key(std::string_view line) {
    line.remove_prefix(2);
    const std::string_view key = take_field(line, '=');
    const std::string_view value = line.substr(0, line.rfind("\\]"));
    if (key == "GAMEBLACKNAME")
        read_player("PB", "BR", value);
    else if (key == "GAMEWHITENAME")
        read_player("PW", "WR", value);
    else if (key == "GAMENAME")
        said_.emplace_back("GN", value);
    else if (key == "GAMEPLACE")
        said_.emplace_back("PC", value);
    else if (key == "GAMECOMMENT")
        said_.emplace_back("GC", value);
    else if (key == "GAMEINFOMAIN")
        read_main(value);
    else if (key == "GAMETAG") {
        tag_ = "," + std::string(value);
        if (auto date = date_in(behind_in_tag(",C"))) said_.emplace_back("DT", *std::move(date));
    }
}

std::string_view GibReader::behind_in_tag(std::string_view key) const {
    return value_behind(tag_, key, ",").value_or(std::string_view{});
}

// "S1,R3,D0,G65,W1,Z25,T30-3-1200,C2014:09:10": behind G, W and Z what GAMEINFOMAIN has behind GONGJE, GRLT
// and ZIPSU, and behind C the date.
void GibReader::say_tag() {
    if (!has_said("KM")) say_komi(sgf::number(behind_in_tag(",G")));
    const auto code = sgf::number(behind_in_tag(",W"));
    if (code && !has_said("RE")) say_result(*code, sgf::number(behind_in_tag(",Z")).value_or(0));
}

bool GibReader::has_said(std::string_view name) const {
    return std::any_of(said_.begin(), said_.end(), [&](const auto& one) { return one.first == name; });
}

void GibReader::say_komi(std::optional<int> tenths) {
    if (tenths && *tenths % 5 == 0) said_.emplace_back("KM", to_text(HalfPoints{*tenths / 5}));
}

void GibReader::say_result(int code, int tenths) {
    const auto say = [&](Ended how, Color winner, std::optional<HalfPoints> margin = {}) {
        said_.emplace_back("RE", to_text(GameResult{.how = how, .winner = winner, .margin = margin}));
    };
    const HalfPoints margin{tenths / 5};
    switch (code) {
        case 0: return say(Ended::scored, Color::black, margin);
        case 1: return say(Ended::scored, Color::white, margin);
        case 3: return say(Ended::resignation, Color::black);
        case 4: return say(Ended::resignation, Color::white);
        case 7: return say(Ended::time, Color::black);
        case 8: return say(Ended::time, Color::white);
        default: return;
    }
}

// "GRLT:0,ZIPSU:65,GONGJE:65,LINE:19": how it ended, margin and komi in tenths, lines of the board.
void GibReader::read_main(std::string_view fields) {
    const auto number_of = [&](std::string_view key) {
        return sgf::number(value_behind(fields, key, ",\\").value_or(std::string_view{}));
    };
    if (const auto lines = number_of("LINE:"); lines && !game_) size_ = sgf::size(std::to_string(*lines));
    say_komi(number_of("GONGJE:"));
    say_result(number_of("GRLT:").value_or(-1), number_of("ZIPSU:").value_or(0));
}

// "Name (5d)".
void GibReader::read_player(std::string_view name, std::string_view rank, std::string_view text) {
    const std::size_t bracket = text.rfind('(');
    said_.emplace_back(name, text.substr(0, bracket));
    if (bracket == text.npos) return;
    text.remove_prefix(bracket + 1);
    said_.emplace_back(rank, text.substr(0, text.find(')')));
}

void GibReader::begin_game() {
    if (game_) return;
    if (!size_) size_ = Size{19, 19};
    game_.emplace(*size_);
    say_tag();
    std::vector<std::string_view> names;
    for (const auto& [name, text] : said_) {
        if (std::find(names.begin(), names.end(), name) != names.end()) continue;
        names.push_back(name);
        game_->say(name, text);
    }
}

void GibReader::read_handicap(std::string_view line) {
    if (game_) return game_->warn(lines_.fault({fault::second_ini}));
    begin_game();
    const auto fields = words(line);
    if (const std::size_t comment = line.find("&4"); comment != line.npos)
        game_->say("C", line.substr(comment + 2));
    const int stones = fields.size() > 3 ? sgf::number(fields[3]).value_or(0) : 0;
    if (stones < 2) return;
    handicap_ = stones;
    next_ = Color::white;
}

Result<Event, BadInput> GibReader::play_in(std::string_view line) const {
    const auto fields = words(line);
    if (fields.size() < 6) return failure(lines_.fault({fault::sto_fields}));
    const auto col = sgf::number(fields[4]);
    const auto row = sgf::number(fields[5]);
    const bool on_board = col && row && 0 <= *col && *col < size_->cols && 0 <= *row && *row < size_->rows;
    if (!on_board)
        return failure(
            lines_.fault_at(fields[4], {fault::off_board, {fact("size", sgf::size_value(*size_))}}));
    const bool black = fields[3] == "1";
    if (!black && fields[3] != "2") return failure(lines_.fault_at(fields[3], {fault::no_player_number}));
    return play(black ? Color::black : Color::white, point(*col, *row));
}

}  // namespace

Result<sgf::Collection, BadInput> read_gib(std::string_view text) { return GibReader(text).read(); }

}  // namespace shinpan::formats
