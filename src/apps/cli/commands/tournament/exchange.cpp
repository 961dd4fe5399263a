// shinpan tournament import, export, take: files of other programs.
#include "apps/cli/commands/tournament/commands.hpp"
#include "apps/cli/commands/tournament/event_file.hpp"
#include "apps/cli/files/files.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "base/text.hpp"
#include "tournament/desk/answers.hpp"
#include "tournament/files/csv.hpp"
#include "tournament/files/event_json.hpp"
#include "tournament/files/file_formats.hpp"

#include <filesystem>
#include <optional>

namespace shinpan::inline apps::cli {
namespace {

void complain_of(const std::string& path, const std::vector<Diagnostic>& warnings) {
    for (const Diagnostic& one : warnings) complain(path, as_error(one));
}

struct ImportOptions : EventOptions {
    std::string from;
};

int run_import(const ImportOptions& options) {
    const auto text = read_file(options.from, tournament::most_event_bytes);
    if (!text) {
        complain(options.from, text.error());
        return refused;
    }
    const auto folder = std::filesystem::path(options.from).parent_path();
    const auto beside = [&](const std::string& name) -> std::optional<std::string> {
        auto other = read_file((folder / name).string(), tournament::most_event_bytes);
        return other ? std::optional(std::move(*other)) : std::nullopt;
    };
    const auto read = tournament::read_event_file(options.from, *text, calendar_now(), beside);
    if (!read) {
        complain(options.from, read.error());
        return refused;
    }
    complain_of(options.from, read->warnings);
    const int status = write_new_out(options.file, tournament::to_json(read->event.entries()));
    if (status != fine) return status;
    if (options.json) return say_json(tournament::imported_in_json(read->event));
    put(options.file + ": " + std::to_string(read->event.players().size()) +
        " players, rounds paired: " + std::to_string(read->event.last_paired_round()) + "\n");
    return fine;
}

struct ExportOptions {
    std::string file, to, format;
    bool force = false;
};

int run_export(const ExportOptions& options) {
    const auto event = read_event(options.file);
    if (!event) return refused;
    const std::string format =
        options.format.empty() ? std::string(tournament::format_of_name(options.to)) : options.format;
    const auto written = tournament::write_event_file(*event, format);
    if (!written) {
        complain(written.error().what + "; say which with --format");
        return wrong_usage;
    }
    complain_of(options.to, written->warnings);
    return write_out(options.to, written->text, options.force);
}

struct TakeOptions : EventOptions {
    std::string from;
};

// Players or results out of a table: what has a result is a result.
int run_take(const TakeOptions& options, bool results) {
    const auto text = read_file(options.from, tournament::most_event_bytes);
    if (!text) {
        complain(options.from, text.error());
        return refused;
    }
    return change_event(options, [&](tournament::Event& event) -> Result<void, BadInput> {
        std::vector<tournament::Deed> deeds;
        std::vector<tournament::Player> players;
        const auto at_file = [&](BadInput fault) {
            return failure(BadInput{0, 0, with_place(options.from, fault), fault.remark});
        };
        if (results) {
            const auto read = tournament::csv::read_results(*text, event);
            if (!read) return at_file(read.error());
            complain_of(options.from, read->warnings);
            deeds.assign(read->results.begin(), read->results.end());
        } else {
            auto read = tournament::csv::read_players(*text);
            if (!read) return at_file(read.error());
            complain_of(options.from, read->warnings);
            players = std::move(read->players);
            for (const tournament::Player& player : players) deeds.push_back(tournament::Registered{player});
        }
        for (tournament::Deed& deed : deeds)
            if (auto taken = event.take(std::move(deed), calendar_now()); !taken) return taken;
        warn_of_namesakes(event, players);
        return {};
    });
}

int run_take_players(const TakeOptions& options) { return run_take(options, false); }
int run_take_results(const TakeOptions& options) { return run_take(options, true); }

void add_take(const CommandParser& command, int (*run)(const TakeOptions&)) {
    TakeOptions& options = command.runs(run);
    takes_event(command, options);
    command.option("TABLE", options.from, "A table of comma separated values, with headings").required();
}

}  // namespace

void add_exchange(const CommandParser& tournament) {
    const CommandParser importing =
        tournament.command("import", "Begin an event with a file of another program");
    ImportOptions& import = importing.runs(run_import);
    importing.option("FROM", import.from, "Its file; the end of the name tells the format").required();
    takes_new_event(importing, import);

    const CommandParser exporting =
        tournament.command("export", "Write an event for another program or a list");
    ExportOptions& exported = exporting.runs(run_export);
    exporting.option("FILE", exported.file, "The event's file").required();
    exporting.option("TO", exported.to, "The other file").required();
    exporting.option("--format", exported.format, "The format; usually by the end of the name")
        .one_of(tournament::written_formats());
    exporting.flag("--force", exported.force, "Also where the file is there already");

    add_take(tournament.command("take-players", "Register every player listed in a CSV file"),
             run_take_players);
    add_take(tournament.command("take-results", "Enter the results listed in a CSV file"), run_take_results);
}

}  // namespace shinpan::apps::cli
