#include "go/rules/handicap.hpp"
#include "tournament/files/h9.hpp"
#include "tournament/files/number_in.hpp"
#include "tournament/files/reading_messages.hpp"
#include "tournament/files/words_of_line.hpp"

#include <algorithm>
#include <map>

namespace shinpan::tournament::h9 {
namespace {

using Words = std::vector<std::string_view>;

constexpr int no_handicap = 9;  // h9

bool is_number(std::string_view word) {
    return !word.empty() && (('0' <= word.front() && word.front() <= '9') || word.starts_with("½") ||
                             (word.front() == '-' && word.size() > 1));
}

// "44Na": a club of a numbered district, where a number or a result could stand.
bool is_code_of_club(std::string_view word) {
    const bool has_letter =
        std::ranges::any_of(word, [](char c) { return ('a' <= (c | 0x20)) && ((c | 0x20) <= 'z'); });
    return has_letter && !crosstable_result_in(word);
}

// "xx", "xxx", "xxxx": no country, no club.
bool is_placeholder(std::string_view word) { return word.find_first_not_of("xX") == std::string_view::npos; }

std::string with_blanks(std::string_view word) {
    std::string text(word);
    std::replace(text.begin(), text.end(), '_', ' ');
    return text;
}

// A row that is cut into its parts; where its results begin and end is not known before all rows are.
struct Cut {
    int line = 0;
    Player player{};
    Words rest{};           // after rank, country and club
    std::size_t begin = 0;  // of the results, in `rest`
    std::size_t end = 0;

    std::size_t length() const { return end - begin; }
};

class Reader {
public:
    explicit Reader(std::int64_t now) : importer_(now) {
        importer_.conditions() = usual_conditions(System::swiss);
        UnplayedPoints& unplayed = importer_.conditions().unplayed;
        unplayed = {.absent_wins = half_point, .rounded = RoundDown::nothing};
    }

    Result<ReadTable, BadInput> read(std::string_view text) {
        int line = 0;
        for (const std::string_view row : lines_in(text)) {
            ++line;
            const Words words = words_of_line(row);
            if (words.empty()) continue;
            if (words.front().starts_with(';'))
                read_header(row.substr(row.find(';') + 1), line);
            else
                cut(row, line);
        }
        if (rows_.empty()) return failure(bad_input(0, 0, {unread::no_rows}));
        for (Cut& row : rows_) find_results(row);
        drop_columns_like_results();
        return finish();
    }

private:
    void read_header(std::string_view text, int line) {
        const std::size_t open = text.find('['), close = text.rfind(']');
        if (open == std::string_view::npos || close == std::string_view::npos || close < open) return;
        const Words key = words_of_line(text.substr(0, open));
        if (key.size() != 1) return;
        read_header(key.front(), text.substr(open + 1, close - open - 1), line);
    }

