#include "apps/cli/terminal/terminal.hpp"

#include "base/text.hpp"
#include "base/utf8.hpp"

#include <unistd.h>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <optional>

namespace shinpan::inline apps::cli {
namespace {

std::string_view environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string_view() : value;
}

// Whatever the spelling: UTF-8, utf8, UTF8, utf-8.
bool has_utf8(std::string_view locale) {
    std::string letters = lower(locale);
    std::erase(letters, '-');
    return letters.find("utf8") != std::string::npos;
}

std::string_view spelt(std::string_view character) {
    struct Spelling {
        std::string_view character, ascii;
    };
    static constexpr Spelling spellings[]{{"§", "section "}, {"–", "-"}, {"×", "x"}, {"…", "..."},
                                          {"½", "1/2"},      {"é", "e"}, {"è", "e"}, {"ö", "o"},
                                          {"ü", "u"},        {"’", "'"}};
    for (const Spelling& s : spellings)
        if (s.character == character) return s.ascii;
    return "?";
}

constexpr std::string_view bold_code = "\x1b[1m", red_code = "\x1b[31m", plain_code = "\x1b[0m";

std::string in_style(std::string_view code, std::string_view text) {
    if (!uses_color()) return std::string(text);
    return std::string(code) + std::string(text) + std::string(plain_code);
}

// Bytes of the code at the head of the text, where it is one that in_style writes.
std::size_t style_length(std::string_view text) {
    if (!uses_color()) return 0;
    for (std::string_view code : {bold_code, red_code, plain_code})
        if (text.starts_with(code)) return code.size();
    return 0;
}

// The number of the control character that is the first, `length` bytes long (0: a byte of no character,
// which some terminals take for a control character all the same).
std::optional<unsigned> control_at_head(std::string_view text, std::size_t length) {
    const auto first = static_cast<unsigned char>(text.front());
    if (length == 2 && first == 0xc2) {
        const auto second = static_cast<unsigned char>(text[1]);
        return second < 0xa0 ? std::optional<unsigned>(second) : std::nullopt;
    }
    const bool is_c0 = first < 0x20 && first != '\n' && first != '\t';
    const bool is_c1 = length == 0 && first >= 0x80 && first < 0xa0;
    return is_c0 || is_c1 || first == 0x7f ? std::optional<unsigned>(first) : std::nullopt;
}

}  // namespace

bool stdout_is_terminal() { return isatty(STDOUT_FILENO) == 1; }
bool stderr_is_terminal() { return isatty(STDERR_FILENO) == 1; }

bool writes_utf8() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const std::string_view locale = environment(name);
        if (locale.empty()) continue;
        return has_utf8(locale);
    }
    return false;
}

bool uses_color() {
    return stdout_is_terminal() && environment("NO_COLOR").empty() && environment("TERM") != "dumb";
}

std::string bold(std::string_view text) { return in_style(bold_code, text); }
std::string red(std::string_view text) { return in_style(red_code, text); }

std::string in_ascii(std::string_view utf8) {
    std::string text;
    while (!utf8.empty()) {
        const std::size_t length = utf8_length(utf8);
        if (length == 1)
            text += utf8.front();
        else
            text += length == 0 ? "?" : spelt(utf8.substr(0, length));
        utf8.remove_prefix(length == 0 ? 1 : length);
    }
    return text;
}

std::string visible(std::string_view utf8) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    while (!utf8.empty()) {
        const std::size_t length = utf8_length(utf8);
        const std::string_view first = utf8.substr(0, std::max<std::size_t>(length, 1));
        if (const auto control = control_at_head(utf8, length))
            text += {'\\', 'x', digits[*control / 16], digits[*control % 16]};
        else
            text += first;
        utf8.remove_prefix(first.size());
    }
    return text;
}

std::string visible_in_style(std::string_view utf8) {
    std::string text;
    while (!utf8.empty()) {
        const std::size_t code = style_length(utf8);
        const std::string_view part = utf8.substr(0, code > 0 ? code : utf8.find('\x1b', 1));
        text += code > 0 ? std::string(part) : visible(part);
        utf8.remove_prefix(part.size());
    }
    return text;
}

std::string for_terminal(std::string_view utf8) {
    const std::string text = visible(utf8);
    return writes_utf8() ? text : in_ascii(text);
}

std::string with_place(std::string_view file, const BadInput& error) {
    std::string text(file);
    if (error.line > 0) text += ":" + std::to_string(error.line);
    if (error.line > 0 && error.column > 0) text += ":" + std::to_string(error.column);
    return text + ": " + error.what;
}

void complain(std::string_view file, const BadInput& error) {
    std::fputs(for_terminal(with_place(file, error) + "\n").c_str(), stderr);
}

void complain(std::string_view what) { complain("shinpan", {0, 0, std::string(what)}); }

bool put(std::string_view text) { return std::fwrite(text.data(), 1, text.size(), stdout) == text.size(); }
bool flush() { return std::fflush(stdout) == 0 && std::ferror(stdout) == 0; }

}  // namespace shinpan::apps::cli
