#include "source.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace structure {
namespace {

bool is_name_character(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// Walks over a text and makes parts of it blank.
class Blanker {
public:
    Blanker(std::string_view text, bool literals) : text_(text), literals_(literals) {}

    std::string run() {
        while (at_ < text_.size()) {
            if (starts("//"))
                blank_to(text_.find('\n', at_), true);
            else if (starts("/*"))
                blank_to(after(text_.find("*/", at_ + 2), 2), true);
            else if (starts("R\"") && !follows_a_name())
                raw_literal();
            else if (text_[at_] == '"' || (text_[at_] == '\'' && !follows_a_name()))
                literal(text_[at_]);
            else
                ++at_;
        }
        return text_;
    }

private:
    bool starts(std::string_view with) const { return std::string_view(text_).substr(at_).starts_with(with); }
    bool follows_a_name() const { return at_ > 0 && is_name_character(text_[at_ - 1]); }
    static std::size_t after(std::size_t found, std::size_t length) {
        return found == std::string::npos ? found : found + length;
    }

    void blank_to(std::size_t end, bool wanted) {
        for (end = std::min(end, text_.size()); at_ < end; ++at_)
            if (wanted && text_[at_] != '\n') text_[at_] = ' ';
    }

    void literal(char quote) {
        std::size_t end = ++at_;
        while (end < text_.size() && text_[end] != quote && text_[end] != '\n')
            end += text_[end] == '\\' ? 2 : 1;
        blank_to(end, literals_);
        ++at_;
    }

    void raw_literal() {
        const std::size_t open = text_.find('(', at_);
        const std::string close = ")" + text_.substr(at_ + 2, open - at_ - 2) + "\"";
        const std::size_t end = text_.find(close, open);
        at_ = open == std::string::npos ? text_.size() : open + 1;
        blank_to(end, literals_);
        at_ = std::min(after(end, close.size()), text_.size());
    }

    std::string text_;
    bool literals_;
    std::size_t at_ = 0;
};

}  // namespace

std::vector<Source> files_under(const std::string& folder, std::span<const std::string_view> endings) {
    std::vector<Source> sources;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        const std::string path = entry.path().generic_string();
        const auto ends = [&](std::string_view ending) { return path.ends_with(ending); };
        if (std::none_of(endings.begin(), endings.end(), ends)) continue;
        std::ifstream file(path, std::ios::binary);
        sources.push_back({path, std::string(std::istreambuf_iterator<char>(file), {})});
    }
    const auto by_path = [](const Source& a, const Source& b) { return a.path < b.path; };
    std::sort(sources.begin(), sources.end(), by_path);
    return sources;
}

std::vector<Source> sources_under(const std::string& folder) {
    static constexpr std::string_view of_cpp[]{".hpp", ".cpp"};
    return files_under(folder, of_cpp);
}

bool is_of_a_ruleset(std::string_view path) { return path.starts_with("src/go/rulesets/"); }

bool is_header(std::string_view path) { return path.ends_with(".hpp"); }

std::string without_comments(std::string_view text) { return Blanker(text, false).run(); }

std::string without_literals(std::string_view text) { return Blanker(text, true).run(); }

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::string report(const std::vector<Violation>& violations) {
    std::string text;
    for (const Violation& v : violations)
        text += v.path + ":" + std::to_string(v.line) + ": " + v.what + "\n";
    return text;
}

}  // namespace structure
