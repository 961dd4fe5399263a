#include "tournament/files/csv_rows.hpp"

#include "base/text.hpp"
#include "tournament/files/reading_messages.hpp"
#include "tournament/files/words_of_line.hpp"

#include <algorithm>

namespace shinpan::tournament::csv {
namespace {

char delimiter_of(std::string_view text) {
    const std::string_view first = text.substr(0, text.find('\n'));
    const auto count = [&](char c) { return std::count(first.begin(), first.end(), c); };
    const auto most = [&](char a, char b) { return count(a) < count(b) ? b : a; };
    return most(most(',', ';'), '\t');
}

std::string trimmed(const std::string& text) {
    const std::size_t begin = text.find_first_not_of(" \t");
    return begin == std::string::npos ? "" : text.substr(begin, text.find_last_not_of(" \t") - begin + 1);
}

class Scanner {
public:
    explicit Scanner(std::string_view text) : text_(text), delimiter_(delimiter_of(text)) {}

    Result<std::vector<CsvRow>, BadInput> scan() {
        row_.line = 1;
        while (at_ < text_.size()) {
            const char c = text_[at_++];
            if (c == '"' && trimmed(cell_).empty() && !is_quoted_) {
                if (!take_quoted()) return failure(bad_input(row_.line, 0, {unread::open_quote}));
            } else if (c == delimiter_) {
                end_cell();
            } else if (c == '\n') {
                end_row();
            } else if (c != '\r') {
                cell_ += c;
            }
        }
        end_row();
        return std::move(rows_);
    }

private:
    bool take_quoted() {
        cell_.clear();
        is_quoted_ = true;
        for (; at_ < text_.size(); ++at_) {
            if (text_[at_] == '\n') ++line_;
            if (text_[at_] != '"') {
                cell_ += text_[at_];
            } else if (at_ + 1 < text_.size() && text_[at_ + 1] == '"') {
                cell_ += '"';
                ++at_;
            } else {
                ++at_;
                return true;
            }
        }
        return false;
    }

    void end_cell() {
        row_.cells.push_back(is_quoted_ ? cell_ : trimmed(cell_));
        cell_.clear();
        is_quoted_ = false;
    }

    void end_row() {
        end_cell();
        const bool is_empty = std::all_of(row_.cells.begin(), row_.cells.end(),
                                          [](const std::string& cell) { return cell.empty(); });
        if (!is_empty) rows_.push_back(std::move(row_));
        row_ = {.line = ++line_};
    }

    std::string_view text_;
    char delimiter_;
    std::size_t at_ = 0;
    int line_ = 1;
    std::string cell_{};
    bool is_quoted_ = false;
    CsvRow row_{};
    std::vector<CsvRow> rows_{};
};

}  // namespace

Result<std::vector<CsvRow>, BadInput> rows_in(std::string_view bytes) {
    const std::string text = readable(bytes);
    return Scanner(text).scan();
}

std::string line_of(std::span<const std::string> cells) {
    return listed(cells, ",",
                  [](const std::string& cell) {
                      if (cell.find_first_of(",;\t\"\n\r") == std::string::npos && trimmed(cell) == cell)
                          return cell;
                      std::string quoted = "\"";
                      for (const char c : cell) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
                      return quoted + '"';
                  }) +
           '\n';
}

}  // namespace shinpan::tournament::csv
