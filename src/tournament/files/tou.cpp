#include "tournament/files/tou.hpp"

#include "base/decimal.hpp"
#include "go/rules/handicap.hpp"
#include "tournament/files/crosstable.hpp"
#include "tournament/files/number_in.hpp"
#include "tournament/files/reading_messages.hpp"
#include "tournament/files/time_class.hpp"
#include "tournament/files/unsaid.hpp"
#include "tournament/files/words_of_line.hpp"

#include <algorithm>

namespace shinpan::tournament::tou {
namespace {

using Words = std::vector<std::string_view>;

// "2019-12-31" from "31/12/2019", and back; other words as they are.
std::string iso_day(std::string_view day) {
    if (day.size() != 10 || day[2] != '/' || day[5] != '/') return std::string(day);
    return std::string(day.substr(6)) + '-' + std::string(day.substr(3, 2)) + '-' +
           std::string(day.substr(0, 2));
}
std::string french_day(std::string_view day) {
    if (day.size() != 10 || day[4] != '-' || day[7] != '-') return std::string(day);
    return std::string(day.substr(8)) + '/' + std::string(day.substr(5, 2)) + '/' +
           std::string(day.substr(0, 4));
}

void read_setting(std::string_view line, Conditions& laid) {
    const std::size_t equals = line.find('=');
    if (equals == std::string_view::npos) return;
    const std::string_view key = line.substr(1, equals - 1), value = line.substr(equals + 1);
    if (key == "name") laid.title = value;
    if (key == "date") laid.first_day = laid.last_day = iso_day(value);
    if (key == "vill") laid.place = value;
    if (key == "komi") laid.komi = half_points_in(value).value_or(laid.komi);
    if (const auto minutes = number_in<int>(value);
        key == "ta" && minutes && 0 < *minutes && *minutes < 10'000)
        laid.clock = {.system = TimeSystem::absolute, .main = *minutes * 60'000};
}

// "1 Meier Ann 3D 9000007 Par 2+w0 3+b0": place, names, rank, licence, club, results; no licence and no club
// where there are none.
std::optional<CrosstableRow> row_in(std::string_view line, int number) {
    constexpr std::size_t digits_of_licence = 5;
    const Words words = words_of_line(line);
    std::size_t at = 1;
    while (at < words.size() && (at < 2 || !rank_in(words[at]))) ++at;
    if (at >= words.size()) return {};
    CrosstableRow row{.line = number};
    row.player.name = words[1];
    for (std::size_t i = 2; i < at; ++i)
        row.player.given += (row.player.given.empty() ? "" : " ") + std::string(words[i]);
    row.player.rank = *rank_in(words[at++]);
    if (at < words.size() && words[at].size() >= digits_of_licence && number_in<long>(words[at]))
        row.player.ids["ffg"] = words[at++];
    if (at < words.size() && !crosstable_result_in(words[at])) row.player.club = words[at++];
    for (; at < words.size(); ++at)
        if (const auto result = crosstable_result_in(words[at])) row.results.push_back(*result);
    return row;
}

std::string padded(std::string text, std::size_t width) {
    text.resize(std::max(width, text.size()), ' ');
    return text;
}

std::string joined(std::string text) {
    std::replace(text.begin(), text.end(), ' ', '_');
    return text;
}

}  // namespace

Result<ReadEvent, BadInput> read_event(std::string_view bytes, std::int64_t now) {
    const std::string text = readable(bytes);
    Importer importer(now);
    importer.conditions() = usual_conditions(System::swiss);
    importer.conditions().unplayed.absent_wins = half_point;
    std::vector<CrosstableRow> rows;
    int line = 0;
    for (const std::string_view of : lines_in(text)) {
        ++line;
        if (of.starts_with(';'))
            read_setting(of, importer.conditions());
        else if (auto row = row_in(of, line))
            rows.push_back(std::move(*row));
        else if (!words_of_line(of).empty())
            importer.warn(line, {unread::left_out_row});
    }
    if (rows.empty()) return failure(bad_input(0, 0, {unread::no_rows}));
    enter_rows(rows, importer);
    return std::move(importer).finish();
}

Written write(const Event& event, int after_round) {
    const Conditions& laid = event.conditions();
    Written written{";name=" + laid.title + "\n;date=" + french_day(laid.first_day) +
                    "\n;vill=" + laid.place + "\n;comm=" + laid.title +
                    "\n;prog=Shinpan\n;size=" + std::to_string(laid.size.cols) +
                    "\n;ta=" + short_decimal(adjusted_minutes(laid.clock), 0) +
                    "\n;komi=" + to_text(laid.komi) + "\n;Num Nom Prenom               Niv Licence Club\n"};
    int place = 0;
    for (const CrosstableRow& row : crosstable_of(event, after_round)) {
        const Player& player = row.player;
        const auto licence = player.ids.find("ffg");
        const std::string number = std::to_string(++place);
        written.text += std::string(4 - std::min<std::size_t>(4, number.size()), ' ') + number + ' ' +
                        padded(joined(player.name) + ' ' + player.given, 25) + ' ' +
                        padded(rank_text(player.rank), 3) + ' ' +
                        padded(licence == player.ids.end() ? "" : licence->second, 7) + ' ' +
                        padded(joined(player.club), 4);
        for (const CrosstableResult& result : row.results)
            written.text += "  " + padded(to_text(result, ""), 7);
        written.text += '\n';
    }
    add_unsaid(event, {}, written);
    return written;
}

}  // namespace shinpan::tournament::tou
