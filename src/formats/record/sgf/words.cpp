#include "formats/record/sgf/words.hpp"

#include "base/text.hpp"
#include "formats/record/amounts.hpp"
#include "formats/record/fault_messages.hpp"
#include "formats/record/sgf/scan.hpp"
#include "formats/record/sgf/values.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace shinpan::inline formats::sgf {
namespace {

constexpr int most_margin = 2 * 19 * 19;  // half points; what is more in words ("185子") is no margin

// Half points, where the number is one of them; stones of an area count ("3.75") are two points each.
Reading<HalfPoints> half_points(int thousandths) {
    if (thousandths % 500 == 0) return {HalfPoints{thousandths / 500}};
    if (thousandths % 250 == 0) return {HalfPoints{thousandths / 250}, fault::note_area_stones};
    return {};
}

// Komi and margins in words: points, unless the word is that for stones.
Reading<HalfPoints> half_points_in_words(std::string_view text) {
    const auto amount = amount_in(text);
    if (!amount) return {};
    const bool of_stones = amount->unit == Unit::stones;
    if (amount->unit == Unit::points && amount->thousandths % 500 != 0) return {};
    auto reading = half_points(amount->thousandths);
    if (reading.value && of_stones && amount->thousandths % 500 == 0) reading.value->halves *= 2;
    return reading;
}

constexpr const MessageTemplate& words_read = fault::note_from_words;

GameResult won(Color winner, Ended how) { return {.how = how, .winner = winner}; }

// Somebody has won, and nobody tells by what.
bool is_bare_win(const GameResult& result) { return result.how == Ended::scored && !result.margin; }

bool is_small(char c) { return 'a' <= c && c <= 'z'; }

// The place of a word in a text, of Latin letters as a whole word only; npos where it is not.
std::size_t place_of(std::string_view word, std::string_view text) {
    for (std::size_t at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        const bool in_word = (at > 0 && is_small(word.front()) && is_small(text[at - 1])) ||
                             (end < text.size() && is_small(word.back()) && is_small(text[end]));
        if (!in_word) return at;
    }
    return text.npos;
}

// The first place of any of the words.
template <std::size_t count>
std::size_t first_of(const std::array<std::string_view, count>& words, std::string_view text) {
    std::size_t first = text.npos;
    for (const std::string_view word : words) first = std::min(first, place_of(word, text));
    return first;
}

template <std::size_t count>
bool has_any(const std::array<std::string_view, count>& words, std::string_view text) {
    return first_of(words, text) != text.npos;
}

template <class... Words>
constexpr std::array<std::string_view, sizeof...(Words)> listed_words(Words... words) {
    return {words...};
}

// English; Chinese, simplified and traditional; Japanese; Korean. Seen in records of Fox, Tygem, Tom, wBaduk,
// KGS and Pandanet, and in collections of newspapers' games.
constexpr auto void_words =
    listed_words("void", "no result", "无胜负", "無勝負", "無效", "无效", "無効", "무승부");
constexpr auto draw_words = listed_words("draw", "drawn", "jigo", "tie", "和棋", "和局", "平局", "平手",
                                         "持碁", "ジゴ", "引き分け", "빅", "비김");
constexpr auto both_lose_words =
    listed_words("both lose", "both lost", "both players lose", "両者負け", "両負け");
constexpr auto black_words = listed_words("black", "黑", "黒", "흑");
constexpr auto white_words = listed_words("white", "白", "백");
constexpr auto win_words = listed_words("win", "wins", "won", "beats", "beat", "defeats", "胜", "勝", "赢",
                                        "贏", "かち", "승", "이김");
constexpr auto loss_words =
    listed_words("lose", "loses", "lost", "负", "負", "败", "敗", "输", "輸", "まけ", "패");
constexpr auto gives_up_words = listed_words("resigns", "resigned", "gives up", "gave up", "认输", "認輸",
                                             "投了", "投子", "投降", "기권", "돌을 거", "돌을 던");
constexpr auto withdraws_words = listed_words("弃权", "棄権", "棄權");
constexpr auto resignation_words =
    listed_words("resign", "resignation", "res", "中盘", "中盤", "中押", "투석", "불계");
constexpr auto time_words =
    listed_words("time", "timeout", "超时", "超時", "时间", "時間", "時間切れ", "시간");
constexpr auto forfeit_words = listed_words("forfeit", "forfeits", "default", "反則", "反则", "犯规", "犯規",
                                            "不戦", "不战", "不戰", "실격", "반칙", "부전");

bool is_forfeit(std::string_view text) {
    return has_any(forfeit_words, text) || has_any(withdraws_words, text);
}

// How a win came about, by the words around it.
GameResult won_in_words(Color winner, std::string_view text) {
    if (has_any(resignation_words, text) || has_any(gives_up_words, text))
        return won(winner, Ended::resignation);
    if (has_any(time_words, text)) return won(winner, Ended::time);
    if (is_forfeit(text)) return won(winner, Ended::forfeit);
    GameResult result = won(winner, Ended::scored);
    result.margin = half_points_in_words(text).value;
    if (result.margin && (result.margin->halves == 0 || result.margin->halves > most_margin))
        result.margin.reset();
    return result;
}

// Are there figures in the text, although the win has no margin?
bool lacks_margin(const GameResult& result, std::string_view text) {
    return is_bare_win(result) && std::any_of(text.begin(), text.end(), is_digit);
}

Reading<GameResult> read_from_words(Color winner, std::string_view text) {
    const auto result = won_in_words(winner, text);
    return {result, lacks_margin(result, text) ? fault::note_odd_margin : words_read};
}

// What stands behind "B+" or "W+".
Reading<GameResult> won_by(Color winner, std::string_view how) {
    how = trimmed(how);
    const auto standard = game_result_in(std::string{letter(winner)} + "+" + std::string(how));
    if (standard && standard->margin != HalfPoints{}) return {standard};
    GameResult result = won(winner, Ended::scored);
    if (const auto value = thousandths(how); value && *value >= 0) {
        if (*value == 0) return {result, fault::note_no_margin};
        const auto margin = half_points(*value);
        result.margin = margin.value;
        if (!margin.value) return {result, fault::note_odd_margin};
        return {result, margin.note || is_real(how) ? margin.note : fault::note_number_form};
    }
    const std::string_view first = how.substr(0, how.find_first_not_of("abcdefghijklmnopqrstuvwxyz"));
    if (first == "r") return {won(winner, Ended::resignation), words_read};
    if (first == "t") return {won(winner, Ended::time), words_read};
    if (first == "f") return {won(winner, Ended::forfeit), words_read};
    return read_from_words(winner, how);
}

// "B+3.5" with words around it, a blank in it, or the player in words: what stands behind each "+".
std::optional<Reading<GameResult>> letters_within(std::string_view text) {
    std::optional<Reading<GameResult>> found;
    for (std::size_t plus = text.find('+'); plus != text.npos; plus = text.find('+', plus + 1)) {
        const std::string_view before = trimmed(text.substr(0, plus));
        const auto ends_with = [&](std::string_view word) {
            if (!before.ends_with(word)) return false;
            const std::string_view left = before.substr(0, before.size() - word.size());
            return !is_small(word[0]) || left.empty() || !is_small(left.back());
        };
        const auto is = [&](const auto& words) { return std::any_of(words.begin(), words.end(), ends_with); };
        const bool black = ends_with("b") || is(black_words);
        if (!black && !ends_with("w") && !is(white_words)) continue;
        const Color winner = black ? Color::black : Color::white;
        if (found && found->value->winner != winner) return Reading<GameResult>{};
        if (!found) found = won_by(winner, text.substr(plus + 1));
    }
    return found;
}

// The winner of "black wins", "black loses", "white resigned", "black beat white" and their like; empty where
// the words can mean either. "black by 3.5" needs no verb, time does: whose was over?
Color winner_in_words(std::string_view text) {
    const std::size_t black = first_of(black_words, text);
    const std::size_t white = first_of(white_words, text);
    if (black == white) return Color::empty;  // neither
    const Color first = black < white ? Color::black : Color::white;
    const std::size_t second = std::max(black, white);
    const std::string_view verb = text.substr(0, second);  // of the first
    const bool wins = has_any(win_words, verb);
    const bool gives_up = has_any(gives_up_words, verb) || has_any(withdraws_words, verb);
    const bool loses = has_any(loss_words, verb) || (!wins && gives_up);
    if (wins != loses) return wins ? first : other(first);
    if (wins || second != text.npos || place_of("resign", text) != text.npos) return Color::empty;
    return has_any(time_words, text) || is_forfeit(text) ? Color::empty : first;
}

// "black wins by resignation", and the same in Chinese, Japanese and Korean.
Reading<GameResult> in_words(std::string_view text) {
    if (has_any(void_words, text)) return {GameResult{.how = Ended::no_result}, words_read};
    if (has_any(both_lose_words, text)) return {GameResult{.how = Ended::both_lose}, words_read};
    if (has_any(draw_words, text)) return {GameResult{.how = Ended::draw}, words_read};
    if (auto letters = letters_within(text)) {
        if (!letters->value) return {GameResult{}, fault::note_not_understood};
        if (!letters->note) letters->note = words_read;
        return *letters;
    }
    const Color winner = winner_in_words(text);
    if (winner == Color::empty) return {GameResult{}, fault::note_not_understood};
    const auto reading = read_from_words(winner, text);
    const bool says_win = has_any(win_words, text) || has_any(loss_words, text);
    if (is_bare_win(*reading.value) && !says_win) return {GameResult{}, fault::note_not_understood};
    return reading;
}

// Komi that Black receives, or none at all.
constexpr auto reverse_words =
    listed_words("逆コミ", "逆贴", "逆貼", "倒贴", "倒貼", "白贴", "白貼", "역덤", "reverse");
constexpr auto no_komi_words = listed_words("コミなし", "コミ無", "込みなし", "不贴", "不貼", "无贴", "無貼",
                                            "덤없음", "덤 없음", "no komi", "without komi");

Reading<HalfPoints> komi_in_words(std::string_view words) {
    if (has_any(no_komi_words, words)) return {HalfPoints{0}, words_read};
    auto reading = half_points_in_words(words);
    if (reading.value && has_any(reverse_words, words)) reading.value->halves *= -1;
    if (reading.value) reading.note = words_read;
    return reading;
}

// Handicaps that have no number: an even game, and Black first without komi.
constexpr auto even_words = listed_words("互先", "分先", "猜先", "호선", "even");
constexpr auto black_first_words = listed_words("定先", "정선", "先番");

}  // namespace

