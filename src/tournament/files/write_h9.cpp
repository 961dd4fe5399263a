#include "base/decimal.hpp"
#include "tournament/files/h9.hpp"
#include "tournament/files/time_class.hpp"
#include "tournament/files/unsaid.hpp"
#include "tournament/files/unsaid_messages.hpp"

#include <algorithm>

namespace shinpan::tournament::h9 {
namespace {

constexpr std::size_t columns = 4, name_width = 30, club_width = 4, column_width = 4, result_width = 8;

std::string without_blanks(std::string_view name) {
    std::string text(name);
    for (char& c : text)
        if (c == ' ' || c == '|' || c == ';') c = '_';
    return text;
}

// Blanks that fill a column up to so many characters.
std::string blanks_beside(std::string_view text, std::size_t width) {
    const auto begins_character = [](char byte) { return (byte & 0xc0) != 0x80; };
    const auto characters = static_cast<std::size_t>(std::ranges::count_if(text, begins_character));
    return std::string(width - std::min(width, characters), ' ');
}

std::string left(const std::string& text, std::size_t width) { return text + blanks_beside(text, width); }
std::string right(const std::string& text, std::size_t width) { return blanks_beside(text, width) + text; }

std::string header(const Conditions& laid) {
    const auto line = [](std::string_view key, std::string value) {
        std::erase_if(value, [](char c) { return c == '[' || c == ']' || c == '\n' || c == '\r'; });
        return "; " + std::string(key) + '[' + value + "]\n";
    };
    const bool has_country = laid.place.size() > 4 && laid.place.substr(2, 2) == ", ";
    const std::string handicap = laid.handicap.ceiling == 0 ? "9" : std::to_string(laid.handicap.correction);
    std::string text;
    if (laid.clock.system != TimeSystem::unlimited)
        text += line("CL", std::string(1, time_class(laid.clock)));
    text += line("EV", laid.title) + line("PC", (has_country ? "" : ", ") + laid.place) +
            line("DT", laid.first_day + ',' + laid.last_day) + line("HA", 'h' + handicap) +
            line("KM", to_text(laid.komi));
    if (laid.clock.system != TimeSystem::unlimited)
        text += line("TM", short_decimal(adjusted_minutes(laid.clock), 1));
    return text + ";\n";
}

std::string titles(const Conditions& laid) {
    std::string text = "; Pl Name                            Rk Co Club";
    for (std::size_t i = 0; i < std::min(columns, laid.placement.size()); ++i)
        text += ' ' + right(std::string(short_name(laid.placement[i])), column_width);
    return text + '\n';
}

std::string row_text(const CrosstableRow& row, int place) {
    const Player& player = row.player;
    const auto or_else = [](const std::string& text, const char* other) {
        return text.empty() ? other : without_blanks(text);
    };
    std::string name = without_blanks(player.name);
    if (!player.given.empty()) name += ' ' + without_blanks(player.given);
    std::string text = right(std::to_string(place), 4) + ' ' + left(name, name_width) + ' ' +
                       right(rank_text(player.rank), 3) + ' ' + or_else(player.country, "xx") + ' ' +
                       left(or_else(player.club, "xxx"), club_width);
    for (std::size_t i = 0; i < columns; ++i)
        text += ' ' + right(i < row.columns.size() ? row.columns[i] : "0", column_width);
    for (const CrosstableResult& result : row.results)
        text += ' ' + right(to_text(result, "/"), result_width);
    if (const auto pin = player.ids.find("egd"); pin != player.ids.end())
        text += " |" + without_blanks(pin->second);
    return text + '\n';
}

}  // namespace

Written write(const Event& event, int after_round) {
    Written written{header(event.conditions()) + titles(event.conditions())};
    int place = 0;
    for (const CrosstableRow& row : crosstable_of(event, after_round)) written.text += row_text(row, ++place);
    if (event.conditions().system == System::mcmahon) written.warn({unsaid::start_scores});
    if (event.conditions().handicap.correction < 0 && event.conditions().handicap.ceiling > 0)
        written.warn({unsaid::correction});
    add_unsaid(event, {}, written);
    return written;
}

}  // namespace shinpan::tournament::h9
