// shinpan convert: a record of any format as clean SGF in UTF-8.
#include "apps/cli/commands.hpp"
#include "apps/cli/commands/common_options.hpp"
#include "apps/cli/files/files.hpp"
#include "apps/cli/files/records.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "formats/record/sgf/check.hpp"
#include "formats/record/sgf/reader.hpp"
#include "formats/record/sgf/warnings.hpp"
#include "formats/record/sgf/writer.hpp"

namespace shinpan::inline apps::cli {
namespace {

struct ConvertOptions {
    std::string in;
    std::string out;
    bool force = false;
    ReadHow read{};
};

// A record that cannot be written as it was: of a board that nobody has, or of which moves had to be left
// out. Each such game is told on stderr.
bool has_unwritable_game(const std::string& path, const sgf::Collection& games) {
    sgf::Places places(games.source());
    bool has = false;
    for (int i = 0; i < games.game_count(); ++i) {
        auto why = sgf::impossible_board(games.game(i), places);
        if (!why) why = games.shortened(i);
        if (why) complain(path, *why);
        has = has || why;
    }
    return has;
}

// Whatever the record has that the standard does not know is kept.
void tell_of_departures(const std::string& path, const std::string& written) {
    const auto read = sgf::read(written);
    const auto faults = read ? sgf::check(*read) : std::vector<Diagnostic>{};
    if (faults.empty()) return;
    complain(path, {0, 0,
                    "what is written is not all the standard's, and --strict refuses it; its line " +
                        std::to_string(faults.front().place.line) + ": " + faults.front().what});
}

int run_convert(const ConvertOptions& options) {
    const auto read = collection_in(options.in, options.read);
    if (!read) {
        complain(options.in, read.error());
        return refused;
    }
    for (const Diagnostic& warning : read->warnings) complain(options.in, as_error(warning));
    if (has_unwritable_game(options.in, read->collection)) return refused;
    const std::string text = sgf::write(read->collection, {.charset = "UTF-8"});
    tell_of_departures(options.in, text);
    if (options.out == standard_input) return put(text) && flush() ? fine : refused;
    if (!options.out.ends_with(".sgf")) {
        complain(options.out,
                 {0, 0, "records are written as .sgf; name the file so, or - for standard output"});
        return wrong_usage;
    }
    return write_out(options.out, text, options.force);
}

}  // namespace

void add_convert(const CommandParser& program) {
    const CommandParser command = program.command("convert", "Write a record as clean SGF in UTF-8");
    ConvertOptions& options = command.runs(run_convert);
    command.option("IN", options.in, a_record).required();
    command.option("OUT", options.out, "The .sgf to write, or - for standard output").required();
    add_force(command, options.force);
    command.flag("--strict", options.read.strict, "Refuse what would be repaired");
    add_reading(command, options.read);
}

}  // namespace shinpan::apps::cli
