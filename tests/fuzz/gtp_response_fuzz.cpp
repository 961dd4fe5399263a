// Answers of engines: whatever they print, responses come out clean, and how the bytes were parted makes no
// difference.
#include "engines/gtp/response_reader.hpp"

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace shinpan;

void require(bool holds) {
    if (!holds) std::abort();
}

bool is_clean(const std::string& text) {
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c != '\n' && (byte < 32 || byte == 127)) return false;
    }
    return text.find("\n\n") == std::string::npos;
}

std::vector<std::string> responses(std::string_view text, Expects expects, std::size_t piece) {
    ResponseReader reader;
    std::vector<std::string> all;
    while (!text.empty()) {
        reader.feed(text.substr(0, piece));
        text.remove_prefix(text.size() < piece ? text.size() : piece);
        while (const auto response = reader.next(expects)) {
            const std::string& said = response->answer ? *response->answer : response->answer.error();
            require(is_clean(said) && is_clean(response->id));
            all.push_back(response->id + (response->answer ? "=" : "?") + said);
        }
        require(is_clean(reader.stray()));
    }
    if (const auto rest = reader.unfinished()) require(is_clean(*rest->answer));
    return all;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2) return 0;
    const auto expects = static_cast<Expects>(data[0] % 3);
    const std::string_view text(reinterpret_cast<const char*>(data + 2), size - 2);
    require(responses(text, expects, text.size() + 1) == responses(text, expects, 1 + data[1] % 16u));
    return 0;
}
