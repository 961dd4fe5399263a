#include "case_table.hpp"

#include "go/rulesets/registry.hpp"

#include <algorithm>
#include <sstream>

namespace cases {
namespace {

using namespace shinpan;

std::string trimmed(const std::string& text) {
    const auto begin = text.find_first_not_of(" \t\r");
    if (begin == std::string::npos) return {};
    return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

std::vector<std::string> parts(const std::string& text, char separator) {
    std::vector<std::string> found;
    std::istringstream in(text);
    for (std::string part; std::getline(in, part, separator);)
        if (std::string kept = trimmed(part); !kept.empty()) found.push_back(kept);
    return found;
}

// The questions take one word but `term`, which takes the kind of term as a second.
bool is_question(const std::string& key) {
    for (const char* known : {"legal", "stage", "handed", "term", "total", "result"})
        if (key == known) return true;
    return false;
}

class Reader {
public:
    explicit Reader(std::string_view text) : in_(std::string(text)) {}

    Result<Table, BadInput> read() {
        for (std::string line; std::getline(in_, line);) {
            ++line_;
            const std::string text = trimmed(line.substr(0, line.find('#')));
            if (text.empty()) continue;
            const auto blank = text.find(' ');
            const std::string value = blank == std::string::npos ? "" : trimmed(text.substr(blank));
            if (auto done = take(text.substr(0, blank), value); !done) return failure(done.error());
        }
        if (table_.rules == nullptr) return failure(wrong("no line says which rules these are"));
        for (const Row& row : table_.rows)
            if (row.question.empty()) return failure(BadInput{row.line, 1, "the row asks no question"});
        return table_;
    }

private:
    BadInput wrong(std::string what) const { return {line_, 1, std::move(what)}; }

    Result<void, BadInput> take(const std::string& key, const std::string& value) {
        if (key == "rules") return set_rules(value);
        if (key == "row") {
            Row row;
            row.line = line_;
            row.title = value;
            table_.rows.push_back(row);
            return {};
        }
        if (table_.rows.empty()) return failure(wrong("'" + key + "' stands before the first row"));
        return take(table_.rows.back(), key, value);
    }

    Result<void, BadInput> set_rules(const std::string& value) {
        const auto found = ruleset_called(value);
        if (!found) return failure(wrong(found.error().what));
        table_.rules = *found;
        return {};
    }

    Result<void, BadInput> take(Row& row, const std::string& key, const std::string& value) {
        if (key == "clause")
            row.clause = value;
        else if (key == "first")
            row.first = value == "W" ? Color::white : Color::black;
        else if (key == "komi")
            return set_komi(row, value);
        else if (key == "record")
            row.record = parts(value, ',');
        else if (key == "size")
            return set_size(row, value);
        else if (key == "board")
            return set_board(row, value);
        else if (is_question(key))
            set_question(row, key, value);
        else
            return add_other(row, key, value);
        return {};
    }

    Result<void, BadInput> set_komi(Row& row, const std::string& value) {
        const auto dot = value.find('.');
        const auto whole = small_number(value.substr(0, dot));
        const bool half = dot != std::string::npos && value.substr(dot) == ".5";
        if (!whole || (dot != std::string::npos && !half))
            return failure(wrong("a komi is a number like 7 or 6.5, not '" + value + "'"));
        row.komi = points(*whole) + (half ? half_point : HalfPoints{});
        return {};
    }

    Result<void, BadInput> set_size(Row& row, const std::string& value) {
        const auto sides = parts(value, 'x');
        if (sides.size() != 2) return failure(wrong("a size is COLSxROWS, not '" + value + "'"));
        const auto cols = small_number(sides[0]);
        const auto rows = small_number(sides[1]);
        if (!cols || !rows) return failure(wrong("a size is COLSxROWS, not '" + value + "'"));
        std::string board;
        for (int left = *rows; left > 0; --left)
            board += std::string(static_cast<std::size_t>(*cols), '.') + " ";
        return set_board(row, board);
    }

    Result<void, BadInput> set_board(Row& row, const std::string& value) {
        const auto rows = parts(value, ' ');
        const std::vector<std::string_view> views(rows.begin(), rows.end());
        const auto position = position_from(views);
        if (!position) return failure(wrong(position.error().what));
        row.board = *position;
        return {};
    }

    static void set_question(Row& row, const std::string& key, const std::string& value) {
        const auto blank = key == "term" ? std::min(value.find(' '), value.size()) : 0;
        row.question = key == "term" ? key + " " + value.substr(0, blank) : key;
        row.answer = trimmed(value.substr(blank));
        row.says_so = row.clause;
        const auto bracket = row.answer.find(" [");
        if (bracket == std::string::npos || row.answer.back() != ']') return;
        row.says_so = row.answer.substr(bracket + 2, row.answer.size() - bracket - 3);
        row.answer.resize(bracket);
    }

    Result<void, BadInput> add_other(Row& row, const std::string& key, const std::string& value) {
        const auto found = ruleset_called(key);
        if (!found) return failure(wrong("'" + key + "' is neither a word of case tables nor a ruleset"));
        row.others.push_back({*found, value});
        return {};
    }

    std::istringstream in_;
    int line_ = 0;
    Table table_;
};

}  // namespace

std::optional<int> small_number(std::string_view text) {
    if (text.empty() || text.size() > 3) return {};
    int number = 0;
    for (char digit : text) {
        if (digit < '0' || digit > '9') return {};
        number = 10 * number + (digit - '0');
    }
    return number;
}

Result<Table, BadInput> table_from(std::string_view text) { return Reader(text).read(); }

}  // namespace cases