Reading<HalfPoints> komi(std::string_view raw, bool in_hundredths) {
    const std::string written = simple_text(raw);
    raw = trimmed(written);
    if (raw.empty()) return {{}, fault::note_no_number};
    const std::string words = lower(in_half_width(raw));
    const auto plain = thousandths(words);
    const bool is_whole = plain && *plain % 1000 == 0;
    in_hundredths = in_hundredths && is_whole && *plain != 0 && words.find_first_of(".,") == words.npos;
    if (!in_hundredths && is_whole && *plain <= -100'000) return {{}, fault::note_not_understood};
    if (in_hundredths || (is_whole && *plain >= 100'000)) {
        if (*plain % 5'000 != 0) return {{}, fault::note_no_half_points};
        const auto reading = half_points(*plain / 100);
        if (reading.value) return {reading.value, fault::note_hundredths};
    }
    auto reading = plain ? half_points(*plain) : komi_in_words(words);
    if (plain && !reading.note && !is_real(words)) reading.note = fault::note_number_form;
    if (plain && words != raw && reading.value) reading.note = words_read;
    if (!reading.value) reading.note = fault::note_no_half_points;
    return reading;
}

Reading<int> handicap(std::string_view raw) {
    const std::string written = simple_text(raw);
    raw = trimmed(written);
    if (raw.empty()) return {{}, fault::note_no_number};
    if (const auto plain = number(raw); plain && *plain >= 0) {
        if (*plain == 1) return {1, fault::note_one_stone};
        return {*plain};
    }
    const std::string words = lower(in_half_width(raw));
    const auto within = amount_in(words);
    const bool is_number = within && within->thousandths % 1000 == 0 && within->thousandths < 1'000'000;
    if (is_number) return {within->thousandths / 1000, words_read};
    if (has_any(even_words, words)) return {0, words_read};
    if (has_any(black_first_words, words)) return {1, fault::note_one_stone};
    return {{}, fault::note_no_stones};
}

Reading<GameResult> result(std::string_view raw) {
    const std::string written = simple_text(raw);
    const std::string plain{trimmed(in_half_width(trimmed(written)))};
    const std::string text = lower(plain);
    if (text.empty()) return {{}, fault::note_no_result};
    const bool has_letter_first = text.rfind('+') == 1;
    Reading<GameResult> reading;
    if (has_letter_first && text.starts_with('b'))
        reading = won_by(Color::black, text.substr(2));
    else if (has_letter_first && text.starts_with('w'))
        reading = won_by(Color::white, text.substr(2));
    else if (const auto standard = game_result_in(text))
        reading.value = standard;
    else
        reading = in_words(text);
    if (plain != trimmed(written) && !reading.note) reading.note = words_read;
    return reading;
}

}  // namespace shinpan::formats::sgf
