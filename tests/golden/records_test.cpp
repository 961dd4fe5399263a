// What is read of the records in tests/golden/records, each odd in its own way, as records.txt has it.
#include "formats/record/sgf/records.hpp"
#include "formats/charset/told.hpp"
#include "formats/record/event_line.hpp"
#include "formats/record/formats.hpp"
#include "formats/record/record_writer.hpp"
#include "formats/record/sgf/check.hpp"
#include "formats/record/sgf/writer.hpp"
#include "golden/golden.hpp"
#include "told_faults.hpp"

#include <string>

using namespace shinpan;

namespace {

std::string line(const std::string& what, const std::string& said) {
    return said.empty() ? "" : "  " + what + ": " + said + '\n';
}

std::string indented(const std::string& text) {
    std::string all;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        all += "    " + text.substr(begin, end - begin) + '\n';
        begin = end + 1;
    }
    return all;
}

std::string terms_of(const Record& record) {
    const Size size = record.size;
    std::string all = "  board: " + std::to_string(size.cols) + "x" + std::to_string(size.rows) + '\n';
    all += line("rules", record.rules_word) + line("komi", record.komi ? to_text(*record.komi) : "");
    all += line("handicap", record.handicap == 0 ? "" : std::to_string(record.handicap));
    all += line("black", record.black) + line("white", record.white) + line("name", record.name);
    all += line("date", record.date) + line("result", record.result ? to_text(*record.result) : "");
    all += line("result as written", record.result_as_written);
    if (record.marks)
        all += line("black's marks", names(record.marks->black, size)) +
               line("white's marks", names(record.marks->white, size));
    return all + line("plain", record.is_plain ? "yes" : "no");
}

std::string events_of(const Record& record) {
    std::string all = "  events:\n";
    for (std::size_t i = 0; i < record.events.size(); ++i) {
        const Place place = record.places[i];
        all += "    " + std::to_string(place.line) + ":" + std::to_string(place.column) + ": " +
               event_line(record.events[i], record.size) + '\n';
    }
    return all;
}

std::string told_of(const Record& record) {
    std::string all = terms_of(record) + events_of(record);
    if (!record.warnings.empty()) all += "  warnings:\n" + indented(told(record.warnings));
    return all + "  written:\n" + indented(sgf::write(sgf::collection_of(record)));
}

std::string told_of_file(const std::string& bytes) {
    const Format format = format_of(bytes);
    std::string all = "  format: " + std::to_string(static_cast<int>(format)) + '\n';
    all += line("says its encoding is", std::string(declared_charset(bytes)));
    all += line("encoding", std::string(charset::encoding_of(bytes, declared_charset(bytes)).encoding));
    if (const auto fault = no_utf8(bytes)) all += line("no UTF-8", told(*fault));
    for (const bool strict : {false, true}) {
        const auto games = read_record(bytes, format, {.strict = strict});
        if (!games) all += line(strict ? "strictly refused" : "refused", told(games.error()));
        if (!games || strict) continue;
        all += "  as it stands:\n" + indented(sgf::write(*games));
        if (!games->warnings().empty()) all += "  repairs:\n" + indented(told(games->warnings()));
        if (const auto faults = sgf::check(*games); !faults.empty())
            all += "  by the standard:\n" + indented(told(faults));
        for (const auto& record : sgf::records(*games))
            all += record ? told_of(*record) : line("refused", told(record.error()));
        for (const auto& record : sgf::records(*games, {.strict = true}))
            if (!record) all += line("strictly refused", told(record.error()));
    }
    return all;
}

}  // namespace

TEST_CASE("odd records are read, repaired and written as records.txt has it") {
    std::string all;
    for (const auto& path : files_in("tests/golden/records"))
        all += path.filename().string() + '\n' + told_of_file(content(path)) + '\n';
    check_golden("tests/golden/records.txt", all);
}
