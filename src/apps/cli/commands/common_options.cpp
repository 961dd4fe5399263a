#include "apps/cli/commands/common_options.hpp"

#include "bot/search/levels.hpp"
#include "engines/gtp/session.hpp"
#include "formats/charset/labels.hpp"

namespace shinpan::inline apps::cli {
namespace {

constexpr int most_mebibytes = 2047;  // sgf::longest_text

std::string no_encoding(const std::string& word) {
    if (!charset::encoding_called(word).empty()) return {};
    return "'" + word +
           "' is not an encoding; there are UTF-8, GB18030, Big5, Shift_JIS, EUC-JP, EUC-KR, windows-1252";
}

}  // namespace

void add_reading(const CommandParser& command, ReadHow& read) {
    command
        .option("--encoding", read.encoding,
                "The encoding of every game, such as Shift_JIS (default: what each game is in)")
        .checked(no_encoding, "NAME");
    command
        .option_taken(
            "--max-size",
            [&read](int mebibytes) { read.most_bytes = static_cast<std::size_t>(mebibytes) << 20; },
            "How many MiB a file or stream may have (default: 256)")
        .whole_number(1, most_mebibytes);
}

void add_game(const CommandParser& command, int& game) {
    command.option("--game", game, "Which game of the file").shows_default();
}

void add_move(const CommandParser& command, std::optional<int>& move) {
    command.option("--move", move, "After which move, 0 for the start (default: the last)");
}

void add_rules_of_record(const CommandParser& command, std::string& rules) {
    command
        .option("--rules", rules,
                "A ruleset, a .toml or .json file of your own, or 'record' for what the record names")
        .shows_default();
}

void add_force(const CommandParser& command, bool& force) {
    command.flag("--force", force, "Overwrite a file that exists");
}

void add_json(const CommandParser& command, bool& json) {
    command.flag("--json", json, "One JSON object on standard output");
}

std::string level_help() {
    return "How strong, from 1, " + std::string(levels().front().name) + ", to " +
           std::to_string(levels().size()) + ", " + std::string(levels().back().name);
}

OptionParser add_level(const CommandParser& command, int& level, const std::string& about) {
    return command.option("--level", level, about).whole_number(1, static_cast<long>(levels().size()));
}

void add_seed(const CommandParser& command, int& seed) {
    command.option("--seed", seed, "Seed of the random choices: another number gives other games")
        .shows_default()
        .whole_number(0, 2'000'000'000);
}

void add_threads(const CommandParser& command, int& threads) {
    command.option("--threads", threads, "How many threads the bot thinks with; they share the work")
        .shows_default()
        .whole_number(1, gtp::most_threads);
}

}  // namespace shinpan::apps::cli
