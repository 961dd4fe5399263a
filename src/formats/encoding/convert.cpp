#include "formats/encoding/convert.hpp"

#include "base/utf8.hpp"

#include <iconv.h>

#include <array>
#include <cerrno>

namespace shinpan::inline formats::encoding {
namespace {

// What iconv calls the encodings that it calls otherwise, or of which it has a larger one.
struct Name {
    std::string_view ours;
    const char* of_iconv;
};

constexpr Name names[] = {
    {"Shift_JIS", "CP932"},
    {"EUC-KR", "UHC"},
    {"Big5", "BIG5-HKSCS"},
    {"x-mac-cyrillic", "MAC-CYRILLIC"},
};

std::string name_of_iconv(std::string_view encoding) {
    for (const Name& name : names)
        if (name.ours == encoding) return name.of_iconv;
    return std::string(encoding);
}

// Closes what it opened.
class Iconv {
public:
    explicit Iconv(std::string_view from) : handle_(iconv_open("UTF-8", name_of_iconv(from).c_str())) {}
    Iconv(const Iconv&) = delete;
    Iconv& operator=(const Iconv&) = delete;
    ~Iconv() {
        if (is_open()) iconv_close(handle_);
    }

    bool is_open() const { return handle_ != reinterpret_cast<iconv_t>(-1); }

    // Converts what fits, moves `in` on; false at bytes of no character.
    bool step(std::string_view& in, std::string& out) {
        std::array<char, 4096> buffer{};
        char* from = const_cast<char*>(in.data());  // iconv reads only
        std::size_t from_left = in.size();
        char* to = buffer.data();
        std::size_t to_left = buffer.size();
        const bool done = iconv(handle_, &from, &from_left, &to, &to_left) != static_cast<std::size_t>(-1);
        const bool full = !done && errno == E2BIG;
        out.append(buffer.data(), buffer.size() - to_left);
        in.remove_prefix(in.size() - from_left);
        return done || full;
    }

    // Back to the state at the beginning of a text.
    void reset() { iconv(handle_, nullptr, nullptr, nullptr, nullptr); }

private:
    iconv_t handle_;
};

Converted repaired(std::string_view utf8) {
    Converted converted;
    converted.text.reserve(utf8.size() + 16);
    for (std::size_t at = 0; at < utf8.size();) {
        std::size_t end = at;
        while (end < utf8.size())
            if (const std::size_t length = utf8_length(utf8.substr(end)); length > 0)
                end += length;
            else
                break;
        converted.text += utf8.substr(at, end - at);
        at = end;
        if (at == utf8.size()) break;
        if (converted.lost++ == 0) converted.first_lost = at;
        converted.text += replacement_character;
        ++at;
    }
    return converted;
}

}  // namespace

Converted convert(std::string_view bytes, std::string_view encoding) {
    if (encoding == "UTF-8") return repaired(bytes);
    Converted converted;
    converted.text.reserve(bytes.size());
    Iconv from(encoding);
    std::string_view left = bytes;
    while (!left.empty()) {
        if (from.is_open() && from.step(left, converted.text)) continue;
        if (left.empty()) break;
        if (converted.lost++ == 0) converted.first_lost = bytes.size() - left.size();
        converted.text += replacement_character;
        left.remove_prefix(1);
        if (from.is_open()) from.reset();
    }
    return converted;
}

}  // namespace shinpan::formats::encoding
