#include "apps/cli/terminal/qr_code.hpp"

#include "apps/cli/terminal/terminal.hpp"

#include <qrcodegen.hpp>

namespace shinpan::inline apps::cli {
namespace {

using qrcodegen::QrCode;

constexpr int quiet = 2;  // light modules around it, in each direction

// Whatever the terminal's colours are: dark on light.
constexpr const char *on = "\x1b[30;47m", *off = "\x1b[0m";

class Picture {
public:
    explicit Picture(const QrCode& code) : code_(code) {}

    int size() const { return code_.getSize() + 2 * quiet; }
    bool is_dark(int column, int row) const {
        return code_.getModule(column - quiet, row - quiet);  // what lies outside the code is light
    }

private:
    const QrCode& code_;
};

// Two modules, one above the other: a block where they have the colour of the text.
const char* blocks(bool is_upper, bool is_lower) {
    if (is_upper) return is_lower ? "\u2588" : "\u2580";
    return is_lower ? "\u2584" : " ";
}

}  // namespace

std::string qr_code(const std::string& text) try {
    const auto code = QrCode::encodeBinary({text.begin(), text.end()}, QrCode::Ecc::LOW);
    const Picture picture(code);
    const bool is_coloured = uses_color();  // otherwise the text is taken to be light on dark
    std::string lines;
    for (int row = 0; row < picture.size(); row += 2) {
        if (is_coloured) lines += on;
        for (int column = 0; column < picture.size(); ++column)
            lines += blocks(picture.is_dark(column, row) == is_coloured,
                            picture.is_dark(column, row + 1) == is_coloured);
        lines += is_coloured ? std::string(off) + "\n" : "\n";
    }
    return lines;
} catch (const qrcodegen::data_too_long&) {
    return "";
}

}  // namespace shinpan::apps::cli
