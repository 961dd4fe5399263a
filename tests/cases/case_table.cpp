#include "case_table.hpp"

#include "rulesets/registry.hpp"

#include <cstdlib>
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
            row.komi = HalfPoints{static_cast<int>(std::strtod(value.c_str(), nullptr) * 2)};
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

    Result<void, BadInput> set_size(Row& row, const std::string& value) {
        const auto sides = parts(value, 'x');
        if (sides.size() != 2) return failure(wrong("a size is COLSxROWS, not '" + value + "'"));
        const std::string row_of_points(static_cast<std::size_t>(std::atoi(sides[0].c_str())), '.');
        std::string board;
        for (int left = std::atoi(sides[1].c_str()); left > 0; --left) board += row_of_points + " ";
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
        const auto blank = key == "term" ? value.find(' ') : 0;
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

Result<Table, BadInput> table_from(std::string_view text) {
    return Reader(text).read();
}

}  // namespace cases
