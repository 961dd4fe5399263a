#include "go/rulesets/katago_json.hpp"

#include "base/fault_at_byte.hpp"
#include "base/utf8.hpp"
#include "go/rulesets/katago_faults.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace shinpan::inline go {
namespace {

using Kind = JsonSetting::Kind;

// The first fault stops everything: nothing is taken behind it.
class Reader {
public:
    explicit Reader(std::string_view text) : text_(text) {}

    Result<JsonSettings, BadInput> read() && {
        skip_blanks();
        if (next() == '"')
            read_text();
        else if (take('{'))
            read_object();
        else
            fail("an object or a text was expected");
        skip_blanks();
        if (!bad_ && at_ < text_.size()) bad_ = Message{katago_fault::text_behind};
        if (bad_) return failure(fault_at_byte(text_, at_, *std::move(bad_)));
        return std::move(read_);
    }

private:
    char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }

    bool take(char c) {
        if (bad_ || next() != c) return false;
        ++at_;
        return true;
    }

    void skip_blanks() { at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size()); }

    void fail(std::string reason) {
        if (!bad_) bad_ = Message{katago_fault::not_json, {fact("reason", std::move(reason))}};
    }

    void expect(char c) {
        skip_blanks();
        if (!take(c)) fail(std::string("'") + c + "' was expected");
    }

    void read_text() {
        read_.is_text = true;
        read_.settings.push_back({.kind = Kind::text, .text = string()});
    }

    void read_object() {
        skip_blanks();
        if (take('}')) return;
        do {
            skip_blanks();
            std::string key = string();
            expect(':');
            skip_blanks();
            JsonSetting setting = value();
            setting.key = std::move(key);
            read_.settings.push_back(std::move(setting));
            skip_blanks();
        } while (take(','));
        expect('}');
    }

    JsonSetting value() {
        if (next() == '"') return {.kind = Kind::text, .text = string()};
        if (next() == '{' || next() == '[') return skip_nested(), JsonSetting{};
        const std::size_t end = std::min(text_.find_first_of(",}] \t\r\n", at_), text_.size());
        const std::string_view word = text_.substr(at_, end - at_);
        const bool is_number = !word.empty() && word.find_first_not_of("+-.0123456789eE") == word.npos &&
                               word.find_first_of("0123456789") != word.npos;
        const bool is_flag = word == "true" || word == "false";
        if (!is_number && !is_flag && word != "null") return fail("a value was expected"), JsonSetting{};
        if (bad_) return {};
        at_ = end;
        if (is_number) return {.kind = Kind::number, .text = std::string(word)};
        return {.kind = is_flag ? Kind::flag : Kind::other, .flag = word == "true"};
    }

    void skip_nested() {
        std::size_t depth = 0;
        do {
            const char c = next();
            if (c == '"') {
                (void)string();
                continue;
            }
            if (c == '{' || c == '[') ++depth;
            if (c == '}' || c == ']') --depth;
            if (at_ == text_.size())
                fail("it ends too early");
            else
                ++at_;
        } while (depth > 0 && !bad_);
    }

    std::string string() {
        std::string out;
        if (!take('"')) return fail("a text in quotation marks was expected"), out;
        while (!bad_ && !take('"')) {
            const std::size_t length = utf8_length(text_.substr(at_));
            if (length == 0 || static_cast<unsigned char>(next()) < ' ')
                fail("a text is not closed, or no UTF-8");
            else if (take('\\'))
                out += escape();
            else
                out += text_.substr(std::exchange(at_, at_ + length), length);
        }
        return out;
    }

    std::string escape() {
        constexpr std::string_view letters = "\"\\/bfnrt";
        constexpr std::string_view meant = "\"\\/\b\f\n\r\t";
        if (take('u')) return code_point();
        const std::size_t letter = letters.find(next());
        const bool is_one = at_ < text_.size() && letter != letters.npos;
        if (!is_one) return fail("there is no such escape"), std::string{};
        ++at_;
        return {meant[letter]};
    }

    // No word of KataGo's has one beyond ASCII.
    std::string code_point() {
        const std::string_view digits = text_.substr(at_, 4);
        if (digits.size() < 4 || digits.find_first_not_of("0123456789abcdefABCDEF") != digits.npos)
            return fail("\\u takes four digits"), std::string{};
        at_ += 4;
        unsigned value = 0;
        for (const char c : digits)
            value = value * 16 + static_cast<unsigned>(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10);
        if (value < ' ' || value > '~') return std::string(replacement_character);
        return {static_cast<char>(value)};
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::optional<Message> bad_;
    JsonSettings read_;
};

}  // namespace

const JsonSetting* JsonSettings::find(std::string_view key) const {
    const auto found = std::find_if(settings.rbegin(), settings.rend(),
                                    [&](const JsonSetting& setting) { return setting.key == key; });
    return found == settings.rend() ? nullptr : &*found;
}

Result<JsonSettings, BadInput> json_settings(std::string_view text) { return Reader(text).read(); }

}  // namespace shinpan::go
