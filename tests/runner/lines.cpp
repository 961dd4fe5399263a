#include "runner/lines.hpp"

#include <zlib.h>

#include <array>

namespace shinpan::runner {

Result<std::string, BadInput> text_of(const std::string& path) {
    const gzFile file = gzopen(path.c_str(), "rb");
    if (file == nullptr) return failure(BadInput{0, 0, path + ": cannot be opened"});
    std::string text;
    std::array<char, 1 << 16> chunk;
    int got = 0;
    while ((got = gzread(file, chunk.data(), chunk.size())) > 0)
        text.append(chunk.data(), static_cast<std::size_t>(got));
    const bool whole = got == 0 && gzclose(file) == Z_OK;
    if (!whole) return failure(BadInput{0, 0, path + ": cannot be read to its end"});
    return text;
}

std::vector<std::string_view> split_lines(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return lines;
}

}  // namespace shinpan::runner
