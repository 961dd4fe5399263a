#include "limits.hpp"

#include "names.hpp"

#include <algorithm>
#include <cctype>
#include <regex>
#include <string>

namespace structure {
namespace {

enum class Block { container, function, initializer };

std::string trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\n");
    if (first == std::string_view::npos) return {};
    return std::string(text.substr(first, text.find_last_not_of(" \t\n") - first + 1));
}

// What a brace opens, told by the words since the last `;`, `{` or `}`.
Block block_after(const std::string& head) {
    static const std::regex container(
        R"(^(inline |template ?<.*> ?)*(namespace|struct|class|union|enum|extern)\b[^()]*$)");
    static const std::regex member_initializer(R"(\).*:.*[\w>]$)");
    static const std::regex after_parameters(R"((const|noexcept|override|final|mutable|->.*|requires.*)$)");
    if (head.empty() || std::regex_search(head, container)) return Block::container;
    if (head.find(')') == std::string::npos) return Block::initializer;
    if (head.ends_with(')') || std::regex_search(head, after_parameters)) return Block::function;
    if (std::string_view("=,(").find(head.back()) != std::string_view::npos) return Block::initializer;
    return std::regex_search(head, member_initializer) ? Block::initializer : Block::function;
}

// Finds functions by their braces. Knows no grammar; code in the house style is told apart reliably.
class FunctionFinder {
public:
    std::vector<Function> run(std::string_view code) {
        for (std::string_view line : lines_of(code)) {
            ++line_;
            if (trimmed(line).starts_with('#')) continue;
            for (char c : line) read(c);
            read('\n');
        }
        return found_;
    }

private:
    void read(char c) {
        if (inside_) return read_inside(c);
        if (c == '{') return open();
        if (c == '}') return close();
        if (c == ';' && blocks_open_initializers() == 0) return head_.clear();
        if (head_.empty() && std::isspace(static_cast<unsigned char>(c)) != 0) return;
        if (head_.empty()) head_line_ = line_;
        head_ += c == '\n' ? ' ' : c;
        if (head_ == "public:" || head_ == "private:" || head_ == "protected:") head_.clear();
    }

    void read_inside(char c) {
        if (c == '{') ++depth_;
        if (c != '}' || --depth_ > 0) return;
        found_.push_back({head_line_, line_});
        inside_ = false;
        head_.clear();
    }

    void open() {
        const bool nested = blocks_open_initializers() > 0;
        const Block block = nested ? Block::initializer : block_after(trimmed(head_));
        if (block == Block::function) {
            inside_ = true;
            depth_ = 1;
            return;
        }
        blocks_.push_back(block);
        if (block == Block::container) head_.clear();
    }

    void close() {
        const bool container = blocks_.empty() || blocks_.back() == Block::container;
        if (!blocks_.empty()) blocks_.pop_back();
        if (container)
            head_.clear();
        else if (blocks_open_initializers() == 0)
            head_ += "()";
    }

    int blocks_open_initializers() const {
        return static_cast<int>(std::count(blocks_.begin(), blocks_.end(), Block::initializer));
    }

    std::vector<Function> found_;
    std::vector<Block> blocks_;
    std::string head_;
    int head_line_ = 0;
    int line_ = 0;
    int depth_ = 0;
    bool inside_ = false;
};

int characters(std::string_view line) {  // of UTF-8
    const auto begins_one = [](char c) { return (c & 0xC0) != 0x80; };
    return static_cast<int>(std::count_if(line.begin(), line.end(), begins_one));
}

std::string over(std::string_view what, int size, int limit) {
    return std::to_string(size) + " " + std::string(what) + "; at most " + std::to_string(limit);
}

}  // namespace

std::vector<Function> functions_of(const Source& source) {
    return FunctionFinder().run(without_literals(source.text));
}

std::vector<Violation> too_large(const Source& source) {
    std::vector<Violation> violations;
    const auto check = [&](int line, std::string_view what, int size, int limit) {
        if (size > limit) violations.push_back({source.path, line, over(what, size, limit)});
    };
    int count = 0;
    for (std::string_view line : lines_of(source.text))
        check(++count, "characters a line", characters(line), max_line);
    for (const Function& f : functions_of(source))
        check(f.first_line, "lines a function", f.last_line - f.first_line + 1, max_function);
    check(count, "lines a file", count, max_file);
    const bool is_ruleset = is_of_a_ruleset(source.path) && !ruleset_ids(source).empty();
    if (is_ruleset) check(count, "lines a ruleset", count, max_ruleset_file);
    return violations;
}

}  // namespace structure
