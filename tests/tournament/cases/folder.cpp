#include "tournament/cases/folder.hpp"

#include "runner/lines.hpp"
#include "tournament/files/opengotha.hpp"
#include "tournament/standings/standings.hpp"

#include <boost/json/parse.hpp>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace shinpan::tournament {

namespace fs = std::filesystem;

std::vector<fs::path> files_ending(const fs::path& folder, std::string_view ending) {
    std::vector<fs::path> found;
    if (!fs::is_directory(folder)) return found;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        fs::path path = entry.path();
        if (path.extension() == ".gz") path.replace_extension();
        if (path.filename().string().ends_with(ending)) found.push_back(path);
    }
    std::sort(found.begin(), found.end());
    return found;
}

std::optional<std::string> text_at(const fs::path& path) {
    for (const std::string& name : {path.string(), path.string() + ".gz"})
        if (fs::is_regular_file(name))
            if (auto text = runner::text_of(name)) return std::move(*text);
    return {};
}

boost::json::value json_at(const fs::path& path) {
    boost::json::error_code fault;
    const auto text = text_at(path);
    return text ? boost::json::parse(*text, fault) : boost::json::value();
}

std::string stem_of(const fs::path& path) {
    const std::string name = path.filename().string();
    return name.substr(0, name.find('.'));
}

std::optional<Event> event_at(const fs::path& path) {
    const auto text = text_at(path);
    if (!text) return {};
    auto read = opengotha::read_event(*text, 0);
    if (!read) return {};
    return std::move(read->event);
}

int number_in_name(const Player& player) {
    const std::string name = full_name(player);
    const auto digits = name.find_last_not_of("0123456789");
    return std::atoi(name.c_str() + (digits == std::string::npos ? 0 : digits + 1));
}

std::string number_text(std::int64_t quarters) { return value_text(Criterion::wins, quarters); }

std::int64_t quarters_of(const boost::json::value& number) {
    if (number.is_string()) return std::llround(4 * std::atof(number.get_string().c_str()));
    return std::llround(4 * number.to_number<double>());
}

std::optional<std::int64_t> quarters_in(const std::string& printed) {
    char* end = nullptr;
    const double value = std::strtod(printed.c_str(), &end);
    const std::string rest(end);
    if (end == printed.c_str() && rest != "½") return {};
    if (rest == "=" || rest == "½") return static_cast<std::int64_t>(4 * value) + 2;
    if (!rest.empty()) return {};
    return static_cast<std::int64_t>(4 * value);
}

}  // namespace shinpan::tournament
