#include "phrases.hpp"

#include <algorithm>
#include <cctype>

namespace structure {
namespace {

bool is_letter(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '\''; }

// The text of all lines in one, without what comments and quotations begin with.
struct Running {
    std::string text;
    std::vector<std::size_t> line_at;  // where each line begins in it
};

Running running(std::string_view text) {
    Running all;
    for (std::string_view line : lines_of(text)) {
        all.line_at.push_back(all.text.size());
        line.remove_prefix(std::min(line.find_first_not_of(" \t/*>"), line.size()));
        all.text += line;
        all.text += ' ';
    }
    return all;
}

bool is_whole(std::string_view text, std::size_t at, std::size_t length) {
    const bool begins = at == 0 || !is_letter(text[at - 1]);
    return begins && (at + length == text.size() || !is_letter(text[at + length]));
}

}  // namespace

std::vector<std::string> refused_phrases(std::string_view language_page) {
    std::vector<std::string> phrases;
    for (std::string_view line : lines_of(language_page)) {
        if (!line.starts_with("| `")) continue;
        std::string_view cell = line.substr(2, line.find(" | ") - 2);
        for (auto open = cell.find('`'); open != std::string_view::npos; open = cell.find('`')) {
            cell.remove_prefix(open + 1);
            const auto close = cell.find('`');
            phrases.emplace_back(cell.substr(0, close));
            cell.remove_prefix(close + 1);
        }
    }
    return phrases;
}

std::vector<Violation> phrases_in(const Source& source, std::span<const std::string> phrases) {
    const Running all = running(source.text);
    std::vector<Violation> found;
    for (const std::string& phrase : phrases) {
        for (auto at = all.text.find(phrase); at != std::string::npos; at = all.text.find(phrase, at + 1)) {
            if (!is_whole(all.text, at, phrase.size())) continue;
            const auto line = std::upper_bound(all.line_at.begin(), all.line_at.end(), at);
            found.push_back({source.path, static_cast<int>(line - all.line_at.begin()), phrase});
        }
    }
    return found;
}

}  // namespace structure
