#include "tournament/files/file_formats.hpp"

#include "base/text.hpp"
#include "tournament/files/aga_results.hpp"
#include "tournament/files/csv.hpp"
#include "tournament/files/h9.hpp"
#include "tournament/files/opengotha.hpp"
#include "tournament/files/pairgoth.hpp"
#include "tournament/files/reading_messages.hpp"
#include "tournament/files/tou.hpp"

#include <algorithm>

namespace shinpan::tournament {
namespace {

using Read = Result<ReadEvent, BadInput> (*)(std::string_view text, std::int64_t now, const Beside&);
using Write = Written (*)(const Event&);

struct Format {
    std::string_view word;
    std::string_view suffix;
    Read read;    // nullptr: it is not read as an event
    Write write;  // nullptr: it is not written
};

Result<ReadEvent, BadInput> read_table(std::string_view text, std::int64_t now, const Beside&) {
    auto read = h9::read_table(text, now);
    if (!read) return failure(read.error());
    return ReadEvent{std::move(read->event), std::move(read->warnings)};
}

// A format that is one file.
template <auto read_event>
Result<ReadEvent, BadInput> alone(std::string_view text, std::int64_t now, const Beside&) {
    return read_event(text, now);
}

Result<ReadEvent, BadInput> read_register(std::string_view text, std::int64_t now, const Beside& beside) {
    std::vector<std::string> rounds;
    if (!beside) return aga_results::read_director_files(text, rounds, now);
    while (auto round = beside(std::to_string(rounds.size() + 1) + ".tde"))
        rounds.push_back(std::move(*round));
    return aga_results::read_director_files(text, rounds, now);
}

constexpr Format formats[] = {
    {"opengotha", ".xml", alone<opengotha::read_event>, opengotha::write},
    {"h9", ".h9", read_table, [](const Event& event) { return h9::write(event, event.last_paired_round()); }},
    {"tou", ".tou", alone<tou::read_event>,
     [](const Event& event) { return tou::write(event, event.last_paired_round()); }},
    {"aga", ".txt", alone<aga_results::read_event>, aga_results::write},
    {"tde", "register.tde", read_register, nullptr},
    {"pairgoth", ".tour", alone<pairgoth::read_event>, nullptr},
    {"players", ".players.csv", nullptr,
     [](const Event& event) { return Written{csv::write_players(event)}; }},
    {"results", ".csv", nullptr, [](const Event& event) { return Written{csv::write_results(event)}; }},
};

// The files of result tables end in .h0 to .h9, by the handicap that was taken off.
bool is_result_table(std::string_view name) {
    return name.size() > 3 && name.substr(name.size() - 3, 2) == ".h" && name.back() >= '0' &&
           name.back() <= '9';
}

const Format* format_with_name(std::string_view file_name) {
    const std::string name = lower(file_name);
    const auto found = std::find_if(std::begin(formats), std::end(formats), [&](const Format& format) {
        return name.ends_with(format.suffix) || (format.word == "h9" && is_result_table(name));
    });
    return found == std::end(formats) ? nullptr : found;
}

}  // namespace

std::vector<std::string> written_formats() {
    std::vector<std::string> words;
    for (const Format& format : formats)
        if (format.write != nullptr) words.emplace_back(format.word);
    return words;
}

std::string_view format_of_name(std::string_view file_name) {
    const Format* const format = format_with_name(file_name);
    return format == nullptr ? std::string_view() : format->word;
}

Result<ReadEvent, BadInput> read_event_file(std::string_view file_name, std::string_view text,
                                            std::int64_t now, const Beside& beside) {
    const Format* const format = format_with_name(file_name);
    if (format != nullptr && format->read != nullptr) return format->read(text, now, beside);
    const auto reads = [](const Format& one) { return one.read != nullptr; };
    std::vector<std::string_view> suffixes;
    for (const Format& one : formats)
        if (reads(one)) suffixes.push_back(one.suffix);
    return failure(bad_input(0, 0, {unread::unknown_ending, {fact("endings", listed(suffixes))}}));
}

Result<Written, BadInput> write_event_file(const Event& event, std::string_view word) {
    for (const Format& format : formats)
        if (format.word == word && format.write != nullptr) return format.write(event);
    return failure(BadInput{0, 0, "an event is written as " + listed(written_formats())});
}

}  // namespace shinpan::tournament
