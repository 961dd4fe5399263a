#include "record/sgf_words.hpp"

#include "base/text.hpp"
#include "record/fault_sayings.hpp"
#include "record/sgf_scan.hpp"
#include "record/sgf_values.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace shinpan::sgf {
namespace {

using Kind = RecordedResult::Kind;

bool has(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }

bool has_any(std::string_view text, std::initializer_list<std::string_view> parts) {
    return std::any_of(parts.begin(), parts.end(), [&](auto part) { return has(text, part); });
}

// Full-width digits, signs and capitals, as they stand in East Asian texts, as plain ones.
std::string in_half_width(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool wide = text.substr(i, 2) == "\xEF\xBC" && i + 2 < text.size();
        const auto last = wide ? static_cast<unsigned char>(text[i + 2]) : 0;
        if (0x81 <= last && last <= 0xBF) {
            out += static_cast<char>('!' + (last - 0x81));
            i += 2;
        } else {
            out += text[i];
        }
    }
    return out;
}

// Half points, where the number is one of them; stones of an area count ("3.75") are two points each.
Reading<HalfPoints> half_points(int thousandths) {
    if (thousandths % 500 == 0) return {HalfPoints{thousandths / 500}};
    if (thousandths % 250 == 0) return {HalfPoints{thousandths / 250}, fault::note_area_stones};
    return {};
}

constexpr std::pair<std::string_view, int> fractions[]{
    {"1/4", 250}, {"1/2", 500}, {"3/4", 750}, {"¼", 250}, {"½", 500}, {"¾", 750}};

// Is the number that stands between these two only a part of one, as in "-5", "1e1" and "5 1/3"?
bool is_part_of_number(std::string_view before, std::string_view behind) {
    const std::string_view same_word = behind.substr(0, behind.find_first_of(" ():;"));
    return std::any_of(same_word.begin(), same_word.end(), is_digit) || has(behind, "/") ||
           before.ends_with('.') || before.ends_with('-') || before.ends_with("−") || before.ends_with("–");
}

// The first number in a text with words around it, and the half or quarters behind it: "2又3/4子", "6½".
std::optional<int> thousandths_within(std::string_view text) {
    int fraction = has(text, "半") ? 500 : 0;
    for (const auto& [words, value] : fractions) {
        const std::size_t at = text.find(words);
        if (at == text.npos) continue;
        fraction = value;
        text = text.substr(0, at);
    }
    const std::size_t begin = std::min(text.find_first_of("0123456789"), text.size());
    const std::size_t end = std::min(text.find_first_not_of("0123456789.", begin), text.size());
    if (is_part_of_number(text.substr(0, begin), text.substr(end))) return {};
    if (begin == end) return fraction > 0 ? std::optional{fraction} : std::nullopt;
    const auto whole = thousandths(text.substr(begin, end - begin));
    if (!whole) return {};
    return *whole + fraction;
}

// Komi and margins of East Asian words: points, unless the word is that for stones.
Reading<HalfPoints> half_points_in_words(std::string_view text) {
    const auto value = thousandths_within(text);
    if (!value) return {};
    auto reading = half_points(*value);
    if (reading.value && has(text, "子") && *value % 500 == 0) reading.value->halves *= 2;
    return reading;
}

constexpr const Saying& words_read = fault::note_from_words;

RecordedResult won(Color winner, Kind kind) { return {.kind = kind, .winner = winner}; }

// What stands behind "B+" or "W+".
Reading<RecordedResult> won_by(Color winner, std::string_view how) {
    if (how.empty()) return {won(winner, Kind::win)};
    if (how == "r" || how == "resign") return {won(winner, Kind::resignation)};
    if (how == "t" || how == "time") return {won(winner, Kind::time)};
    if (how == "f" || how == "forfeit") return {won(winner, Kind::forfeit)};
    if (const auto value = thousandths(how); value && *value >= 0) {
        if (*value == 0) return {won(winner, Kind::win), fault::note_no_margin};
        const auto margin = half_points(*value);
        auto score = won(winner, margin.value ? Kind::score : Kind::win);
        score.margin = margin.value;
        return {score, margin.value ? margin.note : fault::note_odd_margin};
    }
    if (has(how, "resign")) return {won(winner, Kind::resignation), words_read};
    if (has(how, "time")) return {won(winner, Kind::time), words_read};
    if (has(how, "forfeit")) return {won(winner, Kind::forfeit), words_read};
    if (const auto margin = half_points_in_words(how); margin.value) {
        auto score = won(winner, Kind::score);
        score.margin = margin.value;
        return {score, words_read};
    }
    return {won(winner, Kind::win), words_read};
}

