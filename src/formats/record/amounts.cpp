#include "formats/record/amounts.hpp"

#include "base/utf8.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace shinpan::inline formats {
namespace {

enum class Kind : std::uint8_t {
    number,
    numeral,   // a number in words, which may be part of a name
    fraction,  // behind a number, or alone
    half,
    joint,  // between a number and its fraction
    points,
    stones,
    other,   // a unit of something else
    broken,  // a number of which a part is not understood
    blank,
    text,
};

struct Word {
    std::string_view word;
    Kind kind;
    int thousandths = 0;
};

// What stands in records of the servers Fox, Tygem, Tom, wBaduk and Pandanet, in collections of newspapers'
// games, and in the press of the four languages. One that begins with another stands before it.
constexpr Word words[]{
    {"½", Kind::fraction, 500},
    {"¼", Kind::fraction, 250},
    {"¾", Kind::fraction, 750},
    {"半", Kind::half},
    {"반", Kind::half},
    {"half", Kind::half},
    {"又", Kind::joint},
    {"と", Kind::joint},
    {"and", Kind::joint},
    {"&", Kind::joint},
    {"a", Kind::blank},
    {"an", Kind::blank},
    {" ", Kind::blank},
    {"\t", Kind::blank},
    {"of", Kind::blank},
    {"目", Kind::points},
    {"집", Kind::points},
    {"호", Kind::points},
    {"点", Kind::points},
    {"點", Kind::points},
    {"점", Kind::points},
    {"points", Kind::points},
    {"point", Kind::points},
    {"pts", Kind::points},
    {"pt", Kind::points},
    {"moku", Kind::points},
    {"win", Kind::points},
    {"子", Kind::stones},
    {"stones", Kind::stones},
    {"stone", Kind::stones},
    {"zi", Kind::stones},
    {"手", Kind::other},
    {"수", Kind::other},
    {"段", Kind::other},
    {"단", Kind::other},
    {"级", Kind::other},
    {"級", Kind::other},
    {"급", Kind::other},
    {"年", Kind::other},
    {"月", Kind::other},
    {"日", Kind::other},
    {"년", Kind::other},
    {"월", Kind::other},
    {"일", Kind::other},
    {"局", Kind::other},
    {"국", Kind::other},
    {"番", Kind::other},
    {"秒", Kind::other},
    {"초", Kind::other},
    {"分", Kind::other},
    {"분", Kind::other},
    {"时", Kind::other},
    {"時", Kind::other},
    {"moves", Kind::other},
    {"move", Kind::other},
    {"dan", Kind::other},
    {"kyu", Kind::other},
    {"d", Kind::other},
    {"k", Kind::other},
    {"p", Kind::other},
    {"minutes", Kind::other},
    {"seconds", Kind::other},
    {"zero", Kind::numeral, 0},
    {"one", Kind::numeral, 1'000},
    {"two", Kind::numeral, 2'000},
    {"three", Kind::numeral, 3'000},
    {"four", Kind::numeral, 4'000},
    {"five", Kind::numeral, 5'000},
    {"six", Kind::numeral, 6'000},
    {"seven", Kind::numeral, 7'000},
    {"eight", Kind::numeral, 8'000},
    {"nine", Kind::numeral, 9'000},
    {"ten", Kind::numeral, 10'000},
    {"eleven", Kind::numeral, 11'000},
    {"twelve", Kind::numeral, 12'000},
    {"thirteen", Kind::numeral, 13'000},
    {"fourteen", Kind::numeral, 14'000},
    {"fifteen", Kind::numeral, 15'000},
    {"twenty", Kind::numeral, 20'000},
};

// Digits and powers of ten of Chinese and Japanese, everyday and formal, and of Korean; the Korean counting
// words are numbers by themselves.
constexpr std::pair<std::string_view, int> numerals[]{
    {"〇", 0}, {"零", 0},  {"一", 1},   {"壱", 1},   {"壹", 1},   {"二", 2},   {"两", 2},   {"兩", 2},
    {"弐", 2}, {"贰", 2},  {"貳", 2},   {"三", 3},   {"参", 3},   {"叁", 3},   {"四", 4},   {"肆", 4},
    {"五", 5}, {"伍", 5},  {"六", 6},   {"陆", 6},   {"陸", 6},   {"七", 7},   {"柒", 7},   {"八", 8},
    {"捌", 8}, {"九", 9},  {"玖", 9},   {"十", 10},  {"拾", 10},  {"百", 100}, {"佰", 100}, {"일곱", 7},
    {"일", 1}, {"이", 2},  {"삼", 3},   {"사", 4},   {"오", 5},   {"육", 6},   {"칠", 7},   {"팔", 8},
    {"구", 9}, {"십", 10}, {"다섯", 5}, {"여섯", 6}, {"여덟", 8}, {"아홉", 9}, {"열", 10},  {"하나", 1},
    {"한", 1}, {"두", 2},  {"세", 3},   {"네", 4},
};

struct Token {
    Kind kind = Kind::text;
    int thousandths = 0;
};

bool is_digit(char c) { return '0' <= c && c <= '9'; }
bool is_small(char c) { return 'a' <= c && c <= 'z'; }

class Reader {
public:
    explicit Reader(std::string_view text) : text_(text) {}

    std::vector<Token> tokens() && {
        while (!text_.empty()) tokens_.push_back(next());
        return std::move(tokens_);
    }

private:
    Token next() {
        if (is_digit(text_.front())) return with_quarters(digits(), Kind::number);
        if (const auto number = numeral()) return with_quarters(number, Kind::numeral);
        if (const auto word = known_word()) return *word;
        const bool sign = text_.starts_with("-") || text_.starts_with("−") || text_.starts_with("–") ||
                          text_.starts_with(".");
        if (is_small(text_.front())) {
            take(std::min(text_.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789"), text_.size()));
            return {};
        }
        take(std::max<std::size_t>(utf8_length(text_), 1));
        if (!sign || text_.empty() || !(is_digit(text_.front()) || text_.starts_with("½"))) return {};
        (void)next();
        return {Kind::broken};
    }

    void take(std::size_t bytes) { text_.remove_prefix(bytes); }

    bool take(std::string_view begin) {
        if (!text_.starts_with(begin)) return false;
        take(begin.size());
        return true;
    }

    // "6", "6.5", "6,5" as thousandths; at most six digits count before the point.
    std::optional<int> digits() {
        int whole = 0;
        std::size_t count = 0;
        for (; !text_.empty() && is_digit(text_.front()); take(1), ++count)
            if (count < 6) whole = whole * 10 + (text_.front() - '0');
        int value = whole * 1000;
        const bool has_point = text_.size() > 1 && (text_.front() == '.' || text_.front() == ',');
        if (has_point && is_digit(text_[1])) {
            take(1);
            for (int place = 100; !text_.empty() && is_digit(text_.front()); take(1), place /= 10)
                value += place * (text_.front() - '0');
        }
        return count <= 6 ? std::optional{value} : std::nullopt;
    }

    // One sign: "六" is 6.
    std::optional<int> numeral_sign() {
        for (const auto& [sign, value] : numerals)
            if (take(sign)) return value;
        return {};
    }

    // "十二" is 12, "二百零三" 203, "열두" 12.
    std::optional<int> numeral() {
        constexpr int most = 999'999;
        int sum = 0;
        int digit = 0;
        bool has_any = false;
        while (const auto sign = numeral_sign()) {
            has_any = true;
            const bool is_power = *sign >= 10;
            if (is_power) sum += std::max(digit, 1) * *sign;
            digit = is_power ? 0 : digit * 10 + *sign;
            sum = std::min(sum, most);
            digit = std::min(digit, most);
        }
        if (!has_any) return {};
        return std::min(sum + digit, most) * 1000;
    }

    // "3/4", "四分之三" (four parts of which three), and the decimal "六点五".
    Token with_quarters(std::optional<int> first, Kind kind) {
        if (!first) return {Kind::broken};
        const std::string_view before = text_;
        const bool parts = take("分之");
        if (parts || take("/") || take("点") || take("點")) {
            const bool of_digits = !text_.empty() && is_digit(text_.front());
            const auto second = of_digits ? digits() : numeral();
            if (second && before.starts_with("/")) return quarters(*first, *second);
            if (second && parts) return quarters(*second, *first);
            if (second && *second < 10'000) return {kind, *first + *second / 10};
            if (before.starts_with("/")) return {Kind::broken};
            text_ = before;
        }
        const bool goes_on = !text_.empty() && is_small(text_.front());
        if (!goes_on) return {kind, *first};
        const std::string_view unit = text_;
        const bool known = known_word().has_value();
        const bool ends = text_.empty() || !is_digit(text_.front());
        text_ = unit;
        if (known && ends) return {kind, *first};
        (void)next();
        return {Kind::broken};
    }

    static Token quarters(int above, int below) {
        const bool is_one = (below == 2000 || below == 4000) && 0 < above && above < below;
        return is_one ? Token{Kind::fraction, above / (below / 1000)} : Token{Kind::broken};
    }

    // A word of Latin letters is one up to its last letter.
    std::optional<Token> known_word() {
        for (const Word& known : words) {
            if (!text_.starts_with(known.word)) continue;
            const bool is_latin = is_small(known.word.front());
            const bool ends = text_.size() == known.word.size() || !is_small(text_[known.word.size()]);
            if (is_latin && !ends) continue;
            take(known.word.size());
            return Token{known.kind, known.thousandths};
        }
        return {};
    }

    std::string_view text_;
    std::vector<Token> tokens_;
};

// Amounts out of the tokens, and whether all of them were understood.
class Amounts {
public:
    explicit Amounts(std::vector<Token> tokens) : tokens_(std::move(tokens)) {
        while (at_ < tokens_.size()) read();
    }

    std::optional<Amount> only() const {
        if (broken_) return {};
        const std::vector<Amount>& found = said_.empty() ? unsaid_ : said_;
        if (found.empty()) return {};
        const bool one = std::all_of(found.begin(), found.end(), [&](auto a) { return a == found.front(); });
        return one ? std::optional{found.front()} : std::nullopt;
    }

private:
    Kind now() const { return at_ < tokens_.size() ? tokens_[at_].kind : Kind::text; }

    void skip_blanks() {
        while (now() == Kind::blank) ++at_;
    }

    // A half or quarters, with a joint before them; 0 where there are none.
    int part() {
        const std::size_t before = at_;
        skip_blanks();
        if (now() == Kind::joint) ++at_;
        skip_blanks();
        if (now() == Kind::half) return ++at_, 500;
        if (now() == Kind::fraction) return tokens_[at_++].thousandths;
        at_ = before;
        return 0;
    }

    Unit unit() {
        const std::size_t before = at_;
        skip_blanks();
        if (now() == Kind::points) return ++at_, Unit::points;
        if (now() == Kind::stones) return ++at_, Unit::stones;
        at_ = before;
        return Unit::unsaid;
    }

    void read() {
        const Token first = tokens_[at_];
        const bool is_number = first.kind == Kind::number || first.kind == Kind::numeral;
        broken_ = broken_ || first.kind == Kind::broken;
        if (!is_number && first.kind != Kind::half && first.kind != Kind::fraction) return void(++at_);
        Amount amount{first.kind == Kind::half ? 500 : first.thousandths};
        ++at_;
        int more = is_number ? part() : 0;
        amount.unit = unit();
        if (is_number && more == 0) more = part();
        amount.thousandths += more;
        if (amount.unit != Unit::unsaid) return said_.push_back(amount);
        skip_blanks();
        if (more == 0 && now() == Kind::other) return void(++at_);
        const bool is_whole = amount.thousandths % 1000 == 0;
        const bool is_name = first.kind == Kind::numeral && is_whole && tokens_.size() > 1;
        if (!is_name) unsaid_.push_back(amount);
    }

    std::vector<Token> tokens_;
    std::size_t at_ = 0;
    std::vector<Amount> said_{};  // with a unit
    std::vector<Amount> unsaid_{};
    bool broken_ = false;
};

}  // namespace

std::optional<Amount> amount_in(std::string_view text) { return Amounts(Reader(text).tokens()).only(); }

std::string in_half_width(std::string_view text) {
    constexpr std::string_view wide_blank = "\u3000";
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool wide =
            (text.substr(i, 2) == "\xEF\xBC" || text.substr(i, 2) == "\xEF\xBD") && i + 2 < text.size();
        const int last = wide ? static_cast<unsigned char>(text[i + 2]) : 0;
        const int sign = wide ? (text[i + 1] == '\xBC' ? last - 0x81 : last - 0x80 + 0x3F) : -1;
        const bool is_plain = 0 <= sign && sign < 94 && (text[i + 1] == '\xBC' ? last >= 0x81 : last >= 0x80);
        if (is_plain)
            out += static_cast<char>('!' + sign), i += 2;
        else if (text.substr(i, wide_blank.size()) == wide_blank)
            out += ' ', i += wide_blank.size() - 1;
        else
            out += text[i];
    }
    return out;
}

}  // namespace shinpan::formats
