#include "tournament/files/words_of_line.hpp"

#include "base/utf8.hpp"
#include "formats/encoding/convert.hpp"

namespace shinpan::tournament {
namespace {

constexpr std::string_view blanks = " \t\r";
constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";

}  // namespace

std::vector<std::string_view> words_of_line(std::string_view line) {
    std::vector<std::string_view> words;
    for (std::size_t begin = line.find_first_not_of(blanks); begin != std::string_view::npos;) {
        const std::size_t end = std::min(line.find_first_of(blanks, begin), line.size());
        words.push_back(line.substr(begin, end - begin));
        begin = line.find_first_not_of(blanks, end);
    }
    return words;
}

std::vector<std::string_view> lines_in(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r')) line.remove_suffix(1);
        lines.push_back(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::string readable(std::string_view bytes) {
    if (bytes.starts_with(byte_order_mark)) bytes.remove_prefix(byte_order_mark.size());
    if (as_utf8(bytes) == bytes) return std::string(bytes);
    return encoding::convert(bytes, "ISO-8859-15").text;
}

}  // namespace shinpan::tournament
