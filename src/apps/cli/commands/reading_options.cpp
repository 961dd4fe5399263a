#include "apps/cli/commands/reading_options.hpp"

#include "formats/charset/labels.hpp"

#include <CLI/CLI.hpp>

namespace shinpan::inline apps::cli {
namespace {

constexpr int most_mebibytes = 2047;  // sgf::longest_text

std::string no_encoding(const std::string& word) {
    if (!charset::encoding_called(word).empty()) return {};
    return "'" + word +
           "' is no encoding; such are UTF-8, GB18030, Big5, Shift_JIS, EUC-JP, EUC-KR, windows-1252";
}

}  // namespace

void add_reading(CLI::App& command, ReadHow& read) {
    command
        .add_option("--encoding", read.encoding,
                    "The encoding of every game, such as Shift_JIS (default: what each game is in)")
        ->check(CLI::Validator(no_encoding, "NAME", "NAME"));
    command
        .add_option_function<int>(
            "--max-size",
            [&read](int mebibytes) { read.most_bytes = static_cast<std::size_t>(mebibytes) << 20; },
            "How many MiB a file or stream may have (default: 256)")
        ->check(CLI::Range(1, most_mebibytes));
}

}  // namespace shinpan::apps::cli
