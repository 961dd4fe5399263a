#include "tournament/desk/exchange.hpp"

#include "base/text.hpp"
#include "tournament/files/csv.hpp"
#include "tournament/files/event_json.hpp"
#include "tournament/files/file_formats.hpp"
#include "tournament/files/pairgoth.hpp"

#include <algorithm>

namespace shinpan::tournament {
namespace {

constexpr std::string_view own_format = "json";

bool ends_in(const OpenedFile& file, std::string_view end) { return lower(file.name).ends_with(end); }

// The file as a table: itself, or one of what the event in it has.
Result<TakenDeeds, BadInput> table_of(TakenPart part, const OpenedFile& file, std::int64_t now,
                                      std::string& table) {
    if (ends_in(file, ".csv")) {
        table = file.text;
        return TakenDeeds{};
    }
    const auto read = opened_event(file, now);
    if (!read) return failure(read.error());
    table = part == TakenPart::players ? csv::write_players(read->event) : csv::write_results(read->event);
    return TakenDeeds{{}, read->warnings};
}

// What is wrong with the table, at its line where the file is that table.
BadInput fault_of(const OpenedFile& file, BadInput fault) {
    if (!ends_in(file, ".csv")) fault.line = 0;
    return fault;
}

void add_warnings(std::vector<Diagnostic>& to, const std::vector<Diagnostic>& from) {
    to.insert(to.end(), from.begin(), from.end());
}

}  // namespace

Result<ReadEvent, BadInput> opened_event(const OpenedFile& file, std::int64_t now) {
    if (!ends_in(file, ".json")) return read_event_file(file.name, file.text, now);
    auto own = event_in_json(file.text);
    if (own) return ReadEvent{std::move(*own), {}};
    auto of_pairgoth = pairgoth::read_event(file.text, now);
    if (of_pairgoth) return of_pairgoth;
    const bool is_own = file.text.find("\"shinpan event\"") != std::string::npos;
    return failure(is_own ? own.error() : of_pairgoth.error());
}

Result<TakenDeeds, BadInput> deeds_of_file(const Event& event, TakenPart part, const OpenedFile& file,
                                           std::int64_t now) {
    std::string table;
    auto taken = table_of(part, file, now, table);
    if (!taken) return taken;
    if (part == TakenPart::players) {
        const auto read = csv::read_players(table);
        if (!read) return failure(fault_of(file, read.error()));
        add_warnings(taken->warnings, read->warnings);
        for (const Player& player : read->players) taken->deeds.emplace_back(Registered{player});
    } else {
        const auto read = csv::read_results(table, event);
        if (!read) return failure(fault_of(file, read.error()));
        add_warnings(taken->warnings, read->warnings);
        taken->deeds.assign(read->results.begin(), read->results.end());
    }
    return taken;
}

std::vector<std::string> saved_formats() {
    std::vector<std::string> words{std::string(own_format)};
    for (std::string& word : written_formats()) words.push_back(std::move(word));
    return words;
}

Result<Written, BadInput> saved_event(const Event& event, std::string_view format) {
    if (format == own_format) return Written{to_json(event.entries()), {}};
    return write_event_file(event, format);
}

}  // namespace shinpan::tournament