    void read_header(std::string_view key, std::string_view value, int line) {
        Conditions& laid = importer_.conditions();
        const auto wrong = [&] {
            importer_.warn(line, {unread::wrong_value,
                                  {fact("key", std::string(key)), fact("value", std::string(value))}});
        };
        if (key == "EV") laid.title = value;
        if (key == "PC") laid.place = value.substr(std::min(value.find_first_not_of(", "), value.size()));
        if (key == "DT") {
            const std::size_t comma = std::min(value.find(','), value.size());
            laid.first_day = value.substr(0, comma);
            laid.last_day = value.substr(std::min(comma + 1, value.size()));
        }
        if (key == "HA") {
            const auto reduction = value.starts_with('h') ? number_in<int>(value.substr(1)) : std::nullopt;
            if (!reduction || *reduction < 0 || *reduction > no_handicap) return wrong();
            laid.handicap.ceiling = *reduction == no_handicap ? 0 : 9;
            laid.handicap.correction = *reduction == no_handicap ? laid.handicap.correction : *reduction;
            laid.handicap.by_score = false;
        }
        if (key == "KM") {
            const auto komi = half_points_in(value);
            if (!komi) return wrong();
            laid.komi = *komi;
        }
        if (key == "TM") {
            const auto minutes = number_in<double>(value);
            if (!minutes || *minutes <= 0 || *minutes > 10'000) return wrong();
            laid.clock = {.system = TimeSystem::absolute,
                          .main = static_cast<Milliseconds>(*minutes * 60'000)};
        }
    }

    // The word that is a rank; or a bare number before a country, which a narrow column has cut the letter
    // off.
    static std::size_t rank_at(const Words& words, std::size_t from) {
        std::size_t at = from;
        while (at < words.size() && !rank_in(words[at])) ++at;
        if (at < words.size()) return at;
        for (at = from; at + 1 < words.size(); ++at)
            if (number_in<int>(words[at]) && words[at + 1].size() == 2 && !is_number(words[at + 1]))
                return at;
        return words.size();
    }

    int rank_of(std::string_view word, int line) {
        if (const auto rank = rank_in(word)) return *rank;
        importer_.warn(line, {unread::rank_without_letter, {fact("rank", std::string(word))}});
        return rank_in(std::string(word) + 'k').value_or(0);
    }

    void cut(std::string_view row, int line) {
        const std::size_t bar = std::min(row.find('|'), row.size());
        const Words words = words_of_line(row.substr(0, bar));
        const std::size_t from = words.size() > 2 && is_number(words[0]) && !rank_in(words[1]) ? 1 : 0;
        const std::size_t at_rank = rank_at(words, from + 1);
        if (at_rank >= words.size()) {
            importer_.warn(line, {unread::left_out_row});
            return;
        }
        Cut made{.line = line};
        made.player.name = with_blanks(words[from]);
        for (std::size_t i = from + 1; i < at_rank; ++i)
            made.player.given += (made.player.given.empty() ? "" : " ") + with_blanks(words[i]);
        made.player.rank = rank_of(words[at_rank], line);
        std::size_t at = at_rank + 1;
        for (std::string* const to : {&made.player.country, &made.player.club}) {
            if (at >= words.size() || words[at] == "?") break;
            if (is_number(words[at]) && !is_code_of_club(words[at])) break;
            if (!is_placeholder(words[at])) *to = words[at];
            ++at;
        }
        if (const Words pin = words_of_line(row.substr(std::min(bar + 1, row.size()))); !pin.empty())
            made.player.ids["egd"] = pin.front();
        made.rest.assign(words.begin() + static_cast<std::ptrdiff_t>(at), words.end());
        rows_.push_back(std::move(made));
    }

    // The longest run of words that may be results.
    static void find_results(Cut& row) {
        for (std::size_t begin = 0; begin < row.rest.size(); ++begin) {
            std::size_t end = begin;
            while (end < row.rest.size() && crosstable_result_in(row.rest[end])) ++end;
            if (end - begin > row.length()) {
                row.begin = begin;
                row.end = end;
            }
            begin = end;
        }
    }

    // "14=" for fourteen and a half stands before the results in some rows: there are more than most rows
    // have.
    void drop_columns_like_results() {
        std::map<std::size_t, int> lengths;
        for (const Cut& row : rows_) ++lengths[row.length()];
        const std::size_t usual =
            std::max_element(lengths.begin(), lengths.end(), [](const auto& a, const auto& b) {
                return a.second < b.second;
            })->first;
        for (Cut& row : rows_)
            while (row.length() > usual && (row.rest[row.begin].ends_with('=') || row.rest[row.begin] == "?"))
                ++row.begin;
    }

    Result<ReadTable, BadInput> finish() {
        std::vector<CrosstableRow> rows;
        std::vector<std::vector<std::string>> columns;
        for (const Cut& row : rows_) {
            CrosstableRow& made = rows.emplace_back(CrosstableRow{.line = row.line, .player = row.player});
            for (std::size_t i = 0; i < row.rest.size(); ++i)
                if (row.begin <= i && i < row.end)
                    made.results.push_back(*crosstable_result_in(row.rest[i]));
                else
                    made.columns.emplace_back(row.rest[i]);
            columns.push_back(made.columns);
        }
        enter_rows(rows, importer_);
        auto read = std::move(importer_).finish();
        if (!read) return failure(read.error());
        return ReadTable{std::move(read->event), std::move(columns), std::move(read->warnings)};
    }

    Importer importer_;
    std::vector<Cut> rows_{};
};

}  // namespace

Result<ReadTable, BadInput> read_table(std::string_view bytes, std::int64_t now) {
    const std::string text = readable(bytes);
    return Reader(now).read(text);
}

}  // namespace shinpan::tournament::h9
