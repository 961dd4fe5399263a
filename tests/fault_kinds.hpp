// The kinds of fault that a header of them declares, and a golden file of their sentences.
#pragma once

#include <fstream>
#include <iterator>
#include <set>
#include <string>

namespace shinpan {

inline std::string content(const char* path) {
    std::ifstream file(path);
    return std::string(std::istreambuf_iterator<char>(file), {});
}

// Each `MessageTemplate NAME{` of the text.
inline std::set<std::string> kinds_in(const std::string& header) {
    const std::string begin = "MessageTemplate ";
    std::set<std::string> kinds;
    for (std::size_t at = header.find(begin); at != header.npos; at = header.find(begin, at + 1)) {
        const std::size_t name = at + begin.size();
        kinds.insert(header.substr(name, header.find('{', name) - name));
    }
    return kinds;
}

}  // namespace shinpan
