#include "includes.hpp"

#include <algorithm>
#include <regex>

namespace structure {
namespace {

// Input and output, clocks, threads, and what Emscripten's older standard library lacks.
constexpr std::string_view not_in_core[] = {
    "iostream", "fstream",    "ostream",   "istream", "print",   "cstdio",          "stdio.h", "filesystem",
    "chrono",   "ctime",      "thread",    "mutex",   "future",  "random",          "ranges",  "format",
    "regex",    "stop_token", "semaphore", "latch",   "barrier", "source_location", "iconv.h", "unistd.h",
};

template <class Range>
bool holds(const Range& range, std::string_view text) {
    return std::find(std::begin(range), std::end(range), text) != std::end(range);
}

// The words behind "shinpan_folder(", over as many lines as it takes; the program's name is left out.
Room room_in(const std::string& call, int line) {
    static const std::regex word(R"([^\s()]+)");
    std::sregex_iterator at(call.begin(), call.end(), word);
    const std::sregex_iterator end;
    if (at->str() == "shinpan_program") ++at;
    Room room{(++at)->str(), {}, {}, false, line};
    std::vector<std::string>* into = &room.edges;
    for (++at; at != end; ++at) {
        if (at->str() == "NATIVE")
            room.is_native = true;
        else if (at->str() == "PACKAGES" || at->str() == "OPTIONAL")
            into = &room.packages;
        else
            into->push_back(at->str());
    }
    return room;
}

std::string storey_of(std::string_view room) { return std::string(room.substr(0, room.find('/'))); }

}  // namespace

House::House(std::string_view cmake_lists) {
    static const std::regex call(R"(^\s*shinpan_(folder|program|edges)\([^)]*\))", std::regex::multiline);
    const std::string text(cmake_lists);
    for (std::sregex_iterator at(text.begin(), text.end(), call), end; at != end; ++at) {
        const auto first = text.begin() + at->position();
        rooms_.push_back(room_in(at->str(), 1 + static_cast<int>(std::count(text.begin(), first, '\n'))));
    }
}

const Room* House::find(std::string_view name) const {
    const auto is_it = [&](const Room& room) { return room.name == name; };
    const auto found = std::find_if(rooms_.begin(), rooms_.end(), is_it);
    return found == rooms_.end() ? nullptr : &*found;
}

std::vector<std::string> House::rooms() const {
    std::vector<std::string> names;
    for (const Room& room : rooms_) names.push_back(room.name);
    return names;
}

const Room* House::room_of(std::string_view path) const {
    constexpr std::string_view src = "src/";
    if (path.starts_with(src)) path.remove_prefix(src.size());
    for (std::size_t end = path.rfind('/'); end != std::string_view::npos; end = path.rfind('/')) {
        path = path.substr(0, end);
        if (const Room* room = find(path)) return room;
    }
    return nullptr;
}

bool House::may_include(const Room& from, const Room& to) const {
    if (&from == &to) return true;
    return std::any_of(from.edges.begin(), from.edges.end(), [&](const std::string& name) {
        const Room* next = find(name);
        return next && next->line < from.line && may_include(*next, to);
    });
}

std::vector<Violation> House::out_of_order() const {
    std::vector<Violation> violations;
    std::vector<std::string> storeys;
    for (const Room& room : rooms_) {
        const std::string storey = storey_of(room.name);
        if (!storeys.empty() && storeys.back() != storey && holds(storeys, storey))
            violations.push_back({"CMakeLists.txt", room.line, room.name + " stands apart from its storey"});
        storeys.push_back(storey);
        for (const std::string& edge : room.edges) {
            const Room* to = find(edge);
            if (!to || to->line >= room.line)
                violations.push_back(
                    {"CMakeLists.txt", room.line, edge + " is not declared before " + room.name});
        }
    }
    return violations;
}

// Why a file may not include <header>; empty when it may.
std::string House::against_system_header(const Source& source, std::string_view header) const {
    const Room* room = room_of(source.path);
    const bool is_json = header.starts_with("boost/json");
    const bool is_toml = header.starts_with("toml++") || header == "toml.hpp";
    if (is_json && !(room && holds(room->packages, "boost_json")))
        return "its folder has no package boost_json";
    if (is_toml && !(room && holds(room->packages, "tomlplusplus")))
        return "its folder has no package tomlplusplus";
    if ((is_json || is_toml || header == "regex") && is_header(source.path)) return "only in a .cpp file";
    if (!room || room->is_native) return {};
    if (holds(not_in_core, header)) return "core folders do no I/O and use no such header";
    const bool other_package = header.find('/') != std::string_view::npos && header != "tl/expected.hpp";
    return other_package ? "core folders use no package but tl::expected" : "";
}

std::string House::against_own_header(const Source& source, std::string_view header) const {
    const Room* from = room_of(source.path);
    const Room* to = room_of(header);
    if (!from) return source.path + " is in no folder of CMakeLists.txt";
    if (!to) return "names no folder of CMakeLists.txt";
    if (may_include(*from, *to)) return {};
    return from->name + " may not include " + to->name;
}

std::vector<Violation> House::forbidden_includes(const Source& source) const {
    static const std::regex include(R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])");
    std::vector<Violation> violations;
    const std::string text = without_comments(source.text);
    int number = 0;
    for (std::string_view line : lines_of(text)) {
        ++number;
        std::cmatch match;
        if (!std::regex_search(line.data(), line.data() + line.size(), match, include)) continue;
        const std::string header = match[2];
        const std::string why =
            match[1] == "\"" ? against_own_header(source, header) : against_system_header(source, header);
        if (!why.empty()) violations.push_back({source.path, number, header + ": " + why});
    }
    return violations;
}

}  // namespace structure
