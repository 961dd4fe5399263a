// QR code: an address as a picture that a telephone reads from the terminal (ISO/IEC 18004).
#pragma once

#include <string>

namespace shinpan::inline apps::cli {

// Two rows of the picture a line, each with a line feed; empty where the text is too long for one.
std::string qr_code(const std::string& text);

}  // namespace shinpan::apps::cli
