#include "formats/record/sgf/clocks.hpp"

#include "formats/record/sgf/values.hpp"

#include <string>

namespace shinpan::inline formats::sgf {
namespace {

constexpr std::string_view byo_yomi = " byo-yomi", canadian = " Canadian", fischer = " fischer",
                           ing = " Ing, ", each = " points each";

std::string_view text_of(Node node, std::string_view name) {
    const auto property = node.find(name);
    return property ? trimmed(property->value(0)) : std::string_view{};
}

// "5x30 byo-yomi" and the like in the words of time_control_in().
std::string control_in_words(std::string_view main, std::string_view overtime) {
    const auto parts = [&](std::string_view word, std::string_view end, char between) -> std::string {
        const std::string_view numbers = overtime.substr(0, overtime.size() - end.size());
        const std::size_t at = numbers.find(between);
        if (at == numbers.npos) return {};
        const std::string count(numbers.substr(0, at)), period(numbers.substr(at + 1));
        if (main == "0" && count == "1" && end == byo_yomi) return "move:" + period;
        return std::string(word) + ":" + std::string(main) + ":" + period + ":" + count;
    };
    if (overtime.empty()) return "absolute:" + std::string(main);
    if (overtime.ends_with(byo_yomi)) return parts("byoyomi", byo_yomi, 'x');
    if (overtime.ends_with(canadian)) return parts("canadian", canadian, '/');
    if (overtime.ends_with(each)) {
        const std::size_t at = overtime.find(ing);
        if (at == overtime.npos) return {};
        const std::string_view points = overtime.substr(at + ing.size());
        const std::string periods = parts("ing", overtime.substr(at), 'x');
        return periods.empty() ? periods
                               : periods + ":" + std::string(points.substr(0, points.size() - each.size()));
    }
    if (!overtime.ends_with(fischer)) return {};
    const std::string_view period = overtime.substr(0, overtime.size() - fischer.size());
    return "fischer:" + std::string(main) + ":" + std::string(period);
}

void read_left(Node node, std::string_view time, std::string_view count,
               std::optional<PlayerClock::Told>& into) {
    const auto milliseconds = thousandths(text_of(node, time));
    if (milliseconds && *milliseconds >= 0)
        into = PlayerClock::Told{*milliseconds, number(text_of(node, count)).value_or(0)};
}

}  // namespace

Remarks::Said time_said(const TimeControl& time) {
    const std::string period = seconds_text(time.period);
    const std::string count = std::to_string(time.count);
    Remarks::Said said;
    if (time.system != TimeSystem::unlimited) said.emplace_back("TM", seconds_text(time.main));
    const auto overtime = [&](const std::string& text) { said.emplace_back("OT", text); };
    switch (time.system) {
        case TimeSystem::unlimited:
        case TimeSystem::absolute: break;
        case TimeSystem::byo_yomi: overtime(count + "x" + period + std::string(byo_yomi)); break;
        case TimeSystem::canadian: overtime(count + "/" + period + std::string(canadian)); break;
        case TimeSystem::fischer: overtime(period + std::string(fischer)); break;
        case TimeSystem::per_move: overtime("1x" + period + std::string(byo_yomi)); break;
        case TimeSystem::paid_overtime:
            overtime(count + "x" + period + std::string(ing) + std::to_string(time.points) +
                     std::string(each));
            break;
    }
    return said;
}

Remarks::Said left_said(Color player, PlayerClock::Told left) {
    const bool is_black = player == Color::black;
    Remarks::Said said{{is_black ? "BL" : "WL", seconds_text(left.time)}};
    if (left.count > 0) said.emplace_back(is_black ? "OB" : "OW", std::to_string(left.count));
    return said;
}

std::optional<ClocksFound> clocks_in(Node root) {
    const auto main = root.find("TM");
    if (!main) return {};
    const auto control = time_control_in(control_in_words(text_of(root, "TM"), text_of(root, "OT")));
    if (!control) return {};
    ClocksFound found{.control = *control};
    for (std::optional<Node> node = root; node; node = node->first_child()) {
        read_left(*node, "BL", "OB", found.left[0]);
        read_left(*node, "WL", "OW", found.left[1]);
    }
    return found;
}

}  // namespace shinpan::formats::sgf
