#include "formats/record/encoded_parts.hpp"

#include "formats/charset/guess.hpp"
#include "formats/charset/told.hpp"
#include "formats/record/formats.hpp"
#include "formats/record/game_ends.hpp"

namespace shinpan::inline formats {

std::vector<EncodedPart> encoded_parts(std::string_view bytes) {
    std::vector<EncodedPart> parts;
    std::string_view before;
    const bool is_one = charset::is_wide(bytes) || format_of(bytes) != Format::sgf;
    for (std::size_t begin = 0; begin < bytes.size();) {
        const std::string_view rest = bytes.substr(begin);
        const std::size_t length = is_one ? rest.size() : *sgf::GameEnds().find(rest, true);
        const std::string_view game = rest.substr(0, length);
        const auto told = charset::encoding_of(game, declared_charset(game), before);
        const bool is_plain = told.word == charset::Word::not_needed && charset::is_plain(game);
        if (!is_plain) before = told.encoding;
        parts.push_back({begin, begin + length, told.encoding});
        begin += length;
    }
    return parts;
}

}  // namespace shinpan::formats
