#include "formats/diagram/lines.hpp"

namespace shinpan::inline formats {
namespace {

std::string_view cut(std::string_view& rest, char at) {
    const std::size_t end = rest.find(at);
    const std::string_view part = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
    return part;
}

}  // namespace

int length_of(std::string_view text) {
    int n = 0;
    for (char c : text)
        if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) ++n;
    return n;
}

std::vector<std::string> wrapped(std::string_view text, int width) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        std::string_view paragraph = cut(text, '\n');
        std::string line;
        while (!paragraph.empty()) {
            const std::string_view next = cut(paragraph, ' ');
            if (!line.empty() && length_of(line) + 1 + length_of(next) > width) {
                lines.push_back(line);
                line.clear();
            }
            if (!line.empty()) line += ' ';
            line += next;
        }
        lines.push_back(line);
    }
    return lines;
}

}  // namespace shinpan::formats
