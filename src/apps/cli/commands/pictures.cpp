#include "apps/cli/commands/pictures.hpp"

#include "apps/cli/terminal/terminal.hpp"
#include "formats/diagram/svg.hpp"
#include "formats/diagram/text.hpp"

namespace shinpan::inline apps::cli {

std::string text_picture(const Picture& picture) {
    return text(picture, writes_utf8() ? Charset::unicode : Charset::ascii);
}

Result<std::string, BadInput> picture_file(const std::string& path, const Picture& picture) {
    if (path.ends_with(".svg")) return svg(picture);
    if (path.ends_with(".txt")) return text(picture, Charset::unicode);
    if (path.ends_with(".png")) return png_of(svg(picture));
    return failure(BadInput{0, 0, "pictures end in .svg, .png or .txt; name the file so"});
}

}  // namespace shinpan::apps::cli
