#include "names.hpp"

#include <algorithm>
#include <cctype>
#include <map>
#include <regex>

namespace structure {
namespace {

constexpr std::string_view customary[] = {
    "ikeda", "igfip",   "french", "japanese", "chinese", "korean", "aga",  "bga",
    "ing",   "zealand", "tromp",  "egf",      "igs",     "wagc",   "wmsg",
};

// A time control has the name of its clock, which is that of a ruleset too.
constexpr std::string_view clock_files[] = {"src/go/table/time_control.cpp",
                                            "src/formats/record/sgf/clocks.cpp"};
constexpr std::string_view clock_name = "ing";

// Rooms in which a federation's name stands for its formula or its file format, and never for a ruleset.
constexpr std::string_view rooms_with_names[] = {"src/tournament/ratings/", "src/tournament/files/"};

bool may_name_federations(std::string_view path) {
    return std::any_of(std::begin(rooms_with_names), std::end(rooms_with_names),
                       [&](std::string_view room) { return path.starts_with(room); });
}

bool is_a_clock(std::string_view path, std::string_view name) {
    return name == clock_name &&
           std::find(std::begin(clock_files), std::end(clock_files), path) != std::end(clock_files);
}

std::string plain(std::string_view text) {
    std::string made(text);
    for (char& c : made) c = c == '_' ? '-' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return made;
}

bool is_word_character(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

}  // namespace

std::vector<std::string> ruleset_ids(const Source& source) {
    static const std::regex id(R"re(\.id\s*=\s*"([^"]+)")re");
    const std::string text = without_comments(source.text);
    std::vector<std::string> ids;
    for (std::sregex_iterator at(text.begin(), text.end(), id), end; at != end; ++at) ids.push_back((*at)[1]);
    return ids;
}

bool names(std::string_view text, std::string_view name) {
    const std::string in = plain(text);
    const std::string wanted = plain(name);
    for (std::size_t at = in.find(wanted); at != std::string::npos; at = in.find(wanted, at + 1)) {
        const std::size_t end = at + wanted.size();
        const bool begins = at == 0 || !is_word_character(in[at - 1]);
        const bool ends = end == in.size() || !is_word_character(in[end]);
        if (begins && ends) return true;
    }
    return false;
}

std::vector<Violation> ruleset_names(const Source& source, std::span<const std::string> ids) {
    std::vector<Violation> violations;
    if (is_of_a_ruleset(source.path) || may_name_federations(source.path)) return violations;
    const std::string text = without_comments(source.text);
    int number = 0;
    for (std::string_view line : lines_of(text)) {
        ++number;
        const auto check = [&](std::string_view name) {
            if (names(line, name) && !is_a_clock(source.path, name))
                violations.push_back({source.path, number, "names " + std::string(name)});
        };
        std::for_each(std::begin(customary), std::end(customary), check);
        std::for_each(ids.begin(), ids.end(), check);
    }
    return violations;
}

std::vector<Violation> types_of_one_name(const std::vector<Source>& sources) {
    static const std::regex type(R"(^(?:struct|class|enum class|union) (\w+)[^;]*\{|^using (\w+) =)");
    std::map<std::string, std::string> first;  // by storey and name: the header
    std::vector<Violation> violations;
    for (const Source& source : sources) {
        if (!is_header(source.path)) continue;
        const std::string storey = source.path.substr(0, source.path.find('/', source.path.find('/') + 1));
        const std::string text = without_comments(source.text);
        int number = 0;
        for (std::string_view line : lines_of(text)) {
            ++number;
            std::cmatch match;
            if (!std::regex_search(line.data(), line.data() + line.size(), match, type)) continue;
            const std::string name = match[1].matched ? match[1] : match[2];
            const auto [at, is_new] = first.emplace(storey + "/" + name, source.path);
            if (!is_new) violations.push_back({source.path, number, name + " is in " + at->second + " too"});
        }
    }
    return violations;
}

}  // namespace structure
