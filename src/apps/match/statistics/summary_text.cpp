#include "apps/match/statistics/summary.hpp"
#include "base/decimal.hpp"
#include "base/text.hpp"
#include "engines/gtp/protocol.hpp"
#include "referee/report/notes.hpp"

#include <algorithm>

namespace shinpan::inline apps::match {
namespace {

constexpr std::size_t most_noted = 20;

std::string padded(const std::string& text, std::size_t width) {
    return text.size() < width ? std::string(width - text.size(), ' ') + text : text;
}

std::string left_padded(const std::string& text, std::size_t width) {
    return text.size() < width ? text + std::string(width - text.size(), ' ') : text;
}

std::string percent(double share) { return decimal(100 * share, 1) + " %"; }

std::string with_sign(double elo, int most_digits) {
    const std::string text = short_decimal(elo, most_digits);
    return text.starts_with('-') || text == "0" ? text : "+" + text;
}

std::string signed_elo(const std::optional<double>& elo, const char* none) {
    return elo ? with_sign(*elo, 0) : none;
}

std::string row(const std::string& who, const Results& results) {
    const Interval shares = share_interval(results);
    std::string text = left_padded(who, 11) + padded(std::to_string(results.games()), 7);
    for (const int count : {results.won, results.drawn, results.lost})
        text += padded(std::to_string(count), 7);
    if (results.games() == 0) return text + "\n";
    return text + padded(percent(share(results)), 10) + "   " + percent(shares.low) + " to " +
           percent(shares.high) + "\n";
}

std::string heading(const Summary& summary, const MatchTerms& terms, const Names& names) {
    std::string text;
    for (const Side side : {Side::a, Side::b}) {
        const std::size_t i = index_of(side);
        text += std::string(name(side)) + "  " + names[i] + ": " + terms.commands[i] + "\n";
        if (terms.time[i].system != TimeSystem::unlimited)
            text += "   time " + to_text(terms.time[i]) + (terms.by_cpu ? ", of the processor" : "") + "\n";
        for (const std::string& note : summary.engines[i].notes) text += "   " + note + "\n";
    }
    text += terms.rules + ", " + std::to_string(terms.size.cols) + "x" + std::to_string(terms.size.rows) +
            ", komi " + to_text(terms.komi);
    if (terms.handicap > 0) text += ", handicap " + std::to_string(terms.handicap);
    if (!terms.openings.empty()) text += ", openings of " + terms.openings;
    return text + "\n";
}

std::string elo_line(const Results& results) {
    if (results.games() == 0) return {};
    const EloInterval elo = elo_interval(results);
    const std::string low = signed_elo(elo.low, "no bound");
    const std::string high = signed_elo(elo.high, "no bound");
    return "Elo, A less B  " + signed_elo(elo.middle, elo.low ? "above all" : "below all") + ", from " + low +
           " to " + high + " (95 %)\n";
}

std::string test_line(const std::optional<Sprt>& test, const Results& results) {
    if (!test) return {};
    const Interval bounds = stopping_bounds(*test);
    const std::string elo0 = with_sign(test->elo0, 2), elo1 = with_sign(test->elo1, 2);
    std::string text = "Test " + elo0 + " or " + elo1 + ": ";
    switch (finding(*test, results)) {
        case Finding::none_yet: text += "nothing found yet"; break;
        case Finding::elo0: text += elo0 + " is accepted"; break;
        case Finding::elo1: text += elo1 + " is accepted"; break;
    }
    return text + ", log likelihood ratio " + decimal(log_likelihood_ratio(*test, results), 2) + " between " +
           decimal(bounds.low, 2) + " and " + decimal(bounds.high, 2) + "\n";
}

std::string endings_line(const Endings& endings) {
    std::vector<std::string> parts;
    const auto add = [&](int number, const char* what) {
        if (number > 0) parts.push_back(std::to_string(number) + " " + what);
    };
    add(endings.resigned, "resigned");
    add(endings.on_time, "lost on time");
    add(endings.faults, "lost by a fault");
    add(endings.as_it_stands, "counted as it stands");
    add(endings.played_out, "played out");
    add(endings.agreed, "agreed");
    add(endings.proven, "proven");
    add(endings.estimated, "estimated");
    add(endings.no_result, "without result");
    add(endings.other, "decided otherwise");
    return parts.empty() ? "" : "Ended          " + listed(parts) + "\n";
}

std::string cost_line(Side side, const EngineSummary& engine) {
    const double moves = std::max(1, engine.moves);
    return std::string(name(side)) + "              " + decimal(engine.cpu / moves, 3) +
           " s of processor time per move, at most " + decimal(engine.longest_cpu, 3) + " s; " +
           decimal(engine.wall / moves, 3) + " s on the clock, at most " + decimal(engine.longest_wall, 3) +
           " s\n";
}

std::string opinion_line(Side side, const EngineSummary& engine) {
    if (engine.said == 0 || engine.wrong_winner + engine.wrong_margin == 0) return {};
    return std::string(name(side)) + "'s scores     of " + std::to_string(engine.said) + ", " +
           std::to_string(engine.wrong_winner) + " with another winner than the referee's, " +
           std::to_string(engine.wrong_margin) + " with another margin\n";
}

std::string noted_line(const GameLine& line, const Names& names) {
    std::string text = "  game " + std::to_string(line.pairing.number) + ", " + line.result + ": ";
    if (!line.fault.empty()) return text + fault_in_words(line, names) + "\n";
    std::vector<std::string> opinions;
    for (const Side side : {Side::a, Side::b})
        if (const PartOfGame& part = line.parts[index_of(side)]; part.disagrees == "winner")
            opinions.push_back(std::string(name(side)) + " says " + part.said);
    const std::string sure =
        line.basis == word_of(Basis::estimated) ? ", " + std::to_string(line.confidence) + " %" : "";
    return text + listed(opinions) + " (" + line.basis + sure + ")\n";
}

}  // namespace

std::string in_words(const Summary& summary, const MatchTerms& terms, const Names& names,
                     const std::optional<Sprt>& test) {
    std::string text = heading(summary, terms, names);
    text += "\n             games    won  drawn   lost     share   95 %\n";
    const EngineSummary& a = summary.engines[0];
    text += row("A", summary.results) + row("  as Black", a.as_black) + row("  as White", a.as_white) + "\n";
    text += elo_line(summary.results) + test_line(test, summary.results) + endings_line(summary.endings);
    text += "Moves          " + decimal(summary.moves, 0) + " a game\n";
    for (const Side side : {Side::a, Side::b}) text += cost_line(side, summary.engines[index_of(side)]);
    for (const Side side : {Side::a, Side::b}) text += opinion_line(side, summary.engines[index_of(side)]);
    if (summary.repeated > 0)
        text += "Repeated       " + counted(summary.repeated, "game has", "games have") +
                " every move of an earlier one and " + (summary.repeated == 1 ? "says" : "say") +
                " nothing new; use openings or other seeds\n";
    if (!summary.noted.empty()) text += "\nTo be looked at:\n";
    const std::size_t shown = std::min(most_noted, summary.noted.size());
    for (std::size_t i = 0; i < shown; ++i) text += noted_line(summary.noted[i], names);
    if (shown < summary.noted.size())
        text += "  and " + std::to_string(summary.noted.size() - shown) + " more in games.jsonl\n";
    return text;
}

}  // namespace shinpan::apps::match
