#include "server/store/packed_log.hpp"

#include "server/log/digest.hpp"
#include "server/store/sha256.hpp"

#include <zlib.h>

#include <charconv>
#include <cstddef>
#include <utility>

namespace shinpan::server {
namespace {

constexpr std::size_t most_bytes = 64 << 20;  // of a log that is not packed

std::string with_size(std::string_view part) {
    return std::to_string(part.size()).append(1, ':').append(part);
}

// Takes a size and its colon off the text.
std::optional<std::size_t> next_size(std::string_view& text) {
    std::size_t size = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), size);
    const auto read = static_cast<std::size_t>(end - text.data());
    if (error != std::errc{} || read == text.size() || text[read] != ':') return {};
    text.remove_prefix(read + 1);
    return size;
}

// Takes off what `with_size` has made.
std::optional<std::string> next_part(std::string_view& text) {
    const auto size = next_size(text);
    if (!size || *size > text.size()) return {};
    std::string part(text.substr(0, *size));
    text.remove_prefix(*size);
    return part;
}

std::string deflated(std::string_view text) {
    uLongf size = compressBound(text.size());
    std::string bytes(size, '\0');
    compress2(reinterpret_cast<Bytef*>(bytes.data()), &size, reinterpret_cast<const Bytef*>(text.data()),
              text.size(), Z_BEST_COMPRESSION);
    bytes.resize(size);
    return bytes;
}

std::optional<std::string> inflated(std::string_view bytes, std::size_t size) {
    std::string text(size, '\0');
    uLongf found = size;
    const int result = uncompress(reinterpret_cast<Bytef*>(text.data()), &found,
                                  reinterpret_cast<const Bytef*>(bytes.data()), bytes.size());
    if (result != Z_OK || found != size) return {};
    return text;
}

}  // namespace

std::string packed(std::span<const KeptEntry> entries) {
    if (entries.empty()) return {};
    std::string text;
    for (const KeptEntry& kept : entries)
        text += with_size(to_text(kept.entry)) + with_size(kept.person) + with_size(kept.request);
    return std::to_string(text.size()) + ':' + deflated(text);
}

std::optional<std::vector<KeptEntry>> unpacked(const std::string& game, std::string_view bytes) {
    std::vector<KeptEntry> entries;
    if (bytes.empty()) return entries;
    const auto size = next_size(bytes);
    const auto text = size && *size <= most_bytes ? inflated(bytes, *size) : std::nullopt;
    if (!text) return {};
    std::string head = game;
    for (std::string_view left = *text; !left.empty();) {
        const auto line = next_part(left), person = next_part(left), request = next_part(left);
        auto entry = line ? log_entry_in(*line) : std::nullopt;
        if (!entry || !person || !request) return {};
        head = next_head(sha256, head, *line);
        entries.push_back({std::move(*entry), head, *person, *request});
    }
    return entries;
}

}  // namespace shinpan::server
