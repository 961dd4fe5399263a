#include "cli/terminal.hpp"

#include "base/text.hpp"
#include "base/utf8.hpp"

#include <unistd.h>
#include <cstdio>
#include <cstdlib>

namespace shinpan::cli {
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

std::string in_style(std::string_view code, std::string_view text) {
    if (!uses_colour()) return std::string(text);
    return "\x1b[" + std::string(code) + "m" + std::string(text) + "\x1b[0m";
}

}  // namespace

bool stdout_is_terminal() {
    return isatty(STDOUT_FILENO) == 1;
}
bool stderr_is_terminal() {
    return isatty(STDERR_FILENO) == 1;
}

bool writes_utf8() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const std::string_view locale = environment(name);
        if (locale.empty()) continue;
        return has_utf8(locale);
    }
    return false;
}

bool uses_colour() {
    return stdout_is_terminal() && environment("NO_COLOR").empty() && environment("TERM") != "dumb";
}

std::string bold(std::string_view text) {
    return in_style("1", text);
}
std::string red(std::string_view text) {
    return in_style("31", text);
}

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

std::string for_terminal(std::string_view utf8) {
    return writes_utf8() ? std::string(utf8) : in_ascii(utf8);
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

void complain(std::string_view what) {
    complain("shinpan", {0, 0, std::string(what)});
}

bool put(std::string_view text) {
    return std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
}
bool flush() {
    return std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
}

}  // namespace shinpan::cli
