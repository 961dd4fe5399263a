#include "apps/match/run/game_sgf.hpp"

#include "base/utf8.hpp"
#include "base/version.hpp"
#include "formats/record/record_writer.hpp"
#include "formats/record/sgf/clocks.hpp"
#include "formats/record/sgf/writer.hpp"
#include "referee/report/report.hpp"

#include <utility>

namespace shinpan::inline apps::match {
namespace {

Side side_of(const GameLine& line, Color color) {
    return color == Color::black ? line.pairing.black : other(line.pairing.black);
}

std::string named(Side side, const Names& names) { return names[index_of(side)] + " (" + name(side) + ")"; }

std::string comment(const PlayedGame& played, const GameLine& line, const MatchTerms& terms,
                    const Names& names) {
    std::string text;
    for (const Side side : {Side::a, Side::b}) {
        const Color color = side == line.pairing.black ? Color::black : Color::white;
        const auto slot = shinpan::index_of(color);
        text += std::string(name(side)) + ", " + shinpan::name(color) + ": " +
                with_number(terms.commands[index_of(side)], line.pairing.number) + "\n";
        for (const std::string& note : played.notes[slot])
            text += std::string(name(side)) + " " + note + "\n";
    }
    if (line.pairing.opening) text += "Opening " + std::to_string(*line.pairing.opening) + "\n";
    if (played.fault) text += fault_in_words(line, names) + "\n";
    if (played.was_too_long) text += "No result: too many moves\n";
    text += "\n" + report(played.verdict);
    for (const Side side : {Side::a, Side::b})
        if (const std::string& said = line.parts[index_of(side)].said; !said.empty())
            text += "  " + std::string(name(side)) + " says     " + said + "\n";
    return text;
}

// What is left on the clock after each move.
std::vector<sgf::Remarks::Said> times(const PlayedGame& played) {
    std::vector<sgf::Remarks::Said> all(played.record.events.size());
    int moves = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!is_move(played.record.events[i].kind) || ++moves <= played.opening_moves) continue;
        const auto number = static_cast<std::size_t>(moves - played.opening_moves - 1);
        if (number >= played.thinking.size() || !played.thinking[number].left) continue;
        all[i] = sgf::left_said(played.thinking[number].by, *played.thinking[number].left);
    }
    return all;
}

}  // namespace

std::string fault_in_words(const GameLine& line, const Names& names) {
    if (line.fault.empty()) return {};
    return named(line.at_fault, names) + " loses: it " + line.why;
}

std::string to_sgf(const PlayedGame& played, const GameLine& line, const MatchTerms& terms,
                   const Names& names, const std::string& date) {
    Record record = played.record;
    record.black = named(side_of(line, Color::black), names);
    record.white = named(side_of(line, Color::white), names);
    record.name = "Game " + std::to_string(line.pairing.number);
    record.date = date;
    sgf::Remarks remarks{.of_events = times(played)};
    remarks.of_game = {{"AP", "Shinpan:" + std::string(version)}};
    for (auto& said : sgf::time_said(terms.time[index_of(line.pairing.black)]))
        remarks.of_game.push_back(std::move(said));
    if (!played.rules_remark.empty()) remarks.of_game.emplace_back("GC", played.rules_remark);
    remarks.of_game.emplace_back("C", comment(played, line, terms, names));
    return as_utf8(sgf::write(sgf::collection_of(record, remarks)));  // engines may say any bytes
}

}  // namespace shinpan::apps::match