// "black wins by resignation", and the same in Chinese and Korean characters and kana.
Reading<RecordedResult> in_words(std::string_view text) {
    if (has_any(text, {"void", "no result", "无胜负", "無勝負", "무승부"}))
        return {won(Color::empty, Kind::no_result), words_read};
    if (has_any(text, {"draw", "jigo", "tie", "和棋", "和局", "平局", "持碁", "ジゴ", "빅"}))
        return {won(Color::empty, Kind::draw), words_read};
    const bool black = has_any(text, {"black", "黑", "黒", "흑"});
    const bool white = has_any(text, {"white", "白", "백"});
    if (black == white) return {won(Color::empty, Kind::unknown), fault::note_not_understood};
    const Color winner = black ? Color::black : Color::white;
    if (has_any(text, {"中盘", "中盤", "中押", "불계"})) return {won(winner, Kind::resignation), words_read};
    if (has_any(text, {"超时", "超時", "時間", "시간"})) return {won(winner, Kind::time), words_read};
    const std::size_t comma = text.rfind("、");  // "257手以下、黒番6目勝ち"
    return {won_by(winner, comma == text.npos ? text : text.substr(comma)).value, words_read};
}

}  // namespace

Reading<HalfPoints> komi(std::string_view raw) {
    raw = trimmed(raw);
    if (raw.empty()) return {{}, fault::note_no_number};
    const std::string words = in_half_width(raw);
    const auto plain = thousandths(words);
    if (plain && *plain % 1000 == 0 && (*plain >= 100'000 || *plain <= -100'000)) {
        const auto reading = half_points(*plain / 100);
        if (reading.value) return {reading.value, fault::note_hundredths};
    }
    auto reading = plain ? half_points(*plain) : half_points_in_words(words);
    if ((!plain || words != raw) && reading.value) reading.note = words_read;
    if (!reading.value) reading.note = fault::note_no_half_points;
    return reading;
}

Reading<int> handicap(std::string_view raw) {
    raw = trimmed(raw);
    if (raw.empty()) return {{}, fault::note_no_number};
    if (const auto plain = number(raw); plain && *plain >= 0) {
        if (*plain == 1) return {1, fault::note_one_stone};
        return {*plain};
    }
    const auto within = thousandths_within(in_half_width(raw));
    if (!within || *within % 1000 != 0 || *within >= 1'000'000) return {{}, fault::note_no_stones};
    return {*within / 1000, words_read};
}

Reading<RecordedResult> result(std::string_view raw) {
    const std::string written = simple_text(raw);
    const std::string plain = in_half_width(trimmed(written));
    const std::string text = lower(plain);
    Reading<RecordedResult> reading;
    if (text.empty()) reading = {won(Color::empty, Kind::none), fault::note_no_result};
    else if (text == "0" || text == "draw") reading.value = won(Color::empty, Kind::draw);
    else if (text == "void") reading.value = won(Color::empty, Kind::no_result);
    else if (text == "?") reading.value = won(Color::empty, Kind::unknown);
    else if (text.substr(0, 2) == "b+") reading = won_by(Color::black, std::string_view(text).substr(2));
    else if (text.substr(0, 2) == "w+") reading = won_by(Color::white, std::string_view(text).substr(2));
    else reading = in_words(text);
    if (plain != trimmed(written) && !reading.note) reading.note = words_read;
    reading.value->as_written = written;
    return reading;
}

std::string result_value(const RecordedResult& result) {
    const std::string winner = result.winner == Color::black ? "B+" : "W+";
    switch (result.kind) {
    case Kind::none: return {};
    case Kind::score: return winner + (result.margin ? to_text(*result.margin) : std::string{});
    case Kind::win: return winner;
    case Kind::resignation: return winner + "R";
    case Kind::time: return winner + "T";
    case Kind::forfeit: return winner + "F";
    case Kind::draw: return "0";
    case Kind::no_result: return "Void";
    case Kind::unknown: return "?";
    }
    return {};
}

}  // namespace shinpan::sgf
