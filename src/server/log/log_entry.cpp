#include "server/log/log_entry.hpp"

#include <algorithm>
#include <charconv>

namespace shinpan::server {
namespace {

// The word before the first blank, which is taken off the text with it.
std::string_view next_word(std::string_view& text) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    return word;
}

// In the digits that to_text writes, no others.
template <class Number>
bool is_read(std::string_view word, Number& number) {
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    return error == std::errc{} && end == word.data() + word.size() && std::to_string(number) == word;
}

std::optional<Author> author_called(std::string_view word) {
    for (const Author author : {Author::server, Author::black, Author::white, Author::referee})
        if (word.size() == 1 && word[0] == letter(author)) return author;
    return {};
}

}  // namespace

std::string to_text(const LogEntry& entry) {
    return std::to_string(entry.number) + ' ' + std::to_string(entry.at) + ' ' + letter(entry.author) + ' ' +
           std::to_string(entry.charged) + ' ' + entry.text;
}

std::optional<LogEntry> log_entry_in(std::string_view line) {
    LogEntry entry;
    if (!is_read(next_word(line), entry.number) || entry.number < 1) return {};
    if (!is_read(next_word(line), entry.at) || entry.at < 0) return {};
    const auto author = author_called(next_word(line));
    if (!author) return {};
    entry.author = *author;
    if (!is_read(next_word(line), entry.charged) || entry.charged < 0) return {};
    if (line.empty() || line.find('\n') != std::string_view::npos) return {};
    entry.text = line;
    return entry;
}

}  // namespace shinpan::server
