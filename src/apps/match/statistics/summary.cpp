#include "apps/match/statistics/summary.hpp"

#include "base/json_writer.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace shinpan::inline apps::match {
namespace {

void count_result(Results& results, OutcomeForA outcome, Side side) {
    const bool is_a = side == Side::a;
    switch (outcome) {
        case OutcomeForA::won: ++(is_a ? results.won : results.lost); return;
        case OutcomeForA::lost: ++(is_a ? results.lost : results.won); return;
        case OutcomeForA::drawn: ++results.drawn; return;
        case OutcomeForA::none: return;
    }
}

int& counter_of(Endings& endings, const GameLine& line) {
    if (line.fault == word_of(FaultKind::out_of_time)) return endings.on_time;
    if (!line.fault.empty()) return endings.faults;
    if (line.ended == word_of(Ended::resignation)) return endings.resigned;
    if (line.outcome == OutcomeForA::none) return endings.no_result;
    if (line.basis == word_of(Basis::as_it_stands)) return endings.as_it_stands;
    if (line.basis == word_of(Basis::played_out)) return endings.played_out;
    if (line.basis == word_of(Basis::agreed)) return endings.agreed;
    if (line.basis == word_of(Basis::proven)) return endings.proven;
    if (line.basis == word_of(Basis::estimated)) return endings.estimated;
    return endings.other;
}

void add(EngineSummary& engine, const GameLine& line, Side side) {
    const PartOfGame& part = line.parts[index_of(side)];
    count_result(side == line.pairing.black ? engine.as_black : engine.as_white, line.outcome, side);
    engine.moves += part.moves;
    engine.wall += part.wall;
    engine.cpu += part.cpu;
    engine.longest_wall = std::max(engine.longest_wall, part.longest_wall);
    engine.longest_cpu = std::max(engine.longest_cpu, part.longest_cpu);
    engine.faults += !line.fault.empty() && line.at_fault == side ? 1 : 0;
    engine.said += part.said.empty() ? 0 : 1;
    engine.wrong_margin += part.disagrees == "margin" ? 1 : 0;
    engine.wrong_winner += part.disagrees == "winner" ? 1 : 0;
    for (const std::string& note : part.notes)
        if (std::find(engine.notes.begin(), engine.notes.end(), note) == engine.notes.end())
            engine.notes.push_back(note);
}

void write_results(JsonWriter& out, std::string_view key, const Results& results) {
    out.key(key).begin_object().key("won").number(results.won).key("drawn").number(results.drawn);
    out.key("lost").number(results.lost).end_object();
}

void write_engine(JsonWriter& out, const EngineSummary& engine, const std::string& name,
                  const std::string& command) {
    out.begin_object().key("name").text(name).key("command").text(command);
    write_results(out, "as_black", engine.as_black);
    write_results(out, "as_white", engine.as_white);
    out.key("moves").number(engine.moves).key("wall").decimal(engine.wall, 3);
    out.key("cpu").decimal(engine.cpu, 3).key("longest_wall").decimal(engine.longest_wall, 3);
    out.key("longest_cpu").decimal(engine.longest_cpu, 3).key("faults").number(engine.faults);
    out.key("final_scores").number(engine.said).key("other_winner").number(engine.wrong_winner);
    out.key("other_margin").number(engine.wrong_margin).key("notes").begin_array();
    for (const std::string& note : engine.notes) out.text(note);
    out.end_array().end_object();
}

void write_elo(JsonWriter& out, std::string_view key, const std::optional<double>& elo) {
    out.key(key);
    if (elo)
        out.decimal(*elo, 1);
    else
        out.null();
}

void write_strength(JsonWriter& out, const Results& results) {
    const Interval shares = share_interval(results);
    const EloInterval elo = elo_interval(results);
    out.key("share").decimal(share(results), 4);
    out.key("share_low").decimal(shares.low, 4).key("share_high").decimal(shares.high, 4);
    write_elo(out, "elo", elo.middle);
    write_elo(out, "elo_low", elo.low);
    write_elo(out, "elo_high", elo.high);
}

std::string_view word_of(Finding found) {
    switch (found) {
        case Finding::none_yet: return "none_yet";
        case Finding::elo0: return "elo0";
        case Finding::elo1: return "elo1";
    }
    return {};
}

void write_test(JsonWriter& out, const std::optional<Sprt>& test, const Results& results) {
    out.key("test");
    if (!test) {
        out.null();
        return;
    }
    const Interval bounds = stopping_bounds(*test);
    out.begin_object().key("elo0").decimal(test->elo0, 2).key("elo1").decimal(test->elo1, 2);
    out.key("log_likelihood_ratio").decimal(log_likelihood_ratio(*test, results), 3);
    out.key("low").decimal(bounds.low, 3).key("high").decimal(bounds.high, 3);
    out.key("found").text(word_of(finding(*test, results))).end_object();
}

}  // namespace

Summary summary_of(const std::vector<GameLine>& games) {
    Summary summary;
    std::set<std::string> seen;
    for (const GameLine& line : games) {
        ++summary.games;
        count_result(summary.results, line.outcome, Side::a);
        ++counter_of(summary.endings, line);
        summary.moves += line.moves;
        for (const Side side : {Side::a, Side::b}) add(summary.engines[index_of(side)], line, side);
        if (!seen.insert(line.hash).second && line.moves > 0) ++summary.repeated;
        const bool is_disputed = line.parts[0].disagrees == "winner" || line.parts[1].disagrees == "winner";
        if (!line.fault.empty() || is_disputed) summary.noted.push_back(line);
    }
    if (summary.games > 0) summary.moves /= summary.games;
    const auto faults_first = [](const GameLine& x, const GameLine& y) {
        return std::pair(x.fault.empty(), x.pairing.number) < std::pair(y.fault.empty(), y.pairing.number);
    };
    std::sort(summary.noted.begin(), summary.noted.end(), faults_first);
    return summary;
}

std::string to_json(const Summary& summary, const MatchTerms& terms, const Names& names,
                    const std::optional<Sprt>& test) {
    std::string text;
    JsonWriter out(text);
    const Endings& endings = summary.endings;
    out.begin_object().key("games").number(summary.games);
    write_results(out, "results", summary.results);
    write_strength(out, summary.results);
    write_test(out, test, summary.results);
    out.key("endings").begin_object().key("resigned").number(endings.resigned);
    out.key("on_time").number(endings.on_time).key("faults").number(endings.faults);
    out.key("as_it_stands").number(endings.as_it_stands).key("played_out").number(endings.played_out);
    out.key("agreed").number(endings.agreed).key("proven").number(endings.proven);
    out.key("estimated").number(endings.estimated).key("no_result").number(endings.no_result);
    out.key("other").number(endings.other).end_object();
    out.key("repeated").number(summary.repeated).key("moves").decimal(summary.moves, 1);
    out.key("engines").begin_object();
    for (const Side side : {Side::a, Side::b}) {
        out.key(name(side));
        const std::size_t i = index_of(side);
        write_engine(out, summary.engines[i], names[i], terms.commands[i]);
    }
    out.end_object().end_object();
    return text + "\n";
}

}  // namespace shinpan::apps::match
